import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';

const { number, percent, plural, time, duration } = formatsOf('en');

interface Figures {
  readonly people: number;
  readonly completed: number;
  readonly completedPercent: number;
  readonly averageScore: number;
  readonly stuck: number;
}

/** Names of companies, and the number of further ones. */
function listed(names: readonly string[], unnamed: number): string {
  const more = unnamed === 0 ? '' : ` and ${number(unnamed)} more`;
  return `${names.join(', ')}${more}`;
}

export const texts = {
  subject: (company: string | null) => `Weekly report: ${company ?? 'all companies'}`,
  /** How a mail about all companies names them. */
  companies: (count: number) =>
    plural(count, {
      one: `Your ${number(count)} company`,
      other: `Your ${number(count)} companies`,
    }),
  /** `about` is the company or the companies. */
  noTrainees: (about: string) => `${about}: no trainees yet.`,
  figures: (about: string, sum: Figures) => {
    const people = plural(sum.people, {
      one: `${number(sum.people)} trainee`,
      other: `${number(sum.people)} trainees`,
    });
    return `${about}: ${people}, ${number(sum.completed)} with the training completed (${percent(sum.completedPercent)}), an average score of ${percent(sum.averageScore)}, ${number(sum.stuck)} stuck.`;
  },
  /** `names` are those of companies, each with its number of stuck trainees; `unnamed` is the number of further ones. */
  stuckIn: (names: readonly string[], unnamed: number) =>
    `Stuck trainees by company: ${listed(names, unnamed)}.`,
  /** `share` is a percentage. */
  upToDate: (share: number) =>
    `Up to date: ${percent(share)} of the trainees with required modules.`,
  /** `names` are those of companies, each with its percentage. */
  upToDateIn: (names: readonly string[], unnamed: number) =>
    `Up to date in companies with late trainees: ${listed(names, unnamed)}.`,
  /** The instant of the figures (ms since 1970), and the time zone in which it is written. */
  counted: (instant: number, timeZone: string) =>
    `Counted on ${time(instant, timeZone)} (${timeZone}). A trainee is stuck without any progress for more than ${duration(STUCK_AFTER_DAYS, 'day')}.`,
  openReport: 'Open the report',
  openReports: 'Open the reports',
  ending:
    'You receive this mail because you asked for a weekly report. You can stop it in your notification settings.',
};

export type WeeklyMailTexts = typeof texts;

/** The headers of exported files, beside those of `columns` in `contract/src/texts/`. */
export const fileTexts = {
  overallProgress: 'Overall progress',
  modulesCompleted: 'Modules completed',
  modules: 'Modules',
  averageScore: 'Average score',
  timeSpent: 'Time spent (seconds)',
  lastActivity: 'Last activity',
  joined: 'Joined',
  trainingCompleted: 'Training completed',
  /** The number of modules that were added after the completion. */
  newModules: 'New modules since',
  invited: 'Invited',
  /** When the trainee opened a module for the first time. */
  firstOpened: 'First opened',
  /** The columns of a module. */
  module: {
    status: (module: string) => `${module}: status`,
    opened: (module: string) => `${module}: opened`,
    completed: (module: string) => `${module}: completed`,
    score: (module: string, passMark: number) => `${module}: score, pass mark ${percent(passMark)}`,
    noQuiz: (module: string) => `${module}: no quiz`,
  },
  /** The name of the sheet with all companies. */
  companies: 'Companies',
  /** Numbers of trainees of a company. */
  trainees: 'Trainees',
  completed: 'Completed',
  notCompleted: 'Not completed',
  stuck: 'Stuck',
  /** Trainees who must take any module and are late in none. */
  upToDate: 'Up to date',
  /** When the numbers were counted. */
  counted: 'Counted',
};

export type ReportFileTexts = typeof fileTexts;
