/** Shows an admin the portal as another admin would see it, in a tab of its own. Nothing can be changed there. */
import type { NamedScope } from '@portal/contract/reach';
import { portalAddress } from '../routing/base-path.ts';
import { paths } from '../routing/paths.ts';
import { readViewedReach, removeViewedReach, storeViewedReach } from '../storage/viewed-reach.ts';
import { session } from './session-store.ts';
import { useSession } from './use-session.ts';

/** Opens a tab that shows the portal as an admin with these scopes sees it. Returns false if the browser refuses. */
export function openViewAs(scopes: readonly NamedScope[]): boolean {
  const { user } = session.current();
  if (user === null) return false;
  const viewed = readViewedReach(user.id);
  // The new tab begins with a copy of the storage of this tab, which itself shows the same as before.
  storeViewedReach({ viewerId: user.id, scopes });
  const tab = window.open(portalAddress(paths.dashboard), '_blank');
  if (viewed === null) removeViewedReach();
  else storeViewedReach({ viewerId: user.id, scopes: viewed });
  return tab !== null;
}

/** Closes the tab. If it was not opened by a script, it shows the own portal again. */
export function closeViewAs(): void {
  removeViewedReach();
  window.close();
  window.location.assign(portalAddress(paths.admins));
}

/** The scopes of another admin, as whom this tab shows the portal; null for the user's own. */
export function useViewedReach(): readonly NamedScope[] | null {
  // Rendered again with the session.
  return useSession().user === null ? null : session.viewed();
}
