import { useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { nextPathOf } from '../platform/routing/next-path.ts';
import { homePath } from '../platform/routing/paths.ts';
import { useSession } from '../platform/session/use-session.ts';
import { LoadingScreen } from './loading-screen.tsx';

/**
 * Redirects a signed-in user to the page they wanted, or home. This also ends a login: the session starts, and the
 * login page stays visible until the next page is loaded.
 */
export function VisitorsOnly() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const [cameAsVisitor] = useState(status === 'signed-out' || status === 'ended');
  if (status === 'restoring') return <LoadingScreen />;
  if (user === null || status === 'ended') return <Outlet />;
  return (
    <>
      <Navigate to={nextPathOf(search) ?? homePath(user.role)} replace />
      {cameAsVisitor ? <Outlet /> : <LoadingScreen />}
    </>
  );
}
