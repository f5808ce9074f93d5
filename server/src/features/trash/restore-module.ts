import { MODULES_MAX } from '@portal/contract/limits';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { findHiddenCompany, lockCompany } from '../companies/service.ts';
import type { Learning } from '../learning/service.ts';
import { countModules, unmarkModule } from '../modules/service.ts';
import { companyDeleted } from './conflicts.ts';
import { NOT_IN_TRASH, type Restored, type Restoring } from './restoring.ts';

export type ModuleRestoring = Pick<Learning, 'rememberOpenModules' | 'figures'>;

/** The module returns to its place. What trainees can open stays open, although a module is before it again. */
export async function restoreModule(
  { rememberOpenModules, figures }: ModuleRestoring,
  { tx, deletion }: Restoring,
): Promise<Restored> {
  const companyId = deletion.company_id ?? 0;
  const hidden = await findHiddenCompany(tx, companyId);
  if (hidden !== undefined) throw companyDeleted(hidden);
  requireFound(await lockCompany(tx, companyId), NOT_IN_TRASH);
  if ((await countModules(tx, companyId)) >= MODULES_MAX)
    throw new AppError('CONFLICT', 'The company has as many modules as it can have.');
  await rememberOpenModules(tx, companyId);
  await unmarkModule(tx, deletion.subject_id ?? 0);
  await figures.modulesChanged(tx, companyId);
  return { userIds: [], remainingDeletionId: null };
}
