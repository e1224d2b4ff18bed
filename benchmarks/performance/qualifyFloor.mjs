// The least that qualifying can cost: as many driver and subject processes, with the same arguments and the same isolation, two at a
// time, but with empty bodies. Usage: node qualifyFloor.mjs <plan.json> <jobs>
// Run as a driver (`--driver <subjects.json>`) it starts its subjects one after the other and ends.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ended = (file, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '' },
      detached: true,
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`))));
  });

if (process.argv[2] === '--driver') {
  for (const { file, args } of JSON.parse(readFileSync(process.argv[3], 'utf8'))) await ended(file, args);
} else {
  const queue = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await ended(process.execPath, [import.meta.filename, '--driver', next.subjects, ...next.args]);
    }
  };
  await Promise.all(Array.from({ length: Number(process.argv[3]) }, work));
}
