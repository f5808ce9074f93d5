/** The report of a company: its trainees with their results in each module. */
import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  page: {
    title: 'Training report',
    titleOf: (company: string) => `Training report: ${company}`,
    documentTitle: (company: string) => `Report: ${company}`,
    back: 'All reports',
    timeZone: (timeZone: string) => `All dates are in the time zone ${timeZone}.`,
    loading: 'Loading the report…',
    loadFailed: 'Failed to load the report',
    print: 'Print',
    printFailed: 'The report could not be loaded',
    showMore: 'Show more trainees',
  },
  /** The report on the page of the company, and the links to the page of the report. */
  section: { title: 'Report', link: 'Report', printOrDownload: 'Print or download' },
  paper: {
    /** `now`: the date and time of the print. */
    printed: ({ now, timeZone }: { now: string; timeZone: string }) =>
      `${now}. All dates are in the time zone ${timeZone}.`,
    isPart: ({ shown, total }: { shown: number; total: number }) =>
      `These are the first ${number(shown)} of ${number(total)} trainees by name. The downloaded file has all of them.`,
  },
  figures: {
    /** For screen readers. */
    title: 'Figures',
    people: 'People',
    /** The label of the share of people who have completed all modules. */
    completed: 'Completed',
    averageScore: 'Average score',
    /** The label of the number of people without progress for a long time. */
    stuck: 'Stuck',
    completedPercent: (percent: number) => `${number(percent)}%`,
    scorePercent: (percent: number) => `${percent}%`,
    /** People. */
    completedOf: ({ completed, people }: { completed: number; people: number }) =>
      `${number(completed)} of ${number(people)}`,
    stuckAfter: (days: number) => `No progress for over ${number(days)} days`,
    /** `time`: a date and time. */
    counted: (time: string) => `Counted ${time}`,
  },
  trainees: {
    title: (company: string) => `Trainees of ${company}`,
    noTrainees: {
      title: 'No trainees yet',
      hint: 'The report lists the trainees of the company with their modules.',
    },
    /** In place of the trainees of a group, or of those in none. */
    noMembers: {
      title: 'No trainees in this choice',
      hint: 'Choose another group, or all groups.',
    },
    noModules: {
      title: 'No modules yet',
      hint: 'The report shows the result of each trainee in each module of the company.',
      open: "Open the company's modules",
    },
    /** A switch. */
    inWords: 'Words instead of symbols',
    /** The header of the column of names. */
    trainee: 'Trainee',
    /** In the column of certificates. */
    noCertificate: 'None',
    /** Below the name of a module. */
    passMark: (percent: number) => `Pass mark ${percent}%`,
    modulesCompleted: ({ completed, total }: { completed: number; total: number }) =>
      plural(total, {
        one: `${number(completed)} of 1 module completed`,
        other: `${number(completed)} of ${number(total)} modules completed`,
      }),
    /** Below the name of a trainee who has completed all modules. */
    completedOn: (date: string) => `Completed on ${date}`,
    /** `newModules`: such as '1 new module', added since. */
    completedWithNew: (date: string, newModules: string) => `Completed on ${date}; ${newModules}`,
  },
  /** How a trainee stands in a module. */
  result: {
    score: (percent: number) => `${percent}%`,
    /** The date of the completion, in a line of its own below the status. */
    on: (date: string) => `on ${date}`,
    /** The date when the module was opened, in a line of its own. */
    opened: (date: string) => `opened ${date}`,
    /** All of it in one line, as 'Completed 87%, on 26 Oct 2026, opened 25 Oct 2026'; null is left out. */
    inOneLine: (result: {
      status: string;
      score: number | null;
      completedOn: string | null;
      openedOn: string | null;
    }) => {
      const { status, score, completedOn, openedOn } = result;
      const begin = score === null ? status : `${status} ${score}%`;
      const completed = completedOn === null ? '' : `, on ${completedOn}`;
      const opened = openedOn === null ? '' : `, opened ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    /** The name of the list that explains the symbols of a result, for screen readers. */
    symbols: 'Symbols',
  },
};

export type ReportsTexts = typeof texts;
