/** Works on the tasks of all features, shared with the other processes: claim, pace, retry, end. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import type { Logger } from '../log.ts';
import { outsideRequests } from '../current-request.ts';
import { registerTaskMetrics } from './metrics.ts';
import { Pace, STEPS_MS } from './pace.ts';
import * as queries from './queries.ts';
import { TASKS_DUE } from './queue.ts';
import { type Cursor, DONE, Later, type LongTask, type StepTask, type Task } from './task.ts';

/** Tasks in short transactions at a time: one that has just been enqueued does not wait for the end of the others. */
const STEP_LANES = 4;
/** After this time a task leaves its lane to those that wait longer. */
const TURN_MS = 500;
/** For tasks whose time comes, and for what a process that was killed has left. */
const POLL_MS = 1_000;
const FIRST_RETRY_MS = 10_000;
/** Ten attempts take 70 minutes. */
const LONGEST_RETRY_MS = 30 * 60_000;
/** Stored characters of an error. */
const ERROR_LENGTH = 500;

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Another process has taken over, or the task was enqueued again: what the transaction did is rolled back. */
class LostTaskError extends Error {}

export type TaskRunner = ReturnType<typeof createTaskRunner>;

export function createTaskRunner({ db, bus, log, now }: Dependencies) {
  const steps = new Map<string, StepTask>();
  const longOnes = new Map<string, LongTask>();
  const pace = new Pace();
  /** The kinds that repeat themselves and are to run once more now. */
  const wanted = new Set<string>();
  let wake: () => void = () => undefined;

  /** Works on a claimed task until it is done, put off, or `isOver`. */
  async function workOn(
    task: StepTask,
    claimed: queries.ClaimedTask,
    isOver: () => boolean,
  ): Promise<'done' | 'put off' | 'released'> {
    let held = claimed;
    try {
      for (;;) {
        const { next, effects } = await pace.run(() => transaction(task, held));
        held = { ...held, attempts: 0, cursor: JSON.stringify(next) };
        for (const effect of effects) await effect();
        if (next === DONE) return 'done';
        if (next instanceof Later) return 'put off';
        if (!isOver()) continue;
        await queries.release(db, held);
        return 'released';
      }
    } catch (error) {
      await end(task, held, error);
      return error instanceof LostTaskError ? 'released' : 'put off';
    } finally {
      await task.released?.();
    }
  }

  /** Some steps, and where they have come to, in one transaction. */
  async function transaction(task: StepTask, held: queries.ClaimedTask) {
    let effects: (() => unknown)[] = [];
    const next = await inTransaction(db, async (tx) => {
      effects = [];
      const endsAt = performance.now() + STEPS_MS;
      let cursor = held.cursor === null ? null : (JSON.parse(held.cursor) as Cursor);
      for (;;) {
        const after = (effect: () => unknown) => effects.push(effect);
        const next = await task.step(tx, { key: held.key, cursor, after });
        if (next === DONE || next instanceof Later || performance.now() >= endsAt) {
          if (!(await store(tx, task, held, next))) throw new LostTaskError();
          return next;
        }
        cursor = next;
      }
    });
    return { next, effects };
  }

  function store(tx: Db, task: Task, held: queries.ClaimedTask, next: Cursor | Later | typeof DONE) {
    if (next instanceof Later) 
      return queries.store(tx, held, { cursor: null, run_at: next.at, lease_until: 0 });
    if (next !== DONE)
      return queries.store(tx, held, {
        cursor: JSON.stringify(next),
        lease_until: now() + queries.LEASE_MS,
      });
    if (task.every === undefined) return queries.remove(tx, held);
    return queries.store(tx, held, { cursor: null, lease_until: 0 });
  }

  /** Runs work that renews its lease itself. */
  async function runLong(
    task: LongTask,
    held: queries.ClaimedTask,
    ending: AbortSignal,
  ): Promise<void> {
    const lost = new AbortController();
    const renewal = setInterval(() => {
      queries.renewLease(db, held, now()).then(
        (isMine) => isMine || lost.abort(new LostTaskError()),
        // Another process may go on when the lease is over, and this one learns of it with the next renewal.
        (error: unknown) => log.warn({ err: error, task: held.kind }, 'a lease was not renewed'),
      );
    }, queries.LEASE_MS / 3);
    try {
      await task.run(AbortSignal.any([ending, lost.signal]));
      if (!lost.signal.aborted) await store(db, task, held, DONE);
    } catch (error) {
      if (ending.aborted) await queries.release(db, { ...held, attempts: 0 });
      else await end(task, held, error);
    } finally {
      clearInterval(renewal);
    }
  }

  async function end(task: Task, held: queries.ClaimedTask, error: unknown): Promise<void> {
    if (error instanceof LostTaskError) return;
    const attempts = Math.max(1, held.attempts);
    const { kind, key } = held;
    log.error({ err: error, task: kind, key, attempts }, 'background work failed and is tried again later');
    // Its lease ends by itself.
    if (isDatabaseUnavailable(error)) return;
    const retryMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
    const isPeriodic = task.every !== undefined;
    await queries.fail(db, held, {
      // One that repeats itself goes on, because nothing else would do its work.
      attempts: isPeriodic ? Math.min(attempts, queries.ATTEMPTS_MAX - 1) : attempts,
      error: String(error instanceof Error ? error.message : error).slice(0, ERROR_LENGTH),
      runAt: now() + Math.min(retryMs, task.every ?? retryMs),
      now: now(),
    });
  }

  async function makeWantedDue(own: ReadonlyMap<string, Task>): Promise<void> {
    for (const kind of wanted) {
      if (!own.has(kind)) continue;
      wanted.delete(kind);
      await queries.makeDue(db, kind, now());
    }
  }

  /** Works on the due tasks of these kinds, in some lanes, each of which works on one task after the other. */
  function createPool<T extends Task>(
    own: ReadonlyMap<string, T>,
    size: () => number,
    work: (task: T, claimed: queries.ClaimedTask, ending: AbortSignal) => Promise<unknown>,
  ) {
    const lanes = new Set<Promise<void>>();
    let groups: queries.Group[] = [];
    let isOutdated = true;

    /** One kind of one company after the other, so that none waits for all tasks of another. */
    async function claimNext(kinds: readonly string[]) {
      for (;;) {
        if (groups.length === 0 || isOutdated) {
          isOutdated = false;
          await makeWantedDue(own);
          groups = inTurn(await queries.listDue(db, kinds, now()), groups);
        }
        const group = groups.shift();
        if (group === undefined) return null;
        const task = own.get(group.kind);
        if (task === undefined) continue;
        const claimed = await queries.claim(db, group, { now: now(), everyMs: task.every });
        if (claimed === undefined) continue;
        groups.push(group);
        return { task, claimed };
      }
    }

    async function lane(ending: AbortSignal, kinds: readonly string[]): Promise<void> {
      while (!ending.aborted) {
        const next = await claimNext(kinds);
        if (next === null) return;
        start(ending, kinds);
        await work(next.task, next.claimed, ending);
      }
    }

    function start(ending: AbortSignal, kinds: readonly string[]): void {
      if (lanes.size >= size()) return;
      const started = lane(ending, kinds)
        .catch((error: unknown) => log.error({ err: error }, 'background work is continued later'))
        .finally(() => lanes.delete(started));
      lanes.add(started);
    }

    return {
      wake(ending: AbortSignal, kinds: readonly string[] = [...own.keys()]): void {
        isOutdated = true;
        start(
          ending,
          kinds.filter((kind) => own.has(kind)),
        );
      },
      async ended(): Promise<void> {
        while (lanes.size > 0) await Promise.all(lanes);
      },
    };
  }

  const pools = [
    createPool(steps, () => STEP_LANES, (task, claimed, ending) => {
      const endsAt = performance.now() + TURN_MS;
      return workOn(task, claimed, () => ending.aborted || performance.now() >= endsAt);
    }),
    createPool(longOnes, () => longOnes.size, runLong),
  ];

  /** Returns whether the tasks that repeat themselves have a time. */
  async function planPeriodic(): Promise<boolean> {
    try {
      for (const { kind, every } of [...steps.values(), ...longOnes.values()])
        if (every !== undefined) await queries.insertPeriodic(db, { kind, every, now: now() });
      return true;
    } catch (error) {
      log.error({ err: error }, 'the periodic work in the background could not be planned');
      return false;
    }
  }

  return {
    /** Tasks of other kinds are left to processes that know them. */
    add(tasks: readonly Task[]): void {
      for (const task of tasks)
        if ('step' in task) steps.set(task.kind, task);
        else longOnes.set(task.kind, task);
    },

    registerMetrics: (registry: Registry): void =>
      registerTaskMetrics(registry, { db, now, kinds: () => [...steps.keys(), ...longOnes.keys()] }),

    /** Works until aborted, and resolves when nothing is at work any more. */
    async run(ending: AbortSignal): Promise<void> {
      wake = () => {
        if (!ending.aborted) outsideRequests(() => pools.forEach((pool) => pool.wake(ending)));
      };
      const unsubscribe = bus.subscribe(TASKS_DUE, () => wake());
      let isPlanned = false;
      let lastAt = 0;
      try {
        for (;;) {
          // Also after the clock was set back.
          if (!isPlanned || now() < lastAt) isPlanned = await planPeriodic();
          lastAt = now();
          wake();
          await pause(POLL_MS, null, { signal: ending });
        }
      } catch (error) {
        if (!ending.aborted) throw error;
      } finally {
        unsubscribe();
        await Promise.all(pools.map((pool) => pool.ended()));
      }
    },

    /** Runs a task that repeats itself once more, after its present run if it is running. */
    runNow(kind: string): void {
      wanted.add(kind);
      wake();
    },

    /** Works on what is due of these kinds, or of all, until nothing is left or aborted. */
    async runDue(kinds?: readonly string[], ending = new AbortController().signal): Promise<void> {
      for (const pool of pools) {
        pool.wake(ending, kinds);
        await pool.ended();
      }
    },

    /**
     * Works on one task in the call that has enqueued it, after its commit, for at most some time. Returns whether it is
     * done, by whatever process.
     */
    async workFor(kind: string, key: number | string, forMs: number): Promise<boolean> {
      const task = steps.get(kind);
      if (task === undefined) throw new Error(`there is no task ${kind}`);
      const subject = { kind, key: String(key) };
      const endsAt = performance.now() + forMs;
      const isOver = () => performance.now() >= endsAt;
      for (;;) {
        const claimed = await queries.claimByKey(db, subject, now());
        const outcome = claimed === undefined ? 'released' : await workOn(task, claimed, isOver);
        if (outcome === 'done') return true;
        if (outcome === 'put off' || isOver()) return false;
        if (!(await queries.isWaiting(db, kind, subject.key))) return true;
        await pause(WAIT_MS);
      }
    },
  };
}

/** Between two looks whether another process has done a task. */
const WAIT_MS = 20;

/** The groups as they are now: those first that were not known, then the known ones in their order. */
function inTurn(
  present: readonly queries.Group[],
  known: readonly queries.Group[],
): queries.Group[] {
  const keyOf = ({ kind, companyId }: queries.Group) => `${kind} ${companyId}`;
  const keys = new Set(present.map(keyOf));
  const knownKeys = new Set(known.map(keyOf));
  return [
    ...present.filter((group) => !knownKeys.has(keyOf(group))),
    ...known.filter((group) => keys.has(keyOf(group))),
  ];
}
