/** Records deletions, for the features whose rows are hidden by them. */
import type { CompanyRef } from '@portal/contract/fields';
import type { TrashCounts, TrashKind } from '@portal/contract/trash';
import type { Db } from '#server/platform/database/schema.ts';
import type { Actor } from '../activity/service.ts';
import { insertDeletion } from './deletion-queries.ts';

const DAY_MS = 86_400_000;

export interface NewDeletion {
  readonly kind: TrashKind;
  /** Null for several trainees at once. */
  readonly subjectId: number | null;
  /** The name of the subject, or "12 trainees". */
  readonly name: string;
  /** The company of a module or trainee; null for a company, and for trainees of several companies. */
  readonly company: CompanyRef | null;
  readonly actor: Actor;
  readonly counts: TrashCounts;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Deletions = ReturnType<typeof createDeletions>;

export function createDeletions({ trashDays }: { readonly trashDays: number }) {
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

    /** Starts the background work of the deletion. Call after the commit; without it the work is done later. */
    settleSoon: (): void => listener(),

    /** Sets the listener that does the background work of deletions. */
    onSettle(next: () => void): void {
      listener = next;
    },
  };
}
