/** The English words of {@link Words} that the server answers with. */
import { MEGABYTE } from './limits.ts';
import { texts } from './texts/en.ts';

export const STATUS_WORDS = texts.status;
export const CAPTIONS_ENCODING_GUESSED = texts.captionsEncodingGuessed;
export const captionsLeftOut = texts.captionsLeftOut;

/** The modules that were added since a training was completed, beside its date; null without one. */
export function newModulesWords(counts: {
  readonly modulesCompleted: number;
  readonly totalModules: number;
}): string | null {
  const count = counts.totalModules - counts.modulesCompleted;
  return count <= 0 ? null : texts.newModules(count);
}

/** 'name, email and company'. Unlike `Intl.ListFormat` it takes no 2 ms when a page opens. */
export function listOf(words: readonly string[], last: 'and' | 'or'): string {
  const [final = '', ...others] = words.toReversed();
  return others.length === 0 ? final : `${others.toReversed().join(', ')} ${last} ${final}`;
}

/** The limit in megabytes, as sentences name it. */
export const megabytesOf = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;
