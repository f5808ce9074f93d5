/** Words that the server writes into answers, files and mails and that the web app shows as well. */
import { formatsOf } from '../formats.ts';
import type { TrainingStatus } from '../rules.ts';

const { number, plural } = formatsOf('en');

/** Lines that a sentence names. */
const LINES_NAMED = 5;

export const texts = {
  /** How a trainee stands in a training or a module, on every screen and in files. */
  status: {
    'not-started': 'Not Started',
    'in-progress': 'In Progress',
    failed: 'Failed last try',
    completed: 'Completed',
  } as Record<TrainingStatus, string>,
  /** The modules that were added since a training was completed, beside its date. */
  newModules: (count: number) =>
    plural(count, { one: '1 new module', other: `${number(count)} new modules` }),
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
  captionsEncodingGuessed:
    'The file does not state its encoding and was read as Western European text (Windows-1252). Please check its letters, or save it in UTF-8.',
  /** `lines`: those with the times of the captions that are left out. */
  captionsLeftOut: (lines: readonly number[], total: number) => {
    const named = lines.slice(0, LINES_NAMED).join(', ');
    const more = lines.length > LINES_NAMED ? ', …' : '';
    const which =
      lines.length === 1 ? `the one in line ${named}` : `those in lines ${named}${more}`;
    return `${lines.length} of ${total} captions left out, because their times cannot be shown: ${which}.`;
  },
  fileTooLarge: (megabytes: number) => `The file is larger than the limit of ${megabytes} MB.`,
};

export type Words = typeof texts;
