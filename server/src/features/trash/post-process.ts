/**
 * The background work after a deletion or restore, which may concern many rows: the sessions that a company's trainees
 * had are removed, feedback is no longer counted, or counted again, and the requests of a removed admin are unassigned.
 * Hidden users have no access in the meantime, because every query of a session leaves them out.
 */
import type { Db } from '#server/platform/database/schema.ts';
import { endAccess, listTraineeIdsOf } from '../accounts/service.ts';
import { type Deletion, markSettled, type Work } from '../deletions/service.ts';
import {
  type FeedbackCursor,
  updateHiddenOfModule,
  updateHiddenOfUsers,
} from '../feedback/service.ts';
import { unassignSome } from '../help/service.ts';
import { listAllModuleIds } from '../modules/service.ts';

/** Trainees per unit; about 1 ms on SQLite. */
const TRAINEES_PER_UNIT = 20;

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with the trainees of a company, after their sessions were removed. */
  readonly announce: (userIds: readonly number[], deletion: Deletion) => Promise<void>;
}

export async function postProcess(deps: Dependencies, work: Work): Promise<void> {
  const { deletion, once } = work;
  const { subject_kind: kind, subject_id: subjectId } = deletion;
  if (kind === 'company' && subjectId !== null) await postProcessCompany(deps, work, subjectId);
  if (kind === 'module' && subjectId !== null) await updateFeedback(work, subjectId);
  if (kind === 'admin' && subjectId !== null) await work.run((tx) => unassignSome(tx, subjectId));
  await once((tx) => markSettled(tx, deletion.id, deps.now()));
}

async function postProcessCompany(
  { db, announce }: Dependencies,
  work: Work,
  companyId: number,
): Promise<void> {
  const { deletion, once } = work;
  for (let after = 0; ; ) {
    const ids = await listTraineeIdsOf(db, companyId, { after, limit: TRAINEES_PER_UNIT });
    if (ids.length === 0) break;
    await once(async (tx) => {
      await endAccess(tx, ids, deletion.deleted_at);
      await updateHiddenOfUsers(tx, ids);
    });
    await announce(ids, deletion);
    after = ids.at(-1) ?? after;
  }
  // Feedback of trainees who have moved to another company.
  for (const moduleId of await listAllModuleIds(db, companyId))
    await updateFeedback(work, moduleId);
}

async function updateFeedback({ once }: Work, moduleId: number): Promise<void> {
  let after: FeedbackCursor | null = null;
  do after = await once((tx) => updateHiddenOfModule(tx, moduleId, after));
  while (after !== null);
}
