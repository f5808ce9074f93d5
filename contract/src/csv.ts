/** Writes CSV: the exports of the server, and the files that the web app makes. */
/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets of countries with a decimal comma read semicolons. */
export type Separator = ',' | ';';

/** One row, with the line end of RFC 4180. */
export function csvLine(cells: readonly (string | number)[], separator: Separator = ','): string {
  return `${cells.map(quoted).join(separator)}\r\n`;
}

// Semicolons and tabs are quoted too, because spreadsheets of other countries use them as separators.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function quoted(cell: string | number): string {
  const text = String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Characters that spreadsheets read as the beginning of a formula, including their full-width forms, at the beginning
 * of the text or after a possible separator. Apostrophes before them belong to it, so that the one that is inserted
 * differs from those of the text.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = `(?='*[\\s"]*[=+\\-@＝＋－＠])`;
const BEFORE_FORMULA = new RegExp(`(^|;)${FORMULA}`, 'g');
const INSERTED = new RegExp(`(^|;)'${FORMULA}`, 'g');

/**
 * Converts a text that users have entered to one line that is never a formula: an apostrophe is inserted before a
 * possible formula.
 */
export function withoutFormula(text: string): string {
  return text
    .replaceAll(/[\t\r\n]+/g, ' ')
    .trim()
    .replaceAll(BEFORE_FORMULA, "$1'");
}

/** Undoes `withoutFormula`: removes the apostrophe that it has inserted. */
export function withFormula(text: string): string {
  return text.replaceAll(INSERTED, '$1');
}
