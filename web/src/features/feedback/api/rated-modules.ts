import { listRatedModules, type RatedModule } from '@portal/contract/feedback';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApiWithHeaders } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey } from '#web/platform/query/call-query.ts';

export type RatedModules = {
  modules: readonly RatedModule[];
  /** How many match, the ones that were not sent among them. */
  total: number;
};

/** The rated modules that match what was typed: the server looks, there may be thousands. */
export function useRatedModules(search: string, company: number | null) {
  const query = { search, ...(company === null ? {} : { company: String(company) }) };
  return useQuery({
    queryKey: [...callKey(listRatedModules), query],
    queryFn: async ({ signal }): Promise<RatedModules> => {
      const { body, headers } = await callApiWithHeaders(listRatedModules, { query, signal });
      return { modules: body, total: headers.total };
    },
    staleTime: cacheTimes.feedback,
    placeholderData: keepPreviousData,
  });
}
