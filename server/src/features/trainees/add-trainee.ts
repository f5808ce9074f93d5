/** Adds single trainees for admins. */
import type { User } from '@portal/contract/accounts';
import type { CallArguments } from '@portal/contract/call';
import type { createTrainee } from '@portal/contract/trainees';
import type { Db } from '#server/platform/database/schema.ts';
import { requestKeyOf } from '#server/platform/request-key.ts';
import { type Accounts, inAccountTransaction, presentUser } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import { lockChosenCompany } from '../companies/service.ts';
import { setGroups } from '../groups/service.ts';
import { type createTraineeChanges, getTrainee, recordedWhole, recordTrainee } from './changes.ts';
import { storeFields } from './fields.ts';
import { enforce, refusalOfPlace } from './policy.ts';
import { type AddedTrainee, findTraineeOfRequest } from './queries.ts';
import { findReachedCompany, reachedAmong } from './reached.ts';
import { refuseIfInTrash } from './refuse-in-trash.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly update: ReturnType<typeof createTraineeChanges>['update'];
  readonly now: () => number;
}

type Entry = CallArguments<typeof createTrainee>['body'];

export function createAddTrainee({ db, accounts, update, now }: Dependencies) {
  async function isReached({ reach }: Actor, { id, company_id: companyId }: AddedTrainee) {
    return (await reachedAmong(db, { reach, right: 'people' }, [{ id, companyId }])).has(id);
  }

  /**
   * Without a password the trainee is invited by mail to choose one. If the answer to the same request was lost, the
   * trainee whom it has added is changed instead. Throws EMAIL_TAKEN, IN_TRASH, NOT_FOUND for the company and its groups,
   * and FORBIDDEN for a limited admin without the right, or without a group, in it.
   */
  return async (actor: Actor, { clientRequestId, asNew, ...entry }: Entry): Promise<User> => {
    const { companyName, password, groupIds, ...fields } = entry;
    const requestKey = requestKeyOf(actor.id, clientRequestId);
    const added = await findTraineeOfRequest(db, entry.email, requestKey);
    // Without the email, which is the same: a new one would end the link that was mailed to it.
    if (added !== undefined && (await isReached(actor, added)))
      return update(actor, added.id, { ...entry, email: undefined });
    const company = await findReachedCompany(db, actor.reach, companyName);
    const place = { companyId: company.id, groupIds: groupIds ?? [] };
    enforce(refusalOfPlace(actor.reach, place));
    const owner = { name: entry.name, email: entry.email, company: company.name };
    const passwordHash =
      password === undefined ? null : await accounts.hashPassword(actor, password, owner);
    const at = now();
    const row = {
      ...storeFields(fields),
      role: 'TRAINEE',
      company_id: company.id,
      password_hash: passwordHash,
      created_at: at,
      request_key: requestKey,
    } as const;
    const trainee = await inAccountTransaction(db, async (tx) => {
      await lockChosenCompany(tx, company.id);
      if (asNew !== true) await refuseIfInTrash(tx, entry.email, { actor, now: at });
      const created = await getTrainee(tx, await accounts.insertUser(tx, row));
      if (groupIds !== undefined)
        await setGroups(
          tx,
          { id: created.user_id, companyId: company.id },
          { groupIds, own: null, at },
        );
      const after = await recordedWhole(tx, created);
      if (passwordHash === null) after.invitedByMail = true;
      await recordTrainee(tx, created, { actor, action: 'trainee.created', after, at });
      return created;
    });
    if (passwordHash === null) accounts.mailSoon();
    return presentUser({ ...trainee, role: 'TRAINEE' });
  };
}
