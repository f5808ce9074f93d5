export function passedSentence(score: number): string {
  return `Congratulations! You passed with ${score}%`;
}

export const QUESTIONS_CHANGED =
  'The questions of this quiz have changed. Your answers that still fit were kept.';

/** 'You can try again in 5 minutes.', for screen readers: it changes once a minute. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

export const TRY_NOW = 'You can try again now.';

export const NO_TRIES_LEFT =
  'You have used all tries at this quiz. Please ask an admin to open it again.';

/** '2 tries left. Then an admin must open the quiz again.' */
export function triesLeftSentence(tries: number): string {
  return `${tries === 1 ? '1 try' : `${tries} tries`} left. Then an admin must open the quiz again.`;
}

/** '1 question', '5 questions'. */
export function questionCount(count: number): string {
  return `${count} ${count === 1 ? 'question' : 'questions'}`;
}

/** The id of the toast about a result: a later result replaces it. */
export const QUIZ_TOAST = 'quiz';
