import { formatsOf } from '@portal/contract/formats';
import type { RequirementHits } from '@portal/contract/requirements';

const { date, list, number, plural } = formatsOf('en');

const days = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` });
const months = (count: number) =>
  plural(count, { one: '1 month', other: `${number(count)} months` });
const trainees = (count: number) =>
  plural(count, { one: '1 trainee', other: `${number(count)} trainees` });

export const texts = {
  /** The section of the editor. */
  title: 'Who must take it, and how long it counts',
  loading: 'Loading the rules…',
  loadFailed: 'Failed to load the rules.',
  /** A button, which first shows whom the change affects. */
  save: 'Save rules…',
  discard: 'Discard changes',
  /** The loss if the user leaves. */
  lost: 'Your changes to the rules are not saved yet and would be lost.',
  leave: { title: 'Leave without saving?', confirm: 'Leave' },

  audience: {
    legend: 'Who must take it',
    everyone: 'Everyone in the company',
    groups: 'Only members of chosen groups',
    /** The checkboxes of the groups. */
    choose: 'Groups',
    search: 'Search groups',
    chosen: (count: number) => `${number(count)} chosen`,
    /** A chosen group that does not exist any more, in place of its name. */
    deleted: 'Deleted group',
    notLoaded: (reason: string) => `The groups could not be loaded. ${reason}`,
    none: 'This company has no groups yet.',
    /** A link to the groups. */
    make: 'Make a group',
    /** No group is chosen, or all chosen ones were deleted. */
    forNoOne: 'This module is for no one now.',
  },
  dueDays: 'Due within (days)',
  dueHint: {
    /** The number of the company. */
    company: (count: number) => `Empty: as in the company, ${days(count)}.`,
    none: 'Empty: no due date.',
  },
  validMonths: 'Counts for (months)',
  validHint: 'Empty: for ever.',

  /** The rules as sentences. */
  shown: {
    title: 'Training rules',
    everyone: 'For everyone in the company',
    groups: (names: string) => `For members of: ${names}`,
    noOne: 'For no one now',
    due: (count: number) => `Due within ${days(count)}`,
    dueAsCompany: (count: number) => `Due within ${days(count)}, as in the company`,
    noDue: 'No due date',
    valid: (count: number) => `Counts for ${months(count)}`,
    forEver: 'Counts for ever',
    /** `day`: a date such as 2026-12-03. */
    countFrom: (day: string) => `Counted from ${date(day)} at the earliest`,
    takenAgain: (day: string, reason: string) => `To be taken again by ${date(day)}: ${reason}`,
    /** Several names. */
    names: (names: readonly string[]) => list(names),
  },

  copy: {
    /** A button. */
    open: 'Copy rules from another module…',
    title: 'Copy rules',
    module: 'Module',
    search: 'Search modules',
    empty: 'The company has no other module.',
    /** A button: fills the fields, and saves nothing yet. */
    confirm: 'Copy',
  },

  /** The dialog in which a change is confirmed. */
  preview: {
    title: 'Save these rules?',
    /** Several modules. */
    modules: (count: number) =>
      plural(count, { one: 'For 1 module', other: `For ${number(count)} modules` }),
    counting: 'Counting the affected trainees…',
    failed: 'The affected trainees could not be counted.',
    noneAffected: 'No trainee is affected today.',
    countFrom: {
      legend: 'From when it counts',
      applied: 'From when it applied to each trainee',
      appliedNote: 'Time that has passed counts: a trainee can be overdue at once.',
      today: 'From today',
      todayNote: 'No trainee is overdue, and no completion expires, because of the past.',
      /** `day`: a date such as 2026-12-03. */
      since: (day: string) => `From ${date(day)}, as now`,
      keptInEach: 'As now in each module',
    },
    confirm: 'Save rules',
    saving: (done: number, total: number) => `Saving ${number(done)} of ${number(total)}…`,
    retry: 'Retry',
    /** A list of modules with the reasons follows. */
    someFailed: (count: number) =>
      plural(count, {
        one: '1 module was not saved:',
        other: `${number(count)} modules were not saved:`,
      }),
    saved: (name: string) => `The rules of ${name} are saved`,
    savedSeveral: (count: number) =>
      plural(count, {
        one: 'The rules of 1 module are saved',
        other: `The rules of ${number(count)} modules are saved`,
      }),
    undoing: 'Undoing…',
    undone: 'The former rules count again',
    undoFailed: 'The former rules could not be restored',
  },

  /** The trainees whom a change hits. */
  hits: {
    /** The first names, and how many others there are: 'Ada, Ben, and 36 more'. */
    named: (names: readonly string[], more: number) =>
      list(more > 0 ? [...names, `${number(more)} more`] : names),
    /** `names`: {@link named}. */
    sentences: {
      added: (count, names) => `Adds it for ${trainees(count)}: ${names}.`,
      removed: (count, names) => `Removes it for ${trainees(count)} who have not begun: ${names}.`,
      removedBegun: (count, names) =>
        `No longer required of ${trainees(count)} who have begun or completed it, which stays in their progress: ${names}.`,
      overdue: (count, names) =>
        plural(count, {
          one: `1 trainee is overdue today: ${names}.`,
          other: `${number(count)} trainees are overdue today: ${names}.`,
        }),
      overdueByPast: (count, names) =>
        `${number(count)} of them only because it counts from the past: ${names}.`,
      expired: (count, names) =>
        plural(count, {
          one: `The completion of 1 trainee has expired today: ${names}.`,
          other: `The completions of ${number(count)} trainees have expired today: ${names}.`,
        }),
    } satisfies Record<keyof RequirementHits, (count: number, names: string) => string>,
  },

  /** The same rules for several modules. */
  several: {
    /** A button. */
    open: 'Set rules…',
    title: 'Set rules of several modules',
    modules: 'Modules',
    all: 'All modules',
    noneChosen: 'Please choose a module',
    /** A button, which first shows whom the change affects. */
    next: 'Continue…',
  },
};

export type RulesTexts = typeof texts;
