import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

type Right = {
  /** The number of right answers. */
  readonly right: number;
  /** The number of all questions. */
  readonly questions: number;
};

type FailedTry = {
  /** Percent; of the best try so far, or of this one. */
  readonly score: number;
  readonly isBestSoFar: boolean;
  /** Percent. */
  readonly passMark: number;
  /** No tries are left. */
  readonly isBlocked: boolean;
};

export const texts = {
  title: 'Quiz',
  /** Above the questions, before the first try. */
  intro: ({ questions, passMark }: { questions: number; passMark: number }) =>
    plural(questions, {
      one: `1 question, one at a time. ${passMark}% to pass.`,
      other: `${number(questions)} questions, one at a time. ${passMark}% to pass.`,
    }),
  questions: (count: number) =>
    plural(count, { one: '1 question', other: `${number(count)} questions` }),
  notPassedYet: ({ score, passMark }: { score: number; passMark: number }) =>
    `You have not passed this quiz yet. Your best score is ${score}%, ${passMark}% to pass.`,
  alreadyPassed: 'You passed this quiz. A later try never lowers your score.',

  /** The button that opens the quiz. */
  start: 'Start Quiz',
  tryAgain: 'Try again',
  /** At the end of the video. */
  tryQuizAgain: 'Try Quiz Again',
  /** A passed quiz. */
  takeAgain: 'Take Quiz Again',

  question: ({ place, count }: { place: number; count: number }) =>
    `Question ${number(place)} of ${number(count)}`,
  backToVideo: 'Back to video',
  /** The question before. */
  previous: 'Previous',
  /** The question after. */
  next: 'Next',
  chooseAnswer: 'Choose an answer to go on.',
  submit: 'Submit Quiz',
  submitting: 'Submitting…',
  submitFailed: 'Failed to submit quiz',
  submitFailedTryAgain: 'Failed to submit quiz. Please try again.',
  /** Above the form, to begin again after a try that has not passed. */
  beginAgain: 'Try again',
  questionsChanged:
    'The questions of this quiz have changed. Your answers that still fit were kept.',

  passed: (score: number) => `Congratulations! You passed with ${score}%`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }: FailedTry) => {
    const label = isBestSoFar ? 'Best score so far' : 'Score';
    const next = isBlocked ? 'No tries are left.' : 'Please try again.';
    return `${label}: ${score}%. You need ${passMark}% to pass. ${next}`;
  },
  rightAnswers: ({ right, questions }: Right) =>
    plural(questions, {
      one: `${number(right)} of 1 answer was right.`,
      other: `${number(right)} of ${number(questions)} answers were right.`,
    }),
  rightAnswersOfBest: ({ right, questions }: Right) =>
    plural(questions, {
      one: `In your best try ${number(right)} of 1 answer was right.`,
      other: `In your best try ${number(right)} of ${number(questions)} answers were right.`,
    }),
  passedWith: (score: number) => `You passed this quiz with ${score}%.`,
  passedWithAndLatest: ({ score, right, questions }: Right & { readonly score: number }) =>
    plural(questions, {
      one: `You passed this quiz with ${score}%. In your latest pass ${number(right)} of 1 answer was right.`,
      other: `You passed this quiz with ${score}%. In your latest pass ${number(right)} of ${number(questions)} answers were right.`,
    }),
  /** Below the mark on the bar of the score. */
  toPass: 'to pass',

  /** Why no try is open, and the tries that are left. */
  tries: {
    /** `clock`: minutes and seconds, such as '4:59', which count down. A heading. */
    openIn: (clock: string) => `You can try again in ${clock}`,
    /** The same as a sentence. */
    openInSentence: (clock: string) => `You can try again in ${clock}.`,
    /** Read out by screen readers once a minute. */
    openInMinutes: (minutes: number) =>
      plural(minutes, {
        one: 'You can try again in a minute.',
        other: `You can try again in ${number(minutes)} minutes.`,
      }),
    openNow: 'You can try again now.',
    /** On a small picture, which has space for a few words. */
    shortOpenIn: (clock: string) => `Try again in ${clock}`,
    shortNoneLeft: 'No tries left',
    noneLeft: 'You have used all tries at this quiz. Please ask an admin to open it again.',
    left: (count: number) =>
      plural(count, {
        one: '1 try left. Then an admin must open the quiz again.',
        other: `${number(count)} tries left. Then an admin must open the quiz again.`,
      }),
    /** A button: to watch the video during the wait. */
    watchMeanwhile: 'Watch again meanwhile',
  },

  /** The answers of a passed quiz. */
  review: {
    open: 'Review answers',
    /** Names the part of the dialog that scrolls, for screen readers. */
    dialog: 'Answers',
    show: 'Show answers',
    hide: 'Hide answers',
    yourAnswers: 'Your answers',
    rightAnswers: 'The right answers',
    /** The answer follows. */
    yourAnswer: 'Your answer:',
    /** The answer follows. */
    rightAnswer: 'Right answer:',
    /** Instead of an answer: the question was not answered. */
    none: 'none',
    /** Before a question, for screen readers. */
    right: 'Right:',
    wrong: 'Wrong:',
  },
};

export type QuizTexts = typeof texts;
