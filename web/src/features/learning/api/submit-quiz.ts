import {
  getTrainingModule,
  type QuizResult,
  submitQuiz,
  type TrainingModule,
} from '@portal/contract/learning';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { shouldRetry } from '#web/platform/query/retry.ts';
import { refreshLearning } from './learning-keys.ts';

export type QuizSubmission = {
  /** The chosen options by question id. */
  readonly answers: Readonly<Record<string, string>>;
  readonly quizVersion: number;
  readonly tryNumber: number;
  readonly runId: number;
  /** The same id is the same attempt, however often it is sent. */
  readonly submissionId: string;
  /** Nothing is scored if the answers did not arrive before. */
  readonly resultOnly: boolean;
};

export function useSubmitQuiz(module: Pick<TrainingModule, 'id'>) {
  return useMutation({
    mutationFn: (body: QuizSubmission): Promise<QuizResult> =>
      callApi(submitQuiz, { params: { id: module.id }, body }),
    retry: (failures, error) => failures < 1 && shouldRetry(failures, error),
    onSuccess: async ({ pass }) => {
      const refreshed = refreshLearning();
      // After a fail the next try has other questions or another order: the old ones are not shown in between.
      if (!pass) await refreshed;
    },
  });
}

/** Reloads the questions after they have changed. */
export function reloadQuestions(moduleId: number): Promise<unknown> {
  return queryClient.invalidateQueries({
    queryKey: callKey(getTrainingModule, { params: { id: moduleId } }),
  });
}
