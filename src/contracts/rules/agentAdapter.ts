import type { AgentAdapter, AgentAdapterV1, AgentAdapterV2 } from '../generated/types.js';
import { validate as validateFirst } from '../generated/validators/agent-adapter.js';
import { validate as validateSecond } from '../generated/validators/agent-adapter-v2.js';
import { excerpt } from '../plainText.js';
import { ADAPTER_PLACEHOLDERS, adapterFile, commandRules } from './command.js';
import { type Check, error, type Form, type FormOf, versioned } from './form.js';
import { type Groups, sorted, textsOf, unique } from './lists.js';
import { isReadablePath, plainPaths } from './paths.js';
import { columnOf, elementsOf, placeOf } from './place.js';
import { superseded } from './superseded.js';

const command = (document: unknown) => placeOf(document, 'command');
const artifactPaths = (document: unknown) => columnOf(placeOf(document, 'artifacts'), 'path');
const artifacts: Groups = (document) => [artifactPaths(document)];
const environment: Groups = (document) => [elementsOf(placeOf(document, 'environment_names'))];
const diagnosticsPath = (document: unknown) => placeOf(document, 'diagnostics_path');

const commandListed: Check = (document, report) => {
  const listed = textsOf(artifactPaths(document));
  for (const { pointer, value } of elementsOf(command(document))) {
    const file = adapterFile(value);
    if (isReadablePath(file) && !listed.has(file)) report(pointer, `${excerpt(file)} is none of the artifacts; list it with its SHA-256`);
  }
};

const freePrices: Check = (document, report) => {
  if (placeOf(document, 'cost_posture').value !== 'free') return;
  for (const name of ['input_usd_per_million', 'output_usd_per_million']) {
    const { pointer, value } = placeOf(document, 'planning', name);
    if (typeof value === 'number' && value !== 0)
      report(pointer, 'a free adapter has a price of 0; otherwise its posture is paid or unknown');
  }
};

const first: Form<AgentAdapterV1> = {
  validate: validateFirst,
  rules: [
    error('adapter.environment-unique', unique(environment)),
    plainPaths((document) => [diagnosticsPath(document)]),
    superseded('it can be read, but not planned or run: describe the adapter in version 2'),
  ],
};

const second: Form<AgentAdapterV2> = {
  validate: validateSecond,
  rules: [
    error('adapter.environment-unique', unique(environment)),
    error('adapter.environment-sorted', sorted(environment)),
    error('adapter.artifacts-unique', unique(artifacts)),
    error('adapter.artifacts-sorted', sorted(artifacts)),
    error('adapter.free-prices', freePrices),
    ...commandRules(command, ADAPTER_PLACEHOLDERS),
    error('adapter.command-listed', commandListed),
    plainPaths((document) => [...artifactPaths(document), diagnosticsPath(document)]),
  ],
};

export const agentAdapterForm: FormOf<AgentAdapter> = versioned<AgentAdapter>('codevetter.agent-task-adapter.v2', first, second);
