/**
 * The subject process. It loads the workspace, module by module as the driver serves it, runs one observation at a time and reports
 * what came out. It holds no expected value. All of this runs before the first byte of the workspace does, see `../wire/intrinsics.ts`.
 */

import { quote } from '../wire/frameText.js';
import { withOwnMethods } from '../wire/intrinsics.js';
import { createBuiltins } from './builtins.js';
import { openChannel } from './channel.js';
import { createModuleGraph } from './moduleGraph.js';
import { createLocator } from './moduleLocator.js';
import { createObserver } from './observation.js';
import { createSurroundings } from './surroundings.js';

let env: Readonly<Record<string, string>> = {};
const channel = openChannel((hello) => {
  env = hello[1];
  return hello[0];
});
const listenToProcess = process.on.bind(process);
const { version } = process;
const surroundings = createSurroundings(channel, env);
const builtin = createBuiltins(surroundings.process);
const locate = createLocator(channel);
const observer = createObserver(channel, { ...surroundings, newGraph: () => createModuleGraph(locate, builtin) });

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
