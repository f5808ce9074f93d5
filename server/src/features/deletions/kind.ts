/** The task of a deletion, by its id: the work after it, the restore of many trainees, and the purge at its time. */
export const DELETION = 'deletion';
