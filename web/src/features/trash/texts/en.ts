import { formatsOf } from '@portal/contract/formats';
import type { TrashCounts, TrashKind } from '@portal/contract/trash';

const { list, number, plural } = formatsOf('en');

export const texts = {
  /** The name of the list. */
  deletions: 'Deletions',
  loading: 'Loading the trash…',
  loadFailed: 'Failed to load the trash',
  /** The findings of a search or filter, for screen readers. */
  found: {
    all: (count: number) =>
      plural(count, { one: '1 deletion found', other: `${number(count)} deletions found` }),
    /** More deletions have not loaded yet. */
    soFar: (count: number) =>
      plural(count, {
        one: '1 deletion found so far',
        other: `${number(count)} deletions found so far`,
      }),
  },
  showOlder: 'Show older deletions',
  switchedOff: {
    title: 'The trash is switched off',
    message:
      'Records are deleted for good at once. The operator of the portal can change this with the setting TRASH_DAYS.',
  },
  empty: {
    /** For an admin who sees only own deletions. */
    own: 'What you delete stays here for a while, and you can restore it during that time.',
    title: 'The trash is empty',
    /** The number of days is not known. */
    message:
      'Trainees, groups, modules, companies and admins that an administrator deletes stay here for a while and can be restored during that time.',
    messageForDays: (days: number) =>
      plural(days, {
        one: 'Trainees, groups, modules, companies and admins that an administrator deletes stay here for 1 day and can be restored until then.',
        other: `Trainees, groups, modules, companies and admins that an administrator deletes stay here for ${number(days)} days and can be restored until then.`,
      }),
  },
  noMatch: {
    /** For an admin who sees only own deletions. */
    own: 'The names of what you have deleted are searched.',
    title: 'Nothing in the trash matches this search',
    message: 'The names of deleted trainees, groups, modules, companies and admins are searched.',
    showAll: 'Show the whole trash',
  },
  filters: {
    search: 'Search the trash',
    /** In the empty search field. */
    placeholder: 'Search names',
    /** The kind of a deleted record. Read aloud, not shown. */
    kind: 'Kind',
    allKinds: 'All kinds',
    /** After the name of a company. */
    inTrash: '(in the trash)',
  },
  /** Also as options of the filter. */
  kinds: {
    trainee: 'Trainee',
    group: 'Group',
    module: 'Module',
    company: 'Company',
    admin: 'Admin',
  } satisfies Record<TrashKind, string>,
  /** The records that were deleted with another one. */
  counts: {
    trainees: (count) => plural(count, { one: '1 trainee', other: `${number(count)} trainees` }),
    modules: (count) => plural(count, { one: '1 module', other: `${number(count)} modules` }),
    videos: (count) => plural(count, { one: '1 video', other: `${number(count)} videos` }),
    questions: (count) => plural(count, { one: '1 question', other: `${number(count)} questions` }),
    results: (count) =>
      plural(count, { one: '1 passed module', other: `${number(count)} passed modules` }),
    attempts: (count) =>
      plural(count, { one: '1 quiz attempt', other: `${number(count)} quiz attempts` }),
    helpRequests: (count) =>
      plural(count, { one: '1 help request', other: `${number(count)} help requests` }),
    feedback: (count) =>
      plural(count, { one: '1 feedback entry', other: `${number(count)} feedback entries` }),
  } satisfies Record<keyof TrashCounts, (count: number) => string>,
  /** '4 modules, 1 video and 20 passed modules': `counts` are some of the texts above. */
  countsTogether: (counts: readonly string[]) => list(counts, 'and'),
  entry: {
    /** In place of the kind, for several trainees that were deleted at once. */
    trainees: 'Trainees',
    /** `kind` is one of the kinds above: 'Module of Acme'. */
    ofCompany: (kind: string, company: string) => `${kind} of ${company}`,
    /** `admin` is a name; `time` can be '3 hours ago'. */
    deletedBy: (admin: string, time: string) => `deleted by ${admin} ${time}`,
    /** For several trainees that were deleted at once. */
    deletedTogetherBy: (admin: string, time: string) => `deleted together by ${admin} ${time}`,
    /** `counts`: '4 modules and 1 video', which were deleted with the record. */
    withCounts: (counts: string) => `With ${counts}`,
    daysLeft: (days: number) =>
      plural(days, { one: '1 day left', other: `${number(days)} days left` }),
    lessThanDayLeft: 'Less than a day left',
    deletedSoon: 'Deleted for good soon',
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    restoring: 'Restoring…',
    deleteForGood: 'Delete for good',
    deleteNamedForGood: (name: string) => `Delete ${name} for good`,
  },
  notRestored: (name: string) => `${name} could not be restored`,
  purge: {
    title: (name: string) => `Delete ${name} for good?`,
    confirm: 'Delete for good',
    deleting: 'Deleting…',
    deleted: (name: string) => `${name} deleted for good`,
    failed: (reason: string) => `Failed to delete: ${reason}`,
    cannotBeUndone: 'This cannot be undone.',
    /** `counts`: '4 modules and 1 video'. */
    withCounts: (counts: string) => `Deleted with it: ${counts}.`,
  },
  /** The dialog that explains why a record cannot be restored as it is. */
  restore: {
    restore: 'Restore',
    restoring: 'Restoring…',
    /** The company of the deleted record is in the trash too. */
    company: {
      title: (company: string) => `Restore ${company} first?`,
      confirm: (company: string) => `Restore ${company} first`,
      /** `name`: of a trainee, a group or a module; `again` is the same name. */
      explanation: (name: string, company: string, again: string) =>
        `${name} belongs to ${company}, which is in the trash too. Both are restored: first the company with all that was deleted with it, then ${again}.`,
    },
    /** Another company, or group of the company, has the name of the deleted one. */
    name: {
      company: {
        title: 'The company name is taken',
        label: 'New name of the company',
        explanation: (company: string) =>
          `Another company is called ${company} now. Give the restored one another name.`,
      },
      group: {
        title: 'The group name is taken',
        label: 'New name of the group',
        explanation: (group: string) =>
          `Another group of the company is called ${group} now. Give the restored one another name.`,
      },
    },
    /** Another account has the email of the deleted person. */
    email: {
      title: 'The email is taken',
      labels: {
        trainee: 'New email of the trainee',
        admin: 'New email of the admin',
      },
      /** `name`: of the deleted person. */
      explanation: (email: string, name: string) =>
        `Another account uses ${email} now. Give ${name} another email to log in with.`,
      /** In place of the email in the explanation, if it is not known. */
      thisEmail: 'this email',
      merge: 'Merge…',
      /** `name`: of the trainee who uses the email. */
      mergeHint: (name: string) =>
        `Or merge both: the results are added to those of ${name}, who uses it.`,
    },
    /** The results of the deleted trainee are added to those of the one who uses the email. */
    merge: {
      title: 'Merge both trainees?',
      confirm: 'Merge for good',
      merging: 'Merging…',
      /** `name`: of the deleted trainee, `other`: of the one who uses the email. */
      runs: (name: string, other: string) =>
        `The runs of ${name}, with results, answers and watching sessions, come before those of ${other}. They change no more, and all runs are numbered again.`,
      feedback: (other: string) =>
        `Feedback is kept only for modules on which ${other} has given none. Conversations and help requests stay with “Deleted user”.`,
      cannotBeUndone: 'This cannot be undone.',
    },
    /** Some of the trainees that were deleted at once, or with their company, have an email that is taken. */
    others: {
      titleForOne: 'The email is taken',
      titleForSeveral: 'Emails are taken',
      confirm: 'Restore the others',
      /** A list of the trainees follows. */
      taken: (count: number) =>
        plural(count, {
          one: 'The email of this trainee is used by another account now:',
          other: `The emails of ${number(count)} trainees are used by other accounts now:`,
        }),
      /** The last line of the list, if it is too long. */
      unnamed: (count: number) =>
        plural(count, { one: 'and 1 other', other: `and ${number(count)} others` }),
      explanation: (count: number) =>
        plural(count, {
          one: 'You can restore all others now. This trainee stays in the trash as an entry of their own.',
          other:
            'You can restore all others now. These trainees stay in the trash as an entry of their own.',
        }),
    },
  },
};

export type TrashTexts = typeof texts;
