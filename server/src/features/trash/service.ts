export { namedTrainees, setDeletedTrainees } from './bulk-queries.ts';
export { canBeUndone } from './can-be-undone.ts';
export {
  type DeletedPersonRow,
  findByDeletedEmail,
  findDeletedByEmail,
  isRestorable,
} from './deleted-people-queries.ts';
export { createDeletions, type Deletions } from './deletions.ts';
