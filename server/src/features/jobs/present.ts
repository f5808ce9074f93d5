import type { Job, JobItem, JobKind } from '@portal/contract/jobs';
import { because, type Refusal } from '@portal/contract/reasons';
import { englishOf } from '#server/platform/refusals.ts';
import type { ImportedResult } from '../standings/service.ts';
import { fieldsOf } from './import-queries.ts';
import type { listItemsFrom } from './item-queries.ts';
import type { JobRow } from './queries.ts';
import { resultOf } from './result-queries.ts';

interface Circumstances {
  readonly hasTrash: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function presentJob(
  job: JobRow,
  invitations: Job['invitations'],
  circumstances: Circumstances,
): Job {
  const { hasTrash } = circumstances;
  const problem = job.problem === null ? null : (JSON.parse(job.problem) as Refusal);
  return {
    id: job.id,
    kind: job.kind,
    // To the admin, who is still waiting for the answer, there is no difference.
    state: job.state === 'preparing' ? 'running' : job.state,
    total: job.total,
    done: job.done,
    refused: job.refused,
    problem: problem === null ? null : englishOf(problem),
    problemReason: problem,
    deletionId: hasTrash ? job.deletion_id : null,
    invitations,
    undoable: whyNotUndoable(job, circumstances) === null,
    createdAt: new Date(job.created_at).toISOString(),
    endedAt: job.ended_at === null ? null : new Date(job.ended_at).toISOString(),
  };
}

/** The reason for the admin why the job cannot be undone; null if it can be undone. */
export function whyNotUndoable(job: JobRow, { hasTrash, now }: Circumstances): Refusal | null {
  if (job.ended_at === null) return because('actionRunning');
  if (job.kind === 'invite') return because('invitationsNotUndoable');
  if (job.kind === 'remind') return because('remindersNotUndoable');
  if (job.kind === 'renew') return because('renewalsNotUndoable');
  if (job.kind === 'collect-certificates') return because('nothingToUndo');
  if (job.state === 'undone' || job.done === 0) return because('nothingToUndo');
  if ((job.kind === 'delete' || job.kind === 'import') && !hasTrash)
    return because('trashTurnedOff');
  if (job.deletion_id !== null && (job.restorable_until ?? 0) <= now)
    return because('traineesNotInTrash');
  return null;
}

type ListedItem = Awaited<ReturnType<typeof listItemsFrom>>[number];

export function presentItem(
  { place, user_id, request_id, state, fields, ...user }: ListedItem,
  kind: JobKind,
): JobItem {
  const { name, email } = fields === null || user_id !== null ? user : fieldsOf(fields);
  // A person who is not named has no result either.
  const hasResult = kind === 'record-results' && fields !== null && name !== null;
  const result = hasResult ? presentResult(resultOf(fields)) : null;
  return { place, userId: user_id, requestId: request_id, name, email, result, state };
}

const presentResult = ({ moduleName, completedOn }: ImportedResult) => ({
  moduleName,
  completedOn,
});

export const ACTIVITY_ACTIONS = {
  delete: 'trainees.deleted',
  move: 'trainees.moved',
  invite: 'trainees.invited',
  'add-to-group': 'trainees.added-to-group',
  'remove-from-group': 'trainees.removed-from-group',
  extend: 'trainees.exceptions-made',
  waive: 'trainees.exceptions-made',
  pause: 'trainees.exceptions-made',
  remind: 'trainees.reminded',
  renew: 'trainees.renewed',
  'train-again': 'trainees.runs-started',
  'close-help': 'help.closed',
  import: 'trainee.imported',
  'record-results': 'trainees.results-recorded',
} as const satisfies Record<Exclude<JobKind, 'collect-certificates'>, string>;
