/** Finds texts of an imported file that may have wrong letters. */

const ASCII = /^\p{ASCII}*$/u;
/**
 * Signs of letters that another program has replaced: a question mark in a word, UTF-8 that was read as Windows-1252
 * ('Ã¶'), frames of MS-DOS, and errors of formulas.
 */
const LOST_LETTERS =
  /\ufffd|\p{L}\?+\p{L}|\?\?|[\u00c2-\u00c5\u00d0\u00d1][\u0080-\u00bf€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]|Ã[ŠŒŽšœžŸ]|â€|[\u2500-\u259f]|\p{Co}|^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/u;

/** Whether another program has replaced letters, or the code page of the text does not say for certain what they are. */
export const hasDoubtfulLetters = (text: string, hasCertainLetters: boolean): boolean =>
  LOST_LETTERS.test(text) || (!hasCertainLetters && !ASCII.test(text));
