/** A table that is written to a file row by row. */

/** `time` is an instant in ms since 1970, `date` a civil date such as 2027-02-28, `percent` a number from 0 to 100. */
export type ColumnKind = 'text' | 'time' | 'date' | 'percent' | 'number';

export interface Column {
  readonly header: string;
  readonly kind: ColumnKind;
}

/** Null is an empty cell. */
export type Cell = string | number | null;
export type Row = readonly Cell[];

export interface Table {
  /** A name for the sheet, in any characters. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** The rows in batches, each of which is read when the one before it is written. */
  readonly batches: AsyncIterable<readonly Row[]>;
  /** The IANA name of the time zone of the times. */
  readonly timeZone: string;
}

/** The heading of a column in a file: times name their time zone. */
export function headingOf({ header, kind }: Column, timeZone: string): string {
  return kind === 'time' ? `${header} (${timeZone})` : header;
}
