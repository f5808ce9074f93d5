/** Kills processes of the portal at random moments, and starts them again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { ATTEMPTS_MAX, LEASE_MS } from '../../../server/src/platform/tasks/queries.ts';
import type { Random } from '../scale/random.ts';
import type { Installation } from './installation.ts';

/** The kinds of tasks that work in steps. */
const KINDS = ['job', 'deletion', 'module changes'];
/** After one kill in this number, the next process waits until the leases of the killed one end by themselves. */
const WAITS_EVERY = 10;

export interface Killer {
  readonly kills: number;
  /** The number of tasks that a process had claimed at a kill. */
  readonly interrupted: number;
  /** Tasks that no process would continue any more; the drill lets them go on. */
  readonly givenUp: readonly string[];
  readonly hasEnded: boolean;
  /** Resolves when the last killed process has been started again. */
  readonly ended: Promise<void>;
}

interface Killing {
  readonly installation: Installation;
  readonly random: Random;
  readonly kills: number;
  /** The longest time in ms between the start of a process and its kill. */
  readonly lifeMs: number;
  /** Milliseconds after which no process is killed any more. */
  readonly forMs: number;
}

export function startKiller({ installation, random, kills, lifeMs, forMs }: Killing): Killer {
  const { processes, write } = installation;
  const isAlone = processes.length === 1;
  const givenUp: string[] = [];
  const state = { kills: 0, interrupted: 0, givenUp, hasEnded: false };

  async function kill(): Promise<void> {
    const endsAt = performance.now() + forMs;
    while (state.kills < kills && performance.now() < endsAt) {
      await pause(random.next() * lifeMs);
      const portal = processes[state.kills % processes.length];
      await portal?.kill();
      state.kills += 1;
      const waits = state.kills % WAITS_EVERY === 0;
      await write(async (db) => {
        // Another process may still succeed with a task that it has claimed.
        givenUp.push(...(await reviveTasks(db, isAlone ? Number.MAX_SAFE_INTEGER : Date.now())));
        state.interrupted += await (waits ? countLeases(db) : endLeases(db));
      });
      await portal?.start();
    }
    if (!isAlone) {
      await pause(LEASE_MS);
      givenUp.push(...(await write((db) => reviveTasks(db, Date.now()))));
    }
    state.hasEnded = true;
  }

  return Object.assign(state, { ended: kill() });
}

async function countLeases(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('kind', 'in', KINDS)
    .where('lease_until', '>', Date.now())
    .execute();
  return rows.length;
}

/**
 * Ends the leases of 15 s at once, because the drill would mostly wait for them. A process that goes on beside the killed
 * one may lose its tasks by this, as it does when it was stopped for so long. Returns the number of leases.
 */
async function endLeases(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set({ lease_until: 0, run_at: 0 })
    .where('kind', 'in', KINDS)
    .where('lease_until', '>', Date.now())
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Lets tasks go on that were claimed too often without success, with a lease until then. Returns their kinds and keys. */
async function reviveTasks(db: Db, leaseUntil: number): Promise<string[]> {
  const tasks = await db
    .updateTable('tasks')
    .set({ attempts: 0 })
    .where('attempts', '>=', ATTEMPTS_MAX)
    .where('lease_until', '<=', leaseUntil)
    .returning(['kind', 'key'])
    .execute();
  return tasks.map(({ kind, key }) => `${kind} ${key}`);
}
