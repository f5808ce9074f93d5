/** Certificates of completions that are written directly, because these tests are not about what completes a path. */
import { randomUUID } from 'node:crypto';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import type { CompletedModule, Completion } from '../completion.ts';

export const COMPLETED: CompletedModule = {
  moduleId: 1,
  name: 'Ladders',
  completedOn: '2026-03-02',
  validUntil: null,
  videoSeconds: 120,
  creditedSeconds: 118,
  score: 90,
  edition: 1,
  recorded: null,
};

interface Certified extends Partial<Completion> {
  readonly userId: number;
  readonly companyId: number;
}

/** A completion as the row of it says, without a certificate yet. */
export async function complete(portal: TestPortal, certified: Certified): Promise<Completion> {
  const { db } = portal.resources;
  const { userId, companyId, moduleId = null, modules = [COMPLETED] } = certified;
  const at = portal.clock.now;
  const { current_run_id } = await db
    .selectFrom('all_users')
    .select('current_run_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const runId = current_run_id ?? 0;
  const { id } = await db
    .insertInto('path_completions')
    .values({
      user_id: userId,
      company_id: companyId,
      run_id: runId,
      module_id: moduleId,
      completed_on: '2026-03-02',
      basis: '[]',
      basis_hash: randomUUID(),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const completion = { id, runId, moduleId, isBeforeCertificates: false, former: null, at };
  return { ...completion, modules, ...certified };
}

export const issue = (portal: TestPortal, completion: Completion): Promise<void> =>
  inTransaction(portal.resources.db, (tx) => portal.services.certificates.issue(tx, completion));

/** Completes and certifies. Returns the completion and the code of its certificate. */
export async function certify(portal: TestPortal, certified: Certified) {
  const completion = await complete(portal, certified);
  await issue(portal, completion);
  const { code } = await portal.resources.db
    .selectFrom('certificates')
    .select('code')
    .where('completion_id', '=', completion.id)
    .executeTakeFirstOrThrow();
  return { completion, code };
}
