import type { Db } from '#server/platform/database/schema.ts';
import type { ItemRow } from './item-queries.ts';
import type { JobRow } from './queries.ts';

export interface Batch {
  readonly items: readonly ItemRow[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Action {
  /**
   * Returns the items for which it was done, as they are now. Left out are deleted users, admins and unknown ids, and
   * requests that have changed. Throws `ImpossibleAction` if it can be done for no further item.
   */
  apply(tx: Db, job: JobRow, batch: Batch): Promise<readonly ItemRow[]>;
  /** The same for an undo; null for an action that cannot be undone. */
  readonly undo: ((tx: Db, job: JobRow, batch: Batch) => Promise<readonly ItemRow[]>) | null;
}

/** The items for whose requests, trainees or places there is a change, with the change. */
export function withChanges(
  items: readonly ItemRow[],
  changes: ReadonlyMap<number, number>,
  keyOf: (item: ItemRow) => number | null,
): ItemRow[] {
  return items.flatMap((item) => {
    const key = keyOf(item);
    const changeId = key === null ? undefined : changes.get(key);
    return changeId === undefined ? [] : [{ ...item, change_id: changeId }];
  });
}
