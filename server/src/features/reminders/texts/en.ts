import { formatsOf } from '@portal/contract/formats';

const { number, percent, plural } = formatsOf('en');

export const texts = {
  /** What a reminder says of one module; also its subject if there is no other. */
  line: {
    before: (module: string, day: string) => `${module}: due on ${day}`,
    today: (module: string) => `${module}: due today`,
    overdue: (module: string, day: string) => `${module}: was due on ${day}`,
    renewal: (module: string, day: string) => `${module}: can be renewed, counts until ${day}`,
    again: (module: string, day: string) => `${module}: must be taken again by ${day}`,
  },
  subject: (modules: number) =>
    plural(modules, {
      one: `Reminder: ${number(modules)} module to do`,
      other: `Reminder: ${number(modules)} modules to do`,
    }),
  intro: 'This is to be done in your training:',
  calendar: 'You can add these dates to your own calendar in My Progress.',
  button: 'Open the training',
  /** For a mail without what can be switched off. */
  mandatory: 'You receive this mail because your company requires these modules.',
  optional:
    'You can switch off reminders before a due date and of open renewals in your notification settings. Your company sends the others.',
  /** The weekly summary for admins. */
  summary: {
    subject: 'Weekly summary: who is late',
    intro: 'Trainees by the worst standing of their modules:',
    upToDate: (company: string, share: number) => `${company}: ${percent(share)} up to date`,
    late: (people: number) => `Overdue or expired: ${number(people)}`,
    dueSoon: (people: number) => `Due this week: ${number(people)}`,
    expiring: (people: number) => `To renew: ${number(people)}`,
    /** Companies that are not named. */
    more: (companies: number) =>
      plural(companies, {
        one: `There is ${number(companies)} more company.`,
        other: `There are ${number(companies)} more companies.`,
      }),
    button: 'Open the trainees',
    ending:
      'You receive this mail once a week as an administrator. To stop it, save your notification settings with email notifications off.',
  },
};

export type ReminderTexts = typeof texts;
