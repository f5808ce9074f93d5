import { getConfig } from '@portal/contract/config';
import { MEGABYTE } from '@portal/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/**
 * The largest allowed video in bytes; null until the server has answered. No screen waits for it: without it only the
 * server refuses a file that is too large.
 */
export function useVideoLimit(): number | null {
  const { data } = useQuery({ ...callQuery(getConfig), staleTime: cacheTimes.config });
  return data === undefined ? null : data.maxVideoMb * MEGABYTE;
}
