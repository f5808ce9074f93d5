/** Words that the server writes into answers, files and mails and that the web app shows as well. */
import { formatsOf } from '../formats.ts';
import type { TrainingStatus } from '../rules.ts';

const { number, plural } = formatsOf('en');

export const texts = {
  /** How a trainee stands in a training or a module, on every screen and in files. */
  status: {
    'not-started': 'Not Started',
    'in-progress': 'In Progress',
    failed: 'Failed last try',
    completed: 'Completed',
  } as Record<TrainingStatus, string>,
  /** How a trainee stands in a module that is required, or in the worst of them. */
  standing: {
    overdue: 'Overdue',
    expired: 'Expired',
    inGrace: 'In grace',
    due: 'Due',
    renewalOpen: 'To renew',
    open: 'Open',
    valid: 'Valid',
    waived: 'Waived',
    paused: 'Paused',
    notRequired: 'Not required',
  },
  /** The headers of columns in files that the portal writes. An import reads them in each language. */
  columns: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    password: 'Password',
    language: 'Language',
    groups: 'Groups',
    module: 'Module',
    completedOn: 'Completed on',
    validUntil: 'Valid until',
    certificate: 'Certificate',
    note: 'Note',
    problem: 'Problem',
  },
  /** The modules that were added since a training was completed, beside its date. */
  newModules: (count: number) =>
    plural(count, { one: '1 new module', other: `${number(count)} new modules` }),
  /** The rights of a limited admin in a company or group. */
  rights: { read: 'Read', people: 'People', training: 'Training' },
  /** A company or group that a limited admin sees, with the right there. */
  scope: (place: string, right: string) => `${place} (${right})`,
  /** An admin who is not limited. */
  seesEverything: 'Sees everything',
  /** A limited admin whose companies and groups were all deleted. */
  seesNothing: 'Sees nothing',
  /** The author of changes that an operator makes by a command. */
  commandLine: 'Command line',
  /** The name of a user who was deleted for good. `number`: the id. */
  deletedUser: (number: string) => `Deleted user ${number}`,
  notLoggedIn: 'You are not logged in. Please log in again.',
  /** The refusal of a module that does not exist or belongs to another company. */
  noSuchModule: "The requested module could not be found or you don't have access to it.",
  videoFirst: 'Please complete the video before taking the quiz.',
  noQuiz: 'No quiz required for this module!',
  /** The refusal to delete a company while admins belong to it. */
  companyInUse: 'Cannot delete company: It has associated data that cannot be removed',
  /** Shown when neither the file nor the browser states the duration of the video. */
  durationUnread: 'Please wait for video duration to load or try uploading a different video file.',
  /** Captions in the body of a save. */
  captionsTooLarge: 'The captions of one save may be 256 KB at most.',
  captionsUnknown:
    "This is not a file of captions. In a WebVTT or SubRip file (.vtt, .srt) each caption has times such as '00:00:01.500 --> 00:00:04.000'.",
  fileTooLarge: (megabytes: number) => `The file is larger than the limit of ${megabytes} MB.`,
};

export type Words = typeof texts;
