/** Actions of a trainee, as calls of a client. */
import {
  completeVideo,
  getTrainingModule,
  type QuizResult,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { type Actor, succeeded } from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Opens the module, advances the clock, and reports the video watched. */
export async function watchVideo(portal: TestPortal, trainee: Actor, id: number, seconds: number) {
  const params = { id };
  succeeded(await trainee.call(getTrainingModule, { params }));
  portal.clock.advance(seconds * 1000);
  succeeded(await trainee.call(reportWatching, { params, body: { timeSpent: seconds } }));
  return succeeded(await trainee.call(completeVideo, { params }));
}

/** Answers `right` of the questions that `someQuestions` creates correctly (all by default), and the rest wrong. */
export async function answersTo(
  trainee: Actor,
  id: number,
  right = Number.POSITIVE_INFINITY,
): Promise<Record<string, string>> {
  const { mcqs } = succeeded(await trainee.call(getTrainingModule, { params: { id } }));
  const numberOf = ({ question }: { question: string }) =>
    Number(question.replace('Question ', ''));
  return Object.fromEntries(
    mcqs.map((question) => {
      const number = numberOf(question);
      return [question.id, number <= right ? `right ${number}` : 'wrong'];
    }),
  );
}

export async function answerQuiz(
  trainee: Actor,
  id: number,
  { right }: { right?: number } = {},
): Promise<QuizResult> {
  const answers = await answersTo(trainee, id, right);
  return succeeded(await trainee.call(submitQuiz, { params: { id }, body: { answers } }));
}
