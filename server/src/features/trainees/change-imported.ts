/** Gives known trainees the names, companies and groups of a file, and takes that back. */
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import type { Db } from '#server/platform/database/schema.ts';
import type { Accounts } from '../accounts/service.ts';
import {
  type ChangesStandings,
  changeMembers,
  findNamedGroups,
  type GroupsChange,
  setGroups,
  undoGroupsChange,
} from '../groups/service.ts';
import { releaseUncovered } from '../help/service.ts';
import { findGroupIdsOf } from '../reach/service.ts';
import { type Applied, groupsOfRow, type ImportedRow } from './add-imported.ts';
import { lockTrainees, moveTrainees, undoReplacedRuns } from './moving.ts';
import { ownGroups, type Place, refusalOfLeaving, refusalOfPlace } from './policy.ts';
import { findTrainees } from './queries.ts';
import { reachedAmong } from './reached.ts';

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

interface Present extends Place {
  readonly userId: number;
  readonly name: string;
}

interface Change extends Applied {
  readonly row: ImportedRow;
  readonly present: Present;
  /** None to leave the groups as they are. */
  readonly groupIds: readonly number[];
}

interface Dependencies {
  readonly accounts: Pick<Accounts, 'changeUser'>;
  readonly learning: ChangesStandings;
}

export function createChangeImported({ accounts, learning }: Dependencies) {
  async function apply(
    tx: Db,
    { row, present, groupIds, actor, at }: Change,
  ): Promise<ChangedTrainee> {
    const { companyId, fields } = row;
    const { userId, name } = present;
    if (name !== fields.name) await accounts.changeUser(tx, userId, { name: fields.name });
    const [run] = await moveTrainees(tx, { ids: [userId], companyId, at });
    const chosen = { groupIds, own: ownGroups(actor.reach, companyId), at };
    const change =
      groupIds.length > 0
        ? await changeMembers(tx, { learning, companyId, userIds: [userId], at }, () =>
            setGroups(tx, { id: userId, companyId }, chosen),
          )
        : undefined;
    if (change !== undefined) await releaseUncovered(tx, [userId], at);
    const { runBefore = null, runAfter = null } = run ?? {};
    // A trainee who moves back is in the former groups by that.
    const groups = change && run === undefined ? { companyId, ...change } : null;
    return { userId, before: { name, groups }, runBefore, runAfter };
  }

  return {
    /**
     * Returns the trainees who were changed, by place. Left out are those who were deleted, or whose new company or
     * groups were, and changes that the admin cannot make. Call it before other locks of users and companies in the
     * transaction.
     */
    async change(
      tx: Db,
      rows: readonly ImportedRow[],
      { actor, at }: Applied,
    ): Promise<ReadonlyMap<number, ChangedTrainee>> {
      const changed = new Map<number, ChangedTrainee>();
      if (rows.length === 0) return changed;
      const { trainees, companies } = await lockTrainees(
        tx,
        rows.flatMap(({ changedUserId }) => changedUserId ?? []),
        rows.map(({ companyId }) => companyId),
      );
      const presentOf = await findPresent(tx, actor.reach, trainees);
      const groups = await findNamedGroups(tx, rows.map(groupsOfRow));
      for (const row of rows) {
        const { companyId, changedUserId } = row;
        const present = presentOf.get(changedUserId ?? 0);
        const named = groups.idsOf(groupsOfRow(row));
        if (present === undefined || named === null || !companies.has(companyId)) continue;
        const groupIds = groupsToSet(actor.reach, present, { companyId, groupIds: named });
        if (groupIds === null) continue;
        changed.set(row.place, await apply(tx, { row, present, groupIds, actor, at }));
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
        const { groups } = before;
        if (groups !== null && groups.companyId === companyOf.get(userId)) {
          const { companyId } = groups;
          await changeMembers(tx, { learning, companyId, userIds: [userId], at }, () =>
            undoGroupsChange(tx, { id: userId, companyId }, groups),
          );
        }
      }
      await releaseUncovered(tx, [...companyOf.keys()], at);
      return new Set(companyOf.keys());
    },
  };
}

type Locked = Awaited<ReturnType<typeof lockTrainees>>['trainees'];

/** Those of these trainees whom the admin can change, by id. The groups are read for a limited admin. */
async function findPresent(
  tx: Db,
  reach: Reach,
  trainees: Locked,
): Promise<ReadonlyMap<number, Present>> {
  const asked = trainees.map(({ id, company_id: companyId }) => ({ id, companyId }));
  const ids = [...(await reachedAmong(tx, { reach, right: 'people' }, asked))];
  const groupIdsOf = reach === 'portal' ? null : await findGroupIdsOf(tx, ids);
  return new Map(
    (await findTrainees(tx, { ids })).map((row) => {
      const { user_id: userId, user_name: name, company_id: companyId } = row;
      return [userId, { userId, name, companyId, groupIds: groupIdsOf?.get(userId) ?? [] }];
    }),
  );
}

/** The groups to choose for a trainee who gets another place; none to leave them. Null if the admin cannot do that. */
function groupsToSet(reach: Reach, present: Place, wanted: Place): readonly number[] | null {
  const { companyId, groupIds } = wanted;
  if (companyId !== present.companyId) {
    const refusal = refusalOfLeaving(reach, present) ?? refusalOfPlace(reach, wanted);
    return refusal === null ? groupIds : null;
  }
  const own = ownGroups(reach, companyId);
  if (own === null || groupIds.length === 0) return groupIds;
  // Memberships of other groups stay as they are, named or not.
  const chosen = groupIds.filter((id) => own.includes(id));
  const staying = present.groupIds.filter((id) => !own.includes(id));
  return chosen.length > 0 && chosen.length + staying.length <= GROUPS_PER_TRAINEE_MAX
    ? chosen
    : null;
}
