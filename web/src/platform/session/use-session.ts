import type { OwnUser } from '@portal/contract/accounts';
import { useStore } from '../state/use-store.ts';
import { type SessionState, session } from './session-store.ts';

export function useSession(): SessionState {
  return useStore(session);
}

/** The signed-in user, on screens behind the guard. */
export function useCurrentUser(): OwnUser {
  const { user } = useSession();
  if (user === null)
    throw new Error('This screen needs a signed-in user: put it behind the guard.');
  return user;
}
