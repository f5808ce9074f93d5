import type { OwnUser, Session } from '@portal/contract/accounts';
import { parseStoredJson } from '../storage/parse-stored-json.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

// Both are also read by `first-paint.js`.
const TOKEN_KEY = 'authToken';
const USER_KEY = 'user';
/** Informs the other tabs that a logout ended the session, and not the server. */
const LOGGED_OUT_KEY = 'loggedOut';

/** The session of this browser, shared by its tabs; null unless both token and user are stored. */
export function readStoredSession(storage: SafeStorage): Session | null {
  const token = storage.read(TOKEN_KEY);
  const user = storedUser(storage.read(USER_KEY));
  return token === null || token === '' || user === null ? null : { token, user };
}

export function writeStoredSession(storage: SafeStorage, { token, user }: Session): void {
  // The token is written last, because other tabs react to its change and then read the user.
  storage.remove(LOGGED_OUT_KEY);
  storage.write(USER_KEY, JSON.stringify(user));
  storage.write(TOKEN_KEY, token);
}

export function clearStoredSession(storage: SafeStorage): void {
  storage.remove(USER_KEY);
  storage.remove(TOKEN_KEY);
}

/** To be called before the session is cleared, so that other tabs find the mark with the change. */
export function markLoggedOut(storage: SafeStorage): void {
  storage.write(LOGGED_OUT_KEY, 'true');
}

/** Whether the last session of this browser ended by a logout. */
export function wasLoggedOut(storage: SafeStorage): boolean {
  return storage.read(LOGGED_OUT_KEY) !== null;
}

/** Replaces the user of the session, whose token stays. */
export function writeStoredUser(storage: SafeStorage, user: OwnUser): void {
  storage.write(USER_KEY, JSON.stringify(user));
}

/** Whether a change of this key in another tab may have changed the session; null: all keys were cleared. */
export function concernsSession(key: string | null): boolean {
  return key === null || key === TOKEN_KEY || key === LOGGED_OUT_KEY;
}

/** Whether a change of this key in another tab may have changed the user of the session. */
export const concernsUser = (key: string | null): boolean => key === USER_KEY;

function storedUser(json: string | null): OwnUser | null {
  const value = parseStoredJson(json);
  return isUser(value) ? withReach(value) : null;
}

/** An earlier version of the portal stored no reach, and its admins saw everything. */
function withReach(user: OwnUser): OwnUser {
  const { reach = user.role === 'ADMIN' ? 'portal' : null } = user as Partial<OwnUser>;
  return { ...user, reach };
}

function isUser(value: unknown): value is OwnUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, role } = value as Record<string, unknown>;
  return (
    typeof id === 'number' && typeof name === 'string' && (role === 'ADMIN' || role === 'TRAINEE')
  );
}
