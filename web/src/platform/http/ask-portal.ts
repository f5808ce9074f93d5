import { getUnreadCount } from '@portal/contract/chat';
import { getConfig } from '@portal/contract/config';
import { session } from '../session/session-store.ts';
import { callApi } from './client.ts';

/**
 * Makes a cheap call, to learn whether the portal is reached. With the token, if there is one: a gateway may refuse
 * exactly the calls that carry it.
 */
export async function askPortal(): Promise<void> {
  await (session.current().token === null ? callApi(getConfig) : callApi(getUnreadCount));
}
