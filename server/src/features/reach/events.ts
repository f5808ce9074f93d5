/** Published after what admins see was changed, so that no process sends them more than that. */
export const REACH_CHANGED = 'reach.changed';
export type ReachChanged = { readonly userIds: readonly number[] };
