/** Groups for whose members modules are: with the group, these modules come into the paths of its members, and leave them. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Learning } from '../learning/service.ts';
import * as queries from './queries.ts';

interface Change {
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'moduleChanges'>;
  readonly companyId: number;
  readonly groupId: number;
  /** The deletion of the group, which its restore takes back; null for the restore. */
  readonly deletionId: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Runs `hideOrShow`, which hides the group or shows it again, with what follows for the trainings of its members. Call it with
 * the company locked, and `moduleChanges.begin` after the commit.
 */
export async function changeAudience(
  tx: Db,
  { learning, groupId, ...change }: Change,
  hideOrShow: () => Promise<void>,
): Promise<void> {
  const modules = await queries.listModulesOfGroup(tx, groupId);
  if (modules.length > 0) await learning.rememberOpenModules(tx, change.companyId);
  await hideOrShow();
  for (const module of modules)
    await learning.moduleChanges.moduleChanged(tx, { ...change, module, kind: 'rules' });
}
