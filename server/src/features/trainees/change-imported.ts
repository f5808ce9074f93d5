/** Gives known trainees the names and companies of a file, and takes that back. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Accounts } from '../accounts/service.ts';
import type { ImportedRow } from './add-imported.ts';
import { lockTrainees, moveTrainees, undoReplacedRuns } from './moving.ts';
import { findTrainees } from './queries.ts';

export interface ChangedTrainee {
  readonly userId: number;
  readonly nameBefore: string;
  /** The current run before and after it; null if the company stays. */
  readonly runBefore: number | null;
  readonly runAfter: number | null;
}

export function createChangeImported(accounts: Pick<Accounts, 'changeUser'>) {
  return {
    /**
     * Returns the trainees who were changed, by place. Left out are those who were deleted, or whose new company was.
     * Call it before other locks of users and companies in the transaction.
     */
    async change(
      tx: Db,
      rows: readonly ImportedRow[],
      at: number,
    ): Promise<ReadonlyMap<number, ChangedTrainee>> {
      const changed = new Map<number, ChangedTrainee>();
      if (rows.length === 0) return changed;
      const { trainees, companies } = await lockTrainees(
        tx,
        rows.flatMap(({ changedUserId }) => changedUserId ?? []),
        rows.map(({ companyId }) => companyId),
      );
      const ids = trainees.map(({ id }) => id);
      const names = new Map(
        (await findTrainees(tx, { ids })).map(({ user_id, user_name }) => [user_id, user_name]),
      );
      for (const { place, fields, companyId, changedUserId } of rows) {
        const nameBefore = names.get(changedUserId ?? 0);
        if (changedUserId === null || nameBefore === undefined || !companies.has(companyId))
          continue;
        if (nameBefore !== fields.name)
          await accounts.changeUser(tx, changedUserId, { name: fields.name });
        const [run] = await moveTrainees(tx, { ids: [changedUserId], companyId, at });
        const { runBefore = null, runAfter = null } = run ?? {};
        changed.set(place, { userId: changedUserId, nameBefore, runBefore, runAfter });
      }
      return changed;
    },

    /** Returns the ids of the trainees who are as before again; the others have begun the new run. */
    async changeBack(
      tx: Db,
      trainees: readonly ChangedTrainee[],
      at: number,
    ): Promise<ReadonlySet<number>> {
      const replaced = trainees.flatMap(({ userId, runBefore, runAfter }) =>
        runBefore === null || runAfter === null ? [] : [{ userId, runBefore, runAfter }],
      );
      const refused = new Set(await undoReplacedRuns(tx, replaced, at));
      const standing = trainees.filter(({ userId }) => !refused.has(userId));
      const ids = standing.map(({ userId }) => userId);
      const present = new Set((await lockTrainees(tx, ids)).trainees.map(({ id }) => id));
      for (const { userId, nameBefore } of standing)
        if (present.has(userId)) await accounts.changeUser(tx, userId, { name: nameBefore });
      return present;
    },
  };
}
