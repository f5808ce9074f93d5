/** Deletes for good, in small steps. Files of the media store go last, after the rows that name them. */
import type { Db } from '#server/platform/database/schema.ts';
import { countMarked, deleteUser, listMarked, listTraineeIdsOf } from '../accounts/service.ts';
import { eraseSomeActivity } from '../activity/service.ts';
import { deleteSomeCalendarEntries } from '../calendar/service.ts';
import { releaseSomeCertificates } from '../certificates/service.ts';
import { deleteCompany } from '../companies/service.ts';
import {
  type Deletion,
  eraseSomeDeletions,
  findBulkDeletionsIn,
  markPurgedOfCompany,
  setDeletedTrainees,
} from '../deletions/service.ts';
import { deleteSomeFeedback } from '../feedback/service.ts';
import { deleteSomeOfGroup, listAllGroupIds } from '../groups/service.ts';
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
import { deleteSomeReminders } from '../reminders/service.ts';
import { deleteSomeExceptions, deleteSomeRequirements } from '../standings/service.ts';
import { removeSomeFromSearch } from '../trainees/service.ts';
import { forEach, type Stage, stage, whileMore } from './stages.ts';

const MODULES_PER_STEP = 20;

interface Dependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly removeFiles: (keys: readonly string[]) => Promise<unknown>;
}

export function stagesOfPurge(deps: Dependencies, deletion: Deletion): readonly Stage[] {
  return [...stagesOfSubject(deps, deletion), retiredModules];
}

function stagesOfSubject(deps: Dependencies, deletion: Deletion): readonly Stage[] {
  const { subject_kind: kind, subject_id: subjectId, id } = deletion;
  if (kind === 'company' && subjectId !== null) return ofCompany(deps, subjectId);
  if (kind === 'module' && subjectId !== null) return ofModule(deps, subjectId);
  if (kind === 'group' && subjectId !== null)
    return [whileMore((tx) => deleteSomeOfGroup(tx, subjectId))];
  const users = whileMore((tx) => deletePartOfMarked(tx, id));
  if (kind !== 'admin' || subjectId === null) return [users];
  return [whileMore((tx) => unassignSome(tx, subjectId)), users];
}

/** Deletes one of the users of the deletion, or a part of their runs. */
async function deletePartOfMarked(tx: Db, deletionId: number): Promise<boolean> {
  const [user] = await listMarked(tx, deletionId, { after: 0, limit: 1 });
  return deletePartOfUser(tx, user?.id);
}

async function deletePartOfTrainees(tx: Db, companyId: number): Promise<boolean> {
  const [id] = await listTraineeIdsOf(tx, companyId, { after: 0, limit: 1 });
  return deletePartOfUser(tx, id);
}

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

function ofCompany({ now, removeFiles }: Dependencies, companyId: number): readonly Stage[] {
  const modules = (tx: Db) => listAllModuleIds(tx, companyId);
  return [
    whileMore((tx) => removeSomeFromSearch(tx, companyId)),
    whileMore((tx) => deletePartOfTrainees(tx, companyId)),
    whileMore((tx) => deleteSomeOfCompany(tx, companyId)),
    // Those of trainees who have moved to other companies.
    whileMore((tx) => deleteSomeExceptions(tx, { column: 'company_id', id: companyId })),
    whileMore((tx) => deleteSomeReminders(tx, companyId)),
    whileMore((tx) => releaseSomeCertificates(tx, companyId)),
    forEach(modules, (tx, id) => deleteSomeRequirements(tx, id)),
    forEach(modules, (tx, id) => deleteSomeCalendarEntries(tx, id)),
    forEach(modules, (tx, id) => deleteSomeFeedback(tx, id)),
    forEach(modules, (tx, id) => deleteSomeOfModule(tx, id)),
    forEach(modules, (tx, id) => removeModuleFromSome(tx, id)),
    forEach(modules, async (tx, id, step) => {
      const keys = await deleteVideos(tx, id);
      await deleteModule(tx, id);
      step.after(() => removeFiles(keys));
      return false;
    }),
    // Trainees of other companies, who were deleted in the same action, can still be restored.
    forEach(
      (tx) => findBulkDeletionsIn(tx, companyId),
      async (tx, id) => {
        const trainees = await countMarked(tx, id);
        await setDeletedTrainees(tx, id, { trainees, end: { purged_at: now() } });
        return false;
      },
    ),
    // Trainees who have moved to other companies may still have rows in the groups.
    forEach(
      (tx) => listAllGroupIds(tx, companyId),
      (tx, id) => deleteSomeOfGroup(tx, id),
    ),
    stage<true>(async (tx, _, step) => {
      await markPurgedOfCompany(tx, companyId, now());
      const logoKey = await deleteCompany(tx, companyId);
      if (logoKey !== null) step.after(() => removeFiles([logoKey]));
      return null;
    }),
  ];
}

/** The row of the module stays as long as a run refers to it. */
const ofModule = ({ now, removeFiles }: Dependencies, id: number): readonly Stage[] => [
  whileMore((tx) => deleteSomeFeedback(tx, id)),
  whileMore((tx) => deleteSomeRequirements(tx, id)),
  whileMore((tx) => deleteSomeCalendarEntries(tx, id)),
  stage<true>(async (tx, _, step) => {
    await retireModule(tx, id, now());
    const keys = await deleteVideos(tx, id);
    step.after(() => removeFiles(keys));
    return null;
  }),
];

/** Deletes the rows of purged modules to which no run refers any more. */
const retiredModules: Stage = stage<number>(async (tx, after) => {
  const ids = await listRetiredModules(tx, after ?? 0, MODULES_PER_STEP);
  for (const id of ids) {
    if (await isModuleInRuns(tx, id)) continue;
    if (!(await removeModuleFromSome(tx, id))) await deleteModule(tx, id);
    return id - 1;
  }
  return ids.at(-1) ?? null;
});
