/** Deletes for good, in small steps. Files of the media store go last, after the rows that name them. */
import type { Db } from '#server/platform/database/schema.ts';
import { countMarked, deleteUser, listMarked, listTraineeIdsOf } from '../accounts/service.ts';
import { eraseSomeActivity } from '../activity/service.ts';
import { deleteCompany } from '../companies/service.ts';
import {
  type Deletion,
  eraseSomeDeletions,
  findBulkDeletionsIn,
  isUsedByJob,
  markPurged,
  markPurgedOfCompany,
  setDeletedTrainees,
  type Work,
} from '../deletions/service.ts';
import { deleteSomeFeedback } from '../feedback/service.ts';
import { listRequestIdsOf, removeModuleFromSome, unassignSome } from '../help/service.ts';
import {
  deleteSomeOfCompany,
  deleteSomeOfModule,
  deleteSomeOfUser,
  isModuleInRuns,
} from '../learning/service.ts';
import { deleteVideos } from '../media/service.ts';
import {
  deleteModule,
  listAllModuleIds,
  listRetiredModules,
  retireModule,
} from '../modules/service.ts';
import { removeSomeFromSearch } from '../trainees/service.ts';

const MODULES_PER_QUERY = 100;

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly removeFiles: (keys: readonly string[]) => Promise<unknown>;
  /** In the transaction that ends the purge. */
  readonly record: (tx: Db, deletion: Deletion) => Promise<void>;
}

export async function purge(deps: Dependencies, work: Work): Promise<void> {
  const { deletion, once } = work;
  const { subject_kind: kind, subject_id: subjectId } = deletion;
  // An undo may have begun before this process had the lease.
  if (await once((tx) => isUsedByJob(tx, deletion.id))) return;
  if (kind === 'company' && subjectId !== null) await purgeCompany(deps, work, subjectId);
  else if (kind === 'module' && subjectId !== null) await purgeModule(deps, work, subjectId);
  else {
    if (kind === 'admin' && subjectId !== null) await work.run((tx) => unassignSome(tx, subjectId));
    await work.run(userOfDeletion(deletion.id));
  }
  await purgeRetired(deps, work);
  await once(async (tx) => {
    await markPurged(tx, deletion.id, deps.now());
    await deps.record(tx, deletion);
  });
}

/** Deletes one of the users, or a part of their runs. */
const userOfDeletion = (deletionId: number) => async (tx: Db) => {
  const [user] = await listMarked(tx, deletionId, { after: 0, limit: 1 });
  return deletePartOfUser(tx, user?.id);
};

const userOfCompany = (companyId: number) => async (tx: Db) => {
  const [id] = await listTraineeIdsOf(tx, companyId, { after: 0, limit: 1 });
  return deletePartOfUser(tx, id);
};

/** The names are erased before the user is deleted, so that a purge that was interrupted goes on. */
async function deletePartOfUser(tx: Db, id: number | undefined): Promise<boolean> {
  if (id === undefined) return false;
  if (await deleteSomeOfUser(tx, id)) return true;
  const helpRequestIds = await listRequestIdsOf(tx, id);
  if (await eraseSomeActivity(tx, { userId: id, helpRequestIds })) return true;
  if (await eraseSomeDeletions(tx, id)) return true;
  await deleteUser(tx, id);
  return true;
}

async function purgeCompany(
  { db, now, removeFiles }: Dependencies,
  { run, once }: Work,
  companyId: number,
): Promise<void> {
  await run((tx) => removeSomeFromSearch(tx, companyId));
  await run(userOfCompany(companyId));
  await run((tx) => deleteSomeOfCompany(tx, companyId));
  const moduleIds = await listAllModuleIds(db, companyId);
  for (const id of moduleIds) {
    await run((tx) => deleteSomeFeedback(tx, id));
    await run((tx) => deleteSomeOfModule(tx, id));
    await run((tx) => removeModuleFromSome(tx, id));
  }
  for (const id of moduleIds) {
    const keys = await once(async (tx) => {
      const keys = await deleteVideos(tx, id);
      await deleteModule(tx, id);
      return keys;
    });
    await removeFiles(keys);
  }
  // Trainees of other companies, who were deleted in the same action, can still be restored.
  for (const id of await findBulkDeletionsIn(db, companyId))
    await once(async (tx) => {
      const trainees = await countMarked(tx, id);
      await setDeletedTrainees(tx, id, { trainees, end: { purged_at: now() } });
    });
  const logoKey = await once(async (tx) => {
    await markPurgedOfCompany(tx, companyId, now());
    return deleteCompany(tx, companyId);
  });
  if (logoKey !== null) await removeFiles([logoKey]);
}

/** The row of the module stays as long as a run refers to it. */
async function purgeModule(
  { now, removeFiles }: Dependencies,
  { run, once }: Work,
  id: number,
): Promise<void> {
  await run((tx) => deleteSomeFeedback(tx, id));
  const keys = await once(async (tx) => {
    await retireModule(tx, id, now());
    return deleteVideos(tx, id);
  });
  await removeFiles(keys);
}

/** Deletes the rows of purged modules to which no run refers any more. */
async function purgeRetired({ db }: Dependencies, { run, once }: Work): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await listRetiredModules(db, after, MODULES_PER_QUERY);
    if (ids.length === 0) return;
    for (const id of ids) {
      if (await isModuleInRuns(db, id)) continue;
      await run((tx) => removeModuleFromSome(tx, id));
      await once((tx) => deleteModule(tx, id));
    }
    after = ids.at(-1) ?? after;
  }
}
