import { formatsOf } from '@portal/contract/formats';

const { list, number, plural, weekday } = formatsOf('en');

const days = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` });

export const texts = {
  title: 'Training rules',
  note: 'For modules without rules of their own. Who must take a module, and how long it counts, is set in the module.',
  /** The company and its modules have no rule. */
  none: 'No rule yet: modules have no due date and count for ever.',
  loading: 'Loading the rules…',
  loadFailed: 'Failed to load the rules.',
  /** A button, and the title of the form that it opens. */
  edit: 'Edit rules',
  save: 'Save rules',
  saved: 'Rules saved',
  lost: 'Your changes to the rules are not saved yet and would be lost.',
  leave: { title: 'Leave without saving?', confirm: 'Leave' },
  fields: {
    dueDays: 'Due within (days)',
    dueHint: 'Counted from when a module is required. Empty: no due date.',
    graceDays: 'Grace (days)',
    graceHint: 'After the due date, before a module is overdue.',
    renewalDays: 'Renewal (days)',
    renewalHint: 'Before the end of its validity, in which a module can be renewed.',
    reminderDays: 'Reminders (days before)',
    reminderHint: (max: number) =>
      `Up to ${number(max)} numbers, such as 14, 3. Sent from 7:00 in the time zone of the company. Trainees are also reminded on the due date, and weekly once a module is overdue.`,
    digestWeekday: 'Weekly summary',
    digestHint: 'On this day admins get an email about who is late.',
  },
  shown: {
    due: 'Due within',
    dueDays: days,
    noDue: 'No due date',
    grace: 'Grace',
    graceDays: days,
    renewal: 'Renewal',
    renewalBefore: (count: number) => `${days(count)} before the end`,
    reminders: 'Reminders',
    /** At least one number. */
    remindersBefore: (counts: readonly number[]) =>
      `${list(counts.map((count) => number(count)))} days before`,
    noReminders: 'None',
    digest: 'Weekly summary',
  },
  /** 1 is Monday. */
  weekday: (day: number) => weekday(day),
};

export type CompanyRulesTexts = typeof texts;
