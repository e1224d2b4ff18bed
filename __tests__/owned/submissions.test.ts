import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { corpusRoot, judge, ownedTasks, submissionsOf } from './support/submissions.js';

const tasks = await ownedTasks();
const taskIds = readdirSync(join(corpusRoot, 'tasks')).sort();

test('every task of the owned corpus has at least three wrong and one other right submission', () => {
  const counts = taskIds.map((id) => {
    const all = submissionsOf(id);
    const of = (kind: string) => all.filter((submission) => submission.kind === kind).length;
    return { id, enough: of('mutants') >= 3 && of('right') >= 1 };
  });
  expect(counts.filter(({ enough }) => !enough)).toEqual([]);
  expect(tasks.map(({ taskId }) => taskId)).toEqual(taskIds);
});

// The daily run judges in the sandbox that the machine offers; `npm run test:full` judges without one too.
const LEVELS = process.env.CORPUS_TEST_FULL === '1' ? [true, false] : [true];
const cases = LEVELS.flatMap((isolated) => taskIds.map((id) => [id, isolated ? 'isolated' : 'not isolated', isolated] as const));

describe.each(cases)('%s, %s', (id, _level, isolated) => {
  const task = () => {
    const found = tasks.find(({ taskId }) => taskId === id);
    if (found === undefined) throw new Error(`${id} is not valid`);
    return found;
  };
  const submissions = submissionsOf(id);

  test.each(submissions.filter(({ kind }) => kind === 'mutants').map((each) => [each.name, each] as const))(
    'refuses the wrong fix %s',
    async (_, submission) => {
      const { verdict, detail } = await judge(task(), submission, isolated);
      expect({
        refused: ['regression-not-passing', 'defining-not-passing', 'required-not-passing'].includes(verdict),
        verdict,
        detail,
      }).toMatchObject({ refused: true });
    },
  );

  test.each(submissions.filter(({ kind }) => kind === 'right').map((each) => [each.name, each] as const))(
    'accepts the other right fix %s',
    async (_, submission) => {
      const { verdict, detail } = await judge(task(), submission, isolated);
      expect({ verdict, detail }).toMatchObject({ verdict: 'all-passing' });
    },
  );
});
