import { Navigate } from 'react-router';
import { homePath } from '../platform/routing/paths.ts';
import { useCurrentUser } from '../platform/session/use-session.ts';

/** `/dashboard`: the home of whoever is signed in. */
export function RoleHome() {
  const { role } = useCurrentUser();
  return <Navigate to={homePath(role)} replace />;
}
