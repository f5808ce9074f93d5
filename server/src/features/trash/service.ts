export { createDeletions, type Deletions, type NewDeletion } from './deletions.ts';
