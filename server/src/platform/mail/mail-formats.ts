/** Numbers, times and plurals of a mail, as its language writes them. */
import type { MailLanguage } from '@portal/contract/mail-languages';

interface PluralForms {
  readonly one: string;
  readonly other: string;
}

export type MailFormats = ReturnType<typeof mailFormats>;

export function mailFormats(language: MailLanguage) {
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const plurals = new Intl.PluralRules(language);
  return {
    number: (count: number): string => numbers.format(count),

    /** Formats a number from 0 to 100. */
    percent: (hundredths: number): string => percents.format(hundredths / 100),

    /** The form for the count. None of the languages has a further form for counts below a million. */
    plural: (count: number, { one, other }: PluralForms): string =>
      plurals.select(count) === 'one' ? one : other,

    /** Formats a length of time, such as '7 days'. */
    duration: (count: number, unit: 'minute' | 'hour' | 'day'): string =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),

    /** Formats an instant (ms since 1970) with date and time. Throws RangeError for an unknown time zone. */
    time: (instant: number, timeZone: string): string =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
        instant,
      ),
  };
}
