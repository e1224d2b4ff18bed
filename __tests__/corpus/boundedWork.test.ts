import { edit, replace } from './support/breakage.js';
import { FIXTURE, INDEX, MANIFEST } from './support/brokenRow.js';
import { inBrokenCorpus, judge } from './support/judge.js';

const duplicates = Array.from({ length: 1_000 }, (_, at) => `"k${at}":1,"k${at}":2`).join(',');

const textSize = (lines: readonly string[]): number => lines.reduce((size, line) => size + line.length, 0);

test('an index with thousands of entries for one file does not buy thousands of readings', async () => {
  const entry = { task_id: 'a', manifest: { path: 'tasks/alpha/task.json', sha256: '' } };
  await inBrokenCorpus(edit(INDEX, { '/tasks': Array.from({ length: 1_500 }, () => entry) }), (folder) => {
    const { reading, result } = judge(folder);
    expect(reading.findings).toContainEqual(expect.objectContaining({ file: INDEX, pointer: '/tasks', rule: 'document.list-length' }));
    expect(result.valid).toBe(false);
    expect(result.tasks).toHaveLength(100);
  });
});

test.each([INDEX, MANIFEST, FIXTURE])('duplicate keys below a name as long as %s do not multiply it', async (file) => {
  const hostile = replace(file, (text) => text.replace('{', `{"${'n'.repeat(150_000)}": {${duplicates}},`));
  await inBrokenCorpus(hostile, (folder) => {
    const { reading, result } = judge(folder);
    expect(result.valid).toBe(false);
    expect(textSize([...result.errors, ...result.warnings])).toBeLessThan(100_000);
    expect(textSize(reading.findings.map(({ pointer }) => pointer))).toBeLessThan(200_000);
  });
});

test('of a document with thousands of faults the first ones are told, and how many more there are', async () => {
  const files = Array.from({ length: 6_000 }, () => ({ p: 1 }));
  await inBrokenCorpus(edit(FIXTURE, { '/files': files }), (folder) => {
    const { reading } = judge(folder);
    const about = reading.findings.filter(({ file }) => file === FIXTURE);
    expect(about.length).toBeLessThan(500);
    expect(about).toContainEqual(expect.objectContaining({ pointer: '', rule: 'document.more-problems' }));
  });
});
