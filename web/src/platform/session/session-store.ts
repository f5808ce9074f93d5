import type { OwnUser, Session } from '@portal/contract/accounts';
import type { Role } from '@portal/contract/fields';
import type { NamedScope } from '@portal/contract/reach';
import { createStore } from '../state/store.ts';
import { localStore, type SafeStorage } from '../storage/safe-storage.ts';
import { removeAfterLogout, removeRecordsOfOthers } from '../storage/user-records.ts';
import { readViewedReach } from '../storage/viewed-reach.ts';
import {
  clearStoredSession,
  concernsSession,
  concernsUser,
  markLoggedOut,
  readStoredSession,
  wasLoggedOut,
  writeStoredSession,
  writeStoredUser,
} from './stored-session.ts';

/**
 * Why no user is signed in. `expired`: the server refused the session that the browser remembered.
 * `changing-account`: the user left an ended session to log in with another account.
 */
export type SignedOutReason = 'visitor' | 'logged-out' | 'changing-account' | 'expired';

export type SessionState =
  | { readonly status: 'restoring'; readonly token: string; readonly user: OwnUser }
  | { readonly status: 'signed-in'; readonly token: string; readonly user: OwnUser }
  /** The server ended the session while its page was in use: the page stays until a new login. */
  | { readonly status: 'ended'; readonly token: null; readonly user: OwnUser }
  | {
      readonly status: 'signed-out';
      readonly token: null;
      readonly user: null;
      readonly reason: SignedOutReason;
      /** The role of the user who was last signed in on this page. */
      readonly role: Role | null;
    };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The scopes with which a user sees the portal in this tab; null for the user's own. */
type ReadViewed = (userId: number) => readonly NamedScope[] | null;

const signedOut = (reason: SignedOutReason, role: Role | null): SessionState => ({
  status: 'signed-out',
  token: null,
  user: null,
  reason,
  role,
});

/**
 * The session of this tab and, through the storage, of the browser's other tabs. The status is `restoring` at first if
 * the browser remembers a session: the caller asks the server and then confirms or ends it.
 */
export function createSessionStore(storage: SafeStorage, readViewed: ReadViewed = () => null) {
  const { current, subscribe, set } = createStore(asViewed(initialState(storage), readViewed));
  const setState = (state: SessionState) => set(asViewed(state, readViewed));

  function lastRole(): Role | null {
    return current().user?.role ?? null;
  }

  /** The scopes of another admin, as whom this tab shows the portal; null for the user's own. */
  function viewed(): readonly NamedScope[] | null {
    const { user } = current();
    return user?.role === 'ADMIN' ? readViewed(user.id) : null;
  }

  /** The token does not work any more, because the server or a logout in another tab ended the session. */
  function handleEndedToken(): void {
    const state = current();
    if (state.status === 'signed-out') return;
    if (wasLoggedOut(storage)) {
      // This tab may have stored something since the other one logged out.
      removeAfterLogout(storage);
      setState(signedOut('logged-out', lastRole()));
    } else if (state.status === 'signed-in')
      setState({ status: 'ended', token: null, user: state.user });
    else if (state.status === 'restoring') setState(signedOut('expired', state.user.role));
  }

  /** Adopts the session of a login in another tab. */
  function followLogin(stored: Session): void {
    if (stored.token !== current().token) setState({ status: 'signed-in', ...stored });
  }

  /** Adopts the user as another tab has updated them. A login in another tab writes its user before its token. */
  function followUser(stored: Session | null): void {
    const state = current();
    if (state.status !== 'signed-in' || stored?.token !== state.token) return;
    if (stored.user.id === state.user.id) setState({ ...state, user: stored.user });
  }

  return {
    current,
    subscribe,
    viewed,
    /** Whether the page still shows this user, with or without a session. */
    belongsTo: (user: Pick<OwnUser, 'id'> | null): boolean => current().user?.id === user?.id,
    start(session: Session): void {
      removeRecordsOfOthers(storage, session.user.id);
      writeStoredSession(storage, session);
      setState({ status: 'signed-in', ...session });
    },
    /** Confirms the restored session: the server knows it, or could not be asked. */
    confirm(token: string): void {
      const state = current();
      if (state.status === 'restoring' && state.token === token)
        setState({ ...state, status: 'signed-in' });
    },
    /**
     * Shows the user as the server has them now, for example with another name. The session stays. A tab that shows the
     * portal as another admin sees it ignores this: the server answers with the reach of that admin.
     */
    update(user: OwnUser): void {
      const state = current();
      if (state.status !== 'signed-in' || state.user.id !== user.id) return;
      if (viewed() !== null) return;
      if (JSON.stringify(state.user) === JSON.stringify(user)) return;
      writeStoredUser(storage, user);
      setState({ ...state, user });
    },
    /**
     * Ends the session on purpose. Only a logout makes the other tabs leave their pages as well, and removes what is
     * stored for the user.
     */
    end(reason: SignedOutReason): void {
      if (reason !== 'visitor') markLoggedOut(storage);
      clearStoredSession(storage);
      if (reason === 'logged-out') removeAfterLogout(storage);
      setState(signedOut(reason, lastRole()));
    },
    /** Handles the refusal of this token by the server. Nothing happens if a newer session has replaced it. */
    expire(token: string): void {
      if (current().token !== token) return;
      const stored = readStoredSession(storage);
      // Another tab may have logged in again before its storage event reached this one.
      if (stored !== null && stored.token !== token) {
        setState({ status: 'signed-in', ...stored });
      } else {
        clearStoredSession(storage);
        handleEndedToken();
      }
    },
    /** Follows a change by another tab; `key` is that of its storage event, null if everything was cleared. */
    follow(key: string | null): void {
      const stored = readStoredSession(storage);
      if (concernsUser(key)) followUser(stored);
      if (!concernsSession(key)) return;
      if (stored !== null) followLogin(stored);
      else if (key === null && current().status !== 'signed-out')
        setState(signedOut('logged-out', lastRole()));
      else handleEndedToken();
    },
    /** Follows what has changed while the browser kept the page for Back and Forward, without events. */
    followMissedChanges(): void {
      const stored = readStoredSession(storage);
      if (stored === null) {
        handleEndedToken();
      } else {
        followLogin(stored);
        followUser(stored);
      }
    },
  };
}

function initialState(storage: SafeStorage): SessionState {
  const stored = readStoredSession(storage);
  if (stored !== null) return { status: 'restoring', ...stored };
  // A token without its user, or a user without a token, is useless.
  clearStoredSession(storage);
  return signedOut('visitor', null);
}

/** An admin has the viewed reach in place of the own one. */
function asViewed(state: SessionState, readViewed: ReadViewed): SessionState {
  if (state.status === 'signed-out' || state.user.role !== 'ADMIN') return state;
  const scopes = readViewed(state.user.id);
  return scopes === null ? state : { ...state, user: { ...state.user, reach: [...scopes] } };
}

export const session = createSessionStore(localStore, readViewedReach);
