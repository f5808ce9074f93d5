import type { Session, User } from '@portal/contract/accounts';
import { localStore, type SafeStorage } from '../storage/safe-storage.ts';
import {
  clearStoredSession,
  concernsSession,
  readStoredSession,
  writeStoredSession,
} from './stored-session.ts';

/** Why nobody is signed in: `expired` when the server refused the token of a running session. */
export type SignedOutBecause = 'visitor' | 'logged-out' | 'expired';

export type SessionState =
  | { readonly status: 'restoring'; readonly token: string; readonly user: User }
  | { readonly status: 'signed-in'; readonly token: string; readonly user: User }
  | {
      readonly status: 'signed-out';
      readonly token: null;
      readonly user: null;
      readonly because: SignedOutBecause;
    };

export type SessionStore = ReturnType<typeof createSessionStore>;

const signedOut = (because: SignedOutBecause): SessionState => ({
  status: 'signed-out',
  token: null,
  user: null,
  because,
});

/**
 * Who is signed in, in this tab and, through the storage, in the others. Starts `restoring` when the
 * browser remembers a session: somebody has to ask the server and then `confirm` or `end` it.
 */
export function createSessionStore(storage: SafeStorage) {
  const listeners = new Set<() => void>();
  let state = initialState(storage);

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function end(because: SignedOutBecause): void {
    clearStoredSession(storage);
    become(signedOut(because));
  }

  return {
    current: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(session: Session): void {
      writeStoredSession(storage, session);
      become({ status: 'signed-in', ...session });
    },
    /** The restored session counts: the server knows it, or could not be asked. */
    confirm(token: string): void {
      if (state.status === 'restoring' && state.token === token)
        become({ ...state, status: 'signed-in' });
    },
    end,
    /** The server refused this token. Nothing happens if a newer session has taken its place. */
    expire(token: string): void {
      if (state.token === token) end('expired');
    },
    /** Follows what another tab did; `key` is that of its storage event. */
    follow(key: string | null): void {
      if (!concernsSession(key)) return;
      const stored = readStoredSession(storage);
      if (stored === null) {
        if (state.status !== 'signed-out') become(signedOut('logged-out'));
      } else if (stored.token !== state.token) {
        become({ status: 'signed-in', ...stored });
      }
    },
  };
}

function initialState(storage: SafeStorage): SessionState {
  const stored = readStoredSession(storage);
  if (stored !== null) return { status: 'restoring', ...stored };
  // A token without its user, or the reverse, is of no use.
  clearStoredSession(storage);
  return signedOut('visitor');
}

export const session = createSessionStore(localStore);
