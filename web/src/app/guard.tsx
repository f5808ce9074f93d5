import type { User } from '@portal/contract/accounts';
import type { Role } from '@portal/contract/fields';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, type Params, useLocation, useNavigate, useParams } from 'react-router';
import { homePath, paths } from '../platform/routing/paths.ts';
import type { SessionState } from '../platform/session/session-store.ts';
import { useSession } from '../platform/session/use-session.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { Redirect } from './redirect.tsx';

type GuardProps = {
  roles?: readonly Role[];
  /** The address for users of another role; 'access denied' by default. */
  pathForOtherRoles?: ((params: Readonly<Params>) => string) | undefined;
};

/**
 * Shows the routes inside to users of these roles. Visitors are sent to the login and return here afterwards. A page
 * whose session has ended stays mounted: the layout inside asks for the login.
 */
export function Guard({ roles = ['TRAINEE', 'ADMIN'], pathForOtherRoles }: GuardProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const { isOther, accept } = useOtherAccount(state.user);
  if (state.status === 'restoring') return <LoadingScreen />;
  if (state.status === 'signed-out')
    return <Redirect to={exitPath(state, pathname + search + hash)} />;
  if (isOther)
    return <RedirectHome key={state.user.id} role={state.user.role} onFinished={accept} />;
  if (!roles.includes(state.user.role))
    return <Redirect to={pathForOtherRoles?.(params) ?? paths.unauthorized} />;
  return (
    <Fragment key={state.user.id}>
      <Outlet />
    </Fragment>
  );
}

type SignedOut = Extract<SessionState, { status: 'signed-out' }>;

/**
 * The address that replaces a page without a session. The login returns to the page unless the user logged out or is
 * changing the account.
 */
function exitPath({ reason, role }: SignedOut, page: string): string {
  if (reason === 'logged-out') return paths.root;
  if (reason === 'changing-account') return paths.login.to(role ?? 'member');
  return paths.login.to(role ?? 'TRAINEE', page);
}

/** Reports whether another account has logged in while pages of the previous account are shown. */
function useOtherAccount(user: User | null) {
  const [ownerId, setOwnerId] = useState(user?.id ?? null);
  if (user !== null && ownerId === null) setOwnerId(user.id);
  return {
    isOther: user !== null && ownerId !== null && ownerId !== user.id,
    accept: () => setOwnerId(user?.id ?? null),
  };
}

/** Redirects to the home of the new account. Unmounts the pages of the previous account with their LeaveGuards. */
function RedirectHome({ role, onFinished }: { role: Role; onFinished: () => void }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [keyBefore] = useState(key);
  // `navigate` can resolve while the routes inside still have the previous address.
  const hasArrived = key !== keyBefore;
  const navigateOrFinish = useEffectEvent(() => {
    if (hasArrived) onFinished();
    else void navigate(homePath(role), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after the arrival
  useEffect(() => navigateOrFinish(), [hasArrived]);
  return <LoadingScreen isRestoring={false} />;
}
