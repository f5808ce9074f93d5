import {
  type Attempt,
  type AttemptWithAnswers,
  getAttempt,
  getOwnAttempt,
  listAttempts,
  listOwnAttempts,
} from '@portal/contract/runs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';

/** The attempts of a trainee at the quiz of a module, in one run. */
export type AttemptsOf = {
  readonly traineeId: number;
  readonly runNumber: number;
  readonly moduleId: number;
};

type Page = { attempts: Attempt[]; next: number | null };

const paging = {
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }: Page) => next ?? undefined,
  select: ({ pages }: { pages: Page[] }): Attempt[] => pages.flatMap(({ attempts }) => attempts),
};

/** The loaded pages of a trainee's attempts, newest first, for admins. */
export function useAttempts({ traineeId, runNumber, moduleId }: AttemptsOf) {
  const params = { id: traineeId, number: runNumber, moduleId };
  return useInfiniteQuery({
    queryKey: [...callKey(listAttempts), 'pages', params],
    queryFn: async ({ pageParam: cursor, signal }): Promise<Page> => {
      const request = { params, query: { cursor }, signal };
      const { body, headers } = await callApiWithHeaders(listAttempts, request);
      return { attempts: body, next: headers.next };
    },
    ...paging,
    staleTime: 0,
  });
}

/** The loaded pages of the trainee's own attempts in a module, newest first. */
export function useOwnAttempts({ moduleId, runId }: { moduleId: number; runId: number }) {
  return useInfiniteQuery({
    // The run is not part of the request, but a new one has attempts of its own.
    queryKey: [...callKey(listOwnAttempts), 'pages', { moduleId, runId }],
    queryFn: async ({ pageParam: cursor, signal }): Promise<Page> => {
      const request = { params: { id: moduleId }, query: { cursor }, signal };
      const { body, headers } = await callApiWithHeaders(listOwnAttempts, request);
      return { attempts: body, next: headers.next };
    },
    ...paging,
    staleTime: cacheTimes.module,
  });
}

/** All attempts with their answers, newest first, for admins. */
export async function loadAttempts(of: AttemptsOf): Promise<AttemptWithAnswers[]> {
  const params = { id: of.traineeId, number: of.runNumber, moduleId: of.moduleId };
  const loaded: AttemptWithAnswers[] = [];
  for (let cursor: number | null | undefined; cursor !== null; ) {
    const query = cursor === undefined ? {} : { cursor };
    const { body, headers } = await callApiWithHeaders(listAttempts, { params, query });
    for (const { id } of body) loaded.push(await callApi(getAttempt, { params: { id } }));
    cursor = headers.next;
  }
  return loaded;
}

/** One attempt with its answers, for admins. */
export function useAttempt(attemptId: number) {
  return useQuery({
    ...callQuery(getAttempt, { params: { id: attemptId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One of the trainee's own attempts with its answers, only after the quiz was passed. */
export function useOwnAttempt(attemptId: number) {
  return useQuery({
    ...callQuery(getOwnAttempt, { params: { id: attemptId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
