import type { EmailHolder } from '@portal/contract/trash';
import { requireFound } from '#server/platform/http/app-error.ts';
import {
  changeHiddenEmail,
  findConflicts,
  findUserByEmail,
  listMarked,
  unhideTrainees,
} from '../accounts/service.ts';
import { findHiddenCompany, lockCompanyShared } from '../companies/service.ts';
import { reachesTrainee } from '../reach/service.ts';
import { Conflicts, companyDeleted } from './conflicts.ts';
import { NOT_IN_TRASH, type Restored, type Restoring } from './restoring.ts';

/** One trainee or admin, with another email if one is given. */
export async function restoreTrainee(restoring: Restoring): Promise<Restored> {
  const { tx, actor, deletion, options } = restoring;
  const { email } = options;
  const [{ id, company_id: companyId }] = await marked();
  const hidden = await findHiddenCompany(tx, companyId ?? 0);
  if (hidden !== undefined) throw companyDeleted(hidden);
  await lockCompanyShared(tx, companyId ?? 0);
  if (email !== undefined) await changeHiddenEmail(tx, id, email);
  const conflicts = new Conflicts();
  conflicts.add(await findConflicts(tx, await marked()));
  if (conflicts.count > 0) throw conflicts.refusal(await holderOf(conflicts.first?.email ?? ''));
  const userIds = await unhideTrainees(tx, { deletionId: deletion.id });
  return { userIds, remaining: null, ...(email && { after: { email } }) };

  /** Undefined for an account outside of the admin's reach. */
  async function holderOf(email: string): Promise<EmailHolder | undefined> {
    const user = await findUserByEmail(tx, email);
    if (user === undefined || !(await reachesTrainee(tx, actor.reach, user.user_id, 'people')))
      return undefined;
    const { user_id: userId, user_name: name } = user;
    return { userId, name, isTrainee: user.role === 'TRAINEE' };
  }

  async function marked() {
    const [trainee] = await listMarked(tx, deletion.id, { after: 0, limit: 1 });
    return [requireFound(trainee, NOT_IN_TRASH)] as const;
  }
}
