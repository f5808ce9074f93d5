import type { User } from '@portal/contract/accounts';
import type { Role } from '@portal/contract/fields';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Outlet, type Params, useLocation, useNavigate, useParams } from 'react-router';
import { homePath, paths } from '../platform/routing/paths.ts';
import type { SessionState } from '../platform/session/session-store.ts';
import { useSession } from '../platform/session/use-session.ts';
import { LoadingScreen } from './loading-screen.tsx';

type GuardProps = {
  roles?: readonly Role[];
  /** Where a user of another role goes; to 'access denied' by default. */
  othersGoTo?: (params: Readonly<Params>) => string;
};

/**
 * Lets the roles through to the routes inside; visitors come back here after the login. A page whose
 * session has ended stays: the layout inside asks for the login.
 */
export function Guard({ roles = ['TRAINEE', 'ADMIN'], othersGoTo }: GuardProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const { isOther, accept } = useOtherAccount(state.user);
  if (state.status === 'restoring') return <LoadingScreen />;
  if (state.status === 'signed-out')
    return <Navigate to={exitPath(state, pathname + search + hash)} replace />;
  if (isOther) return <GoHome key={state.user.id} role={state.user.role} onArrival={accept} />;
  if (!roles.includes(state.user.role))
    return <Navigate to={othersGoTo?.(params) ?? paths.unauthorized} replace />;
  return (
    <Fragment key={state.user.id}>
      <Outlet />
    </Fragment>
  );
}

type SignedOut = Extract<SessionState, { status: 'signed-out' }>;

/** Where a page without a session leads. Only a login that was not chosen comes back to the page. */
function exitPath({ because, role }: SignedOut, page: string): string {
  if (because === 'logged-out') return paths.root;
  if (because === 'changing-account') return paths.login.to(role ?? 'member');
  return paths.login.to(role ?? 'TRAINEE', page);
}

/** Whether another account has signed in over the pages of the one before. */
function useOtherAccount(user: User | null) {
  const [ownerId, setOwnerId] = useState(user?.id ?? null);
  if (user !== null && ownerId === null) setOwnerId(user.id);
  return {
    isOther: user !== null && ownerId !== null && ownerId !== user.id,
    accept: () => setOwnerId(user?.id ?? null),
  };
}

/** Leads to the home of the new account. The pages of the account before are unmounted, and their LeaveGuards too. */
function GoHome({ role, onArrival }: { role: Role; onArrival: () => void }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [keyBefore] = useState(key);
  // Not when `navigate` resolves: the routes inside still see the address before for a moment.
  const hasArrived = key !== keyBefore;
  const goOn = useEffectEvent(() => {
    if (hasArrived) onArrival();
    else void navigate(homePath(role), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on with the arrival
  useEffect(() => goOn(), [hasArrived]);
  return <LoadingScreen isRestoring={false} />;
}
