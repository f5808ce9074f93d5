import type { QuizResult, ReviewedAnswer, TrainingModule } from '@portal/contract/learning';
import { formatClock } from '#web/ui/format/duration.ts';

export function passedSentence(score: number): string {
  return `Congratulations! You passed with ${score}%`;
}

/** How many answers were right: '2 of 3 answers were right.' */
export function countSentence({ correctCount, questionCount, isBestSoFar }: QuizResult): string {
  const count = rightOf(correctCount, questionCount);
  return isBestSoFar ? `In your best try ${count}.` : `${count}.`;
}

function rightOf(correct: number, questions: number): string {
  return `${correct} of ${questions} ${questions === 1 ? 'answer was' : 'answers were'} right`;
}

/** The best score, and beside it the count of the latest pass, whose answers are shown, if that was another one. */
export function bestPassSentence(score: number, review: readonly ReviewedAnswer[]): string {
  const best = `You passed this quiz with ${score}%.`;
  const right = review.filter(({ chosen, answer }) => chosen === answer).length;
  const areKnown = review.some(({ chosen }) => chosen !== undefined);
  if (!areKnown || Math.round((right * 100) / review.length) === score) return best;
  return `${best} In your latest pass ${rightOf(right, review.length)}.`;
}

/** The label of the button that opens the quiz. */
export function quizAction({ review, score }: Pick<TrainingModule, 'review' | 'score'>): string {
  // Not `pass`: a module can have been completed before it had questions.
  if (review !== undefined) return 'Take Quiz Again';
  return score === null ? 'Start Quiz' : 'Try again';
}

export const QUESTIONS_CHANGED =
  'The questions of this quiz have changed. Your answers that still fit were kept.';

/** 'You can try again in 4:59' */
export function waitClock(seconds: number): string {
  return `You can try again in ${formatClock(seconds)}`;
}

/** 'You can try again in 5 minutes.', for screen readers: it changes once a minute. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

export const TRY_NOW = 'You can try again now.';

export const NO_TRIES_LEFT =
  'You have used all tries at this quiz. Please ask an admin to open it again.';

/** Why no try at the quiz is open, with the seconds until the next one; null if one is open. */
export function noTrySentence(
  { triesLeft }: Pick<TrainingModule, 'triesLeft'>,
  seconds: number,
): string | null {
  if (triesLeft === 0) return NO_TRIES_LEFT;
  return seconds > 0 ? `${waitClock(seconds)}.` : null;
}

/** '2 tries left. Then an admin must open the quiz again.' */
export function triesLeftSentence(tries: number): string {
  return `${tries === 1 ? '1 try' : `${tries} tries`} left. Then an admin must open the quiz again.`;
}

/** '5 questions, one at a time. 70% to pass.' */
export function quizIntro({ mcqs, passMark }: Pick<TrainingModule, 'mcqs' | 'passMark'>): string {
  return `${questionCount(mcqs.length)}, one at a time. ${passMark}% to pass.`;
}

/** '1 question', '5 questions'. */
export function questionCount(count: number): string {
  return `${count} ${count === 1 ? 'question' : 'questions'}`;
}

/** The id of the toast about a result: a later result replaces it. */
export const QUIZ_TOAST = 'quiz';
