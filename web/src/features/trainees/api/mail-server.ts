import { getConfig } from '@portal/contract/config';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** Whether the portal sends mails, or writes them into its outbox folder; null until the server has answered. */
export function useHasMailServer(): boolean | null {
  const { data } = useQuery({ ...callQuery(getConfig), staleTime: cacheTimes.config });
  return data?.hasMailServer ?? null;
}
