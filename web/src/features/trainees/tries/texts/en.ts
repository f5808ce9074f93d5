/** The tries of a trainee at quizzes, and the passes of modules. */
import { formatsOf } from '@portal/contract/formats';

const { duration, number, ordinal, plural } = formatsOf('en');

/** '1st', '2nd', '11th'. */
const nth = (place: number) =>
  ordinal(place, {
    one: `${number(place)}st`,
    two: `${number(place)}nd`,
    few: `${number(place)}rd`,
    other: `${number(place)}th`,
  });

/** The failed tries at the quiz of a module. */
export interface FailedQuiz {
  readonly moduleName: string;
  readonly failed: number;
  /** The question that was answered wrongly most often; null without one. */
  readonly question: string | null;
}

/** After 'failed'. */
function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const times = plural(failed, { one: 'once', other: `${number(failed)} times` });
  const wrong = question === null ? '' : `, most often wrong: ‘${question}’`;
  return `the quiz of ‘${moduleName}’ ${times}${wrong}`;
}

export const texts = {
  /** '2nd try': its place among the tries at a quiz. */
  nthTry: (place: number) => `${nth(place)} try`,
  /** How a trainee stands at the quiz of a module. */
  standing: {
    passedAtTry: (place: number) => `Passed at the ${nth(place)} try`,
    failedTries: (count: number) =>
      plural(count, { one: '1 failed try', other: `${number(count)} failed tries` }),
    waitsForAdmin: 'Waits for an admin: all tries are used.',
    /** `time`: with its date. */
    canTryAgainAt: (time: string) => `Can try again at ${time}`,
  },
  /** Why a trainee does not get on with a module, in one sentence. */
  stuck: {
    /** `reason`: one of these, `lastActive`: one of the times below. */
    sentence: (reason: string, lastActive: string) => `${reason} (${lastActive}).`,
    notStarted: (moduleName: string) => `Has not started ‘${moduleName}’`,
    /** `watchedTo` and `duration`: such as '1:05'. */
    notWatched: (moduleName: string, watchedTo: string, duration: string) =>
      `Has not finished the video of ‘${moduleName}’: ${watchedTo} of ${duration} watched`,
    noTry: (moduleName: string) => `Has not taken the quiz of ‘${moduleName}’ yet`,
    failed: (quiz: FailedQuiz) => `Failed ${failedQuiz(quiz)}`,
    waitsForAdmin: (quiz: FailedQuiz) =>
      `Waits for an admin to open the quiz again: failed ${failedQuiz(quiz)}`,
    canTryAgain: (minutes: number, quiz: FailedQuiz) =>
      `Can try again in ${duration(minutes, 'minute')}: failed ${failedQuiz(quiz)}`,
    neverActive: 'never active',
    lastActive: {
      now: 'last active less than a minute ago',
      minutes: (count: number) => `last active ${duration(count, 'minute')} ago`,
      hours: (count: number) => `last active ${duration(count, 'hour')} ago`,
      days: (count: number) => `last active ${duration(count, 'day')} ago`,
    },
  },
  /** The button of an admin that lets a trainee try a quiz again. */
  openAgain: {
    button: 'Open the quiz again',
    /** The same button for screen readers. */
    buttonOf: (moduleName: string) => `Open the quiz of ${moduleName} again`,
    opening: 'Opening…',
    opened: (moduleName: string) => `The quiz of ${moduleName} is open again`,
  },
  /** The tries at all quizzes. */
  section: {
    title: 'Quiz Tries',
    loadFailed: (reason: string) => `The quiz tries could not be loaded. ${reason}`,
    showOlder: 'Show older tries',
    score: (percent: number) => `${percent}%`,
    /** The result of a try. */
    passed: 'Passed',
    notPassed: 'Not passed',
    wrongQuestions: (count: number) =>
      plural(count, { one: '1 wrong question', other: `${number(count)} wrong questions` }),
    /** After a question, instead of the chosen answer. */
    notAnswered: 'Not answered',
  },
  /** The facts about the pass of a module: labels, each with its value beside it. */
  pass: {
    /** The name of the list, for screen readers. */
    title: 'The pass',
    /** The label of a date and time. */
    passedOn: 'Passed on',
    /** The label of '4th try, pass mark 80%'. */
    passedAt: 'Passed at',
    tryAndMark: (place: number, passMark: number) => `${nth(place)} try, pass mark ${passMark}%`,
    /** The labels of dates and times. */
    questionsSaved: 'Questions saved',
    videoSaved: 'Video saved',
    /** The label of a duration such as '3:12'. */
    videoLength: 'Video length',
    /** Instead of a date that the portal did not record. */
    notRecorded: 'Not recorded',
  },
};

export type TriesTexts = typeof texts;
