/**
 * The subject process. It loads the workspace, module by module as the driver serves it, runs one observation at a time and reports
 * what came out. It holds no expected value. All of this runs before the first byte of the workspace does, see `../wire/intrinsics.ts`.
 */

import type { Script } from 'node:vm';
import { quote } from '../wire/frameText.js';
import { withOwnMethods } from '../wire/intrinsics.js';
import { createBuiltins } from './builtins.js';
import { openChannel } from './channel.js';
import { createModuleGraph } from './moduleGraph.js';
import { createLocator } from './moduleLocator.js';
import { createObserver } from './observation.js';
import { createSurroundings } from './surroundings.js';

/** Parameters of the program that the build makes of this module. */
declare const hostRequire: (name: string) => object;
declare const hostScript: Script;

let env: Readonly<Record<string, string>> = {};
const channel = openChannel((hello) => {
  env = hello[1];
  return hello[0];
});
const listenToProcess = process.on.bind(process);
const { version } = process;
const surroundings = createSurroundings(channel, env);
const builtin = createBuiltins(surroundings.process, hostRequire);
const locate = createLocator(channel);
const hostCode = (): string => hostScript.createCachedData().toString('base64');
const observer = createObserver(channel, { ...surroundings, newGraph: () => createModuleGraph(locate, builtin), hostCode });

const crash = withOwnMethods(observer.crash);
listenToProcess('uncaughtException', crash);
listenToProcess('unhandledRejection', crash);
listenToProcess('beforeExit', withOwnMethods(observer.idle));
// Without a listener this signal opens the inspector.
listenToProcess(
  'SIGUSR1',
  withOwnMethods(() => {}),
);

channel.listen(observer.receive);
channel.send('ready', `,${quote(version)}`);
