import { getVersion } from '@portal/contract/config';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '../platform/query/cache-times.ts';
import { callQuery } from '../platform/query/call-query.ts';
import { appTexts } from './texts/catalogue.ts';

/** The version of the portal, for admins. Renders nothing until the server has answered. */
export function PortalVersion() {
  const { data } = useQuery({ ...callQuery(getVersion), staleTime: cacheTimes.config });
  return data === undefined ? null : (
    <p className="px-3 text-text-muted text-xs">{appTexts().version(data.version)}</p>
  );
}
