import { PASS_PERCENT } from '@portal/contract/limits';

export function passedSentence(score: number): string {
  return `Congratulations! You passed with ${score}%`;
}

export function failedSentence(score: number): string {
  return `Score: ${score}%. You need ${PASS_PERCENT}% to pass. Please try again.`;
}

export const VIDEO_FIRST = 'Please complete the video before taking the quiz.';
export const NO_QUIZ = 'No quiz required for this module!';
export const QUESTIONS_CHANGED =
  'The questions of this quiz have changed. Your answers that still fit were kept.';

/** '1 question', '5 questions'. */
export function questionCount(count: number): string {
  return `${count} ${count === 1 ? 'question' : 'questions'}`;
}

/** One toast for how a quiz went: a later result takes the place of the one before. */
export const QUIZ_TOAST = 'quiz';
