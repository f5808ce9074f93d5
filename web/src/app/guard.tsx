import type { Role } from '@portal/contract/fields';
import { Fragment } from 'react';
import { Navigate, Outlet, type Params, useLocation, useParams } from 'react-router';
import { paths } from '../platform/routing/paths.ts';
import { useSession } from '../platform/session/use-session.ts';
import { LoadingScreen } from './loading-screen.tsx';

type GuardProps = {
  roles?: readonly Role[];
  /** Where somebody of another role goes; to 'access denied' unless said. */
  othersGoTo?: (params: Readonly<Params>) => string;
};

/** Lets the roles through to the routes inside; visitors come back here after the login. */
export function Guard({ roles = ['TRAINEE', 'ADMIN'], othersGoTo }: GuardProps) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  if (state.status === 'restoring') return <LoadingScreen />;
  if (state.status === 'signed-out') {
    // Who chose to leave is not asked to come back to the page they left.
    const target =
      state.because === 'logged-out'
        ? paths.root
        : paths.login.to('TRAINEE', pathname + search + hash);
    return <Navigate to={target} replace />;
  }
  if (!roles.includes(state.user.role))
    return <Navigate to={othersGoTo?.(params) ?? paths.unauthorized} replace />;
  return (
    // Another account, signed in from another tab, starts with fresh screens.
    <Fragment key={state.user.id}>
      <Outlet />
    </Fragment>
  );
}
