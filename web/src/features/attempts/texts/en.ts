/** The attempts at the quiz of a module. */
import { formatsOf } from '@portal/contract/formats';

const { number } = formatsOf('en');

export const texts = {
  /** The list, for admins and for the trainee. */
  list: {
    loading: 'Loading attempts…',
    loadFailed: (reason: string) => `The attempts could not be loaded. ${reason}`,
    none: 'No quiz attempt yet',
    showOlder: 'Show older attempts',
    showAnswers: 'Show answers',
    /** The same button of the trainee for screen readers; `date` is that of the attempt. */
    showAnswersOf: ({ date, score }: { date: string; score: number }) =>
      `Show answers of ${date}, ${score}%`,
    /** Instead of that button. */
    answersNotKept: 'Answers were not kept at that time.',
  },
  /** Facts about an attempt. */
  facts: {
    score: (percent: number) => `${percent}%`,
    /** Shown for an attempt whose own score was not recorded. */
    bestScoreSoFar: (percent: number) => `Best score so far: ${percent}%`,
    passed: 'Passed',
    notPassed: 'Not passed',
    /** Questions. */
    correctOf: ({ correct, total }: { correct: number; total: number }) =>
      `${number(correct)} of ${number(total)} correct`,
  },
  /** The answers of an attempt. */
  answers: {
    loading: 'Loading answers…',
    loadFailed: 'The answers could not be loaded',
    /** Beside a question: whether it was answered correctly. */
    right: 'Right',
    wrong: 'Wrong',
    notAnswered: 'This question was not answered.',
    /** Beside options. The chosen one is called differently for admins and for the trainee. */
    chosen: 'Chosen answer',
    chosenByYou: 'Your answer',
    correct: 'Correct answer',
    /** Before the explanation of the answer. */
    explanation: 'Explanation:',
  },
  /** The attempts of a trainee, for admins. */
  ofTrainee: {
    link: 'Attempts',
    title: (moduleName: string) => `Attempts at ${moduleName}`,
    /** Leads from one attempt back to the list. */
    back: 'All attempts',
  },
  /** The trainee's own attempts. */
  own: {
    title: 'Your attempts',
    hint: 'After you pass, you can look at the answers of each.',
    answersTitle: 'Answers of this attempt',
    /** The part of the dialog that is scrolled, for screen readers. */
    answersLabel: 'Answers',
  },
};

export type AttemptsTexts = typeof texts;
