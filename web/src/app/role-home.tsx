import { homePath } from '../platform/routing/paths.ts';
import { useCurrentUser } from '../platform/session/use-session.ts';
import { Redirect } from './redirect.tsx';

/** Redirects to the home of the signed-in user's role. */
export function RoleHome() {
  const { role } = useCurrentUser();
  return <Redirect to={homePath(role)} />;
}
