/** What makes Excel read UTF-8 as such. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One row, with the line end of RFC 4180. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

// Semicolons and tabs too: where they are the separator of the country, a cell must not fall apart.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function quoted(cell: string | number): string {
  const text = String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * What spreadsheets take for the beginning of a formula, in its full-width forms too, at the beginning of
 * the text or where another country's separator would make one.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /(^|;)([\s"]*[=+\-@＝＋－＠])/g;

/**
 * A text that people typed, in one line, as a cell that is never a formula: an apostrophe goes before
 * what could be one.
 */
export function harmlessText(text: string): string {
  return text
    .replaceAll(/[\t\r\n]+/g, ' ')
    .trim()
    .replaceAll(FORMULA, "$1'$2");
}
