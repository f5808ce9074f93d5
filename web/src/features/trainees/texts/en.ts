import { formatsOf } from '@portal/contract/formats';
import type { InvitationRefusalReason } from '@portal/contract/invitations';

const { duration, list, number, plural } = formatsOf('en');

const trainees = (count: number) =>
  plural(count, { one: '1 trainee', other: `${number(count)} trainees` });

/** `isFiltered`: the list shows only a part of the trainees, which are meant. */
const traineesOfList = (count: number, isFiltered: boolean) =>
  isFiltered ? `${trainees(count)}, filtered` : trainees(count);

export const noMailServer =
  'No mail server is set up: invitations are only written into the outbox folder of the portal, where the operator finds them.';

const signedOut = 'They are signed out everywhere at once.';

export const texts = {
  traineesOfList,
  percent: (percent: number) => `${percent}%`,
  modulesOf: (completed: number, total: number) =>
    plural(total, {
      one: `${completed} of 1 module`,
      other: `${completed} of ${number(total)} modules`,
    }),
  /** The training. */
  completedOn: (date: string) => `Completed on ${date}`,
  /** `newModules`: such as '1 new module', added since. */
  completedWithNew: (date: string, newModules: string) => `Completed on ${date}; ${newModules}`,
  unknownCompany: 'Unknown Company',
  backToTrainees: 'Back to trainees',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  updating: 'Updating…',
  /** `time`: with seconds. */
  lastUpdated: (time: string) => `Last updated ${time}`,
  edit: 'Edit',
  refused: {
    'mailbox-unknown': 'Invitation refused: mailbox unknown',
    'mailbox-full': 'Invitation refused: mailbox full',
    'address-invalid': 'Invitation refused: address not valid',
    'refused-by-policy': 'Invitation refused: refused by the rules of the mail server',
    other: 'Invitation refused: refused by the mail server',
  } satisfies Record<InvitationRefusalReason, string>,
  refusal: {
    advice: 'Correct the email under “Edit”, which sends a new invitation, or resend it.',
    reply: 'Reply of the mail server',
  },

  list: {
    /** The name of the list. */
    label: 'Trainees',
    add: 'Add Trainee',
    import: 'Import',
    importTrainees: 'Import trainees',
    importResults: 'Import earlier results',
    export: 'Export',
    loading: 'Loading trainees…',
    notLoaded: 'Failed to load trainees',
    retrying: 'Retrying to load trainees...',
    refreshed: 'Trainee data refreshed',
    search: 'Search trainees',
    searchPlaceholder: 'Name, email or company',
    status: 'Status',
    everyStatus: 'Every status',
    statuses: {
      stuck: 'Stuck for more than 7 days',
      'not-completed': 'Not completed',
      'invitation-refused': 'Invitation refused',
    },
    statusInModule: 'Status in module',
    inTraining: 'In the whole training',
    inModule: (name: string) => `In ${name}`,
    /** In place of the name of the module, while it loads. */
    inChosenModule: 'In the chosen module',
    inDeletedModule: 'In a deleted module',
    sortBy: 'Sort by',
    /** In the order in which they are offered. */
    sorts: {
      name: 'Name A–Z',
      '-name': 'Name Z–A',
      newest: 'Newest first',
      oldest: 'Oldest first',
      email: 'Email A–Z',
      '-email': 'Email Z–A',
      '-progress': 'Most progress first',
      progress: 'Least progress first',
      '-score': 'Highest score first',
      score: 'Lowest score first',
      '-active': 'Last active first',
      active: 'Longest inactive first',
      standing: 'Worst standing first',
      '-standing': 'Best standing first',
      due: 'Earliest due date first',
      '-due': 'Latest due date first',
    },
    /** The number of trainees if they fit on one page. */
    showingAll: (total: number) => `Showing ${trainees(total)}`,
    showingRange: (first: number, last: number, total: number) =>
      `Showing ${number(first)}–${number(last)} of ${trainees(total)}`,
    found: (count: number) => `${trainees(count)} found`,
    byStatus: 'Trainees by status',
    /** How trainees stand in the modules that they must take. */
    standing: 'Standing',
    everyStanding: 'Every standing',
    due: 'Due date',
    everyDue: 'Any due date',
    dueWithin: { week: 'Due within 7 days', month: 'Due within 30 days' },
    dueBetween: 'Due from – to…',
    dueFrom: 'Due from',
    dueUntil: 'Due until',
  },

  table: {
    caption: 'Trainees and their progress',
    trainee: 'Trainee',
    company: 'Company',
    progress: 'Progress',
    averageScore: 'Avg. score',
    time: 'Time',
    joined: 'Joined',
    lastActive: 'Last active',
    standing: 'Standing',
    actions: 'Actions',
    overallProgressOf: (name: string) => `Overall progress of ${name}`,
    stuck: 'Stuck',
    invited: (date: string) => `Invited ${date}`,
    /** The date on which the trainee opened a module for the first time. */
    opened: (date: string) => `Opened ${date}`,
    /** `time`: of the last reminder, such as '2 days ago'. */
    reminded: (time: string) => `Reminded ${time}`,
    viewProgress: 'View progress',
    viewProgressOf: (name: string) => `View progress of ${name}`,
    editOne: (name: string) => `Edit ${name}`,
    deleteOne: (name: string) => `Delete ${name}`,
    selectOne: (name: string) => `Select ${name}`,
  },

  none: {
    title: 'No trainees found.',
    noMatch: 'No trainees found matching your search.',
    /** `search`: the text that is searched for. */
    noneContains: (search: string) => `No name, email or company contains “${search}”.`,
    clearSearch: 'Clear search',
    noneMatch: 'No trainee matches these filters.',
    clearFilters: 'Clear filters',
    otherFilters: 'Choose another status, module or company, or see all trainees.',
    showAll: 'Show all companies',
    /** In place of {@link showAll}, for an admin who sees only some companies. */
    showAllSeen: 'Show all that you see',
    companyDeleted: 'This company was deleted.',
    /** For an admin who sees only groups of the company. */
    groupsEmpty: 'The groups that you see have no members yet.',
    noneYet: 'This company has no trainees yet.',
    noneYetInvite:
      'This company has no trainees yet. Send them its sign-up link, or add them one by one.',
    addCompany: 'Add a company first',
    noCompany: 'Each trainee belongs to a company, and there is none yet.',
    invite: 'Trainees sign up by themselves: send them this link. Or add them one by one.',
    signUpLink: 'Sign-up link',
    copyLink: 'Copy link',
  },

  bulk: {
    selected: (count: number) => `${trainees(count)} selected`,
    allSelected: (count: number) => `All ${trainees(count)} found are selected`,
    selectAll: (total: number) => `Select all ${number(total)} found`,
    atMost: (max: number) => `At most ${number(max)} trainees can be selected one by one.`,
    narrow: 'Narrow the list by a search or a company, and select all that are found.',
    move: 'Move to another company',
    /** The button on a phone. */
    moveShort: 'Move',
    invite: 'Resend invitations',
    /** The button on a phone. */
    inviteShort: 'Resend',
    certificates: 'Certificates as ZIP',
    /** The button on a phone. */
    certificatesShort: 'Certificates',
    /** A menu with the exceptions from what must be taken. */
    exceptions: 'Extend, waive or pause…',
    /** The button on a phone. */
    exceptionsShort: 'Exception',
    starting: 'Starting…',
    changed: (found: number, expected: number) =>
      plural(found, {
        one: `The list has changed: 1 trainee is found now, not ${number(expected)}.`,
        other: `The list has changed: ${number(found)} trainees are found now, not ${number(expected)}.`,
      }),
    nothingDone: 'The list has changed meanwhile. Nothing was done.',
    backToList: 'Back to the list',
    deleteTitle: (count: number, isFiltered: boolean) =>
      `Delete ${traineesOfList(count, isFiltered)}?`,
    delete: (count: number) => `Delete ${trainees(count)}`,
    deletedWith: (count: number) =>
      plural(count, {
        one: 'The account and all progress, quiz attempts, help requests and feedback are deleted.',
        other:
          'The accounts and all progress, quiz attempts, help requests and feedback are deleted.',
      }),
    afterDeletion: `${signedOut} Chat partners keep the conversations, with “Deleted user” in place of the names.`,
    inviteTitle: (count: number, isFiltered: boolean) =>
      `Resend invitations to ${traineesOfList(count, isFiltered)}?`,
    inviteCount: (count: number) => `Invite ${trainees(count)}`,
    noMailServer:
      'No mail server is set up, so the portal cannot send emails. Set a password for each trainee under “Edit” instead, and pass it on.',
    whoIsInvited: (days: number) =>
      `Trainees who have not chosen a password yet get an email with a link to do so, which is valid for ${duration(days, 'day')}.`,
    othersLeftOut: 'All others are left out. This cannot be undone.',
    moveTitle: (count: number, isFiltered: boolean) => `Move ${traineesOfList(count, isFiltered)}`,
    moveCount: (count: number) => `Move ${trainees(count)}`,
    newCompany: 'New company',
    companyMissing: 'Please select a company',
  },

  groups: {
    /** The groups of a trainee. */
    label: 'Groups',
    /** The names of the groups that have no room beside the shown ones, for screen readers. */
    others: (names: readonly string[]) => list(names),
    /** The names follow of the groups that the admin cannot change. */
    fixed: 'Also in',
    /** In place of the names. */
    noGroup: 'no group',
    search: 'Search groups',
    /** The number of chosen groups. */
    chosen: (count: number) => `${number(count)} chosen`,
    /** A chosen group that does not exist any more, in place of its name. */
    deleted: 'Deleted group',
    /** An action on the selected trainees, as the others in `bulk`. */
    add: 'Add to group…',
    /** The button on a phone. */
    addShort: '+ Group',
    remove: 'Remove from group…',
    /** The button on a phone. */
    removeShort: '− Group',
    addTitle: (count: number, isFiltered: boolean) =>
      `Add ${traineesOfList(count, isFiltered)} to a group`,
    addCount: (count: number) => `Add ${trainees(count)}`,
    removeTitle: (count: number, isFiltered: boolean) =>
      `Remove ${traineesOfList(count, isFiltered)} from a group`,
    removeCount: (count: number) => `Remove ${trainees(count)}`,
    group: 'Group',
    missing: 'Please select a group',
    /** A button: shows a field for the name of a new group. */
    newGroup: 'New group',
    newName: 'Name of the new group',
    /** A button: shows the existing groups again. */
    existing: 'Choose an existing group',
    none: 'No group of this company has members.',
    notLoaded: (reason: string) => `The groups could not be loaded. ${reason}`,
    /** A title, if trainees of several companies are selected. */
    companyMissing: 'Choose a company first',
    companyFirst:
      'A group belongs to one company. Filter the list by a company, then select the trainees.',
  },

  /** The consequences of a move to another company for the trainees. */
  moved: (count: number) =>
    plural(count, {
      one: 'The trainee starts a new run with the modules of the chosen company. Earlier runs stay visible. The move can be undone until the trainee has begun it.',
      other:
        'They start a new run with the modules of the chosen company. Earlier runs stay visible. The move can be undone until one of them has begun it.',
    }),

  deletion: {
    title: (name: string) => `Delete ${name}?`,
    confirm: 'Delete trainee',
    deleting: 'Deleting…',
    failed: (reason: string) => `Failed to delete trainee: ${reason}`,
    /** `email`: of the account; a list follows. */
    deletedWith: (email: string) => `The account ${email} is deleted with:`,
    progress: (completed: number, total: number) =>
      plural(total, {
        one: `all progress (${completed} of 1 module completed)`,
        other: `all progress (${completed} of ${number(total)} modules completed)`,
      }),
    attempts: 'all quiz attempts and scores',
    requests: 'all help requests',
    feedback: 'all feedback',
    afterwards: `${signedOut} Chat partners keep the conversation, with “Deleted user” in place of the name.`,
  },

  export: {
    title: 'Export progress',
    description: 'One row for each trainee of the list, as a CSV file for your spreadsheet.',
    others: 'To export others, close this dialog and change the search or the filters of the list.',
    preparing: 'Preparing…',
    download: 'Download',
    started: (fileName: string) => `${fileName} is being downloaded`,
  },

  /** The dialog of a new trainee. */
  addition: {
    title: 'Add Trainee',
    submit: 'Add trainee',
    adding: 'Adding…',
    failed: (reason: string) => `Failed to add trainee. ${reason}`,
    added: (name: string) => `${name} added successfully!`,
    invited: (email: string) => `An invitation is on its way to ${email}.`,
    lost: 'The trainee you are entering is not saved yet and would be lost.',
    passwordHint: (min: number) =>
      `At least ${min} characters, with which they can log in at once. Leave it empty to invite them.`,
  },

  change: {
    title: 'Edit trainee',
    submit: 'Save changes',
    failed: (reason: string) => `Failed to update trainee. ${reason}`,
    changed: (name: string) => `${name} updated successfully!`,
    lost: 'Your changes to this trainee are not saved yet and would be lost.',
    passwordHint: (min: number) =>
      `Leave it empty for no change; at least ${min} characters. A new password ends the trainee’s sessions.`,
    companyHint: 'In another company the trainee sees that company’s modules.',
    companyDeleted: 'The chosen company was deleted meanwhile.',
  },

  form: {
    password: 'Password',
    newPassword: 'New password',
    company: 'Company',
    searchCompanies: 'Search companies',
    noCompanies: 'There is no company yet. Create one under Training Modules.',
    companiesNotLoaded: (reason: string) => `The companies could not be loaded. ${reason}`,
    leaveTitle: 'Leave without saving?',
    leave: 'Leave',
  },

  /** The consequences of a missing password: for one new trainee, and for the trainees in a file. */
  withoutPassword: {
    form: {
      byEmail: (days: number) =>
        `Without a password the trainee gets an email with a link to choose one, valid for ${duration(days, 'day')}.`,
      noMailServer: `Without a password the trainee is invited to choose one. ${noMailServer}`,
    },
    file: {
      byEmail: (days: number) =>
        `A trainee without a password in the file gets an email with a link to choose one, valid for ${duration(days, 'day')}.`,
      noMailServer: `A trainee without a password in the file is invited to choose one. ${noMailServer}`,
    },
  },

  /** The dialog of a new trainee whose email belongs to trainees in the trash. */
  inTrash: {
    title: 'This email is in the trash',
    description:
      'Restoring brings the person back with all results. A new person begins without any.',
    restore: (name: string) => `Restore ${name} with all results`,
    restoring: 'Restoring…',
    addAnew: 'Add as a new person',
    adding: 'Adding…',
    /** `admin`: a name. */
    deletedBy: (date: string, admin: string) => `Deleted on ${date} by ${admin}`,
    results: (modules: number, attempts: number) => {
      const passed = plural(modules, {
        one: '1 passed module',
        other: `${number(modules)} passed modules`,
      });
      const tried = plural(attempts, {
        one: '1 quiz attempt',
        other: `${number(attempts)} quiz attempts`,
      });
      return `${passed}, ${tried}`;
    },
    companyInTrash: 'The company is in the trash too.',
    /** A link to the trash, after the sentence about the company. */
    restoreCompany: 'Restore it first',
  },

  /** `validity`: the days of an invitation, the minutes of a reset link. */
  sendLink: {
    invitation: {
      title: (name: string) => `Resend the invitation to ${name}?`,
      confirm: 'Resend invitation',
      mail: (email: string, validity: number) =>
        `${email} gets an email with a link to choose a password, valid for ${duration(validity, 'day')}.`,
      sent: (email: string) => `The invitation is on its way to ${email}.`,
      failed: (reason: string) => `Failed to send the invitation. ${reason}`,
    },
    reset: {
      title: (name: string) => `Send ${name} a reset link?`,
      confirm: 'Send reset link',
      mail: (email: string, validity: number) =>
        `${email} gets an email with a link to choose a new password, valid for ${duration(validity, 'minute')}. The present password works until then.`,
      sent: (email: string) => `The reset link is on its way to ${email}.`,
      failed: (reason: string) => `Failed to send the reset link. ${reason}`,
    },
    sending: 'Sending…',
    noMailServer:
      'No mail server is set up, so the portal cannot send emails. Set a new password under “Edit” instead, and pass it on.',
  },

  /** The page of a trainee. */
  detail: {
    heading: 'Trainee Progress',
    loading: 'Loading progress…',
    notLoaded: 'Failed to load trainee progress',
    refreshed: 'Progress data refreshed',
    notFound: 'Trainee not found',
    notFoundReason: 'The account may have been deleted, or the address is not quite right.',
    openChat: 'Open chat with this trainee',
    trackingActive: 'Real-time progress tracking active',
    trackingPaused: 'Real-time progress tracking paused',
    /** `time`: a time such as '3 hours ago', or 'Not Started'. */
    lastActive: (time: string) => `Last active: ${time}`,
    joined: (date: string) => `Joined ${date}`,
    invited: (date: string) => `Invited ${date}`,
    firstOpened: (date: string) => `First opened a module ${date}`,
    noPassword: 'Invited, no password chosen yet',
    runStarted: (run: number, date: string) => `Run ${run}, started ${date}`,
    whyStuck: 'Why is this person stuck?',
    modules: 'Module Progress',
    noModules: 'No modules assigned',
    noModulesReason:
      'The company has no training modules yet. They appear here as soon as there are some.',
  },

  figures: {
    overall: 'Overall Progress',
    /** The name of the bar. */
    overallBar: 'Overall progress',
    modulesCompleted: 'Modules Completed',
    /** Below the number of completed modules. */
    ofModules: (total: number) =>
      plural(total, { one: 'of 1 module', other: `of ${number(total)} modules` }),
    averageScore: 'Average Score',
    averageOfNone: 'no modules assigned',
    averageWithoutQuiz: 'no module has a quiz',
    averageOf: (modules: number) =>
      plural(modules, { one: 'across 1 module', other: `across all ${number(modules)} modules` }),
    /** Other modules have no quiz. */
    averageOfQuizzes: (modules: number) =>
      plural(modules, {
        one: 'across 1 module with a quiz',
        other: `across all ${number(modules)} modules with a quiz`,
      }),
    timeInvested: 'Time Invested',
    minutes: (minutes: number) => `${minutes} min`,
    underOneMinute: '<1 min',
    /** `hours` has one decimal at most. */
    hours: (hours: number) =>
      plural(hours, { one: `${hours.toFixed(1)} hour`, other: `${hours.toFixed(1)} hours` }),
    underTenthOfHour: '<0.1 hours',
    /** The part of a module in the overall progress. */
    share: (percent: number) => `${percent.toFixed(1)}%`,
    shareRule: 'How progress is counted',
    equalShares: 'Each module counts equally.',
    /** `share`: '33.3%'. */
    equalSharesOf: (share: string, modules: number) =>
      `Each module counts equally: ${share} (100% ÷ ${modules}).`,
    passedAt: (passMark: number) =>
      `Overall progress counts the modules whose quiz was passed (${passMark}% or higher).`,
    passedAtOwnMark:
      'Overall progress counts the modules whose quiz was passed (with the pass mark of the module).',
    /** Numbers of modules. */
    total: 'Total',
    completed: 'Completed',
    remaining: 'Remaining',
  },

  /** The card of a module. */
  module: {
    /** A status: the trainee has to pass the modules before it first. */
    locked: 'Locked',
    /** `share`: '33.3%'. */
    shareOfOverall: (share: string) => `${share} of overall`,
    quizRequired: (passMark: number) => `Quiz required (${passMark}% to pass)`,
    noQuiz: 'No quiz: the video completes it',
    evidence: 'Evidence',
    evidenceOf: (moduleName: string) => `Evidence: ${moduleName}`,
    /** After 'Evidence' and a dot. */
    filmNeverLoaded: 'film never loaded',
    duration: 'Duration',
    noVideo: 'No video',
    timeSpent: 'Time Spent',
    /** `time`: '12 min'. */
    timeWatched: (time: string, percent: number) => `${time} (${percent}% watched)`,
    /** `percent` is emphasized. */
    score: (percent: string) => `Score ${percent}`,
    passed: 'Passed',
    notPassed: 'Not passed',
    scoreBar: (moduleName: string, passMark: number) =>
      `${moduleName}: score on the way to the pass mark of ${passMark}%`,
    noAttempt: 'No quiz attempt yet',
    notWatched: 'Not watched to the end yet',
  },
};

export type TraineeTexts = typeof texts;
