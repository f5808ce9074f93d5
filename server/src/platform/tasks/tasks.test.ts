/** The runner of background work: what a task is promised, whatever happens to the processes that work on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyMigratedDatabase } from '#server/testing/copy-migrated-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Db } from '../database/schema.ts';
import { createMemoryBus } from '../live/memory-bus.ts';
import { listFailing, retry } from './operator-queries.ts';
import { ATTEMPTS_MAX, claim, insertPeriodic, LEASE_MS } from './queries.ts';
import { DONE, defineTask, Later, type Task } from './task.ts';
import { createTasks } from './tasks.ts';
import {
  COUNTING,
  countingTask,
  notedSteps as notedStepsIn,
  noteStep,
  waitingTasks,
} from './testing/counting-task.ts';

const resources = new AsyncDisposableStack();
const bus = createMemoryBus({ error: () => undefined } as never);
let db: Db;
let time: number;
const now = () => time;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tasks-'));
  resources.defer(() => rmSync(folder, { recursive: true }));
  const { databaseUrl } = resources.use(await copyMigratedDatabase(folder));
  const database = openDatabase({ databaseUrl, dataDir: folder });
  resources.defer(() => database.close());
  db = database.db;
});
beforeEach(async () => {
  time = Date.now();
  vi.clearAllMocks();
  await db.deleteFrom('tasks').execute();
});
afterAll(() => resources.disposeAsync());

/** A process that works on these tasks. */
function startProcess(...own: readonly Task[]) {
  const tasks = createTasks({ db, bus, log, now });
  tasks.add(own);
  return tasks;
}

const notedSteps = () => notedStepsIn(db);
const waiting = () => waitingTasks(db);

const enqueue = (tasks: ReturnType<typeof startProcess>, key: string, more = {}) =>
  inTransaction(db, (tx) => tasks.enqueue(tx, COUNTING, { key, ...more }));

it('a task is done step by step, once, and its row is removed', async () => {
  const tasks = startProcess(countingTask(3));
  await enqueue(tasks, 'a');
  await enqueue(tasks, 'a');
  await tasks.runDue();
  expect(await notedSteps()).toEqual(['a:0', 'a:1', 'a:2']);
  expect(await waiting()).toEqual([]);
});

