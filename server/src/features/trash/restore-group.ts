import { GROUPS_PER_COMPANY_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { findHiddenCompany, lockCompany } from '../companies/service.ts';
import { countGroups, findGroupsByName, unmarkGroup } from '../groups/service.ts';
import { companyDeleted, nameTaken } from './conflicts.ts';
import { NOT_IN_TRASH, type Restored, type Restoring } from './restoring.ts';

/** The group with those of its members who have not left the company. */
export async function restoreGroup({ tx, deletion, options }: Restoring): Promise<Restored> {
  const companyId = deletion.company_id ?? 0;
  const hidden = await findHiddenCompany(tx, companyId);
  if (hidden !== undefined) throw companyDeleted(hidden);
  requireFound(await lockCompany(tx, companyId), NOT_IN_TRASH);
  const max = GROUPS_PER_COMPANY_MAX;
  if ((await countGroups(tx, companyId)) >= max)
    throw new AppError('CONFLICT', because('tooManyGroups', { max }));
  const name = options.name ?? deletion.subject_name;
  const taken = await findGroupsByName(tx, companyId, [name]);
  if (taken.length > 0) throw nameTaken(name);
  await unmarkGroup(tx, deletion.subject_id ?? 0, options.name);
  const after = name === deletion.subject_name ? {} : { name };
  return { userIds: [], remaining: null, after };
}
