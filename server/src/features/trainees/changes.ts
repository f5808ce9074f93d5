/** Changes and deletes single trainees for admins. */

import type { User } from '@portal/contract/accounts';
import type { ActivityFields } from '@portal/contract/activity';
import type { CallArguments } from '@portal/contract/call';
import type { Reach } from '@portal/contract/reach';
import { because } from '@portal/contract/reasons';
import type { updateTrainee } from '@portal/contract/trainees';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import {
  type Accounts,
  hideTrainees,
  inAccountTransaction,
  lockUser,
  presentUser,
} from '../accounts/service.ts';
import { type Actor, type Change, differences, record } from '../activity/service.ts';
import type { Deletions } from '../deletions/service.ts';
import { changeMembers, groupsOf, setGroups } from '../groups/service.ts';
import { releaseUncovered } from '../help/service.ts';
import { countResultsOf, type Learning } from '../learning/service.ts';
import { findGroupIdsOf } from '../reach/service.ts';
import { recordFields, storeFields, type TraineeRow } from './fields.ts';
import { lockTrainees, moveTrainees } from './moving.ts';
import {
  enforce,
  ownGroups,
  refusalOfDeletion,
  refusalOfGroups,
  refusalOfLeaving,
  refusalOfPlace,
} from './policy.ts';
import { countTextsOf, findTrainee, type TraineeOfRun } from './queries.ts';
import { findReachedCompany } from './reached.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly learning: Pick<Learning, 'announceRuns' | 'changeStandings'>;
  readonly deletions: Deletions;
  readonly now: () => number;
}

type Changes = CallArguments<typeof updateTrainee>['body'];

type RecordedChange = Omit<Change, 'subject' | 'company'>;

export const TRAINEE_NOT_FOUND = because('traineeNotFound');

/** Throws NOT_FOUND. */
export async function getTrainee(db: Db, id: number): Promise<TraineeOfRun> {
  return requireFound(await findTrainee(db, id), TRAINEE_NOT_FOUND);
}

export function createTraineeChanges(dependencies: Dependencies) {
  const { db, accounts, learning, deletions, now } = dependencies;

  async function chooseGroups(
    tx: Db,
    actor: Actor,
    { trainee, groupIds }: { readonly trainee: TraineeRow; readonly groupIds: readonly number[] },
  ): Promise<void> {
    const { user_id: id, company_id: companyId } = trainee;
    const at = now();
    const chosen = { groupIds, own: ownGroups(actor.reach, companyId), at };
    await changeMembers(tx, { learning, companyId, userIds: [id], at }, () =>
      setGroups(tx, { id, companyId }, chosen),
    );
    await releaseUncovered(tx, [id], at);
  }

  return {
    /**
     * Changes the given fields. A new password ends the trainee's sessions. In another company the trainee starts a new
     * run; the former one ends. Throws NOT_FOUND, EMAIL_TAKEN, and FORBIDDEN for what is not in the reach of a limited
     * admin. Such an admin changes memberships of the own groups only.
     */
    async update(actor: Actor, id: number, changes: Changes): Promise<User> {
      const { companyName, password, groupIds, ...fields } = changes;
      const present = await getTrainee(db, id);
      const company =
        companyName === undefined
          ? undefined
          : await findReachedCompany(db, actor.reach, companyName);
      const owner = {
        name: fields.name ?? present.user_name,
        email: fields.email ?? present.user_email,
        company: company?.name ?? present.company_name,
      };
      const passwordHash =
        password === undefined ? undefined : await accounts.hashPassword(actor, password, owner);
      const { changed, difference, hasMoved } = await inAccountTransaction(db, async (tx) => {
        // The companies are locked first, as everywhere: two orders of locks could be a deadlock.
        await lockTrainees(tx, [id], [company?.id ?? present.company_id]);
        await lockUser(tx, id);
        const old = await getTrainee(tx, id);
        const before = await recordedFields(tx, old);
        await refuseOutside(tx, actor.reach, old, { companyId: company?.id, groupIds });
        await accounts.changeUser(tx, id, {
          ...storeFields(fields),
          password_hash: passwordHash,
        });
        const moved =
          company && (await moveTrainees(tx, { ids: [id], companyId: company.id, at: now() }));
        const changed = await getTrainee(tx, id);
        if (groupIds !== undefined) await chooseGroups(tx, actor, { trainee: changed, groupIds });
        const after = await recordedFields(tx, changed);
        if (passwordHash !== undefined) after.signIn = 'new';
        const difference = differences(before, after);
        if (difference !== null) {
          // The record names the trainee as before the change, and the company as after it.
          const named = { ...changed, user_name: old.user_name };
          const change = { actor, action: 'trainee.updated', ...difference, at: now() } as const;
          await recordTrainee(tx, named, change);
        }
        return { changed, difference, hasMoved: moved !== undefined && moved.length > 0 };
      });
      if (difference !== null) await accounts.announceChanged([id]);
      if (hasMoved) await learning.announceRuns([id]);
      if (passwordHash !== undefined) accounts.announceNewPassword(actor, id);
      if (difference !== null) accounts.mailSoon();
      return presentUser({ ...changed, role: 'TRAINEE' });
    },

    /**
     * Moves the trainee to the trash. The sessions end at once on every process. Throws NOT_FOUND, and FORBIDDEN if the
     * trainee is also in a group that the admin does not reach.
     */
    async remove(actor: Actor, id: number): Promise<Removed> {
      const removed = await inTransaction(db, async (tx) => {
        await lockTrainees(tx, [id]);
        const trainee = await getTrainee(tx, id);
        const { user_name: name, company_id, company_name } = trainee;
        enforce(refusalOfDeletion(actor.reach, await placeOf(tx, trainee), name));
        const at = now();
        const deletionId = await deletions.recordDeletion(tx, {
          kind: 'trainee',
          subjectId: id,
          name,
          company: { id: company_id, name: company_name },
          actor,
          counts: { ...(await countResultsOf(tx, id)), ...(await countTextsOf(tx, id)) },
          at,
        });
        const hidden = await hideTrainees(tx, { ids: [id], deletionId, at });
        if (hidden.length === 0) throw new AppError('NOT_FOUND', TRAINEE_NOT_FOUND);
        const before = await recordedWhole(tx, trainee);
        await recordTrainee(tx, trainee, { actor, action: 'trainee.deleted', before, at });
        return { name, deletionId };
      });
      await accounts.announceHidden([id]);
      return { ...removed, deletionId: deletions.deletionIdForAnswer(removed.deletionId) };
    },
  };
}

