/** Gives known trainees the names, companies and groups of a file, and takes that back. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Accounts } from '../accounts/service.ts';
import {
  findNamedGroups,
  type GroupsChange,
  setGroups,
  undoGroupsChange,
} from '../groups/service.ts';
import { groupsOfRow, type ImportedRow } from './add-imported.ts';
import { lockTrainees, moveTrainees, undoReplacedRuns } from './moving.ts';
import { findTrainees } from './queries.ts';

/** The fields of a trainee before the change; those of the groups that it has changed, because an undo leaves the others. */
export interface FieldsBefore {
  readonly name: string;
  /** Null if the row names no groups, or the company was another one. */
  readonly groups: (GroupsChange & { readonly companyId: number }) | null;
}

export interface ChangedTrainee {
  readonly userId: number;
  readonly before: FieldsBefore;
  /** The current run before and after it; null if the company stays. */
  readonly runBefore: number | null;
  readonly runAfter: number | null;
}

interface Change {
  readonly row: ImportedRow;
  readonly present: { readonly userId: number; readonly name: string };
  /** None to leave the groups as they are. */
  readonly groupIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function createChangeImported(accounts: Pick<Accounts, 'changeUser'>) {
  async function apply(tx: Db, { row, present, groupIds, at }: Change): Promise<ChangedTrainee> {
    const { companyId, fields } = row;
    const { userId, name } = present;
    if (name !== fields.name) await accounts.changeUser(tx, userId, { name: fields.name });
    const [run] = await moveTrainees(tx, { ids: [userId], companyId, at });
    const change =
      groupIds.length > 0
        ? await setGroups(tx, { id: userId, companyId }, { groupIds, at })
        : undefined;
    const { runBefore = null, runAfter = null } = run ?? {};
    // A trainee who moves back is in the former groups by that.
    const groups = change && run === undefined ? { companyId, ...change } : null;
    return { userId, before: { name, groups }, runBefore, runAfter };
  }

  return {
    /**
     * Returns the trainees who were changed, by place. Left out are those who were deleted, or whose new company or
     * groups were. Call it before other locks of users and companies in the transaction.
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
      const named = await findNamedGroups(tx, rows.map(groupsOfRow));
      for (const row of rows) {
        const userId = row.changedUserId ?? 0;
        const name = names.get(userId);
        const groupIds = named.idsOf(groupsOfRow(row));
        if (name === undefined || groupIds === null || !companies.has(row.companyId)) continue;
        changed.set(row.place, await apply(tx, { row, present: { userId, name }, groupIds, at }));
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
      const locked = (await lockTrainees(tx, ids)).trainees;
      const companyOf = new Map(locked.map(({ id, company_id }) => [id, company_id]));
      for (const { userId, before } of standing) {
        if (!companyOf.has(userId)) continue;
        await accounts.changeUser(tx, userId, { name: before.name });
        // A trainee who was moved since has no groups of that company.
        if (before.groups !== null && before.groups.companyId === companyOf.get(userId)) {
          const { companyId } = before.groups;
          await undoGroupsChange(tx, { id: userId, companyId }, before.groups);
        }
      }
      return new Set(companyOf.keys());
    },
  };
}
