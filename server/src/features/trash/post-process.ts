/**
 * The background work after a deletion or restore, which may concern many rows: the sessions that a company's trainees
 * had are removed, feedback is no longer counted, or counted again, and the requests of a removed admin are unassigned.
 * Hidden users have no access in the meantime, because every query of a session leaves them out.
 */
import { endAccess, listTraineeIdsOf } from '../accounts/service.ts';
import type { Deletion } from '../deletions/service.ts';
import {
  type FeedbackCursor,
  updateHiddenOfModule,
  updateHiddenOfUsers,
} from '../feedback/service.ts';
import { unassignSome } from '../help/service.ts';
import { listAllModuleIds } from '../modules/service.ts';
import { type Stage, stage, whileMore } from './stages.ts';

/** Trainees per step; about 1 ms on SQLite. */
const TRAINEES_PER_STEP = 20;

/** Called with the trainees of a company, after their sessions were removed. */
type Announce = (userIds: readonly number[], deletion: Deletion) => Promise<void>;

export function stagesAfter(deletion: Deletion, announce: Announce): readonly Stage[] {
  const { subject_kind: kind, subject_id: id } = deletion;
  if (id === null) return [];
  if (kind === 'admin') return [whileMore((tx) => unassignSome(tx, id))];
  if (kind === 'module') return [feedbackOf(async () => [id])];
  if (kind !== 'company') return [];
  return [
    accessOfTrainees(id, deletion, announce),
    // Feedback of trainees who have moved to another company.
    feedbackOf((tx) => listAllModuleIds(tx, id)),
  ];
}

const accessOfTrainees = (companyId: number, deletion: Deletion, announce: Announce): Stage =>
  stage<number>(async (tx, after, step) => {
    const page = { after: after ?? 0, limit: TRAINEES_PER_STEP };
    const ids = await listTraineeIdsOf(tx, companyId, page);
    if (ids.length === 0) return null;
    await endAccess(tx, ids, deletion.deleted_at);
    await updateHiddenOfUsers(tx, ids);
    step.after(() => announce(ids, deletion));
    return ids.at(-1) ?? null;
  });

type ListModules = (tx: Parameters<Stage>[0]) => Promise<readonly number[]>;

/** The last row that is done of a module; null after the last one. */
type FeedbackOfModules = {
  readonly moduleId: number;
  readonly row: Pick<FeedbackCursor, keyof FeedbackCursor> | null;
};

const feedbackOf = (list: ListModules): Stage =>
  stage<FeedbackOfModules>(async (tx, after) => {
    const ids = await list(tx);
    const isBegun = after !== null && after.row !== null && ids.includes(after.moduleId);
    const moduleId = isBegun ? after.moduleId : ids.find((id) => id > (after?.moduleId ?? 0));
    if (moduleId === undefined) return null;
    const row = await updateHiddenOfModule(tx, moduleId, isBegun ? after.row : null);
    return { moduleId, row };
  });
