import type { ExceptionKind, RequirementEvent } from '@portal/contract/requirements';

type ExceptionTexts = {
  /** Opens the dialog. */
  readonly open: string;
  /** The title of the dialog. */
  readonly title: string;
  /** The effect of the exception. */
  readonly effect: string;
  /** The button that saves it. */
  readonly submit: string;
  /** `name`: of the trainee. */
  readonly done: (name: string) => string;
  /** The sentence about what is lost when the dialog is closed. */
  readonly lost: string;
};

const lost = 'This exception is not saved yet and would be lost.';

/** What trainees must take: exceptions from the rules, earlier results, and the history. In all texts, days are dates. */
export const texts = {
  /** The title of the section. */
  title: 'Requirements',
  notLoaded: (reason: string) => `The requirements could not be loaded. ${reason}`,
  actions: {
    extend: {
      open: 'Extend…',
      title: 'Extend the due date',
      effect: 'What is due earlier is due on the new day instead.',
      submit: 'Extend',
      done: (name) => `Due date extended for ${name}`,
      lost,
    },
    waive: {
      open: 'Waive…',
      title: 'Waive a requirement',
      effect:
        'A waived module stays visible and can be taken. It counts neither as open nor as completed until the waiver is ended.',
      submit: 'Waive',
      done: (name) => `Requirement waived for ${name}`,
      lost,
    },
    pause: {
      open: 'Pause…',
      title: 'Pause requirements',
      effect: 'During the pause nothing becomes overdue. Later due dates move by its days.',
      submit: 'Pause',
      done: (name) => `Requirements paused for ${name}`,
      lost,
    },
  } satisfies Record<ExceptionKind, ExceptionTexts>,
  /** Starts the renewal of the selected trainees. */
  renewal: {
    open: 'Renew now…',
    title: 'Renew now?',
    effect:
      'For each trainee who has a module to renew, or an expired one, the renewal starts as if they had pressed “Renew”. All others are left out.',
    kept: 'Earlier completions count until their end.',
    submit: 'Start the renewal',
  },
  /** The name of the menu with these actions, of one module. */
  actionsOf: (module: string) => `Exceptions: ${module}`,
  form: {
    module: 'Module',
    allModules: 'All modules',
    /** Trainees of several companies are selected. */
    oneCompany: 'To choose a module, filter the list by a company.',
    newDueDate: 'New due date',
    firstDay: 'First day',
    lastDay: 'Last day',
    reason: 'Reason',
    reasonHint: (min: number) =>
      `At least ${min} characters. Other administrators read it in the list of changes.`,
  },
  exceptions: {
    /** The exceptions that stand. */
    title: 'Exceptions',
    extended: (until: string) => `Extended until ${until}`,
    waived: 'Waived',
    paused: (from: string, until: string) => `Paused from ${from} until ${until}`,
    /** Who has made it, and when. */
    madeBy: (admin: string, date: string) => `By ${admin} on ${date}`,
    madeOn: (date: string) => `Made on ${date}`,
    end: 'End',
    ending: 'Ending…',
    /** The same for screen readers; `exception`: one of the words above. */
    endOne: (exception: string, module: string) => `End: ${exception}, ${module}`,
    ended: 'Exception ended',
  },
  results: {
    title: 'Recorded results',
    record: 'Record an earlier result…',
    dialog: 'Record an earlier result',
    description:
      'For training outside this portal. It counts as completed, without a score and watched time.',
    moduleMissing: 'Please select a module',
    chooseModule: 'Select a module',
    completedOn: 'Completed on',
    counts: 'It counts',
    until: 'Until a day',
    forever: 'For ever',
    validUntil: 'Valid until',
    note: 'Note',
    noteHint: 'Such as the kind of proof, and where it is kept.',
    submit: 'Record',
    recorded: (name: string) => `Earlier result recorded for ${name}`,
    lost: 'This result is not saved yet and would be lost.',
    /** A recorded result in the list. */
    completed: (date: string) => `Completed on ${date}`,
    validTo: (date: string) => `valid until ${date}`,
    validForever: 'valid for ever',
    recordedBy: (admin: string, date: string) => `Recorded by ${admin} on ${date}`,
    recordedOn: (date: string) => `Recorded on ${date}`,
    withdraw: 'Withdraw',
    withdrawOne: (module: string, date: string) => `Withdraw: ${module}, ${date}`,
    withdrawTitle: (module: string) => `Withdraw the result in “${module}”?`,
    withdrawEffect:
      'The module does not count as completed by it any more. The withdrawal is in the list of changes.',
    withdrawing: 'Withdrawing…',
    withdrawn: 'Recorded result withdrawn',
  },
  /** Modules that the trainee has begun or completed, and need not take any more. */
  noLongerRequired: 'No longer required',
  history: {
    title: 'History',
    titleOf: (module: string) => `History: ${module}`,
    empty: 'Nothing has happened yet.',
    by: (admin: string) => `by ${admin}`,
    events: {
      required: 'Required',
      due: 'Due',
      extended: 'Extended',
      waived: 'Waived',
      paused: 'Paused',
      ended: 'Exception ended',
      edition: 'Must be taken again',
      completed: 'Completed',
      recorded: 'Earlier result recorded',
      renewed: 'Renewed',
      expired: 'Expired',
    } satisfies Record<RequirementEvent['kind'], string>,
    /** Behind such a word: the last day of what it says. */
    until: (day: string) => `until ${day}`,
    /** Behind 'Must be taken again'. */
    byDay: (day: string) => `by ${day}`,
  },
  leaveTitle: 'Leave without saving?',
  leave: 'Leave',
};

export type RequirementTexts = typeof texts;
