/** Merges a deleted trainee with the one who uses the email now. */
import { because } from '@portal/contract/reasons';
import { normalizedKey } from '@portal/contract/text-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { findUser, listMarked, lockUser, lockUsers } from '../accounts/service.ts';
import { type Actor, record } from '../activity/service.ts';
import { findHiddenCompany, lockCompaniesShared } from '../companies/service.ts';
import { type Deletion, markMerged, type RestoreResult } from '../deletions/service.ts';
import { moveFeedback } from '../feedback/service.ts';
import { type Learning, mergeRuns } from '../learning/service.ts';
import { moveReminders } from '../reminders/service.ts';
import { moveRequirements } from '../standings/service.ts';
import { companyDeleted, inUse } from './conflicts.ts';
import { companyOf } from './present.ts';
import { NOT_IN_TRASH } from './restoring.ts';

export interface Merging {
  readonly learning: Pick<Learning, 'changeStandings'>;
  readonly deletion: Deletion;
  /** The id of the living trainee. */
  readonly into: number;
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The runs of the deleted trainee, with progress, attempts, answers and watching sessions, come before those of the
 * other one and change no more. Feedback comes for modules without feedback of the other one; exceptions, recorded
 * results and reminders come too. What is left of the deleted trainee stays hidden until its purge: conversations and help requests are those of a deleted user. Call it with
 * the deletion locked: of two merges at once, the second one finds it merged.
 */
export async function mergeTrainee(tx: Db, merging: Merging): Promise<RestoreResult> {
  const { learning, deletion, into, actor, at } = merging;
  const [deleted, living] = await lockBoth(tx, merging);
  await moveFeedback(tx, { from: deleted.id, into });
  const changed = { companyId: living.company_id ?? 0, userIds: [into], at };
  await learning.changeStandings(tx, changed, async () => {
    await mergeRuns(tx, { from: deleted.id, into, endedAt: deletion.deleted_at });
    await moveRequirements(tx, { from: deleted.id, into });
  });
  await moveReminders(tx, { from: deleted.id, into });
  const { subject_name: name } = deletion;
  const result = { merged: name, into: living.user_name };
  await markMerged(tx, deletion.id, { at, result });
  await record(tx, {
    actor,
    action: 'trainee.merged',
    subject: { kind: 'trainee', id: into, name: living.user_name },
    company: companyOf(living),
    after: { mergedTrainee: name, mergedTraineeId: deleted.id },
    at,
  });
  return result;
}

/** Locks the companies, then the trainees: the order of all transactions. */
async function lockBoth(tx: Db, { deletion, into }: Merging) {
  const [deleted] = await listMarked(tx, deletion.id, { after: 0, limit: 1 });
  const { id, company_id, email_key } = requireFound(deleted, NOT_IN_TRASH);
  const hidden = await findHiddenCompany(tx, company_id ?? 0);
  if (hidden !== undefined) throw companyDeleted(hidden);
  const before = await findUser(tx, into);
  const companies = [company_id, before?.company_id].flatMap((id) => id ?? []);
  await lockCompaniesShared(tx, [...new Set(companies)]);
  const [locked] = await lockUsers(tx, [into]);
  await lockUser(tx, id);
  const living = await findUser(tx, into);
  const holdsEmail = living !== undefined && normalizedKey(living.user_email) === email_key;
  if (locked?.role !== 'TRAINEE' || !holdsEmail) throw otherHolder();
  // Moved to another company meanwhile.
  if (!companies.includes(locked.company_id ?? 0)) throw inUse();
  return [{ id }, living] as const;
}

const otherHolder = () => new AppError('CONFLICT', because('emailNotUsedAnyMore'));
