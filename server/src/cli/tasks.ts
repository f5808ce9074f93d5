import { openDatabase } from '#server/platform/database/open-database.ts';
import { listFailing, retry } from '#server/platform/tasks/operator-queries.ts';
import { readSettings } from '#server/settings.ts';
import { CommandRefusedError } from '#server/startup-errors.ts';
import type { Command } from './command.ts';
import { describeTask } from './describe-task.ts';
import { refuseUnlessUpToDate, refuseWithoutDatabase } from './usable-database.ts';

const LISTED_MAX = 100;

/** Lists the background work that fails, or tries it again, while the portal runs or is stopped. */
export const tasks: Command = {
  usage: 'tasks [retry [KIND [KEY]]]',
  async run([asked, kind, key]) {
    if (asked !== undefined && asked !== 'retry')
      throw new CommandRefusedError(`There is 'tasks' and 'tasks retry', not 'tasks ${asked}'.`);
    const settings = readSettings();
    refuseWithoutDatabase(settings);
    const database = openDatabase({ ...settings, readOnly: asked === undefined });
    try {
      await refuseUnlessUpToDate(database.db, 'tasks');
      if (asked === 'retry') {
        const count = await retry(database.db, { kind, key }, Date.now());
        console.log(count === 0 ? 'No such work fails.' : `Tried again within a second: ${count}`);
        return;
      }
      const failing = await listFailing(database.db, Date.now(), LISTED_MAX);
      if (failing.length === 0) console.log('No background work fails.');
      for (const task of failing) console.log(describeTask(task));
    } finally {
      await database.close();
    }
  },
};
