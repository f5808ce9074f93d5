/** Requests of the drill that start work in the background, and the waits for its end. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '@portal/contract/jobs';
import { DELETION } from '../../../server/src/features/deletions/kind.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { type Admin, Refusal } from './admin.ts';
import type { Installation } from './installation.ts';

const POLL_MS = 200;
/** Far longer than all work of a round with its leases. */
const GIVE_UP_MS = 300_000;

export interface Actions {
  /** Starts a job and waits for its end. */
  job(path: string, body: object): Promise<Job>;
  undo(jobId: number): Promise<Job>;
  /** Returns the id of the deletion, when the work after it has ended. */
  remove(kind: 'company' | 'module', id: number): Promise<number>;
  /** Resolves when the work after it has ended. */
  restore(deletionId: number): Promise<void>;
  purge(deletionId: number): Promise<void>;
  /** Resolves when there is nothing to do for this key. */
  untilDone(kind: string, key: number): Promise<void>;
  /** Resolves when the query finds nothing, or after a long time. */
  untilNone(find: (db: Db) => Promise<readonly unknown[]>): Promise<void>;
  /** The number of jobs that a kill has ended before they began. */
  readonly stopped: number;
}

export function createActions(admin: Admin, { read }: Installation): Actions {
  const counts = { stopped: 0 };

  async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
    for (const endsAt = performance.now() + GIVE_UP_MS; performance.now() < endsAt; ) {
      const found = await look();
      if (found !== null) return found;
      await pause(POLL_MS);
    }
    throw new Error(`${what} has not ended after ${GIVE_UP_MS / 1_000} s`);
  }

  const ended = (jobId: number): Promise<Job> =>
    until(`job ${jobId}`, async () => {
      const job = await admin.call<Job>('GET', `/admin/jobs/${jobId}`);
      return job.endedAt === null ? null : job;
    });

  async function untilDone(kind: string, key: number): Promise<void> {
    await until(`task ${kind} ${key}`, () =>
      read(async (db) => {
        const rows = await db
          .selectFrom('tasks')
          .select('id')
          .where('kind', '=', kind)
          .where('key', '=', String(key))
          .execute();
        return rows.length === 0 ? true : null;
      }),
    );
  }

  const settled = (deletionId: number) =>
    until(`the work after deletion ${deletionId}`, () =>
      read(async (db) => {
        const deletion = await db
          .selectFrom('deletions')
          .select('settled_at')
          .where('id', '=', deletionId)
          .executeTakeFirstOrThrow();
        return deletion.settled_at;
      }),
    );

  /** The deletion by a request whose answer was lost. */
  const findDeletion = (kind: string, id: number) =>
    read((db) =>
      db
        .selectFrom('deletions')
        .select('id')
        .where('subject_kind', '=', kind as 'company')
        .where('subject_id', '=', id)
        .where('restored_at', 'is', null)
        .where('purged_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );

  return {
    async job(path, body) {
      for (;;) {
        const request = { ...body, clientRequestId: randomUUID() };
        const { id } = await admin.call<Job>('POST', path, request);
        const job = await ended(id);
        // The process was killed before all items of the job were stored.
        if (job.state !== 'failed' || job.done + job.refused > 0) return job;
        counts.stopped += 1;
      }
    },

    async undo(jobId) {
      await admin.call<Job>('POST', `/admin/jobs/${jobId}/undo`);
      return ended(jobId);
    },

    async remove(kind, id) {
      const path = kind === 'company' ? `/admin/companies/${id}` : `/admin/modules/${id}`;
      const deletionId = await orWhenMissing(
        async () => (await admin.call<{ deletionId: number }>('DELETE', path)).deletionId,
        async () => (await findDeletion(kind, id)).id,
      );
      await settled(deletionId);
      return deletionId;
    },

    async restore(deletionId) {
      await admin.call('POST', `/admin/trash/${deletionId}/restore`, {});
      await untilDone(DELETION, deletionId);
    },

    async purge(deletionId) {
      await orWhenMissing(
        () => admin.call('DELETE', `/admin/trash/${deletionId}`),
        async () => undefined,
      );
      await untilDone(DELETION, deletionId);
    },

    untilDone,

    async untilNone(find) {
      for (const endsAt = performance.now() + GIVE_UP_MS; performance.now() < endsAt; ) {
        if ((await read(find)).length === 0) return;
        await pause(POLL_MS);
      }
    },

    get stopped() {
      return counts.stopped;
    },
  };
}

/** A repeated request finds nothing any more if it was carried out before its answer was lost. */
async function orWhenMissing<T>(
  request: () => Promise<T>,
  otherwise: () => Promise<T>,
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 404)) throw error;
    return otherwise();
  }
}
