/** Gives known trainees the names, companies and groups of a file, and takes that back. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Accounts } from '../accounts/service.ts';
import {
  findMemberships,
  findNamedGroups,
  type Membership,
  restoreMemberships,
  setGroups,
} from '../groups/service.ts';
import { groupsOfRow, type ImportedRow } from './add-imported.ts';
import { lockTrainees, moveTrainees, undoReplacedRuns } from './moving.ts';
import { findTrainees } from './queries.ts';

/** The fields of a trainee before the change. */
export interface FieldsBefore {
  readonly name: string;
  /** The company and the memberships in it; null if the row names no groups, or the company was another one. */
  readonly groups: {
    readonly companyId: number;
    readonly memberships: readonly Membership[];
  } | null;
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
  readonly present: {
    readonly userId: number;
    readonly name: string;
    readonly memberships: readonly Membership[];
  };
  /** None to leave the groups as they are. */
  readonly groupIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function createChangeImported(accounts: Pick<Accounts, 'changeUser'>) {
  async function apply(tx: Db, { row, present, groupIds, at }: Change): Promise<ChangedTrainee> {
    const { companyId, fields } = row;
    const { userId, name, memberships } = present;
    if (name !== fields.name) await accounts.changeUser(tx, userId, { name: fields.name });
    const [run] = await moveTrainees(tx, { ids: [userId], companyId, at });
    if (groupIds.length > 0) await setGroups(tx, { id: userId, companyId }, { groupIds, at });
    const { runBefore = null, runAfter = null } = run ?? {};
    // A trainee who moves back is in the former groups by that.
    const hasGroupsBefore = groupIds.length > 0 && run === undefined;
    const groups = hasGroupsBefore ? { companyId, memberships } : null;
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
      const memberships = await findMemberships(tx, ids);
      const named = await findNamedGroups(tx, rows.map(groupsOfRow));
      for (const row of rows) {
        const userId = row.changedUserId ?? 0;
        const name = names.get(userId);
        const groupIds = named.idsOf(groupsOfRow(row));
        if (name === undefined || groupIds === null || !companies.has(row.companyId)) continue;
        const present = { userId, name, memberships: memberships.get(userId) ?? [] };
        changed.set(row.place, await apply(tx, { row, present, groupIds, at }));
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
          const { companyId, memberships } = before.groups;
          await restoreMemberships(tx, { id: userId, companyId }, memberships);
        }
      }
      return new Set(companyOf.keys());
    },
  };
}
