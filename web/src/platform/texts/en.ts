import type { FileFormat } from '@portal/contract/exports';

export const texts = {
  /** How long ago something happened. Within the last day in a short form, for narrow columns. */
  ago: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    yesterday: 'yesterday',
    /** From 2 to 6 days. */
    days: (count: number) => `${count} days ago`,
  },
  /** Why a call to the server has failed. */
  failures: {
    timeout: 'The server did not answer in time. Please check your connection and try again.',
    unreachable: 'The server cannot be reached. Please check your connection and try again.',
    accessRefused:
      'Something between you and the portal refuses access. Please check your connection and try again.',
    fileTooLargeOnTheWay:
      'Something between you and the portal refuses files of this size. Choose a smaller file, or ask the operator of the portal to raise the limit of the proxy.',
    /** An answer without a sentence; `status` is a number of HTTP, such as 502. */
    status: (status: number) => `HTTP error! status: ${status}`,
    unknown: 'Unknown error occurred',
    /** Shown below a message; a user names the reference when they report a fault. */
    reference: (id: string) => `Reference: ${id}`,
  },
  /** In place of the name of a person who was deleted. */
  deletedUser: 'Deleted user',
  /** The formats of files with tables, in a menu. */
  fileFormats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, separated by commas',
    'csv-semicolon': 'CSV, separated by semicolons',
  } satisfies Record<FileFormat, string>,
  /** A ready mail in which an admin sends the link to trainees. */
  signUpMail: {
    subject: 'Your training: please sign up',
    body: (address: string) =>
      `Hello,\n\nplease open this link to sign up for your training, and choose a password there:\n${address}\n`,
  },
  /** The things that a logout would lose, each in a list. */
  losses: {
    chatOutbox: 'A chat message has not been sent',
    chatDraft: 'A chat message is half-written',
    helpDraft: 'A help request is half-written',
    quizAnswers: 'A quiz has answers that are not submitted',
    watchReport: 'Watched time has not reached the portal yet',
  },
};

export type PlatformTexts = typeof texts;
