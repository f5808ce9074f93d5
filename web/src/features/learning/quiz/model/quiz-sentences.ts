import type { QuizResult, ReviewedAnswer, TrainingModule } from '@portal/contract/learning';
import { formatClock } from '#web/ui/format/duration.ts';
import { quizTexts } from '../texts/catalogue.ts';

/** How many answers were right: '2 of 3 answers were right.' */
export function countSentence({ correctCount, questionCount, isBestSoFar }: QuizResult): string {
  const t = quizTexts();
  const count = { right: correctCount, questions: questionCount };
  return isBestSoFar ? t.rightAnswersOfBest(count) : t.rightAnswers(count);
}

/** The best score, and beside it the count of the latest pass, whose answers are shown, if that was another one. */
export function bestPassSentence(score: number, review: readonly ReviewedAnswer[]): string {
  const t = quizTexts();
  const questions = review.length;
  const right = review.filter(({ chosen, answer }) => chosen === answer).length;
  const areKnown = review.some(({ chosen }) => chosen !== undefined);
  if (!areKnown || Math.round((right * 100) / questions) === score) return t.passedWith(score);
  return t.passedWithAndLatest({ score, right, questions });
}

/** The label of the button that opens the quiz. */
export function quizAction({ review, score }: Pick<TrainingModule, 'review' | 'score'>): string {
  const t = quizTexts();
  // Not `pass`: a module can have been completed before it had questions.
  if (review !== undefined) return t.takeAgain;
  return score === null ? t.start : t.tryAgain;
}

/** 'You can try again in 5 minutes.', for screen readers: it changes once a minute. */
export function waitSentence(seconds: number): string {
  return quizTexts().tries.openInMinutes(Math.ceil(seconds / 60));
}

/** Why no try at the quiz is open, with the seconds until the next one; null if one is open. */
export function noTrySentence(
  { triesLeft }: Pick<TrainingModule, 'triesLeft'>,
  seconds: number,
): string | null {
  const t = quizTexts().tries;
  if (triesLeft === 0) return t.noneLeft;
  return seconds > 0 ? t.openInSentence(formatClock(seconds)) : null;
}

/** '5 questions, one at a time. 70% to pass.' */
export function quizIntro({ mcqs, passMark }: Pick<TrainingModule, 'mcqs' | 'passMark'>): string {
  return quizTexts().intro({ questions: mcqs.length, passMark });
}

/** The id of the toast about a result: a later result replaces it. */
export const QUIZ_TOAST = 'quiz';
