/**
 * Sentences that the server answers with and that the web app also shows without an answer. All other sentences are
 * defined where they are shown, or are part of the answer.
 */
import { MEGABYTE } from './limits.ts';
import type { TrainingStatus } from './rules.ts';

export const NOT_LOGGED_IN = 'You are not logged in. Please log in again.';

/** The refusal of a module that does not exist or belongs to another company. */
export const NO_SUCH_MODULE =
  "The requested module could not be found or you don't have access to it.";
export const VIDEO_FIRST = 'Please complete the video before taking the quiz.';
export const NO_QUIZ = 'No quiz required for this module!';

/** How a trainee stands in a training or a module, on every screen and in files. */
export const STATUS_WORDS = {
  'not-started': 'Not Started',
  'in-progress': 'In Progress',
  failed: 'Failed last try',
  completed: 'Completed',
} as const satisfies Record<TrainingStatus, string>;

/** The modules that were added since a training was completed, beside its date; null without one. */
export function newModulesWords(counts: {
  readonly modulesCompleted: number;
  readonly totalModules: number;
}): string | null {
  const count = counts.totalModules - counts.modulesCompleted;
  if (count <= 0) return null;
  return count === 1 ? '1 new module' : `${count} new modules`;
}

/** The refusal to delete a company while admins belong to it. */
export const COMPANY_IN_USE =
  'Cannot delete company: It has associated data that cannot be removed';

/** Shown when neither the file nor the browser states the duration of the video. */
export const DURATION_UNREAD =
  'Please wait for video duration to load or try uploading a different video file.';

/** Captions in the body of a save. */
export const CAPTIONS_TOO_LARGE = 'The captions of one save may be 256 KB at most.';
export const CAPTIONS_UNKNOWN =
  "This is not a file of captions. In a WebVTT or SubRip file (.vtt, .srt) each caption has times such as '00:00:01.500 --> 00:00:04.000'.";
export const CAPTIONS_ENCODING_GUESSED =
  'The file does not state its encoding and was read as Western European text (Windows-1252). Please check its letters, or save it in UTF-8.';

/** Lines that a sentence names. */
const LINES_NAMED = 5;

/** `lines`: those with the times of the captions that are left out. */
export function captionsLeftOut(lines: readonly number[], total: number): string {
  const named = lines.slice(0, LINES_NAMED).join(', ');
  const more = lines.length > LINES_NAMED ? ', …' : '';
  const which = lines.length === 1 ? `the one in line ${named}` : `those in lines ${named}${more}`;
  return `${lines.length} of ${total} captions left out, because their times cannot be shown: ${which}.`;
}

/** 'name, email and company'. Unlike `Intl.ListFormat` it takes no 2 ms when a page opens. */
export function listOf(words: readonly string[], last: 'and' | 'or'): string {
  const [final = '', ...others] = words.toReversed();
  return others.length === 0 ? final : `${others.toReversed().join(', ')} ${last} ${final}`;
}

export function fileTooLarge(maxBytes: number): string {
  const megabytes = Math.round((maxBytes / MEGABYTE) * 10) / 10;
  return `The file is larger than the limit of ${megabytes} MB.`;
}
