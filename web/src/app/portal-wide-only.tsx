import { Outlet } from 'react-router';
import { paths } from '../platform/routing/paths.ts';
import { useReach } from '../platform/session/use-reach.ts';
import { Redirect } from './redirect.tsx';

/** Pages about the whole portal, which limited admins do not see. */
export function PortalWideOnly() {
  return useReach() === 'portal' ? <Outlet /> : <Redirect to={paths.unauthorized} />;
}
