/** Starts the line by which `portal-host.ts` says that its portal answers. */
export const HOST_READY = 'The portal is ready:';
/** The line by which it says that everything of the portal is closed. */
export const HOST_ENDED = 'The portal has ended.';
