/** Reads days as people and spreadsheets write them: pure functions. */
import { civilDate } from '@portal/contract/requirements';
import { dayOfSerial, isSerial } from '#server/platform/table/serial-days.ts';

/** A written day in both orders; null in one in which it does not exist. Both are the same for most ways of writing. */
export interface ReadDay {
  readonly dayFirst: string | null;
  readonly monthFirst: string | null;
}

/** The time of a day is not read. */
const TIME = '(?:[T ]\\d{1,2}:\\d{2}\\S{0,20}(?: [AP]M)?)?';
const YEAR_FIRST = new RegExp(`^(\\d{4})([-/.]) ?(\\d{1,2})\\2 ?(\\d{1,2})\\.?${TIME}$`);
/** With points, the day is first in all countries. */
const WITH_POINTS = new RegExp(`^(\\d{1,2})\\. ?(\\d{1,2})\\. ?(\\d{4})\\.?${TIME}$`);
const YEAR_LAST = new RegExp(`^(\\d{1,2})([-/])(\\d{1,2})\\2(\\d{4})${TIME}$`);
const DIGITS = /^\d+$/;

/** Null for a text that is no day in either order. */
export function readDay(text: string): ReadDay | null {
  const written = withPlainDigits(text).trim();
  if (DIGITS.test(written) && isSerial(Number(written))) return sure(dayOfSerial(Number(written)));
  const [, year, , month, day] = YEAR_FIRST.exec(written) ?? [];
  if (year !== undefined) return sure(existing(year, month, day));
  const [, first, second, ofYear] = WITH_POINTS.exec(written) ?? [];
  if (first !== undefined) return sure(existing(ofYear, second, first));
  const [, one, , other, last] = YEAR_LAST.exec(written) ?? [];
  if (one === undefined) return null;
  const read = { dayFirst: existing(last, other, one), monthFirst: existing(last, one, other) };
  return read.dayFirst === null && read.monthFirst === null ? null : read;
}

const sure = (day: string | null): ReadDay | null =>
  day === null ? null : { dayFirst: day, monthFirst: day };

function existing(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return civilDate.safeParse(date).success ? date : null;
}

/** The digits of Arabic and Persian are written as European ones, and marks of direction removed. */
const withPlainDigits = (text: string): string =>
  text
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
