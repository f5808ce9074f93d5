export const texts = {
  /** The page of a company. */
  company: {
    tabs: {
      modules: 'Modules',
      trainees: 'Trainees',
      groups: 'Groups',
      progress: 'Progress',
      help: 'Help',
      feedback: 'Feedback',
      settings: 'Settings',
    },
    /** The title of the browser tab for each tab of the company, and for the page without one of them. */
    titles: {
      modules: (company: string) => `${company} – Training Modules`,
      trainees: (company: string) => `${company} – Trainees`,
      groups: (company: string) => `${company} – Groups`,
      progress: (company: string) => `${company} – Progress`,
      help: (company: string) => `${company} – Help`,
      feedback: (company: string) => `${company} – Feedback`,
      settings: (company: string) => `${company} – Settings`,
      company: (company: string) => `${company} – Company`,
    },
    /** The name of the list of tabs, for screen readers. */
    parts: (company: string) => `Parts of ${company}`,
    whoMayJoin: 'Who may join',
  },
  reports: {
    showAsCards: 'Show as cards',
    weeklyReport: 'Weekly report',
    /** A button. */
    print: 'Print',
    failed: 'Failed to load the reports',
    loading: 'Loading companies…',
    none: {
      title: 'No companies yet',
      message: 'Each company has a report as soon as you have added it.',
      goToModules: 'Go to Training Modules',
    },
    noMatch: 'No companies match this search',
  },
  /** The evidence of one person and one module, which is printed on paper. */
  evidence: {
    /** A button. */
    print: 'Print',
    printOf: (module: string) => `Print the evidence of ${module}`,
    failed: 'The evidence could not be loaded',
    /** A run is one pass of a trainee through all modules. */
    runAndTime: (run: number, time: string) => `Run ${run}. Printed ${time}.`,
    result: 'Result',
    passed: 'Passed',
    notPassed: 'Not passed',
    passedWithScore: (percent: number) => `Passed, best score ${percent}%`,
    notPassedWithScore: (percent: number) => `Not passed, best score ${percent}%`,
    quiz: 'Quiz',
    noQuiz: 'None: the video completes it',
    passMark: (percent: number) => `${percent}% to pass`,
    /** Before the time at which the module was first opened. */
    opened: 'Opened',
    watched: 'Watched',
    /** `credited` and `length` are times such as 3:12. */
    watchedOf: (film: { credited: string; length: string; percent: number }) =>
      `${film.credited} credited in a film of ${film.length}, ${film.percent}% watched`,
    /** A time follows. */
    passedOn: 'Passed on',
    /** The try at which the quiz was passed follows. */
    passedAt: 'Passed at',
    /** The time follows at which the passed questions had been saved. */
    questionsSaved: 'Questions saved',
    videoSaved: 'Video saved',
    notRecorded: 'Not recorded',
    sessions: 'Watching sessions',
    /** `from` and `to` are times; `details` are texts such as `credited`. */
    session: (times: { from: string; to: string }, details: readonly string[]) =>
      `${times.from} to ${times.to}: ${details.join(', ')}`,
    /** `time` such as 3:12. */
    credited: (time: string) => `${time} credited`,
    filmNeverLoaded: 'film never loaded',
    filmLoaded: (size: string) => `${size} of the film loaded`,
    tryPassed: (attempt: Try) => `${tryAndScore(attempt)}, passed`,
    tryNotPassed: (attempt: Try) => `${tryAndScore(attempt)}, not passed`,
    noAnswers: 'Answers were not kept at that time.',
    rightlyAnswered: (question: string) => `${question} – right`,
    wronglyAnswered: (question: string) => `${question} – wrong`,
    /** An option that has the letter in the question. */
    lettered: (letter: string, option: string) => `${letter}) ${option}`,
    /** An option of a question with its marks. */
    chosen: (option: string) => `${option} [chosen]`,
    correct: (option: string) => `${option} [correct]`,
    chosenAndCorrect: (option: string) => `${option} [chosen, correct]`,
    notAnswered: 'Not answered.',
  },
};

type Try = {
  readonly number: number;
  readonly time: string;
  readonly percent: number;
  readonly correct: number;
  readonly questions: number;
  readonly passMark: number;
};

function tryAndScore({ number, time, percent, correct, questions, passMark }: Try): string {
  return `Try ${number}, ${time}: ${percent}% (${correct} of ${questions}), ${passMark}% to pass`;
}

export type PagesTexts = typeof texts;
