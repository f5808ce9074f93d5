export { setDeletedTrainees } from './bulk-queries.ts';
export { createDeletions, type Deletions } from './deletions.ts';
