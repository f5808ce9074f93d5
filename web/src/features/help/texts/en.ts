import { formatsOf } from '@portal/contract/formats';
import type { AssigneeFilter, HelpStatus } from '@portal/contract/help';

const { number, plural } = formatsOf('en');

export const texts = {
  /** The list of requests, for screen readers. */
  requests: 'Help requests',
  loading: 'Loading help requests…',
  failedToLoad: 'Failed to load help requests',
  /** The findings of a search or filter, for screen readers. */
  found: {
    all: (count: number) =>
      plural(count, { one: '1 request found', other: `${number(count)} requests found` }),
    /** More requests have not loaded yet. */
    soFar: (count: number) =>
      plural(count, {
        one: '1 request found so far',
        other: `${number(count)} requests found so far`,
      }),
  },
  statuses: {
    PENDING: 'Pending',
    IN_PROGRESS: 'In Progress',
    RESOLVED: 'Resolved',
    CLOSED: 'Closed',
  } satisfies Record<HelpStatus, string>,
  /** Before the name of the module of a request, for screen readers. */
  module: 'Module',
  /** Above the answer to a request. */
  adminNotes: 'Admin notes',

  /** The form by which a trainee asks for help. */
  ask: {
    /** A button, which opens the form. */
    open: 'Ask for Help',
    title: 'Ask for Help',
    about: 'An admin reads your message and answers it.',
    aboutModule: 'An admin reads your message and sees which module it is about.',
    /** Before the link to the own requests. */
    askedBefore: 'You have asked before:',
    /** The link to the own requests. */
    ownRequests: (count: number) => `My help requests (${count})`,
    message: 'Your message',
    placeholder: 'What do you need help with?',
    send: 'Send Request',
    sending: 'Sending…',
    sent: 'Help request submitted successfully! An admin will contact you soon.',
    failed: 'Failed to submit help request. Please try again.',
  },

  /** The requests of the trainee. */
  own: {
    /** In the sidebar. */
    link: 'My Help Requests',
    /** Changed requests, for screen readers; `shown` is the count, or '99+' for 100. */
    changed: (_count: number, shown: string) => `${shown} new`,
    /** On a changed request. */
    new: 'New',
    /** When the request was made; `time` can be '3 hours ago' or a date. */
    asked: (time: string) => `Asked ${time}`,
    /** The same of the latest change. */
    updated: (time: string) => `Updated ${time}`,
    none: {
      title: 'No help requests',
      text: 'You have not asked for help yet. Whatever keeps you from learning: ask.',
    },
  },

  /** Notices about changes of the trainee's requests. `status`: one of the statuses. */
  news: {
    answeredTitle: 'Help request answered',
    statusTitle: (status: string) => `Help request: ${status}`,
    answered: 'An admin has answered your help request.',
    status: (status: string) => `Your help request is now ${status}.`,
    several: (count: number) => `There is news about ${count} of your help requests.`,
  },

  /** The requests of all trainees, for admins. */
  list: {
    pending: (count: number) => `${number(count)} pending`,
    /** Pending requests, for screen readers; `shown` is the count, or '99+' for 100. */
    pendingShown: (_count: number, shown: string) => `${shown} pending`,
    none: { title: 'No help requests', text: 'All trainees are doing well!' },
    noMatch: { title: 'No help requests match these filters', showAll: 'Show all requests' },
    showMore: 'Show more requests',
  },

  filters: {
    search: 'Search help requests',
    searchPlaceholder: 'Message or person',
    status: 'Status',
    /** All statuses. */
    all: 'All',
    assignee: 'Assigned to',
    anyAssignee: 'Any assignee',
    assignees: { me: 'Assigned to me', none: 'Unassigned' } satisfies Record<
      AssigneeFilter,
      string
    >,
  },

  /** A request in the list of the admins. */
  card: {
    label: (name: string) => `Request of ${name}`,
    unknownCompany: 'Unknown Company',
    chat: 'Open chat with this trainee',
    update: 'Update',
    updateRequestOf: (name: string) => `Update the request of ${name}`,
    select: (name: string) => `Select the request of ${name}`,
  },

  /** The admin who takes care of a request. */
  assignee: {
    none: 'Not assigned',
    you: 'Assigned to you',
    other: (name: string) => `Assigned to ${name}`,
    /** A button. */
    assign: 'Assign to me',
    /** `name`: that of the trainee. */
    assignRequestOf: (name: string) => `Assign to me: request of ${name}`,
    /** A button. */
    unassign: 'Unassign',
    /** `name`: that of the trainee. */
    unassignRequestOf: (name: string) => `Unassign: request of ${name}`,
  },

  /** The form by which an admin answers a request. */
  update: {
    title: 'Update Help Request',
    request: 'The request',
    status: 'Status',
    assignee: 'Assigned to',
    noAssignee: 'No admin',
    notes: 'Admin notes',
    notesHint: 'The trainee sees them.',
    save: 'Update Request',
    saving: 'Updating…',
    saved: 'Help request updated successfully',
    failed: 'Failed to update help request',
    leave: {
      title: 'Leave without saving?',
      text: 'Your answer to this help request is not saved yet and would be lost.',
      confirm: 'Leave',
    },
  },

  /** The changes of a request. */
  history: {
    title: 'History',
    loading: 'Loading the history…',
    /** `reason`: a sentence. */
    failed: (reason: string) => `The history could not be loaded. ${reason}`,
    none: 'No changes yet.',
    showAll: (count: number) => `Show all ${count} changes`,
    status: (before: string, after: string) => `${before} → ${after}`,
    notesAdded: (notes: string) => `Notes: “${notes}”`,
    notesChanged: (before: string, after: string) => `Notes: “${before}” → “${after}”`,
    notesRemoved: (notes: string) => `Notes removed: “${notes}”`,
    assigned: (name: string) => `Assigned to ${name}`,
    unassigned: 'Not assigned any more',
  },

  /** The closing of selected requests. */
  closing: {
    selectShown: 'Select all shown',
    selected: (count: number) =>
      plural(count, { one: '1 request selected', other: `${number(count)} requests selected` }),
    allSelected: (count: number) => `All ${number(count)} open requests found are selected`,
    selectAll: (count: number) => `Select all ${number(count)} open ones found`,
    tooMany: (max: number) =>
      `At most ${number(max)} requests can be selected one by one. Narrow the list by a filter, and select all that are found.`,
    close: (count: number) =>
      plural(count, { one: 'Close 1 request', other: `Close ${number(count)} requests` }),
    title: (count: number) =>
      plural(count, { one: 'Close 1 request?', other: `Close ${number(count)} requests?` }),
    text: 'The trainees are notified as if each request was closed alone. A request that another administrator changes meanwhile stays as it is. The closing can be undone.',
    starting: 'Starting…',
    otherCount: (found: number, before: number) =>
      plural(found, {
        one: `The list has changed: 1 open request is found now, not ${number(before)}.`,
        other: `The list has changed: ${number(found)} open requests are found now, not ${number(before)}.`,
      }),
  },
};

export type HelpTexts = typeof texts;
