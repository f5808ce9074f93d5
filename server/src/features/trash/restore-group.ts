import { groupName } from '@portal/contract/fields';
import {
  GROUPS_PER_COMPANY_MAX,
  GROUPS_PER_TRAINEE_MAX,
  UNDO_COMPLETIONS_MS,
} from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import * as z from 'zod/mini';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { validate } from '#server/platform/http/validate.ts';
import { findHiddenCompany, lockCompany } from '../companies/service.ts';
import {
  changeAudience,
  countGroups,
  isGroupNameTaken,
  removeFullMembers,
  unmarkGroup,
} from '../groups/service.ts';
import { companyDeleted } from './conflicts.ts';
import type { ModuleRestoring } from './restore-module.ts';
import { NOT_IN_TRASH, type Restored, type Restoring } from './restoring.ts';

/** The call allows the longer name of a company. */
const GIVEN_NAME = z.object({ name: z.optional(groupName) });

/**
 * The group with those of its members who have not left the company and are not in 50 other groups, for whom modules are
 * again. Soon after the deletion, the trainings that it has completed are open again.
 */
export async function restoreGroup(
  { learning, now }: ModuleRestoring,
  { tx, deletion, options }: Restoring,
): Promise<Restored> {
  validate(GIVEN_NAME, { name: options.name });
  const companyId = deletion.company_id ?? 0;
  const hidden = await findHiddenCompany(tx, companyId);
  if (hidden !== undefined) throw companyDeleted(hidden);
  requireFound(await lockCompany(tx, companyId), NOT_IN_TRASH);
  const max = GROUPS_PER_COMPANY_MAX;
  const others = await countGroups(tx, companyId);
  if (others >= max) throw new AppError('CONFLICT', because('tooManyGroups', { max }));
  const name = options.name ?? deletion.subject_name;
  if (await isGroupNameTaken(tx, companyId, name))
    throw new AppError('NAME_TAKEN', because('groupNameTaken'));
  const id = deletion.subject_id ?? 0;
  if (others >= GROUPS_PER_TRAINEE_MAX) await removeFullMembers(tx, id);
  const at = now();
  const change = { learning, companyId, groupId: id, deletionId: null, at };
  await changeAudience(tx, change, () => unmarkGroup(tx, id, options.name));
  if (at - deletion.deleted_at <= UNDO_COMPLETIONS_MS)
    await learning.moduleChanges.deletionUndone(tx, deletion.id, at);
  const after = name === deletion.subject_name ? {} : { name };
  return { userIds: [], remaining: null, after };
}
