/** Characters of the name of a sheet, as UTF-16 units. */
const NAME_MAX = 31;
/** Spreadsheets refuse these characters in the name of a sheet. */
const ILLEGAL = /[\\/?*[\]:]|\p{Cc}/gu;
/** Excel reserves this name. */
const RESERVED = /^history$/i;

/** A legal name for a sheet, as similar as possible to a given text. */
export function sheetNameOf(text: string): string {
  const legal = text.replaceAll(ILLEGAL, ' ').replaceAll(/\s+/g, ' ');
  const cut = withoutOuterQuotes(withoutOuterQuotes(legal).slice(0, NAME_MAX));
  // The cut may have halved a surrogate pair.
  const name = cut.isWellFormed() ? cut : cut.slice(0, -1).trim();
  return name === '' || RESERVED.test(name) ? 'Sheet 1' : name;
}

/** The name must not begin or end with an apostrophe. */
function withoutOuterQuotes(text: string): string {
  return text.replaceAll(/^[\s']+|[\s']+$/g, '');
}
