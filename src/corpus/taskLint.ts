import type { Problem } from '../contracts/finding.js';
import { excerpt } from '../contracts/plainText.js';
import { type CorpusFinding, placed } from './findings.js';
import type { IdentifiedBytes, TaskPackage } from './taskPackage.js';

/** Files that steer an agent or its tools: in a fixture they speak to the agent beside the task packet. */
const AGENT_CONFIGURATION =
  /(?:^|\/)(?:\.claude|\.cursor|\.gemini|\.codex|\.continue|\.windsurf)\/|(?:^|\/)(?:\.mcp\.json|AGENTS\.md|CLAUDE\.md|GEMINI\.md|\.cursorrules|\.windsurfrules|\.aider[^/]*|\.npmrc|\.yarnrc(?:\.yml)?|\.env(?:\.[^/]*)?|copilot-instructions\.md)$/i;

/** Dot files and Markdown: the cheap question first. */
const mayConfigure = (path: string): boolean => path.startsWith('.') || path.includes('/.') || path.toLowerCase().endsWith('.md');

/** Words of checks that judge how code looks. Observable behaviour is what a task may ask for. */
const STYLE =
  /(?:^|[^a-z])(?:lint(?:ed|er|ing)?|prettier|eslint|formatting-only|code-style|indent(?:ation|ed)?|naming-convention|readab(?:le|ility))(?:$|[^a-z])/i;

type Lint = (task: TaskPackage) => { where: IdentifiedBytes; problem: Problem }[];

const warning = (where: IdentifiedBytes, pointer: string, rule: string, message: string) => [
  { where, problem: { pointer, rule, message, severity: 'warning' as const } },
];

const hasRegressionCheck: Lint = ({ manifest }) =>
  manifest.document.regression_checks.length > 0
    ? []
    : warning(
        manifest,
        '/regression_checks',
        'lint.no-regression-check',
        'the task has no regression check; add one for behaviour that a fix must keep',
      );

const judgesBehaviour: Lint = ({ acceptance }) =>
  acceptance.document.required_checks.flatMap(({ id, label }, at) =>
    STYLE.test(id) || STYLE.test(label)
      ? warning(
          acceptance,
          `/required_checks/${at}`,
          'lint.style-outcome',
          `the check ${excerpt(id)} seems to judge style; a task outcome must be observable behaviour`,
        )
      : [],
  );

const steersNoAgent: Lint = ({ fixture }) =>
  fixture.document.files.flatMap(({ path }, at) =>
    mayConfigure(path) && AGENT_CONFIGURATION.test(path)
      ? warning(
          fixture,
          `/files/${at}/path`,
          'lint.agent-configuration',
          `${excerpt(path)} configures an agent or its tools; a fixture that carries it changes what is measured`,
        )
      : [],
  );

const runtimeIsThere: Lint = ({ driver, checkRuntime }) =>
  checkRuntime !== undefined && 'missing' in checkRuntime
    ? warning(
        driver,
        '',
        'lint.check-runtime-missing',
        `the driver was sealed with a check runtime that the corpus does not hold (${checkRuntime.missing}); run \`corpus seal\``,
      )
    : [];

const LINTS: readonly Lint[] = [hasRegressionCheck, judgesBehaviour, steersNoAgent, runtimeIsThere];

/** What the authoring rules ask for and no rule of the format enforces: warnings only. */
export const taskLint = (label: string, task: TaskPackage): CorpusFinding[] =>
  LINTS.flatMap((lint) => lint(task)).flatMap(({ where, problem }) =>
    placed(label, where.file, [problem], problem.pointer === '' ? undefined : where.bytes),
  );
