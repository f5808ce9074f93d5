/** The values of fields as the reader's language writes them. A value of another form is shown as it was logged. */
import { formatsOf } from '@portal/contract/formats';
import type { Language } from '@portal/contract/languages';
import { verifierTexts } from './texts/catalogue.ts';

const isInstant = (text: string): boolean => {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString() === text;
};

const isDay = (text: string): boolean => isInstant(`${text}T00:00:00.000Z`);

/** By the calendar of the device. */
export function isPastDay(value: string): boolean {
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return isDay(value) && value < today.toISOString().slice(0, 10);
}

export const civilDate = (language: Language, value: string): string =>
  isDay(value) ? formatsOf(language).date(value) : value;

/** In UTC, so that all readers see the same. */
export const instant = (language: Language, value: string): string =>
  isInstant(value)
    ? verifierTexts[language].log.utc(formatsOf(language).time(Date.parse(value), 'UTC'))
    : value;

export const wholePercent = (language: Language, value: string): string =>
  /^(?:\d|[1-9]\d|100)$/.test(value) ? formatsOf(language).percent(Number(value)) : value;