it('a task of a transaction that is rolled back does not exist', async () => {
  const tasks = startProcess(countingTask(1));
  const failing = inTransaction(db, async (tx) => {
    await tasks.enqueue(tx, 'counting', { key: 'a' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await tasks.runDue();
  expect(await notedSteps()).toEqual([]);
});

it('effects come after the commit of their step', async () => {
  const seen: unknown[] = [];
  const tasks = startProcess(
    countingTask(2, ({ after, key }) => after(async () => seen.push([key, await notedSteps()]))),
  );
  await enqueue(tasks, 'a');
  await tasks.runDue();
  expect(seen.at(-1)).toEqual(['a', ['a:0', 'a:1']]);
});

it('an effect that fails leaves its step done, and the others are called', async () => {
  const seen: string[] = [];
  const tasks = startProcess(
    countingTask(2, ({ after, key }) => {
      after(() => Promise.reject(new Error('not reached')));
      after(() => seen.push(key));
    }),
  );
  await enqueue(tasks, 'a');
  await tasks.runDue();
  expect([await notedSteps(), seen]).toEqual([
    ['a:0', 'a:1'],
    ['a', 'a'],
  ]);
  expect(await waiting()).toEqual([]);
});

it('a task begins again when it is enqueued while a process works on it', async () => {
  const other = startProcess();
  let isChanged = false;
  const tasks = startProcess(
    defineTask<number>('counting', {
      async step(_, { key, cursor, after }) {
        if (cursor === 1 && !isChanged)
          after(async () => {
            isChanged = true;
            await enqueue(other, key);
          });
        seen.push(cursor);
        return cursor === 2 ? DONE : (cursor ?? 0) + 1;
      },
    }),
  );
  const seen: (number | null)[] = [];
  await enqueue(tasks, 'a');
  await tasks.runDue();
  expect(isChanged).toBe(true);
  expect(seen.slice(-3)).toEqual([null, 1, 2]);
  expect(await waiting()).toEqual([]);
});

it('a task that is put off begins again at its time', async () => {
  const tasks = startProcess(
    defineTask<number>('counting', {
      step: async (tx, { key }) => {
        await noteStep(tx, `${key}:${time}`);
        return time < startedAt + 1_000 ? new Later(startedAt + 1_000) : DONE;
      },
    }),
  );
  const startedAt = time;
  await enqueue(tasks, 'a');
  await tasks.runDue();
  await tasks.runDue();
  expect(await notedSteps()).toEqual([`a:${startedAt}`]);
  time += 1_000;
  await tasks.runDue();
  expect(await notedSteps()).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

it('a kind that the process does not know is left alone', async () => {
  const tasks = startProcess(countingTask(1));
  await inTransaction(db, (tx) => tasks.enqueue(tx, 'of a newer version', { key: 1 }));
  await tasks.runDue();
  expect(await waiting()).toMatchObject([{ kind: 'of a newer version', claims: 0, attempts: 0 }]);
});

describe('a step that fails', () => {
  it('is undone, and tried again later', async () => {
    let failures = 1;
    const tasks = startProcess(
      countingTask(2, ({ cursor }) => {
        if (cursor === 1 && failures-- > 0) throw new Error('not now');
      }),
    );
    await enqueue(tasks, 'a');
    await tasks.runDue();
    expect(await waiting()).toMatchObject([
      { attempts: 1, last_error: 'not now', failing_since: time, run_at: time + 10_000 },
    ]);
    expect(log.error).toHaveBeenCalledTimes(1);
    time += 10_000;
    await tasks.runDue();
    expect(await notedSteps()).toEqual(['a:0', 'a:1']);
    expect(await waiting()).toEqual([]);
  });

  it('ten times waits for an operator, and does not hinder other tasks', async () => {
    const tasks = startProcess(
      countingTask(1, ({ key }) => {
        if (key === 'poison') throw new Error('never');
      }),
    );
    await enqueue(tasks, 'poison');
    for (let i = 0; i < 2 * ATTEMPTS_MAX; i += 1) {
      await tasks.runDue();
      time += 60 * 60_000;
    }
    expect(log.error).toHaveBeenCalledTimes(ATTEMPTS_MAX);
    await enqueue(tasks, 'sound');
    await tasks.runDue();
    expect(await notedSteps()).toEqual(['sound:0']);
    expect(await listFailing(db, time, 10)).toMatchObject([
      { kind: 'counting', key: 'poison', attempts: ATTEMPTS_MAX, last_error: 'never' },
    ]);
    expect(await retry(db, { kind: 'counting', key: 'poison' }, time)).toBe(1);
    await tasks.runDue();
    expect(log.error).toHaveBeenCalledTimes(ATTEMPTS_MAX + 1);
  });

  it('that kills its process each time waits for an operator, who sees it', async () => {
    const tasks = startProcess(countingTask(1));
    await enqueue(tasks, 'a');
    // A killed process leaves a claim of which no step was done.
    const group = { kind: COUNTING, companyId: null };
    for (let i = 0; i < ATTEMPTS_MAX; i += 1) {
      expect(await claim(db, group, { now: time })).toMatchObject({ attempts: i + 1 });
      expect(await claim(db, group, { now: time + LEASE_MS - 1 })).toBeUndefined();
      time += 60 * 60_000;
    }
    await tasks.runDue();
    expect(await notedSteps()).toEqual([]);
    expect(await listFailing(db, time, 10)).toMatchObject([
      { key: 'a', last_error: 'The process that worked on it has ended.' },
    ]);
    expect(await retry(db, {}, time)).toBe(1);
    await tasks.runDue();
    expect(await notedSteps()).toEqual(['a:0']);
  });
});

describe('two processes', () => {
  it('share the tasks, and do each step once', async () => {
    const keys = Array.from({ length: 20 }, (_, i) => `task ${i}`);
    const [one, two] = [startProcess(countingTask(5)), startProcess(countingTask(5))];
    for (const key of keys) await enqueue(one, key);
    await Promise.all([one.runDue(), two.runDue()]);
    const steps = [0, 1, 2, 3, 4];
    expect(await notedSteps()).toEqual(
      keys.flatMap((key) => steps.map((step) => `${key}:${step}`)).sort(),
    );
    expect(log.error).not.toHaveBeenCalled();
  });

  it('do not work on a task at the same time, and one goes on after the other was killed', async () => {
    const [killed, other] = [startProcess(countingTask(3)), startProcess(countingTask(3))];
    await enqueue(killed, 'a');
    await db
      .updateTable('tasks')
      .set({ lease_until: time + LEASE_MS, claims: 1, cursor: '1' })
      .execute();
    await other.runDue();
    expect(await notedSteps()).toEqual([]);
    time += LEASE_MS;
    await other.runDue();
    expect(await notedSteps()).toEqual(['a:1', 'a:2']);
  });

  it('undo the step of the one whose lease has ended while it worked', async () => {
    const other = startProcess(countingTask(1));
    let hasTakenOver = false;
    const slow = startProcess(
      countingTask(1, async () => {
        if (hasTakenOver) return;
        hasTakenOver = true;
        time += LEASE_MS;
        await startWatch.resolve();
        await takenOver.promise;
      }),
    );
    const startWatch = Promise.withResolvers<void>();
    const takenOver = Promise.withResolvers<void>();
    await enqueue(slow, 'a');
    const working = slow.runDue();
    await startWatch.promise;
    // On SQLite the other one waits for the transaction of the first.
    const takingOver = other.runDue();
    takenOver.resolve();
    await Promise.all([working, takingOver]);
    expect(await notedSteps()).toEqual(['a:0']);
    expect(await waiting()).toEqual([]);
  });
});

describe('a clock that is set back', () => {
  it('frees a lease that ends later than it can', async () => {
    const tasks = startProcess(countingTask(1));
    await enqueue(tasks, 'a');
    await db
      .updateTable('tasks')
      .set({ lease_until: time + 3_600_000 })
      .execute();
    await tasks.runDue();
    expect(await notedSteps()).toEqual(['a:0']);
  });

  it('does not stop what repeats itself', async () => {
    const run = vi.fn(async () => undefined);
    const tasks = startProcess(defineTask('often', { every: 10_000, run }));
    const ending = new AbortController();
    const running = tasks.run(ending.signal);
    await expect.poll(() => run.mock.calls.length).toBe(1);
    time -= 3_600_000;
    await expect.poll(async () => (await waiting())[0]?.run_at).toBe(time + 10_000);
    ending.abort();
    await running;
  });
});

describe('work that repeats itself', () => {
  it('is never given up, also when its process is killed each time', async () => {
    const run = vi.fn(async () => undefined);
    const every = 10_000;
    const tasks = startProcess(defineTask('often', { every, run }));
    await insertPeriodic(db, { kind: 'often', every, now: time });
    for (let i = 0; i < 2 * ATTEMPTS_MAX; i += 1) {
      await claim(db, { kind: 'often', companyId: null }, { now: time, everyMs: every });
      time += LEASE_MS;
    }
    await tasks.runDue();
    expect(run).toHaveBeenCalledTimes(1);
    expect(await waiting()).toMatchObject([{ attempts: 0, failing_since: null }]);
  });

  it('runs once in each period, in one of the processes, and goes on after a failure', async () => {
    let isBroken = false;
    const run = vi.fn(async () => {
      if (isBroken) throw new Error('broken');
    });
    const task = defineTask('often', { every: 10_000, run });
    const [one, two] = [startProcess(task), startProcess(task)];
    const ending = new AbortController();
    const running = Promise.all([one.run(ending.signal), two.run(ending.signal)]);
    await expect.poll(() => run.mock.calls.length).toBe(1);
    await expect.poll(async () => (await waiting())[0]?.lease_until).toBe(0);
    ending.abort();
    await running;
    await Promise.all([one.runDue(), two.runDue()]);
    expect(run).toHaveBeenCalledTimes(1);
    isBroken = true;
    for (let i = 0; i < 2 * ATTEMPTS_MAX; i += 1) {
      time += 10_000;
      await Promise.all([one.runDue(), two.runDue()]);
    }
    expect(run).toHaveBeenCalledTimes(1 + 2 * ATTEMPTS_MAX);
  });

  it('runs once in each period also in several transactions, on which a lane spends a time', async () => {
    const every = 10_000;
    const step = vi.fn(async (_: Db, { cursor }: { readonly cursor: number | null }) => {
      await pause(5);
      return cursor === 20 ? DONE : (cursor ?? 0) + 1;
    });
    const tasks = startProcess(defineTask<number>('often', { every, step }));
    await insertPeriodic(db, { kind: 'often', every, now: time });
    for (const runs of [1, 2]) {
      await tasks.runDue();
      expect(step).toHaveBeenCalledTimes(21 * runs);
      expect(await waiting()).toMatchObject([{ cursor: null, lease_until: 0 }]);
      time += every;
    }
  });

  it('runs once more when it is wanted while it runs', async () => {
    const first = Promise.withResolvers<void>();
    const run = vi.fn(() => (run.mock.calls.length === 1 ? first.promise : Promise.resolve()));
    const tasks = startProcess(defineTask('often', { every: 3_600_000, run }));
    const ending = new AbortController();
    const running = tasks.run(ending.signal);
    await expect.poll(() => run.mock.calls.length).toBe(1);
    tasks.runNow('often');
    first.resolve();
    await expect.poll(() => run.mock.calls.length).toBe(2);
    ending.abort();
    await running;
  });

  it('ends with its process, and goes on in another', async () => {
    const tasks = startProcess(
      defineTask('long', {
        every: 3_600_000,
        run: (ending) =>
          new Promise((_, reject) => {
            ending.addEventListener('abort', () => reject(ending.reason));
          }),
      }),
    );
    const ending = new AbortController();
    const running = tasks.run(ending.signal);
    await expect.poll(async () => (await waiting())[0]?.claims).toBe(1);
    ending.abort();
    await running;
    expect(await waiting()).toMatchObject([{ lease_until: 0, attempts: 0, failing_since: null }]);
  });
});

it('the tasks of one company do not delay those of another', async () => {
  const order: string[] = [];
  const tasks = startProcess(countingTask(1, ({ key }) => order.push(key)));
  for (let i = 0; i < 30; i += 1) await enqueue(tasks, `many ${i}`, { companyId: 1 });
  await enqueue(tasks, 'single', { companyId: 2 });
  // The work begins with the first of them.
  const before = order.length;
  await tasks.runDue();
  expect(order.indexOf('single') - before).toBeLessThan(10);
});

it('metrics count what waits and what fails', async () => {
  const tasks = startProcess(
    countingTask(1, () => {
      throw new Error('no');
    }),
  );
  await enqueue(tasks, 'a');
  const registry = new Registry();
  tasks.registerMetrics(registry);
  time += 2_000;
  const before = await registry.metrics();
  expect(before).toContain('portal_tasks_waiting{kind="counting"} 1');
  expect(before).toContain('portal_tasks_oldest_waiting_seconds{kind="counting"} 2');
  await tasks.runDue();
  const after = await registry.metrics();
  expect(after).toContain('portal_tasks_waiting{kind="counting"} 0');
  expect(after).toContain('portal_tasks_failing{kind="counting"} 1');
});

it('a call works on its own task for a while, and leaves the rest to the background', async () => {
  const tasks = startProcess(
    countingTask(50, () => new Promise((resolve) => setTimeout(resolve, 5))),
  );
  await enqueue(tasks, 'a');
  expect(await tasks.workFor('counting', 'a', 0)).toBe(false);
  const begun = await notedSteps();
  expect(begun.length).toBeGreaterThan(0);
  expect(begun.length).toBeLessThan(50);
  expect(await tasks.workFor('counting', 'a', 60_000)).toBe(true);
  expect(await notedSteps()).toHaveLength(50);
});
