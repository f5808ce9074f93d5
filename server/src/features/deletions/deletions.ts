/** Records deletions, for the features whose rows are hidden by them. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { insertDeletion, type NewDeletion } from './deletion-queries.ts';
import { TRASH_CHANGED } from './events.ts';

const DAY_MS = 86_400_000;

export type Deletions = ReturnType<typeof createDeletions>;

interface Dependencies {
  readonly bus: Bus;
  readonly trashDays: number;
}

export function createDeletions({ bus, trashDays }: Dependencies) {
  let listener: () => void = () => undefined;

  return {
    /**
     * Returns the id of the deletion, with which the caller marks the rows in the same transaction. Without a trash the
     * rows are hidden too, and deleted for good in the background.
     */
    recordDeletion: (tx: Db, deletion: NewDeletion): Promise<number> =>
      insertDeletion(tx, { ...deletion, purgeAt: deletion.at + trashDays * DAY_MS }),

    /** The id for the answer to the client; null where nothing can be restored. */
    deletionIdForAnswer: (deletionId: number): number | null =>
      trashDays === 0 ? null : deletionId,

    /**
     * Notifies admins and starts the background work of deletions. Call after the commit of a deletion, restore or
     * purge; without it the work is done later.
     */
    workSoon(): void {
      bus.publish(TRASH_CHANGED, {});
      listener();
    },

    /** Sets the listener that does the background work of deletions. */
    onWork(next: () => void): void {
      listener = next;
    },
  };
}
