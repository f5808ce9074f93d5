export { namedTrainees, setDeletedTrainees } from './bulk-queries.ts';
export { canBeUndone } from './can-be-undone.ts';
export { createDeletions, type Deletions } from './deletions.ts';
