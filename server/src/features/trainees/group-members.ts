/** Adds trainees to groups of their company and takes them out, by calls and by jobs. */
import type { ActivityFields } from '@portal/contract/activity';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { because } from '@portal/contract/reasons';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { type Actor, differences } from '../activity/service.ts';
import {
  type ChangesStandings,
  changeMembers,
  deleteMembers,
  findFull,
  findGroup,
  findMembersAmong,
  GROUP_NOT_FOUND,
  insertMembers,
  lockGroup,
} from '../groups/service.ts';
import { releaseUncovered } from '../help/service.ts';
import { getTrainee, recordedFields, recordTrainee, TRAINEE_NOT_FOUND } from './changes.ts';
import type { TraineeRow } from './fields.ts';
import { lockTrainees } from './moving.ts';
import { reachedAmong } from './reached.ts';

interface Asked {
  readonly ids: readonly number[];
  readonly groupId: number;
}

interface Batch extends Asked {
  readonly learning: ChangesStandings;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The trainees among `ids`, those who can be members of the group, and those who are. Throws NOT_FOUND. */
async function lockForGroup(tx: Db, { ids, groupId }: Asked) {
  const { company_id } = requireFound(await findGroup(tx, groupId), GROUP_NOT_FOUND);
  const { trainees } = await lockTrainees(tx, ids, [company_id]);
  requireFound(await lockGroup(tx, groupId), GROUP_NOT_FOUND);
  const own = trainees.filter((each) => each.company_id === company_id).map(({ id }) => id);
  const members = await findMembersAmong(tx, { groupId, userIds: own });
  return { companyId: company_id, trainees, own, members };
}

/**
 * Returns those who were added. Left out are members, deleted trainees, those of other companies, and those who are in
 * as many groups as one can be. Throws NOT_FOUND.
 */
export async function addToGroup(tx: Db, batch: Batch): Promise<number[]> {
  const { companyId, own, members } = await lockForGroup(tx, batch);
  const { groupId, learning, at } = batch;
  const full = await findFull(tx, own);
  const userIds = own.filter((id) => !members.has(id) && !full.includes(id));
  await changeMembers(tx, { learning, companyId, userIds, at }, () =>
    insertMembers(tx, { groupId, userIds }, at),
  );
  return userIds;
}

/** Returns those who were members until now. Throws NOT_FOUND. */
export async function removeFromGroup(tx: Db, batch: Batch): Promise<number[]> {
  const { companyId, members } = await lockForGroup(tx, batch);
  const { groupId, learning, at } = batch;
  const userIds = [...members];
  await changeMembers(tx, { learning, companyId, userIds, at }, () =>
    deleteMembers(tx, { groupId, userIds }),
  );
  await releaseUncovered(tx, userIds, at);
  return userIds;
}

interface Dependencies {
  readonly db: Db;
  readonly learning: ChangesStandings;
  readonly now: () => number;
}

export function createGroupMembers({ db, learning, now }: Dependencies) {
  /** Records for each trainee which groups he or she was in before and after. */
  async function recordEach(
    tx: Db,
    { ids, actor, at }: Pick<Batch, 'ids' | 'at'> & { readonly actor: Actor },
    change: () => Promise<void>,
  ): Promise<void> {
    const trainees: { trainee: TraineeRow; before: ActivityFields }[] = [];
    for (const id of ids) {
      const trainee = await getTrainee(tx, id);
      trainees.push({ trainee, before: await recordedFields(tx, trainee) });
    }
    await change();
    for (const { trainee, before } of trainees) {
      const difference = differences(before, await recordedFields(tx, trainee));
      if (difference === null) continue;
      await recordTrainee(tx, trainee, { actor, action: 'trainee.updated', ...difference, at });
    }
  }

  return {
    /** Returns the number of those who were added. Throws NOT_FOUND, CONFLICT, FORBIDDEN. */
    addToGroup: (actor: Actor, groupId: number, userIds: readonly number[]): Promise<number> =>
      inTransaction(db, async (tx) => {
        const batch = { ids: [...new Set(userIds)], groupId, at: now() };
        const { companyId, own, members, trainees } = await lockForGroup(tx, batch);
        if (own.length < batch.ids.length) throw new AppError('NOT_FOUND', TRAINEE_NOT_FOUND);
        await refuseOutside(tx, actor.reach, trainees);
        const added = own.filter((id) => !members.has(id));
        await refuseIfFull(tx, added);
        const { at } = batch;
        await recordEach(tx, { actor, ids: added, at }, () =>
          changeMembers(tx, { learning, companyId, userIds: added, at }, () =>
            insertMembers(tx, { groupId, userIds: added }, at),
          ),
        );
        return added.length;
      }),

    /** Throws NOT_FOUND, FORBIDDEN. */
    removeFromGroup: (actor: Actor, groupId: number, userId: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        const batch = { ids: [userId], groupId, at: now() };
        const { companyId, own, members, trainees } = await lockForGroup(tx, batch);
        if (own.length === 0) throw new AppError('NOT_FOUND', TRAINEE_NOT_FOUND);
        await refuseOutside(tx, actor.reach, trainees);
        if (!members.has(userId)) return;
        const left = { groupId, userIds: [userId] };
        await recordEach(tx, { actor, ...batch }, () =>
          changeMembers(tx, { learning, companyId, ...left, at: batch.at }, () =>
            deleteMembers(tx, left),
          ),
        );
        await releaseUncovered(tx, [userId], batch.at);
      }),
  };
}

/** Throws NOT_FOUND for trainees whom the admin does not see, FORBIDDEN for those whom the admin only sees. */
async function refuseOutside(
  tx: Db,
  reach: Reach,
  trainees: readonly { readonly id: number; readonly company_id: number | null }[],
): Promise<void> {
  const asked = trainees.map(({ id, company_id: companyId }) => ({ id, companyId }));
  const seen = await reachedAmong(tx, { reach, right: 'read' }, asked);
  if (seen.size < asked.length) throw new AppError('NOT_FOUND', TRAINEE_NOT_FOUND);
  const changeable = await reachedAmong(tx, { reach, right: 'people' }, asked);
  if (changeable.size < asked.length) throw new AppError('FORBIDDEN', because('needsPeopleRight'));
}

async function refuseIfFull(tx: Db, ids: readonly number[]): Promise<void> {
  const [full] = await findFull(tx, ids);
  if (full === undefined) return;
  const { user_name: name } = await getTrainee(tx, full);
  const values = { name, max: GROUPS_PER_TRAINEE_MAX };
  throw new AppError('CONFLICT', because('tooManyGroupsOfTrainee', values));
}
