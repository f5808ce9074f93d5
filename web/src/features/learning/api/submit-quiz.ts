import {
  getTrainingModule,
  type MarkedAnswer,
  type QuizResult,
  submitQuiz,
} from '@portal/contract/learning';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { shouldRetry } from '#web/platform/query/retry.ts';
import { refreshLearning } from './learning-keys.ts';

export type QuizSubmission = {
  /** The chosen options by question id. */
  readonly answers: Readonly<Record<string, string>>;
  readonly quizVersion: number;
  /** The same id is the same attempt, however often it is sent. */
  readonly submissionId: string;
};

const reviewKey = (moduleId: number) => ['quizReview', moduleId];

export function useSubmitQuiz(moduleId: number) {
  return useMutation({
    mutationFn: (body: QuizSubmission): Promise<QuizResult> =>
      callApi(submitQuiz, { params: { id: moduleId }, body }),
    retry: (failures, error) => failures < 1 && shouldRetry(failures, error),
    onSuccess: ({ review }) => {
      if (review) queryClient.setQueryData(reviewKey(moduleId), review);
      void refreshLearning();
    },
  });
}

/** The answers of a quiz that was passed on this page. The server stores only the score. */
export function useOwnAnswers(moduleId: number): readonly MarkedAnswer[] | undefined {
  const { data } = useQuery<readonly MarkedAnswer[]>({
    queryKey: reviewKey(moduleId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Reloads the questions after they have changed. */
export function reloadQuestions(moduleId: number): Promise<unknown> {
  return queryClient.invalidateQueries({
    queryKey: callKey(getTrainingModule, { params: { id: moduleId } }),
  });
}
