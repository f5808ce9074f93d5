export { setDeletedTrainees } from './bulk-queries.ts';
export { createDeletions, type Deletions, type NewDeletion } from './deletions.ts';
