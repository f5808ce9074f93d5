import { TRAINEE_DETAIL_REFRESH_MS } from '@portal/contract/limits';
import { type AttemptOfTrainee, listAttemptsOfTrainee, unblockQuiz } from '@portal/contract/runs';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { refreshTrainees } from '#web/features/trainees/api/trainees.ts';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';

type Page = { tries: AttemptOfTrainee[]; next: number | null };

export type RunOfTries = {
  /** Undefined until it is known. */
  readonly number: number | undefined;
  readonly isCurrent: boolean;
};

/**
 * The loaded pages of a trainee's tries at all quizzes of a run, newest first. The current run is read without its
 * number, which leads nowhere once a new run is undone.
 */
export function useTries(traineeId: number, { number, isCurrent }: RunOfTries) {
  const params = { id: traineeId };
  return useInfiniteQuery({
    queryKey: [...callKey(listAttemptsOfTrainee), 'pages', params, number],
    queryFn: async ({ pageParam: cursor, signal }): Promise<Page> => {
      const query = { cursor: cursor ?? undefined, run: isCurrent ? undefined : number };
      const request = { params, query, signal };
      const { body, headers } = await callApiWithHeaders(listAttemptsOfTrainee, request);
      return { tries: body, next: headers.next };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ tries }) => tries),
    staleTime: 0,
    refetchInterval: TRAINEE_DETAIL_REFRESH_MS,
  });
}

export function useUnblockQuiz(traineeId: number) {
  return useMutation({
    mutationFn: (moduleId: number) => callApi(unblockQuiz, { params: { id: traineeId, moduleId } }),
    onSettled: () => void refreshTrainees(),
  });
}
