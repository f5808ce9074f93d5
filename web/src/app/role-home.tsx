import { Navigate } from 'react-router';
import { homePath } from '../platform/routing/paths.ts';
import { useCurrentUser } from '../platform/session/use-session.ts';

/** `/dashboard`: redirects to the home of the signed-in user's role. */
export function RoleHome() {
  const { role } = useCurrentUser();
  return <Navigate to={homePath(role)} replace />;
}