async function placeOf(db: Db, { user_id: id, company_id: companyId }: TraineeRow) {
  return { companyId, groupIds: (await findGroupIdsOf(db, [id])).get(id) ?? [] };
}

/** Throws if the chosen company or groups, or the present ones that would be left, are not in the reach of the admin. */
async function refuseOutside(
  tx: Db,
  reach: Reach,
  trainee: TraineeRow,
  chosen: { readonly companyId: number | undefined; readonly groupIds: Changes['groupIds'] },
): Promise<void> {
  if (reach === 'portal') return;
  const present = await placeOf(tx, trainee);
  const { companyId = present.companyId, groupIds = [] } = chosen;
  if (companyId !== present.companyId) {
    enforce(refusalOfPlace(reach, { companyId, groupIds }));
    enforce(refusalOfLeaving(reach, present));
  } else {
    const added = groupIds.filter((id) => !present.groupIds.includes(id));
    enforce(refusalOfGroups(reach, { companyId, groupIds: added }));
  }
}

interface Removed {
  readonly name: string;
  readonly deletionId: number | null;
}

/** The fields for the activity record. */
export async function recordedFields(db: Db, trainee: TraineeRow) {
  const groups = await groupsOf(db, [trainee.user_id]);
  return recordFields(trainee, groups.get(trainee.user_id) ?? []);
}

/** The same for an added or deleted trainee: without the groups of one who is in none. */
export async function recordedWhole(db: Db, trainee: TraineeRow): Promise<ActivityFields> {
  const { groups, ...fields } = await recordedFields(db, trainee);
  return groups === undefined || groups === '' ? fields : { ...fields, groups };
}

/** Records a change of one trainee, with the names as they are in the row. */
export function recordTrainee(tx: Db, trainee: TraineeRow, change: RecordedChange): Promise<void> {
  const { user_id: id, user_name: name, company_id, company_name } = trainee;
  const subject = { kind: 'trainee', id, name } as const;
  return record(tx, { ...change, subject, company: { id: company_id, name: company_name } });
}
