/** Works on the jobs in the background: a few at a time, each in batches, between which other work goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Logger } from '#server/platform/log.ts';
import { type Announced, type Batch, LEASE_MS, type RunBatch } from './batch.ts';
import { createBatchSizes } from './batch-size.ts';
import * as queries from './queries.ts';

/** Jobs at a time in a process: a short job does not wait for the end of a long one. */
const LANES = 4;
/**
 * The pause after a batch in relation to its time, with the commit. On SQLite, other work has most of the process and of the write lock;
 * PostgreSQL works on the batch in a process of its own.
 */
const PAUSE_RATIO = { sqlite: 6, postgres: 1 } as const satisfies Record<Engine, number>;
const PAUSE_MAX_MS = 50;
/** How long announcements are collected: each of them makes open pages load their lists again. */
const ANNOUNCE_MS = 250;

interface Dependencies {
  readonly db: Db;
  readonly runBatch: RunBatch;
  /** Closes the sockets of hidden trainees on every process, and notifies those who see what was changed. */
  readonly announce: Readonly<
    Record<Announced['topic'], (ids: readonly number[]) => Promise<void>>
  >;
  /** Called after the end of a job. */
  readonly onEnd: () => void;
  readonly log: Logger;
  readonly now: () => number;
}

export function createRunner({ db, runBatch, announce, onEnd, log, now }: Dependencies) {
  const engine = engineOf(db);
  const lanes = new Set<Promise<void>>();

  function startLane(ending?: AbortSignal): void {
    if (lanes.size >= LANES) return;
    const lane = work(ending)
      .catch((error: unknown) => log.error({ err: error }, 'a job is continued later'))
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  async function work(ending?: AbortSignal): Promise<void> {
    while (!ending?.aborted) {
      const lease = await queries.claimJob(db, now(), now() + LEASE_MS);
      if (lease === null) return;
      startLane(ending);
      await workOn(lease, ending);
    }
  }

  async function workOn(claimed: queries.Lease, ending?: AbortSignal): Promise<void> {
    const announcements = collectAnnouncements();
    let lease = claimed;
    const sizes = createBatchSizes(engine);
    try {
      while (!ending?.aborted) {
        const startedAt = performance.now();
        const size = sizes.next;
        const batch = await runOrRefuse(lease, size);
        if (batch === null) return;
        await announcements.add(batch.announced);
        if (batch.hasEnded) {
          onEnd();
          return;
        }
        lease = batch.lease;
        sizes.took(size, batch.tookMs);
        const elapsedMs = performance.now() - startedAt;
        await pause(Math.min(PAUSE_MAX_MS, elapsedMs * PAUSE_RATIO[engine]));
      }
      await queries.releaseJob(db, lease);
    } finally {
      await announcements.send();
    }
  }

  /** A trainee with whom the action fails does not stop the job: the batch is repeated with one trainee at a time. */
  async function runOrRefuse(lease: queries.Lease, size: number): Promise<Batch | null> {
    try {
      return await runBatch(lease, { size });
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      if (size > 1) return runOrRefuse(lease, 1);
      log.error({ err: error, jobId: lease.id }, 'an action failed for a trainee of a job');
      return runBatch(lease, { size, isRefused: true });
    }
  }

  function collectAnnouncements() {
    let collected: readonly Announced[] = [];
    let sentAt = performance.now();
    async function send(): Promise<void> {
      sentAt = performance.now();
      const byTopic = Map.groupBy(collected, ({ topic }) => topic);
      collected = [];
      for (const [topic, some] of byTopic) await announce[topic](some.flatMap(({ ids }) => ids));
    }
    return {
      async add(more: readonly Announced[]): Promise<void> {
        collected = [...collected, ...more];
        if (performance.now() - sentAt >= ANNOUNCE_MS) await send();
      },
      send,
    };
  }

  return {
    /** Works until no job is due, or aborted. */
    async runDue(ending?: AbortSignal): Promise<void> {
      startLane(ending);
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
