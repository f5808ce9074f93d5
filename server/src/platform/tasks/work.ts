/** The work of a process on one claimed task: its steps, their commits and failures, its lease. */
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/schema.ts';
import type { Logger } from '../log.ts';
import { Pace, STEPS_MS } from './pace.ts';
import * as queries from './queries.ts';
import { retryMs } from './retry.ts';
import { type Cursor, DONE, Later, type LongTask, type StepTask, type Task } from './task.ts';

/** Stored characters of an error. */
const ERROR_LENGTH = 500;

export interface WorkDependencies {
  readonly db: Db;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Another process has taken over, or the task was enqueued again: what the transaction did is rolled back. */
class LostTaskError extends Error {}

type Held = queries.ClaimedTask;
type Next = Cursor | Later | typeof DONE;
type Effect = () => unknown;
type Outcome = 'done' | 'put off' | 'released';

export function createWork({ db, log, now }: WorkDependencies) {
  const pace = new Pace();

  /** Some steps, and where they have come to, in one transaction. */
  async function transaction(task: StepTask, held: Held) {
    let effects: Effect[] = [];
    let tookMs = 0;
    const next = await inTransaction(db, async (tx) => {
      const startedAt = performance.now();
      effects = [];
      const after = (effect: Effect) => effects.push(effect);
      const next = await steps(tx, task, { ...held, after });
      if (!(await store(tx, task, held, next))) throw new LostTaskError();
      tookMs = performance.now() - startedAt;
      return next;
    });
    return { next, effects, tookMs };
  }

  async function steps(
    tx: Db,
    task: StepTask,
    { key, cursor, after }: Held & { readonly after: (effect: Effect) => void },
  ): Promise<Next> {
    const endsAt = performance.now() + STEPS_MS;
    let at = cursor === null ? null : (JSON.parse(cursor) as Cursor);
    for (;;) {
      const next = await task.step(tx, { key, cursor: at, after });
      if (next === DONE || next instanceof Later || performance.now() >= endsAt) return next;
      at = next;
    }
  }

  /** Returns false if another process has the task. */
  function store(tx: Db, task: Task, held: Held, next: Next): Promise<boolean> {
    if (next instanceof Later)
      return queries.store(tx, held, { cursor: null, run_at: next.at, lease_until: 0 });
    if (next !== DONE)
      return queries.store(tx, held, {
        cursor: JSON.stringify(next),
        // One that repeats itself has the time of its next run.
        ...(task.every === undefined && { run_at: now() }),
        lease_until: now() + queries.LEASE_MS,
      });
    if (task.every === undefined) return queries.remove(tx, held);
    return queries.store(tx, held, { cursor: null, lease_until: 0 });
  }

  async function storeFailure(task: Task, held: Held, error: unknown): Promise<void> {
    if (error instanceof LostTaskError) return;
    const { kind, key } = held;
    const attempts = Math.max(1, held.attempts);
    log.error({ err: error, task: kind, key, attempts }, 'background work is tried again later');
    // Its lease ends by itself.
    if (isDatabaseUnavailable(error)) return;
    const delayMs = retryMs(attempts);
    await queries.fail(db, held, {
      attempts,
      error: String(error instanceof Error ? error.message : error).slice(0, ERROR_LENGTH),
      runAt: now() + Math.min(delayMs, task.every ?? delayMs),
      now: now(),
    });
  }

  /** The step of an effect that fails is done all the same. */
  async function call(effects: readonly Effect[], { kind, key }: Held): Promise<void> {
    for (const effect of effects)
      try {
        await effect();
      } catch (error) {
        log.error({ err: error, task: kind, key }, 'an effect of background work failed');
      }
  }

  /** One transaction and its effects. Returns the task as it is then, or how its work has ended. */
  async function advance(task: StepTask, held: Held): Promise<Held | Outcome> {
    try {
      const { next, effects } = await pace.run(() => transaction(task, held));
      await call(effects, held);
      if (next === DONE) return 'done';
      if (next instanceof Later) return 'put off';
      return { ...held, attempts: 0, cursor: JSON.stringify(next) };
    } catch (error) {
      await storeFailure(task, held, error);
      return error instanceof LostTaskError ? 'released' : 'put off';
    }
  }

  return {
    /** Does steps until the task is done, put off, or `isOver`. */
    async onSteps(task: StepTask, claimed: Held, isOver: () => boolean): Promise<Outcome> {
      try {
        for (let held = claimed; ; ) {
          const next = await advance(task, held);
          if (typeof next === 'string') return next;
          held = next;
          if (!isOver()) continue;
          await queries.release(db, { ...held, runAt: now() });
          return 'released';
        }
      } finally {
        await task.released?.();
      }
    },

    /** Does all of it, while the lease is renewed. */
    async onLong(task: LongTask, held: Held, ending: AbortSignal): Promise<void> {
      const lost = new AbortController();
      const renew = async () => {
        try {
          if (!(await queries.renewLease(db, held, now()))) lost.abort(new LostTaskError());
        } catch (error) {
          // Another process may go on when the lease is over; this one learns of it with the next renewal.
          log.warn({ err: error, task: held.kind }, 'a lease could not be renewed');
        }
      };
      const renewal = setInterval(() => void renew(), queries.LEASE_MS / 3);
      try {
        await task.run(AbortSignal.any([ending, lost.signal]));
        if (ending.aborted) await queries.release(db, { ...held, attempts: 0 });
        else await store(db, task, held, DONE);
      } catch (error) {
        if (ending.aborted) await queries.release(db, { ...held, attempts: 0 });
        else await storeFailure(task, held, error);
      } finally {
        clearInterval(renewal);
      }
    },
  };
}
