/** A process that is killed at any statement of its work leaves a task that another one ends, with each step done once. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '#server/platform/create-log.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createMemoryBus } from '#server/platform/live/memory-bus.ts';
import { killedAt } from '#server/testing/killed-process.ts';
import { startProcess } from '#server/testing/portal-process.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';
import { enqueue, LEASE_MS } from './queries.ts';
import { createTasks } from './tasks.ts';
import {
  COUNTING,
  countingTask,
  notedSteps,
  STEPS,
  waitingTasks,
} from './testing/counting-task.ts';

const PROGRAM = join(import.meta.dirname, 'testing/work-on-tasks.ts');
const WATCHED = ['--import', import.meta.resolve('#server/testing/kill-at-statement.ts'), PROGRAM];
const ALL = Array.from({ length: STEPS }, (_, step) => `a:${step}`);

it('is continued by another process, wherever the first one was killed', async () => {
  await using installation = await makeTestInstallation();
  const { env, databaseUrl, dataDir } = installation;
  const database = openDatabase({ databaseUrl, dataDir });
  await using _closing = { [Symbol.asyncDispose]: () => database.close() };
  const { db } = database;
  const log = createLog('error');
  const tasks = createTasks({ db, bus: createMemoryBus(log), log, now: () => LEASE_MS });
  tasks.add([countingTask(STEPS)]);
  let kills = 0;
  for (let count = 1, isKilled = true; isKilled; count += 1) {
    await db.deleteFrom('tasks').execute();
    await enqueue(db, { kind: COUNTING, key: 'a', runAt: 0, now: 0 });
    const first = startProcess({ ...env, NOW: '0', ...killedAt({ count }) }, WATCHED);
    await first.ended;
    isKilled = first.child.signalCode === 'SIGKILL';
    if (isKilled) kills += 1;
    await tasks.runDue();
    expect([count, await notedSteps(db)]).toEqual([count, ALL]);
    expect(await waitingTasks(db)).toEqual([]);
  }
  expect(kills).toBeGreaterThan(5);
});
