import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  /** The button that opens the list, its heading and its name. */
  notifications: 'Notifications',
  /** The name of the button; `unread` is a number or '99+'. */
  withUnread: (unread: string) => `Notifications, ${unread} unread`,
  list: {
    nothingUnread: 'Nothing unread',
    unreadCount: (count: number) => `${count} unread`,
    markAllRead: 'Mark all read',
    marking: 'Marking…',
    failedToMarkAll: 'Failed to mark all as read',
    failedToMark: 'Failed to mark as read',
    /** One notification. */
    unread: 'Unread',
    empty: 'No notifications yet',
    emptyForAdmins: 'New messages, completed trainings and passes to check will appear here.',
    emptyForTrainees: 'New messages and answers to your help requests will appear here.',
  },
  /** Toasts and notices of the operating system. */
  notices: {
    /** Opens the page about the notice. */
    view: 'View',
    newMessage: 'New message received!',
    from: (name: string) => `From ${name}`,
    /** On the desktop. */
    newMessageTitle: 'New Message',
    newMessageBody: 'You have received a new message',
    /** The title of an answer to the trainee's request, on the desktop. */
    helpRequest: 'Help request',
    trainingCompleted: 'Training Completed!',
    completedBy: (name: string) => `${name} has completed all training modules!`,
    /** To the trainee. */
    ownTrainingCompleted: 'You have completed your training!',
    testTitle: 'Test Notification',
    testBody: 'This is a test notification from the Training Portal',
    testSent: 'Test notification sent!',
  },
  /** A change of modules has completed the training of one or more trainees. */
  groupCompletion: {
    /** It is unknown which module was changed. */
    byEarlierChanges: (trainees: number, company: string) =>
      plural(trainees, {
        one: `1 trainee of ${company} has completed the training after earlier changes of modules.`,
        other: `${number(trainees)} trainees of ${company} have completed the training after earlier changes of modules.`,
      }),
    byModule: {
      deleted: (trainees: number, company: string, module: string) =>
        plural(trainees, {
          one: `1 trainee of ${company} has completed the training: ‘${module}’ was deleted.`,
          other: `${number(trainees)} trainees of ${company} have completed the training: ‘${module}’ was deleted.`,
        }),
      saved: (trainees: number, company: string, module: string) =>
        plural(trainees, {
          one: `1 trainee of ${company} has completed the training: ‘${module}’ was changed.`,
          other: `${number(trainees)} trainees of ${company} have completed the training: ‘${module}’ was changed.`,
        }),
      restored: (trainees: number, company: string, module: string) =>
        plural(trainees, {
          one: `1 trainee of ${company} has completed the training: ‘${module}’ was restored.`,
          other: `${number(trainees)} trainees of ${company} have completed the training: ‘${module}’ was restored.`,
        }),
      rules: (trainees: number, company: string, module: string) =>
        plural(trainees, {
          one: `1 trainee of ${company} has completed the training: the rules of ‘${module}’ were changed.`,
          other: `${number(trainees)} trainees of ${company} have completed the training: the rules of ‘${module}’ were changed.`,
        }),
    },
  },
  /** A reminder of what is due, in the bell. */
  reminder: {
    title: 'Training reminder',
    /** The phrases behind which modules follow; `day`: a date such as '3 Dec'. */
    again: 'Must be taken again',
    againBy: (day: string) => `Must be taken again by ${day}`,
    /** In place of the name, from 2 modules on. */
    modules: (count: number) =>
      plural(count, { one: '1 module', other: `${number(count)} modules` }),
  },
  settings: {
    title: 'Notification Settings',
    /** On the page of the account. */
    cardDescription: 'How the portal notifies you of new messages and other news.',
    /** In the dialog. */
    dialogDescription: 'Choose how you hear of new messages and other news.',
    /** The ways in which the user is notified. */
    channels: 'Channels',
    save: 'Save Settings',
    saved: 'Notification settings saved!',
    savedHereOnly: 'Saved in this browser only',
    weeklyReportNotSaved: 'The weekly report was not saved',
    /** Sends a notice to try the settings. */
    test: 'Test Notifications',
  },
  soundNotifications: { label: 'Sound Notifications', description: 'Play sound on messages' },
  /** A toast is a notice that the page shows for a short time. */
  toastNotifications: { label: 'Toast Notifications', description: 'In-app toasts' },
  browserNotifications: {
    label: 'Browser Notifications',
    description: 'Show notifications when app inactive',
    unsupported: 'This browser does not support notifications.',
    enabled: 'Browser notifications enabled!',
    denied: 'Browser notifications permission denied',
    deniedHint: 'Please enable notifications in your browser settings',
  },
  emailNotifications: {
    label: 'Email Notifications',
    description: 'Email for important updates',
    notLoaded: 'The setting could not be loaded.',
    /** For trainees who have been reminded of what is due. */
    reminders:
      'Reminders of training that is due today, is overdue or must be taken again are sent by email in any case.',
  },
  weeklyReport: {
    label: 'Weekly Report',
    description: 'By email on Mondays at 8:00',
    withoutMailServer: 'Not possible: the portal has no mail server (SMTP_URL).',
    withoutCompany:
      'The company of your report is deleted, so that none is sent. Choose another one.',
  },
};

export type NotificationTexts = typeof texts;
