/** Runs as a process: works on the tasks of `countingTask` until none is due. NOW is its clock. */
import { createLog } from '#server/platform/create-log.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createMemoryBus } from '#server/platform/live/memory-bus.ts';
import { createTasks } from '../tasks.ts';
import { countingTask, STEPS } from './counting-task.ts';

const log = createLog('error');
const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', NOW } = process.env;
const database = openDatabase({ databaseUrl: databaseUrl || undefined, dataDir });
const tasks = createTasks({
  db: database.db,
  bus: createMemoryBus(log),
  log,
  now: () => Number(NOW),
});
tasks.add([countingTask(STEPS)]);
await tasks.runDue();
await database.close();
