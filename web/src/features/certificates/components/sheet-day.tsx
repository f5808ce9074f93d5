import { formatsOf } from '@portal/contract/formats';
import type { SheetWords } from '../model/sheet-words.ts';

type SheetDayProps = {
  /** A civil date such as 2027-11-03. */
  value: string;
  words: SheetWords;
};

/** A day in the language of the certificate. */
export function SheetDay({ value, words }: SheetDayProps) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatsOf(words.language).date(value)}
    </time>
  );
}
