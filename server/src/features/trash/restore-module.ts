import { MODULES_MAX, UNDO_COMPLETIONS_MS } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { findHiddenCompany, lockCompany } from '../companies/service.ts';
import type { Learning } from '../learning/service.ts';
import { countModules, unmarkModule } from '../modules/service.ts';
import { companyDeleted } from './conflicts.ts';
import { NOT_IN_TRASH, type Restored, type Restoring } from './restoring.ts';

export interface ModuleRestoring {
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'moduleChanges'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The module returns to its place. What trainees can open stays open, although a module is before it again. Soon after the
 * deletion, the trainings that it has completed are open again; later they stay completed.
 */
export async function restoreModule(
  { learning, now }: ModuleRestoring,
  { tx, deletion }: Restoring,
): Promise<Restored> {
  const companyId = deletion.company_id ?? 0;
  const hidden = await findHiddenCompany(tx, companyId);
  if (hidden !== undefined) throw companyDeleted(hidden);
  requireFound(await lockCompany(tx, companyId), NOT_IN_TRASH);
  if ((await countModules(tx, companyId)) >= MODULES_MAX)
    throw new AppError('CONFLICT', because('modulesFull'));
  await learning.rememberOpenModules(tx, companyId);
  const module = { id: deletion.subject_id ?? 0, name: deletion.subject_name };
  await unmarkModule(tx, module.id);
  const at = now();
  const restored = { companyId, module, kind: 'restored', deletionId: null, at } as const;
  await learning.moduleChanges.moduleChanged(tx, restored);
  if (at - deletion.deleted_at <= UNDO_COMPLETIONS_MS)
    await learning.moduleChanges.deletionUndone(tx, deletion.id, at);
  return { userIds: [], remaining: null };
}
