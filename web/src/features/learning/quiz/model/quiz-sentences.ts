export function passedSentence(score: number): string {
  return `Congratulations! You passed with ${score}%`;
}

export const QUESTIONS_CHANGED =
  'The questions of this quiz have changed. Your answers that still fit were kept.';

/** '1 question', '5 questions'. */
export function questionCount(count: number): string {
  return `${count} ${count === 1 ? 'question' : 'questions'}`;
}

/** The id of the toast about a result: a later result replaces it. */
export const QUIZ_TOAST = 'quiz';
