import { Outlet } from 'react-router';
import { paths } from '../platform/routing/paths.ts';
import { useViewedReach } from '../platform/session/view-as.ts';
import { Redirect } from './redirect.tsx';

/** Pages about the user's own account, which the view of another admin does not have. */
export function OwnOnly() {
  return useViewedReach() === null ? <Outlet /> : <Redirect to={paths.dashboard} />;
}
