/** Numbers, plurals, lists and times inside a text, as its language writes them. */
import type { Language } from './languages.ts';

/** The forms of a text for a count. Languages differ in those that they need; `other` stands for all that are left out. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** English writes lists as in Britain, without a comma before the last word; Arabic writes European digits. */
const LOCALES: Readonly<Partial<Record<Language, string>>> = {
  en: 'en-GB',
  ar: 'ar-u-nu-latn',
};

const made = new Map<Language, Formats>();

export type Formats = ReturnType<typeof makeFormats>;

export function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

/** The formats are made when they are first used, because making one takes a browser up to 15 ms. */
function makeFormats(language: Language) {
  const locale = LOCALES[language] ?? language;
  const once = <Format>(make: () => Format) => {
    let format: Format | undefined;
    return () => {
      format ??= make();
      return format;
    };
  };
  const numbers = once(() => new Intl.NumberFormat(locale));
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const plurals = once(() => new Intl.PluralRules(locale));
  const ordinals = once(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
  const weekdays = once(
    () => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  );
  const lists = {
    and: once(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    or: once(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
  };
  return {
    /** '1,204'. */
    number: (count: number): string =>
      Number.isInteger(count) && count >= 0 && count < 1000
        ? String(count)
        : numbers().format(count),

    /** Formats a number from 0 to 100. */
    percent: (hundredths: number): string => percents().format(hundredths / 100),

    /** The form for the count. */
    plural: (count: number, forms: PluralForms): string =>
      forms[plurals().select(count)] ?? forms.other,

    /** The form for the place in an order, such as '1st' and '2nd'. */
    ordinal: (place: number, forms: PluralForms): string =>
      forms[ordinals().select(place)] ?? forms.other,

    /** 'name, email and company'. */
    list: (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
      lists[last]().format(words),

    /** Formats a length of time, such as '7 days'. */
    duration: (
      count: number,
      unit: 'second' | 'minute' | 'hour' | 'day' | 'month',
      unitDisplay: 'long' | 'short' = 'long',
    ): string => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count),

    /** Formats a civil date such as 2027-02-28. Throws RangeError for any other text. */
    date: (civilDate: string): string => dates().format(Date.parse(civilDate)),

    /** The name of a day of the week; 1 is Monday, as is 1 January 2024. */
    weekday: (day: number): string => weekdays().format(Date.UTC(2024, 0, day)),

    /** Formats an instant (ms since 1970) with date and time. Throws RangeError for an unknown time zone. */
    time: (instant: number, timeZone: string): string =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
        instant,
      ),
  };
}
