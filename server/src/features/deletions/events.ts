/** Published when something was deleted, restored or purged, and when the figures of others have followed. */
export const TRASH_CHANGED = 'trash.changed';
