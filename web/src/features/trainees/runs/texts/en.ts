/** A run is one time through all modules; a trainee can be trained again in a new run. */
export const texts = {
  run: (number: number) => `Run ${number}`,
  dates: {
    /** The first and the last day of a run. */
    period: (from: string, to: string) => `${from} – ${to}`,
    /** In place of the last day of a run that has not ended. */
    today: 'today',
  },
  result: {
    completed: 'Completed',
    notCompleted: 'Not completed',
    /** The date of the completion, beside 'Completed' or below it. */
    on: (date: string) => `on ${date}`,
    /** The share of all modules. */
    progress: (percent: number) => `${percent}%`,
  },
  earlierRuns: {
    title: 'Earlier Runs',
    /** The name of the table, for screen readers. */
    caption: 'Earlier runs',
    loadFailed: (reason: string) => `The runs could not be loaded. ${reason}`,
    columns: { number: 'Run', dates: 'Dates', company: 'Company', result: 'Result' },
  },
  /** The button that starts a new run, and its dialog. */
  trainAgain: {
    button: 'Train again',
    title: (name: string) => `Train ${name} again?`,
    confirm: 'Train again',
    starting: 'Starting…',
    /** Before a list of what happens. */
    effects: 'A new run starts at once:',
    begins: (name: string) =>
      `${name} begins with the first module, and unlocks the others one by one again.`,
    /** The title of the section is that of `earlierRuns`. */
    endsCompleted: (number: number) =>
      `Run ${number} ends (completed). Its results stay, under “Earlier Runs”.`,
    endsIncomplete: ({ number, percent }: { number: number; percent: number }) =>
      `Run ${number} ends (${percent}% completed). Its results stay, under “Earlier Runs”.`,
    answersLost: 'Answers of a quiz that is not submitted yet are lost.',
    started: ({ name, number }: { name: string; number: number }) =>
      `${name} trains again: run ${number} has started`,
    notStarted: (name: string) => `No further run was started for ${name}`,
  },
  /** The page of an earlier run. */
  page: {
    runOf: ({ number, name }: { number: number; name: string }) => `Run ${number} of ${name}`,
    /** The heading for screen readers while the name is unknown. */
    unnamed: 'Earlier Run',
    back: 'Back to the current run',
    isEarlier: 'This is an earlier run, as it was when it ended. It does not change any more.',
    timeInvested: 'Time Invested',
    /** The label of a card with 'Completed' or 'Not completed'. */
    result: 'Result',
    noModules: { title: 'No modules', reason: 'The company had no training modules.' },
    loadFailed: 'Failed to load the run',
    notFound: {
      title: 'Run not found',
      reason: 'The trainee may have been deleted, or the address is not quite right.',
    },
  },
};

export type RunsTexts = typeof texts;
