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

/** Seconds between two reports: a report is credited with no more than a minute. */
const REPORT_SECONDS = 50;

/** Opens the module and plays `seconds` of its video: the clock advances, and the time is reported. */
export async function playVideo(portal: TestPortal, trainee: Actor, id: number, seconds: number) {
  const params = { id };
  const { timeSpent: before } = succeeded(await trainee.call(getTrainingModule, { params }));
  for (let played = 0; played < seconds; ) {
    const more = Math.min(REPORT_SECONDS, seconds - played);
    played += more;
    portal.clock.advance(more * 1000);
    const body = { timeSpent: before + played };
    succeeded(await trainee.call(reportWatching, { params, body }));
  }
}

/** Plays the video and reports it as watched. */
export async function watchVideo(portal: TestPortal, trainee: Actor, id: number, seconds: number) {
  await playVideo(portal, trainee, id, seconds);
  return succeeded(await trainee.call(completeVideo, { params: { id } }));
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
