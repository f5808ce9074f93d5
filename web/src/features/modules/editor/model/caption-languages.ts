import type { Language } from '@portal/contract/languages';
import { captionsForm } from '@portal/contract/videos';
import { issueMessage } from '#web/platform/language/reasons.ts';

/** Languages that the field suggests; any other tag can be entered. */
const SUGGESTED = [
  ...['ar', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi'],
  ...['hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk'],
  ...['sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh'],
];

/** The suggested tags with their names in the language of the screen. */
export function suggestedLanguages(shown: Language): { tag: string; name: string }[] {
  const names = new Intl.DisplayNames(shown, { type: 'language' });
  return SUGGESTED.map((tag) => ({ tag, name: names.of(tag) ?? tag })).sort((one, other) =>
    one.name.localeCompare(other.name, shown),
  );
}

/** The problem of the language tag, or null; an empty one is allowed. */
export function languageProblem(language: string): string | null {
  if (language.trim() === '') return null;
  const verdict = captionsForm.safeParse({ language });
  return verdict.error?.issues.map(({ message }) => issueMessage(message))[0] ?? null;
}

/** The name of a language in that language, by which trainees choose it. Empty without a valid tag. */
export function nameOfLanguage(language: string): string {
  const tag = language.trim();
  if (tag === '' || languageProblem(tag) !== null) return '';
  const name = new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The language that many programs write into the name of a file: 'talk.de.srt'. Empty without one. */
export function languageInName(fileName: string): string {
  const [, tag = ''] = /\.([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.[a-z]+$/.exec(fileName) ?? [];
  const isKnown = tag !== '' && nameOfLanguage(tag).toLowerCase() !== tag.toLowerCase();
  return isKnown ? tag : '';
}
