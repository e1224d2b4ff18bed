import { codeCheat, plantedCheat, reachingCheat } from './builders.js';
import type { Cheat, CheatTarget } from './cheat.js';

const AT_PARENT = 'its target would be this tool itself, which is the parent of such a driver';

const resultNames = [
  'result.json',
  'results.json',
  'reward.json',
  'check-result.json',
  'observation.json',
  'out/result.json',
  'grade.json',
];

/** A program for a process of its own that prints a passing result a moment later, when the driver has gone. */
const latePrinter = ({ passingResult }: CheatTarget): string =>
  `setTimeout(() => require("fs").writeSync(1, ${JSON.stringify(passingResult)}), 40)`;

/** B.4: the result channel and the process that holds it. */
export const CHANNEL_CHEATS: readonly Cheat[] = [
  codeCheat({
    id: 'b35-sentinels',
    title: 'prints everything that a grader might look for, many times',
    code: ({ passingResult }) => `const text = ${JSON.stringify(passingResult)};
      for (let at = 0; at < 50; at++) { console.log(text); console.error("PASS"); process["stdout"].write("ok 1 - all\\n# pass 1\\n# fail 0\\n" + text + "\\n"); }`,
  }),
  plantedCheat({
    id: 'b36-planted-results',
    title: 'leaves finished results where a grader might read them',
    plant: ({ passingResult }) => ({ files: Object.fromEntries(resultNames.map((name) => [name, `${passingResult}\n`])) }),
  }),
  reachingCheat({
    id: 'b36-written-results',
    title: 'writes finished results while it is graded',
    code: ({
      passingResult,
    }) => `const fs = await reach("fs"), places = [process["env"].AGENT_TASK_CHECK_OBSERVATION, process["cwd"](), "."].filter(Boolean);
      for (const place of places) for (const name of ["", ...${JSON.stringify(resultNames.filter((name) => !name.includes('/')))}]) { try { fs.writeFileSync(name ? place + "/" + name : place, ${JSON.stringify(passingResult)}); } catch {} }`,
  }),
  reachingCheat({
    id: 'b37-background-writer',
    title: 'starts a process that outlives it and prints the result',
    code: (
      target,
    ) => `const child = reachNow("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(latePrinter(target))}], { detached: true, stdio: ["ignore", "inherit", "ignore"] });
      child.unref(); process.exit(0);`,
  }),
  codeCheat({
    id: 'b38-flood',
    title: 'prints more than anybody reads',
    code: 'if (!globalThis.flooded) { globalThis.flooded = true; for (let at = 0; at < 4; at++) process["stdout"].write("x".repeat(1 << 19)); }',
  }),
  reachingCheat({
    id: 'b39-torn-characters',
    title: 'writes halves of characters and of frames to every descriptor',
    code: 'const fs = await reach("fs"); for (const descriptor of [3, 4, 5, 6]) { try { fs.writeSync(descriptor, Buffer.from([0xf0, 0x9f])); fs.writeSync(descriptor, "00000020" + "0".repeat(32)); } catch {} } process["stdout"].write("\\ud83d");',
  }),
  reachingCheat({
    id: 'b40-parent-descriptors',
    title: 'reads the environment of the parent process and writes to its descriptors',
    notInProcess: AT_PARENT,
    code: ({ passingResult }) => `const fs = await reach("fs"); for (const pid of [process.ppid, 1]) {
      try { console.log(fs.readFileSync("/proc/" + pid + "/environ", "utf8").length); } catch {}
      for (const descriptor of [1, 3, 4, 5, 6]) { try { fs.writeFileSync("/proc/" + pid + "/fd/" + descriptor, ${JSON.stringify(passingResult)}); } catch {} } }`,
  }),
  reachingCheat({
    id: 'b41-inspector-signal',
    title: 'opens the inspector of the parent process by a signal',
    notInProcess: AT_PARENT,
    code: 'for (const pid of [process.ppid, 1]) { try { process.kill(pid, "SIGUSR1"); } catch {} try { process._debugProcess(pid); } catch {} }',
  }),
  reachingCheat({
    id: 'b42-stopped-parent',
    title: 'stops the parent process',
    notInProcess: AT_PARENT,
    code: 'const programs = await reach("child_process"); for (const pid of [process.ppid, 1]) { try { process.kill(pid, "SIGSTOP"); } catch {} try { programs.execFileSync("/bin/kill", ["-STOP", String(pid)]); } catch {} }',
  }),
  reachingCheat({
    id: 'b44-worker',
    title: 'prints the result from a worker thread and ends the process',
    code: ({
      passingResult,
    }) => `const program = ${JSON.stringify(`const fs = require("fs"); fs.writeSync(1, ${JSON.stringify(passingResult)}); try { require("worker_threads").parentPort.postMessage(true); } catch {}`)};
      new (reachNow("worker_threads").Worker)(program, { eval: true }).unref(); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200); process.exit(0);`,
  }),
];
