/** The record of deletions: each hides rows of one subject, or of many trainees, until it is restored or purged. */
export {
  findBulkDeletionsIn,
  isRestoring,
  markRestoring,
  setDeletedTrainees,
} from './bulk-queries.ts';
export { canBeUndone } from './can-be-undone.ts';
export {
  type DeletedPersonRow,
  findByDeletedEmail,
  findDeletedByEmail,
  isRestorable,
} from './deleted-people-queries.ts';
export { createDeletions, type Deletions } from './deletions.ts';
export { eraseSomeDeletions } from './erase-queries.ts';
export { TRASH_CHANGED, type TrashChanged, trashChangeOf } from './events.ts';
export { DELETION } from './kind.ts';
export {
  type Deletion,
  type DeletionRow,
  findRestoreResult,
  insertRemaining,
  isUsedByJob,
  listRestorable,
  lockDeletion,
  lockRestorable,
  markMerged,
  markPurged,
  markPurgedOfCompany,
  markRestored,
  markSettled,
  type Remaining,
  type RestoreResult,
  requestPurge,
} from './queries.ts';
export { deletionsSeenBy } from './seen-queries.ts';
