/** The work of the portal in the background: features enqueue it, and all processes of the installation share it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { outsideRequests } from '../current-request.ts';
import type { Bus } from '../live/bus.ts';
import { registerTaskMetrics } from './metrics.ts';
import { createPool } from './pool.ts';
import * as queries from './queries.ts';
import { createTaskQueue, TASKS_DUE } from './queue.ts';
import type { LongTask, StepTask, Task } from './task.ts';
import { createWork, type WorkDependencies } from './work.ts';

/** Tasks in short transactions at a time: one that has just been enqueued does not wait for the end of the others. */
const STEP_LANES = 4;
/** After this time a task leaves its lane to those that wait longer. */
const TURN_MS = 500;
/** For tasks whose time comes, and for what a process that was killed has left. */
const POLL_MS = 1_000;
/** Between two looks whether another process has done a task. */
const WAIT_MS = 20;

interface Dependencies extends WorkDependencies {
  readonly bus: Bus;
}

export type Tasks = ReturnType<typeof createTasks>;

export function createTasks(deps: Dependencies) {
  const { db, bus, log, now } = deps;
  const steps = new Map<string, StepTask>();
  const longOnes = new Map<string, LongTask>();
  const work = createWork(deps);
  const pools = [
    createPool<StepTask>(deps, {
      tasks: steps,
      size: () => STEP_LANES,
      work(task, claimed, ending) {
        const endsAt = performance.now() + TURN_MS;
        return work.onSteps(task, claimed, () => ending.aborted || performance.now() >= endsAt);
      },
    }),
    createPool<LongTask>(deps, {
      tasks: longOnes,
      size: () => longOnes.size,
      work: work.onLong,
    }),
  ];
  let wake: () => void = () => undefined;

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

  async function workOnce(task: StepTask, key: string, isOver: () => boolean) {
    const claimed = await queries.claimByKey(db, { kind: task.kind, key }, now());
    return claimed === undefined ? 'released' : work.onSteps(task, claimed, isOver);
  }

  return {
    ...createTaskQueue(deps),

    add(tasks: readonly Task[]): void {
      for (const task of tasks)
        if ('step' in task) steps.set(task.kind, task);
        else longOnes.set(task.kind, task);
    },

    registerMetrics: (registry: Registry): void =>
      registerTaskMetrics(registry, {
        db,
        now,
        kinds: () => [...steps.keys(), ...longOnes.keys()],
      }),

    /** Works until aborted, and resolves when nothing is at work any more. */
    async run(ending: AbortSignal): Promise<void> {
      wake = () => outsideRequests(() => pools.map((pool) => pool.wake(ending)));
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
        for (const pool of pools) await pool.ended();
      }
    },

    /** Runs a task that repeats itself once more, after its present run if it is running. */
    runNow(kind: string): void {
      for (const pool of pools) pool.want(kind);
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
      const endsAt = performance.now() + forMs;
      const isOver = () => performance.now() >= endsAt;
      for (;;) {
        const outcome = await workOnce(task, String(key), isOver);
        if (outcome === 'done') return true;
        if (outcome === 'put off' || isOver()) return false;
        if (!(await queries.isWaiting(db, kind, String(key)))) return true;
        await pause(WAIT_MS);
      }
    },
  };
}
