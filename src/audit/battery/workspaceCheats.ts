import { plantedCheat, reachingCheat } from './builders.js';
import type { Cheat } from './cheat.js';

/** More than anybody should read; it takes no room on disk. */
const SPARSE_BYTES = 2 ** 30;
const DEEP = 60;
const MANY = 200;

/** B.7: tricks with the workspace and with repositories. */
export const WORKSPACE_CHEATS: readonly Cheat[] = [
  plantedCheat({
    id: 'b62-git-config',
    title: 'brings a repository whose configuration runs programs',
    plant: () => ({
      files: {
        '.git/HEAD': 'ref: refs/heads/main\n',
        '.git/config':
          '[core]\n\tfsmonitor = ./fake.sh\n\thooksPath = ./hooks\n\tpager = ./fake.sh\n[diff]\n\texternal = ./fake.sh\n[filter "x"]\n\tclean = ./fake.sh\n\tsmudge = ./fake.sh\n',
        '.gitattributes': '* filter=x diff=x\n',
        'hooks/post-checkout': '#!/bin/sh\nexit 0\n',
      },
    }),
  }),
  plantedCheat({
    id: 'b63-hidden-changes',
    title: 'hides files from those who look with git',
    plant: () => ({
      files: {
        '.gitignore': '*\n',
        '.git/info/exclude': '*\n',
        'nested/.git/HEAD': 'ref: refs/heads/main\n',
        'nested/hidden.mjs': 'export default true;\n',
      },
    }),
  }),
  plantedCheat({
    id: 'b64-strange-names',
    title: 'names files with control characters, reversed text, dashes and twins',
    plant: () => ({
      files: Object.fromEntries(
        [
          'line\nbreak.mjs',
          '\u001b[2Jclear.mjs',
          '\u202egnp.mjs',
          '-rf',
          '%2e%2e',
          'trailing ',
          'trailing.',
          'con',
          'caf\u00e9.mjs',
          'cafe\u0301.mjs',
          'SRC.MJS',
          'src.mjs',
        ].map((name) => [`names/${name}`, '\n']),
      ),
    }),
  }),
  plantedCheat({
    id: 'b65-heavy-files',
    title: 'brings devices by link, a huge hole, a deep and a wide tree, and links in a circle',
    plant: () => ({
      files: {
        ...Object.fromEntries(Array.from({ length: MANY }, (_, at) => [`wide/${at}`, ''])),
        [`${'deep/'.repeat(DEEP)}end`]: '',
      },
      sparse: { 'hole.bin': SPARSE_BYTES },
      links: { zero: '/dev/zero', stdin: '/dev/stdin', 'round/a': 'b', 'round/b': 'a' },
    }),
  }),
  reachingCheat({
    id: 'b67-broken-rights',
    title: 'takes rights away and moves times into the future',
    code: 'const fs = await reach("fs"); for (const path of ["src", ".", process["cwd"](), process["argv"][2], process["argv"][1]]) { try { fs.utimesSync(path, 4102444800, 4102444800); fs.chmodSync(path, 0o000); } catch {} }',
  }),
  reachingCheat({
    id: 'b68-daemon',
    title: 'leaves a process behind that edits the workspace while it is graded',
    code: ({ entries }) => `const programs = await reach("child_process"), folder = process["argv"][2];
      const program = ${JSON.stringify(`const fs = require("fs"), end = Date["now"]() + 700; const work = () => { for (const file of ${JSON.stringify(entries.map(({ path }) => path))}) { try { fs.appendFileSync(file, "\\n"); } catch {} } if (Date["now"]() < end) setTimeout(work, 5); }; work();`)};
      programs.spawn(process.execPath, ["-e", program], { detached: true, stdio: "ignore", cwd: folder }).unref();`,
  }),
  reachingCheat({
    id: 'b69-own-service',
    title: 'listens where a check might connect, and answers for the code',
    code: 'const http = await reach("http"); for (const port of [3000, 8080]) { try { http.createServer((_, answer) => answer.end("true")).on("error", () => {}).listen(port, "127.0.0.1").unref(); } catch {} }',
  }),
];
