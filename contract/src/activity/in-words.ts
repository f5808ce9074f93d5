/** The data of changes in the words of a reader: on the page with the activity, and in its file. */
import type { Activity, ActivityFieldKey, ActivityFields, ActivityValue } from '../activity.ts';
import type { SentRefusal } from '../errors.ts';
import { formatsOf } from '../formats.ts';
import type { Language } from '../languages.ts';
import type { NamedScope } from '../reach.ts';
import { shownName } from '../recorded-names.ts';
import { scopeInWords } from '../scope-in-words.ts';
import type { Words } from '../texts/en.ts';
import type { ActivityWords } from './texts/en.ts';

export interface Reader {
  readonly language: Language;
  readonly words: Words;
  readonly activityWords: ActivityWords;
  /** The text about a refusal. */
  readonly say: (refusal: SentRefusal) => string;
}

/** A change has this subject: one by its name, or a number of trainees, all companies, or background work. */
export function subjectInWords(activity: Activity, { words, activityWords }: Reader): string {
  const { subject, after } = activity;
  const { kind, name, count } = subject;
  if (count !== null)
    return kind === 'help' ? activityWords.helpRequests(count) : activityWords.trainees(count);
  if (name !== '') return shownName(subject, words);
  const task = after?.task;
  return typeof task === 'string'
    ? valueOfList('task', task, activityWords)
    : activityWords.allCompanies;
}

/** That the author is a limited admin, and what this admin saw; null for all others. */
export function roleInWords(
  { actor: { scopes } }: Activity,
  { words, activityWords }: Reader,
): string | null {
  if (scopes === null) return null;
  return activityWords.limitedAdmin(scopes.length === 0 ? null : scopesInWords(scopes, words));
}

const scopesInWords = (scopes: readonly NamedScope[], words: Words): string =>
  scopes.map((scope) => scopeInWords(scope, words)).join('; ');

/** The name of a field as in the middle of a sentence. A newer server may send one that is not known. */
export function fieldInWords(key: string, { fields, question }: ActivityWords): string {
  const place = /^question (\d+)$/.exec(key)?.[1];
  if (place !== undefined) return question(Number(place));
  const texts: Readonly<Record<string, string>> = fields;
  return texts[key] ?? key;
}

export interface FieldInWords {
  readonly key: ActivityFieldKey;
  readonly label: string;
  /** Null if the field had no value. */
  readonly before: string | null;
  /** Null if the field has no value. */
  readonly after: string | null;
}

/** The fields of a change, with a label that begins a line. */
export function fieldsInWords(
  { before, after }: Pick<Activity, 'before' | 'after'>,
  reader: Reader,
): FieldInWords[] {
  return keysOf({ ...before, ...after }).map((key) => ({
    key,
    label: capitalized(fieldInWords(key, reader.activityWords), reader.language),
    before: valueInWords(key, before?.[key], reader),
    after: valueInWords(key, after?.[key], reader),
  }));
}

const keysOf = (fields: ActivityFields) => Object.keys(fields) as ActivityFieldKey[];

function capitalized(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The fields whose value is a civil date. That of `countFrom` can also be a word. */
const DATES: ReadonlySet<ActivityFieldKey> = new Set([
  'from',
  'until',
  'completedOn',
  'validUntil',
  'countFrom',
]);

function valueInWords(
  key: ActivityFieldKey,
  value: ActivityValue | undefined,
  { language, words, activityWords, say }: Reader,
): string | null {
  // An exception for all modules names none.
  if (key === 'module' && value === null) return activityWords.allModules;
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? activityWords.yes : activityWords.no;
  if (key === 'digestWeekday' && typeof value === 'number')
    return formatsOf(language).weekday(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return say(value);
  if (key === 'language') return languageName(value, language);
  if (DATES.has(key) && CIVIL_DATE.test(value)) return formatsOf(language).date(value);
  if (key === 'reach') return reachInWords(value, words);
  return valueOfList(key, value, activityWords);
}

function reachInWords(value: string, words: Words): string {
  if (value === 'portal') return words.seesEverything;
  const scopes = JSON.parse(value) as readonly NamedScope[];
  return scopes.length === 0 ? words.seesNothing : scopesInWords(scopes, words);
}

/** The text about a value of a closed list; any other value is a text itself. */
function valueOfList(key: ActivityFieldKey, value: string, { values }: ActivityWords): string {
  const lists: Readonly<Partial<Record<ActivityFieldKey, Readonly<Record<string, string>>>>> =
    values;
  return lists[key]?.[value] ?? value;
}

function languageName(tag: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag;
  } catch {
    // No tag of BCP 47.
    return tag;
  }
}
