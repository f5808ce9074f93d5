/** The reload of a page whose code was deleted by an update of the portal. */

/** The address of the last such reload, its time in ms since 1970, and whether its user was notified. */
type Reload = { readonly path: string; readonly at: number; readonly isNotified: boolean };

const KEY = 'reloadedAfterUpdate';
/** A page that fails again within this time is shown as failed, so that it is never reloaded in a loop. */
const AGAIN_AFTER_MS = 10 * 60_000;

/** Reloads the page once. Returns false if that was tried before, or if the portal does not answer. */
export async function reloadOnce(): Promise<boolean> {
  const { pathname: path } = window.location;
  const last = lastReload();
  if (last?.path === path && Date.now() - last.at < AGAIN_AFTER_MS) {
    note({ ...last, isNotified: true });
    return false;
  }
  // A reload without the portal would replace the page by one of the browser.
  if (!(await isPortalReached())) return false;
  if (!note({ path, at: Date.now(), isNotified: false })) return false;
  window.location.reload();
  return true;
}

/** Whether the page has just been reloaded by itself and its user is to be notified; true once. */
export function takeReloadNotice(): boolean {
  const last = lastReload();
  if (last === null || last.isNotified) return false;
  note({ ...last, isNotified: true });
  return true;
}

async function isPortalReached(): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    // Not the sign-in page of a network.
    return response.ok && (await response.text()).includes('id="root"');
  } catch {
    return false;
  }
}

function lastReload(): Reload | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return isReload(value) ? value : null;
  } catch {
    return null;
  }
}

function isReload(value: unknown): value is Reload {
  if (typeof value !== 'object' || value === null) return false;
  const { path, at, isNotified } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof at === 'number' && typeof isNotified === 'boolean';
}

/** Returns whether the browser keeps the note over a reload; otherwise pages would be reloaded for ever. */
function note(reload: Reload): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(reload));
    return true;
  } catch {
    return false;
  }
}
