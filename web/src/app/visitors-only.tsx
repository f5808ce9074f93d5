import { useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { nextPathOf } from '../platform/routing/next-path.ts';
import { homePath } from '../platform/routing/paths.ts';
import { useSession } from '../platform/session/use-session.ts';
import { LoadingScreen } from './loading-screen.tsx';

/**
 * Sends a signed-in user on to the page they wanted, or home. This is also how a login ends: the session
 * starts, and the page shown here stays until the next one is loaded.
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
