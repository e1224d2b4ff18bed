import type { Problem } from '../contracts/finding.js';
import type { AgentAdapterV2 } from '../contracts/generated/types.js';
import { excerpt } from '../contracts/plainText.js';
import { importsOf, unlistedImports } from './adapterImports.js';

/** What may be meant and still surprises people when an adapter runs. Warnings: none of them stops a plan. */
export const ADAPTER_HINTS = {
  'adapter-hint.diagnostics-untold': 'The command tells the adapter where its diagnostics are expected.',
  'adapter-hint.packages': 'Packages that an adapter imports come from a listed package.json and package-lock.json.',
  'adapter-hint.prices': 'The prices and the cost limit of an adapter leave room for a run.',
  'adapter-hint.shebang': 'No listed file relies on an interpreter at a fixed place of the machine.',
  'adapter-hint.timeout': 'The time limit leaves room for a start, and for other attempts in the same job.',
  'adapter-hint.unlisted-files': 'Files beside the descriptor that are not listed are not part of the adapter.',
  'adapter-hint.unlisted-import': 'A listed file imports only listed files.',
} as const;

type HintId = keyof typeof ADAPTER_HINTS;

/** The part of a loaded adapter that hints are taken from. */
export interface HintedAdapter {
  readonly document: AgentAdapterV2;
  readonly artifacts: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

const SHORT_MS = 5_000;
const LONG_MS = 30 * 60_000;
const MOST_NAMED = 10;
const MOST_IMPORTS = 20;

const hint = (rule: HintId, pointer: string, message: string): Problem => ({ rule, pointer, message, severity: 'warning' });

const names = (all: readonly string[]): string =>
  all
    .slice(0, MOST_NAMED)
    .map((name) => excerpt(name))
    .join(', ') + (all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : '');

const diagnosticsHints = ({ document: { command, diagnostics_path: path } }: HintedAdapter): Problem[] =>
  path === undefined || command.some((argument) => argument === `{workspace}/${path}`)
    ? []
    : [
        hint(
          'adapter-hint.diagnostics-untold',
          '/diagnostics_path',
          `a run fails when nothing is written there, and no argument is {workspace}/${path}; make sure that the program knows the place, or leave the field out`,
        ),
      ];

const priceHints = ({ document: { cost_posture: posture, planning } }: HintedAdapter): Problem[] => {
  if (posture === 'free') return [];
  const found: Problem[] = [];
  for (const name of ['input_usd_per_million', 'output_usd_per_million'] as const) {
    const other = name === 'input_usd_per_million' ? planning.output_usd_per_million : planning.input_usd_per_million;
    if (planning[name] === 0 && other > 0)
      found.push(hint('adapter-hint.prices', `/planning/${name}`, 'a price of 0 leaves these tokens out of the bound of the cost'));
  }
  if (planning.max_cost_usd === 0) {
    found.push(
      hint(
        'adapter-hint.prices',
        '/planning/max_cost_usd',
        'a limit of 0 blocks every plan that costs anything; name what one run may cost at most',
      ),
    );
  }
  return found;
};

const timeoutHints = ({ document: { timeout_ms: ms } }: HintedAdapter): Problem[] => {
  if (ms < SHORT_MS)
    return [
      hint(
        'adapter-hint.timeout',
        '/timeout_ms',
        `${ms} ms can pass before a program has started on a busy machine; allow ${SHORT_MS} or more`,
      ),
    ];
  if (ms > LONG_MS)
    return [
      hint(
        'adapter-hint.timeout',
        '/timeout_ms',
        `one attempt may take ${Math.round(ms / 60_000)} minutes; a job that makes several may end before they do`,
      ),
    ];
  return [];
};

const shebangHints = ({ artifacts }: HintedAdapter): Problem[] =>
  artifacts.flatMap(({ path, bytes }, at) => {
    const first = new TextDecoder().decode(bytes.subarray(0, 200)).split('\n', 1)[0] ?? '';
    return first.startsWith('#!') && !first.startsWith('#!/usr/bin/env ')
      ? [
          hint(
            'adapter-hint.shebang',
            `/artifacts/${at}/path`,
            `${excerpt(path)} begins with ${excerpt(first)}, a place that need not exist where it runs; start it with {node}, or write #!/usr/bin/env`,
          ),
        ]
      : [];
  });

const importHints = ({ document, artifacts }: HintedAdapter): Problem[] => {
  const listed = new Set(document.artifacts.map(({ path }) => path));
  const locked = listed.has('package.json') && listed.has('package-lock.json');
  return artifacts.flatMap(({ path, bytes }, at) => {
    const pointer = `/artifacts/${at}/path`;
    const imports = importsOf(path, bytes);
    const packages = locked ? [] : [...new Set(imports.filter(({ kind }) => kind === 'package').map(({ name }) => name))];
    return [
      ...unlistedImports(imports, listed)
        .slice(0, MOST_IMPORTS)
        .map(({ specifier }) =>
          hint(
            'adapter-hint.unlisted-import',
            pointer,
            `${excerpt(path)} seems to import ${excerpt(specifier)}, which is none of the artifacts and will not be there at run time`,
          ),
        ),
      ...(packages.length === 0
        ? []
        : [
            hint(
              'adapter-hint.packages',
              pointer,
              `${excerpt(path)} seems to import ${names(packages)}; list a package.json and a package-lock.json that bring it, or bundle it into a listed file`,
            ),
          ]),
    ];
  });
};

const besideHints = (beside: readonly string[]): Problem[] =>
  beside.length === 0
    ? []
    : [
        hint(
          'adapter-hint.unlisted-files',
          '/artifacts',
          `not part of the adapter, and not there when it runs: ${names(beside)}; list what it needs`,
        ),
      ];

const HINTS = [diagnosticsHints, priceHints, timeoutHints, shebangHints, importHints] as const;

/** Everything that an author should look at twice. `beside`: files in the adapter's folder that belong to no adapter. */
export const adapterHints = (adapter: HintedAdapter, beside: readonly string[]): Problem[] => [
  ...HINTS.flatMap((hints) => hints(adapter)),
  ...besideHints(beside),
];
