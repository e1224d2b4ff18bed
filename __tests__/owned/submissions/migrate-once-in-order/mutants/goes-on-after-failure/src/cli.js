import { migrate } from './migrate.js';
import { inOrder } from './plan.js';

const HELP = 'usage: stockroom-migrate status | up';

/** The command line. `print` gets each line of output; returns the exit code. */
export async function runCli([command], { store, db, migrations, print }) {
  if (command === 'status') {
    const done = new Set(await store.applied());
    for (const { id } of inOrder(migrations)) print(`${done.has(id) ? 'done   ' : 'pending'} ${id}`);
    return 0;
  }
  if (command === 'up') {
    try {
      const ran = await migrate({ store, db, migrations });
      print(ran.length === 0 ? 'nothing to do' : `ran ${ran.join(', ')}`);
      return 0;
    } catch (error) {
      print(`failed: ${error.message}`);
      return 1;
    }
  }
  print(HELP);
  return 2;
}
