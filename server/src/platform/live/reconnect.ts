import { CLOSE_RESTARTING } from '@portal/contract/live';

/** The close frame after which a client connects again without a wait, and fetches its data again. */
export const RECONNECT_AT_ONCE = { code: CLOSE_RESTARTING, reason: '0' };
