/** Records deletions, for the features whose rows are hidden by them. */
import { afterCommit } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import { insertDeletion, type NewDeletion } from './deletion-queries.ts';
import { TRASH_CHANGED, trashChangeOf } from './events.ts';
import { DELETION } from './kind.ts';
import { findConcerned } from './queries.ts';

const DAY_MS = 86_400_000;

export type Deletions = ReturnType<typeof createDeletions>;

interface Dependencies {
  readonly bus: Bus;
  readonly tasks: Pick<Tasks, 'enqueue'>;
  readonly trashDays: number;
}

export function createDeletions({ bus, tasks, trashDays }: Dependencies) {
  async function enqueue(
    tx: Db,
    task: Parameters<Tasks['enqueue']>[2] & { readonly key: number },
  ): Promise<void> {
    await tasks.enqueue(tx, DELETION, task);
    const change = trashChangeOf(await findConcerned(tx, task.key));
    afterCommit(tx, () => bus.publish(TRASH_CHANGED, change));
  }

  return {
    /** Call it in a transaction that changes what is to be done for the deletion; admins are notified. */
    changed: (tx: Db, id: number): Promise<void> => enqueue(tx, { key: id }),

    /**
     * Returns the id of the deletion, with which the caller marks the rows in the same transaction. Without a trash the
     * rows are hidden too, and deleted for good in the background.
     */
    async recordDeletion(tx: Db, deletion: NewDeletion): Promise<number> {
      const purgeAt = deletion.at + trashDays * DAY_MS;
      const id = await insertDeletion(tx, { ...deletion, purgeAt });
      // Without rows that depend on it there is nothing to do until the purge.
      const at = deletion.kind === 'trainee' ? purgeAt : deletion.at;
      await enqueue(tx, { key: id, companyId: deletion.company?.id, at });
      return id;
    },

    /** The id for the answer to the client; null where nothing can be restored. */
    deletionIdForAnswer: (deletionId: number): number | null =>
      trashDays === 0 ? null : deletionId,
  };
}
