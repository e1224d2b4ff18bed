import type { Launcher } from './launch.js';
import type { SystemTools } from './systemTools.js';
import { wrapperScript } from './wrapperScript.js';

/**
 * No sandbox: the process sees and may do all that root may. But its processes are numbered for themselves, so that all of them end
 * with the first one, wherever they went, and none of them can name a process of ours. Only root can do this.
 */
export const containedLauncher = ({ unshare, setpriv, mount, setsid }: SystemTools): Launcher | undefined => {
  if (!unshare || !setpriv || !mount || !setsid) return undefined;
  return ({ program, command, cwd, env }) => {
    const first = `
read -r pid rest </proc/self/stat
echo "init $pid" >&3
${mount} -t proc proc /proc || exit 126
cd "$1" || exit 126
shift
${wrapperScript(Object.keys(env))}`;
    return {
      file: setpriv,
      args: [
        ...['--pdeathsig', 'KILL', '--', unshare, '--pid', '--mount', '--fork', '--kill-child', '--', setsid],
        ...['/bin/sh', '-c', first, 'sh', cwd, program, ...command],
      ],
      env,
    };
  };
};
