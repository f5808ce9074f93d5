/** The end of a job: its state, its line in the activity, and the final numbers of its deletion. */

import type { ActivityField } from '@portal/contract/activity';
import type { JobKind } from '@portal/contract/jobs';
import type { Refusal } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { countMarked } from '../accounts/service.ts';
import { type Actor, many, record } from '../activity/service.ts';
import { type Deletions, setDeletedTrainees } from '../deletions/service.ts';
import { companyOf } from './actions.ts';
import { starterOf, undoerOf } from './author.ts';
import { recordedFieldsOf } from './exceptions.ts';
import { forgetPasswords } from './import-queries.ts';
import { countPeople } from './item-queries.ts';
import { ACTIVITY_ACTIONS } from './present.ts';
import { type JobRow, updateJob } from './queries.ts';

interface End {
  readonly state: 'done' | 'cancelled' | 'failed' | 'undone';
  readonly at: number;
  /** For `failed`, and for an end by a changed reach. */
  readonly problem?: Refusal;
  /** The admin who cancelled it. */
  readonly cancelledBy?: Actor;
}

/** Call in the transaction of its last step, with the job as it is after that. */
export function createEndJob(deletions: Pick<Deletions, 'changed'>) {
  return async (tx: Db, job: JobRow, end: End): Promise<void> => {
    const { state, at } = end;
    const problem = end.problem === undefined ? null : JSON.stringify(end.problem);
    await updateJob(tx, job.id, { state, problem, ended_at: at });
    if (job.kind === 'import') await forgetPasswords(tx, job.id);
    if (job.deletion_id !== null) {
      const trainees = await countMarked(tx, job.deletion_id);
      await setDeletedTrainees(tx, job.deletion_id, { trainees, end: { restored_at: at } });
      // It was not purged before.
      await deletions.changed(tx, job.deletion_id);
    }
    // Until its trainees are stored, it has changed nothing.
    if (job.state !== 'preparing') await recordEnd(tx, job, end);
  };
}

async function recordEnd(
  tx: Db,
  job: JobRow,
  { state, at, problem, cancelledBy }: End,
): Promise<void> {
  // It has read certificates alone; the link to its file is recorded.
  if (job.kind === 'collect-certificates') return;
  const isUndone = state === 'undone';
  const changed = isUndone ? job.undone : job.done;
  const isHelp = job.kind === 'close-help';
  // A file may have several results of a person.
  const people =
    job.kind === 'record-results'
      ? await countPeople(tx, job.id, isUndone ? 'undone' : 'done')
      : changed;
  const undone = isHelp ? ('help.closing-undone' as const) : ('trainees.undone' as const);
  await record(tx, {
    actor: isUndone ? undoerOf(job) : starterOf(job),
    action: isUndone ? undone : ACTIVITY_ACTIONS[job.kind],
    subject: many(isHelp ? 'help' : 'trainee', people),
    company: companyOf(job),
    after: {
      ...(job.group_name === null ? {} : { group: job.group_name }),
      ...recordedFieldsOf(job),
      [COUNTED.get(job.kind) ?? 'trainees']: changed,
      ...(isUndone ? undoNumbers(job) : numbers(job)),
      ...(cancelledBy === undefined ? {} : { cancelledBy: cancelledBy.name }),
      ...(problem === undefined ? {} : { problem }),
    },
    jobId: job.id,
    at,
  });
}

/** The fields that count the items of a job, where they are not trainees. */
const COUNTED: ReadonlyMap<JobKind, ActivityField> = new Map([
  ['close-help', 'helpRequests'],
  ['record-results', 'results'],
]);

const numbers = ({ kind, total, refused, invited }: JobRow) => ({
  chosen: total,
  refused,
  ...(kind === 'import' ? { invitedByMail: invited } : {}),
});

const undoNumbers = ({ kind, done }: JobRow) => ({
  undoneJob: kind,
  ...(done > 0 ? { notUndone: done } : {}),
});
