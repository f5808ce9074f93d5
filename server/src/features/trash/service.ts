export { namedTrainees, setDeletedTrainees } from './bulk-queries.ts';
export { canBeUndone } from './can-be-undone.ts';
export { findDeletedByEmail, isRestorable, refuseIfInTrash } from './deleted-people.ts';
export type { DeletedPersonRow } from './deleted-people-queries.ts';
export { createDeletions, type Deletions } from './deletions.ts';
export { restorePerson } from './restore-person.ts';
