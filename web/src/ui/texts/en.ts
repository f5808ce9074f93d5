import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving…',
  delete: 'Delete',
  undo: 'Undo',
  retry: 'Retry',
  tryAgain: 'Try again',
  loading: 'Loading…',
  back: 'Back',
  /** The busy state of the button Retry. */
  retrying: 'Retrying…',
  /** Loads the page again. */
  reload: 'Reload',
  /** Hides a banner. */
  dismiss: 'Dismiss',
  /** A button: does not leave a page or close a form with unsaved changes. */
  stay: 'Stay',
  somethingWentWrong: 'Something went wrong',
  /** Stands behind the label of a field that can be left empty. */
  optional: '(optional)',
  /** A label that is read before the text beside it, such as 'Module: '. */
  labelBefore: (label: string) => `${label}: `,
  /** The failed action, such as 'Failed to load trainees', above what was loaded before, and the server's message. */
  notLatest: (failure: string, message: string) =>
    `${failure}: what you see is not the latest. ${message}`,
  /** A part of a page that has failed. */
  part: {
    failed: 'This part of the page could not be shown.',
    notLoaded:
      'This part could not be loaded. If the portal was updated, save your work and reload the page.',
  },
  presence: { online: 'Online', offline: 'Offline' },
  /** A percentage from 0 to 100, without decimals. */
  percent: (percent: number) => `${percent}%`,
  /** Above 0. */
  lessThanOnePercent: '<1%',
  /** Below 100. */
  moreThan99Percent: '>99%',
  /** A session names its browser and system, such as 'Firefox' and 'Android'. */
  deviceName: (browser: string, system: string) => `${browser} on ${system}`,
  /** Lengths of time in a short form. */
  duration: {
    lessThanOneMinute: '<1 min',
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  },
  /** How long an upload still takes. */
  timeLeft: {
    fewSeconds: 'a few seconds left',
    /** A multiple of ten. */
    seconds: (count: number) => `${count} seconds left`,
    minutes: (count: number) =>
      plural(count, { one: '1 minute left', other: `${count} minutes left` }),
    hours: (count: number) => plural(count, { one: '1 hour left', other: `${count} hours left` }),
  },
  /** Sizes of files, such as '1.4 MB'; below 1024. */
  fileSize: {
    bytes: (size: number) => plural(size, { one: '1 byte', other: `${size} bytes` }),
    kilobytes: (size: number) => `${size} KB`,
    megabytes: (size: number) => `${size} MB`,
    gigabytes: (size: number) => `${size} GB`,
    terabytes: (size: number) => `${size} TB`,
  },
  companyFilter: {
    label: 'Company',
    all: 'All companies',
    deleted: 'Deleted company',
    search: 'Search companies',
  },
  confirm: {
    /** Above a field. `name` has to be typed, before something with this name is deleted. */
    typeName: (name: string) => `Type ${name} to confirm`,
  },
  copy: {
    copied: 'Copied',
    /** The accessible name of a field, such as 'Invitation link'. */
    labelCopied: (label: string) => `${label} copied`,
    selected: 'The text is selected: copy it with the keyboard.',
    sendByMail: 'Send by mail',
  },
  download: {
    /** A button. */
    label: 'Download',
    preparing: 'Preparing…',
    started: (fileName: string) => `${fileName} is being downloaded`,
    failed: 'The download failed',
  },
  file: {
    choose: 'Choose a file',
    /** Behind 'Choose a file', in windows with a mouse. */
    orDrop: 'or drop it here',
    /** Below the name of the chosen file. */
    chooseAnother: (size: string) => `${size} · Choose another`,
    remove: 'Remove file',
    refused: (fileName: string, advice: string) => `“${fileName}” cannot be used here. ${advice}`,
    refusedBesideChosen: (fileName: string, chosen: string) =>
      `“${fileName}” cannot be used here. “${chosen}” is still chosen.`,
    /** The advice about a refused file. */
    chooseOtherType: 'Please choose a file of a type named above.',
    several: 'Please drop one file at a time.',
    severalBesideChosen: (chosen: string) =>
      `Please drop one file at a time. “${chosen}” is still chosen.`,
  },
  filters: { label: 'Filters', clear: 'Clear filters' },
  groupFilter: {
    label: 'Group',
    all: 'All groups',
    none: 'In no group',
    /** In place of the name of the group, while it loads. */
    chosen: 'In the chosen group',
    deleted: 'In a deleted group',
  },
  /** For an admin who sees only some companies or groups. */
  limited: {
    all: 'All that you see',
    /** The number of companies and groups that are not named. */
    more: (count: number) => plural(count, { one: '1 more', other: `${number(count)} more` }),
    nothing: 'You see no company at present. An admin who sees the whole portal can change this.',
    /** Before a person is taken out of a group. */
    removal:
      'You see only the members of your groups. A person who is in none of them afterwards is no longer in your lists, and you cannot undo that.',
  },
  /** Opens the table behind a drawing. */
  showTable: 'Show as a table',
  list: {
    /** The entries that do not fit into a list of options. */
    more: (count: number) => `${count} more. Keep typing to narrow the list.`,
    results: (count: number) => plural(count, { one: '1 result', other: `${count} results` }),
    search: 'Search…',
    empty: 'Nothing to choose from yet.',
    noMatch: 'No match.',
  },
  pageActions: 'More actions',
  pagination: {
    /** The name of the navigation between the pages of a list, such as 'Trainees: pages'. */
    label: (list: string) => `${list}: pages`,
    page: (page: number, count: number) => `Page ${number(page)} of ${number(count)}`,
    previous: 'Previous page',
    next: 'Next page',
    /** The name of a button that opens this page. */
    open: (page: number) => `Page ${page}`,
  },
  password: { show: 'Show password' },
  person: { name: 'Full name', email: 'Email' },
  search: { clear: 'Clear search' },
  selection: {
    label: 'Selection',
    clear: 'Clear selection',
    /** A checkbox. */
    allOnPage: 'Select all on this page',
  },
  textarea: {
    /** How many of the allowed characters are used, for screen readers; '12/500' is shown. */
    characters: (length: number, limit: number) => `${length}/${limit} characters`,
    tooMany: (count: number) =>
      plural(count, {
        one: '1 character too many',
        other: `${number(count)} characters too many`,
      }),
    left: (count: number) =>
      plural(count, { one: '1 character left', other: `${number(count)} characters left` }),
  },
  theme: { switchToDark: 'Switch to dark theme', switchToLight: 'Switch to light theme' },
  toasts: {
    /** The name of the list of short messages in a corner of the window. */
    label: 'Notifications',
    close: 'Close toast',
    /** `list` and `press` are keys, the second by its name on the keyboard. */
    howToUndo: (list: string, press: string) => `To undo, press ${list}, then ${press}.`,
    /** The name of the key on the keyboard. */
    enterKey: 'Enter',
  },
  /** The state of a step, read before its label. */
  track: { done: 'Completed: ', current: 'Current: ', locked: 'Locked: ' },
  upload: {
    label: (fileName: string) => `Upload of ${fileName}`,
    /** The sizes of what is sent and of the whole file; `left` such as '40 seconds left', if it is known. */
    sending: (bytes: { sent: string; total: string; percent: number; left: string | null }) =>
      `${bytes.sent} of ${bytes.total} · ${bytes.percent}%${bytes.left === null ? '' : ` · ${bytes.left}`}`,
    /** The same, read aloud. */
    spoken: (percent: number, left: string | null) =>
      left === null ? `${percent}% uploaded` : `${percent}% uploaded, ${left}`,
    checking: 'Sent. Checking the file…',
    done: 'Uploaded',
  },
};

export type UiTexts = typeof texts;
