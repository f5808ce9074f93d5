import type { Db } from '#server/platform/database/schema.ts';
import { listFailing, retry } from '#server/platform/tasks/operator-queries.ts';
import type { Command } from './command.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { describeTask } from './describe-task.ts';
import { readArguments } from './read-arguments.ts';
import { onDatabase } from './usable-database.ts';

const LISTED_MAX = 100;

/** Lists the background work that fails, or tries it again, while the portal runs or is stopped. */
export const tasks: Command = {
  usage: 'tasks [retry [KIND [KEY]]]',
  about: [
    'Lists the work in the background that fails, or tries it again.',
    '"tasks retry" tries all of it again, "tasks retry KIND" that of one kind, "tasks retry KIND KEY" one task.',
    'The portal may run or be stopped; it tries again within a second, or at its next start.',
  ],
  example: 'tasks retry mails',
  async run(args) {
    const [asked, kind, key] = readArguments(tasks, args, { count: [0, 3] }).positionals;
    if (asked !== undefined && asked !== 'retry')
      throw new CommandRefusedError(`There is 'tasks' and 'tasks retry', not 'tasks ${asked}'.`);
    if (asked === 'retry') {
      const count = await onDatabase((db) => retry(db, { kind, key }, Date.now()));
      console.log(count === 0 ? 'No such work fails.' : `Tried again within a second: ${count}`);
      return;
    }
    const list = (db: Db) => listFailing(db, Date.now(), LISTED_MAX);
    const failing = await onDatabase(list, { readOnly: true });
    if (failing.length === 0) console.log('No background work fails.');
    for (const task of failing) console.log(describeTask(task));
  },
};
