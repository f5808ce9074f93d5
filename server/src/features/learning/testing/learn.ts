/** Actions of a trainee, as calls of a client. */
import {
  completeVideo,
  getTrainingModule,
  type QuizResult,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { succeeded } from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Opens the module, advances the clock, and reports the video watched. */
export async function watchVideo(portal: TestPortal, token: string, id: number, seconds: number) {
  const params = { id };
  succeeded(await portal.call(getTrainingModule, { params, token }));
  portal.clock.advance(seconds * 1000);
  succeeded(await portal.call(reportWatching, { params, body: { timeSpent: seconds }, token }));
  return succeeded(await portal.call(completeVideo, { params, token }));
}

/** Answers `right` of the questions that `someQuestions` makes correctly (all by default), and the rest wrong. */
export async function answersTo(
  portal: TestPortal,
  token: string,
  id: number,
  right = Number.POSITIVE_INFINITY,
): Promise<Record<string, string>> {
  const { mcqs } = succeeded(await portal.call(getTrainingModule, { params: { id }, token }));
  return Object.fromEntries(
    mcqs.map((question, i) => [question.id, i < right ? `right ${i + 1}` : 'wrong']),
  );
}

export async function answerQuiz(
  portal: TestPortal,
  token: string,
  id: number,
  { right }: { right?: number } = {},
): Promise<QuizResult> {
  const answers = await answersTo(portal, token, id, right);
  return succeeded(await portal.call(submitQuiz, { params: { id }, body: { answers }, token }));
}
