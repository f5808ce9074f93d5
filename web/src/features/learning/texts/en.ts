import { formatsOf } from '@portal/contract/formats';

const { list, number, plural } = formatsOf('en');

export const texts = {
  /** A share or a score alone, without words. */
  percent: (percent: number) => `${percent}%`,
  backToTraining: 'Back to Training',
  /** Hidden at the end of the label of a link or button, such as 'Start', for screen readers. */
  ofModule: (module: string) => `: ${module}`,
  actions: { start: 'Start', continue: 'Continue', review: 'Review' },
  /** How a module stands on the path; 'Completed' is one of the words of the portal. */
  moduleStatus: { current: 'Current', locked: 'Locked' },
  loading: {
    training: 'Loading your training…',
    progress: 'Loading your progress…',
    module: 'Loading module…',
    result: 'Loading your result…',
  },
  loadError: {
    denied: 'Access denied',
    dashboard: {
      title: 'Unable to Load Dashboard',
      toast: 'Failed to load dashboard data',
      message: 'Failed to load dashboard data. Please try refreshing the page.',
    },
    progress: {
      title: 'Unable to Load Progress',
      toast: 'Failed to load progress data',
      message: 'Failed to load progress data. Please try refreshing the page.',
    },
    refresh: 'Refresh Page',
    refreshing: 'Refreshing…',
  },
  noModules: {
    title: 'No Training Modules Available',
    description:
      'Your company has no training for you yet. It appears here as soon as there is some.',
  },

  /** Lengths of videos. */
  length: {
    none: 'No video',
    belowMinute: '<1 min',
    short: (minutes: number) => `${number(minutes)} min`,
    /** On My Progress. */
    minutes: (minutes: number) =>
      plural(minutes, { one: '1 min', other: `${number(minutes)} mins` }),
  },

  /** The next step in a module that was begun, as a part of its link. */
  nextStep: {
    /** `time`: the position in the video, such as '3:12'. */
    continueAt: (time: string) => `Continue at ${time}`,
    takeQuiz: 'Take the quiz',
    tryQuizAgain: 'Try the quiz again',
    tryAgainIn: (minutes: number) => `Try again in ${number(minutes)} min`,
    askAdmin: 'Ask an admin',
  },

  /** Why a module is locked, and the link to the one that must be completed first. */
  locked: {
    finishFirst: (module: string) => `Finish '${module}' first.`,
    open: (module: string) => `Open ${module}`,
    /** `time`: the position in its video, such as '3:12'. */
    continueAt: ({ module, time }: { module: string; time: string }) =>
      `Continue ${module} at ${time}`,
  },

  /** Below the average score, in which a quiz that was not taken counts as 0. */
  average: {
    noQuiz: 'No quiz in this training',
    noneTaken: 'No quiz taken yet',
    ofTaken: (percent: number) => `Of quizzes taken: ${percent}%`,
  },

  /** Below the number of completed modules. */
  ofModules: (total: number) => `of ${number(total)}`,
  /** The numbers of completed modules, which is emphasized, and of all. */
  completedOfModules: (completed: string, total: number) => `${completed} of ${number(total)}`,

  completed: {
    seeResult: 'See your result',
    youCompletedOn: (date: string) => `You completed your training on ${date}.`,
    /** `added`: the number of modules that were added since. */
    completedWithNew: (date: string, added: number) =>
      plural(added, {
        one: `Completed on ${date}; 1 new module`,
        other: `Completed on ${date}; ${number(added)} new modules`,
      }),
  },

  restarted: {
    now: 'Your training has started again, with the first module. Your earlier results are kept.',
    quizAnswersLost: 'Quiz answers that you had not submitted could not be carried over.',
    startedAgainOn: (date: string) =>
      `Your training was started again on ${date}. Your earlier results are kept.`,
    seeEarlierResult: 'See your earlier result',
  },

  dashboard: {
    welcome: (name: string) => `Welcome, ${name}`,
    trainingAt: (company: string) => `Your training at ${company}`,
    /** Above the name of a module that was not begun. */
    upNext: 'Up next',
    /** Above the name of a module that was begun. */
    continue: 'Continue',
    /** Instead of the length of its video, for a module that has only a quiz. */
    quiz: 'Quiz',
    continueModule: (module: string) => `Continue: ${module}`,
    /** `step`: its next step, such as 'Take the quiz'. */
    continueModuleBy: ({ module, step }: { module: string; step: string }) =>
      `Continue: ${module}, ${step}`,
    overallProgress: 'Overall progress',
    modulesCompleted: 'Modules completed',
    averageScore: 'Average score',
    currentModule: 'Current module',
    allCompleted: 'All modules completed',
    noCurrentModule: 'None',
    path: 'Your training path',
    /** Below a module of the path: the position from which its video continues, such as '3:12'. */
    at: (time: string) => `at ${time}`,
    modules: 'Training modules',
    completedModules: (count: number) =>
      plural(count, { one: '1 completed module', other: `${number(count)} completed modules` }),
  },

  /** A module on the dashboard. */
  card: {
    module: (place: number) => `Module ${place}`,
    /** The length follows. */
    videoLength: 'Video length:',
    score: (percent: number) => `Score: ${percent}%`,
    quizNotPassed: 'Quiz not passed',
    videoWatched: 'Video watched',
  },

  progress: {
    overallProgress: 'Overall Progress',
    /** Below the percentage. */
    ofTraining: 'of your training',
    /** The name of the graphic, for screen readers. */
    ring: 'Overall progress',
    modulesCompleted: 'Modules Completed',
    averageScore: 'Average Score',
    /** Below the average score. */
    overAllQuizzes: 'over all quizzes',
    timeInvested: 'Time Invested',
    belowMinute: '<1 min',
    /** Below '<1 min'. */
    ofVideos: 'of videos',
    /** Below the number of minutes, which is not repeated. */
    minutesOfVideos: (minutes: number) =>
      plural(minutes, { one: 'minute of videos', other: 'minutes of videos' }),
    modules: 'Modules',
    duration: 'Duration',
    timeSpent: 'Time spent',
    quizRequired: (passMark: number) => `Quiz required (${passMark}% to pass)`,
    score: 'Score',
    bestScore: 'Not passed yet, best score',
  },

  module: {
    notFound: 'Module Not Found',
    isLocked: 'This module is locked',
    notLoaded: 'This module could not be loaded',
    status: 'Module Status',
    video: 'Video',
    quiz: 'Quiz',
    watched: (percent: number) => `${percent}% watched`,
    quizNotTaken: 'Not taken yet',
    quizNotPassed: (bestScore: number) => `Not passed, best score ${bestScore}%`,
    quizPassed: (score: number) => `Passed with ${score}%`,
    next: (module: string) => `Next: ${module}`,
  },

  video: {
    playHere: 'Play here',
    thisElsewhere: 'This video is playing in another tab.',
    anotherElsewhere: 'Another video is playing in another tab.',
    /** A module without a quiz is completed by its video. */
    moduleCompleted: 'Module completed successfully! You can now access the next module.',
    /** The server does not accept the video as watched. Both values are times, such as '0:45'. */
    unwatched: ({ missing, from }: { missing: string; from: string }) =>
      `${missing} of this video is still to be watched. You can go on from ${from}.`,
    progress: 'Video progress',
    /** A button that stays disabled. */
    watched: 'Watched',
    markAsWatched: 'Mark as Watched',
    markAsWatchedAt: (percent: number) => `Mark as Watched (${percent}%)`,
    marking: 'Marking as watched…',
    notMarked: 'Failed to mark video as completed. Please try again.',
    ended: 'You have watched this video.',
    saving: 'Saving that you watched it…',
    notSaved: 'That you watched it is not saved yet.',
    nextModule: 'Next module',
    watchAgain: 'Watch again',
  },

  result: {
    title: 'Your Result',
    notLoaded: 'Your result could not be loaded.',
    notLoadedBecause: (reason: string) => `Your result could not be loaded. ${reason}`,
    none: 'No result yet',
    noneDescription: 'Your result appears here when you have completed all modules.',
    goToTraining: 'Go to my training',
    others: 'Other results',
    /** A link to another result. */
    completedOn: (company: string, date: string) => `${company}, completed on ${date}`,
    trainingCompleted: 'Training completed',
    completedTrainingOf: (company: string) => `You have completed the training of ${company}.`,
    begun: 'Begun',
    /** The label of a date. */
    completed: 'Completed',
    averageScore: 'Average score',
    /** Instead of the average score. */
    noQuiz: 'No quiz',
    time: 'Time',
    modules: (count: number) =>
      plural(count, { one: '1 module', other: `${number(count)} modules` }),
    completedModules: 'Completed modules',
    /** Above the list of the modules that were added after the training was completed. */
    addedLater: 'Added later',
    modulesAddedLater: 'Modules added later',
    /** Why the training is completed, though its trainee has passed no further module. */
    completedBy: {
      takenOut: 'All modules that you still had to pass were taken out.',
      deleted: (module: string) => `‘${module}’ no longer belongs to your training.`,
      changed: (module: string) => `Your results were enough after a change of ‘${module}’.`,
    },
  },

  /** For companies with rules. */
  renewal: {
    renew: 'Renew',
    renewing: 'Starting the renewal…',
    /** In place of 'Start' and 'Continue', after the renewal was begun. */
    continue: 'Continue renewal',
    /** `when`: by when a module is due, such as 'Due in 3 days'. */
    ofModule: (when: string, module: string) => `${when}: ${module}`,
    /** `day`: the date on which the first completion ends. */
    allDone: (day: string) => `All done – next due ${day}`,
    /** Beside a module that is being renewed. */
    earlierCounts: 'Until its end, your earlier completion counts.',
    /** In place of the videos and the quiz of a module whose completion has expired. */
    toRenew: 'Renew this module to take it again. Your earlier results are kept.',
  },

  /** Why the trainee has a module. */
  why: {
    question: 'Why do I have this?',
    everyone: 'Because everyone at your company takes it.',
    /** The names of groups. */
    groups: (names: string[]) => `Because you are in ${list(names)}.`,
    /** `reason`: a sentence that an admin has written. */
    edition: ({ day, reason }: { day: string; reason: string }) =>
      `Because it must be taken again since ${day}: ${reason}`,
    recorded: 'An earlier result was recorded for you.',
  },
};

export type LearningTexts = typeof texts;
