/** Checks whether a job can be undone for all of its trainees. If not, the undo does not begin. */

import type { ErrorCode } from '@portal/contract/errors';
import { isExceptionKind, type JobKind } from '@portal/contract/jobs';
import { NAMED_PEOPLE_MAX } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { reachesGroup } from '@portal/contract/reach-rules';
import { because, type Refusal } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { findHiddenCompany } from '../companies/service.ts';
import { findGroup, GROUP_NOT_FOUND } from '../groups/service.ts';
import type { ReplacedRun } from '../learning/service.ts';
import { replacedRunOf } from './actions.ts';
import { findItemsFrom, type ItemRow, userIdsOf } from './item-queries.ts';
import type { JobRow } from './queries.ts';
import { findReachedItems } from './reached-items.ts';
import * as queries from './undo-queries.ts';

/** Items per query; about 2 ms on SQLite. */
const ITEMS_PER_BATCH = 250;

interface Obstacle {
  readonly code: ErrorCode;
  readonly refusal: (count: number) => Refusal;
  readonly find: (
    db: Db,
    items: readonly ItemRow[],
  ) => Promise<readonly { userId: number | null }[]>;
}

const TAKEN_EMAILS: Obstacle = {
  code: 'EMAIL_TAKEN',
  refusal: (count) => because('emailsTakenNothingRestored', { count }),
  find: (db, items) => queries.findTraineesWithTakenEmail(db, userIdsOf(items)),
};

const TOUCHED_RUNS: Obstacle = {
  code: 'CONFLICT',
  refusal: (count) => because('runsBegun', { count }),
  async find(db, items) {
    const runs = items.flatMap(replacedRunOf);
    await refusePurgedRuns(db, runs);
    await refuseDeletedCompany(
      db,
      runs.flatMap(({ runBefore, runAfter }) => [runBefore, runAfter]),
    );
    return queries.findTraineesOfTouchedRuns(
      db,
      runs.map(({ runAfter }) => runAfter),
    );
  },
};

/** The kinds whose items are undone each for itself. */
const FOR_ITSELF: ReadonlySet<JobKind> = new Set(['close-help', 'import', 'record-results']);

/**
 * Throws CONFLICT or EMAIL_TAKEN with the people concerned, COMPANY_DELETED, or CONFLICT without the group. People whom
 * the admin does not reach are no obstacle: the undo leaves them out.
 */
export async function refuseIfObstructed(db: Db, job: JobRow, reach: Reach): Promise<void> {
  // Each request for itself: one that has changed since stays as it is. Imported trainees move to the trash. An exception
  // that was ended meanwhile has ended, and a recorded result that was withdrawn is withdrawn.
  if (FOR_ITSELF.has(job.kind) || isExceptionKind(job.kind)) return;
  if (job.kind === 'add-to-group' || job.kind === 'remove-from-group') {
    await refuseMissingGroup(db, job, reach);
    return;
  }
  // No limited admin reaches a hidden company.
  if (job.kind === 'delete' && reach === 'portal') await refuseDeletedCompanyOf(db, job);
  const { code, refusal, find } = job.kind === 'delete' ? TAKEN_EMAILS : TOUCHED_RUNS;
  const people: unknown[] = [];
  let count = 0;
  const slice = startTimeSlice();
  for (let place = 0; place < job.total; place += ITEMS_PER_BATCH) {
    const items = await findItemsFrom(db, job.id, place, ITEMS_PER_BATCH);
    const standing = items.filter(({ state }) => state === 'done');
    const reached = await findReachedItems(db, standing, { job, reach, isUndo: true });
    const found = reached.length === 0 ? [] : await find(db, reached);
    count += found.length;
    people.push(...found.slice(0, NAMED_PEOPLE_MAX - people.length));
    if (slice.isOver) await slice.next();
  }
  if (count > 0) throw new AppError(code, refusal(count), { details: { people, count } });
}

/** A former run is deleted for good with its company. Without both runs, the trainee was deleted for good. */
async function refusePurgedRuns(db: Db, replaced: readonly ReplacedRun[]): Promise<void> {
  const ids = replaced.flatMap(({ runBefore, runAfter }) => [runBefore, runAfter]);
  const present = new Set(await queries.findPresentRuns(db, ids));
  if (replaced.some((run) => present.has(run.runAfter) && !present.has(run.runBefore)))
    throw new AppError('CONFLICT', because('companyPurged'));
}

async function refuseDeletedCompany(db: Db, runIds: readonly number[]): Promise<void> {
  const deleted = await queries.findDeletedCompanyOfRuns(db, runIds);
  if (deleted !== undefined) throw companyDeleted(deleted);
}

/** Trainees who were deleted from one company do not return while it is hidden. */
async function refuseDeletedCompanyOf(db: Db, { company_id: id }: JobRow): Promise<void> {
  const hidden = id === null ? undefined : await findHiddenCompany(db, id);
  if (hidden !== undefined)
    throw companyDeleted({ deletionId: hidden.deletion_id, companyName: hidden.name });
}

async function refuseMissingGroup(db: Db, { group_id }: JobRow, reach: Reach): Promise<void> {
  const group = group_id === null ? undefined : await findGroup(db, group_id);
  const isReached =
    group !== undefined &&
    reachesGroup(reach, { companyId: group.company_id, groupId: group.id }, 'people');
  if (!isReached) throw new AppError('CONFLICT', GROUP_NOT_FOUND);
}

function companyDeleted(details: {
  readonly deletionId: number | null;
  readonly companyName: string;
}): AppError {
  return new AppError(
    'COMPANY_DELETED',
    because('companyInTrash', { company: details.companyName }),
    { details },
  );
}
