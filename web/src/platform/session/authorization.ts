import { VIEW_AS_HEADER } from '@portal/contract/reach';
import type { SessionStore } from './session-store.ts';

/** The headers of a call with a session: its token and, in a tab that shows what another admin sees, the scopes. */
export function authorization(
  token: string,
  { viewed }: Pick<SessionStore, 'viewed'>,
): Readonly<Record<string, string>> {
  const scopes = viewed();
  const bearer = { authorization: `Bearer ${token}` };
  if (scopes === null) return bearer;
  // Names may have letters that no header can have, and the server needs none.
  const chosen = scopes.map(({ companyId, groupId, rights }) => ({ companyId, groupId, rights }));
  return { ...bearer, [VIEW_AS_HEADER]: JSON.stringify(chosen) };
}
