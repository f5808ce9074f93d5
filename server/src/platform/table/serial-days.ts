/** Days as spreadsheets store them: as numbers. */
import { addDays } from '@portal/contract/civil-dates';

const LAST_SERIAL = 99_999;
/** Spreadsheets count a day in February 1900 that did not exist, so that only later ones have this origin. */
const FIRST_SERIAL = 61;
const ORIGIN = '1899-12-30';
/** Days by which the numbers of workbooks that begin in 1904 are lower. */
export const SERIALS_BEFORE_1904 = 1_462;

/** The lowest number that is taken for a day without the format of a date: in 1927. A lower one may be a year. */
const FIRST_PLAIN_SERIAL = 10_000;

/** Whether a number without the format of a date may be a day. */
export const isSerial = (value: number): boolean =>
  Number.isInteger(value) && value >= FIRST_PLAIN_SERIAL && value <= LAST_SERIAL;

/** The day with this number; null for a number that is too low or high. */
export const dayOfSerial = (serial: number): string | null =>
  serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? addDays(ORIGIN, serial) : null;
