/** Texts in codes of one byte for each character, which do not say which one they are. */
import { CODE_PAGES, type CodePage } from '@portal/contract/imported-files';

/** ASCII is the same in all; these are the characters from 128 on of those that `TextDecoder` does not know. */
const UPPER_HALF = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const;

/** The letters of languages beside a to z; a word has the letters of one of them. */
const ALPHABETS = [
  'äöüß',
  'àâæçéèêëîïôœùûüÿ',
  'áéíñóúü',
  'áâãàçéêíóôõúü',
  'àèéìíîòóùú',
  'àçèéíïòóúü',
  'åäöéü',
  'åæøéäö',
  'áðéíóúýþæö',
  'áéëíïóöüèê',
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýž',
  'áäčďéíĺľňóôŕšťúýž',
  'áéíóöőúüű',
  'čćđšž',
  'ăâîșțşţ',
  'çğıöşüâîû',
  'ąčęėįšųūž',
  'āčēģīķļņšūž',
  'äöüõšž',
].map((letters) => new Set(letters));

export function decodeCodePage(bytes: Uint8Array, codePage: CodePage): string {
  if (codePage === 'cp850' || codePage === 'cp852') {
    const upper = UPPER_HALF[codePage];
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replaceAll(/[\u0080-\u00ff]/g, (byte) => upper[byte.charCodeAt(0) - 128] ?? byte);
  }
  return new TextDecoder(codePage === 'cp866' ? 'ibm866' : codePage).decode(bytes);
}

export interface GuessedCode {
  readonly codePage: CodePage;
  /** No other code makes words of this text as well. */
  readonly isCertain: boolean;
}

/** The words that are compared: more of them say no more. */
const WORDS_MAX = 2_000;
/** In Latin-1, so that a character is a byte. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: line ends and other controls end a word
const WORDS = /[^\u0000-\u0020,;|"()<>/@.:]*[\u0080-\u00ff][^\u0000-\u0020,;|"()<>/@.:]*/g;
/** Uncovered letters by which another code must be worse. */
const MARGIN = 3;

/** Guesses the code by the words with letters beside a to z. Null if no code makes words of all. */
export function guessCodePage(bytes: Uint8Array): GuessedCode | null {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const words = [...new Set(latin.match(WORDS) ?? [])].slice(0, WORDS_MAX);
  const read = Buffer.from(words.join(' '), 'latin1');
  const guesses = CODE_PAGES.flatMap((codePage) => {
    const text = decodeCodePage(read, codePage);
    const cost = costOf(text.split(/\s+/));
    return cost === null ? [] : [{ codePage, text, cost }];
  });
  // Only old Macs ended lines so.
  const isOfMac = latin.includes('\r') && !latin.includes('\n');
  const preferred = guesses.find(({ codePage }) => isOfMac && codePage === 'macintosh');
  const [best, ...others] = [...(preferred === undefined ? [] : [preferred]), ...guesses].toSorted(
    (a, b) => a.cost - b.cost,
  );
  if (best === undefined) return null;
  const isCertain = others.every(
    ({ text, cost }) => text === best.text || cost >= best.cost + MARGIN,
  );
  return { codePage: best.codePage, isCertain };
}

/** The letters that no language of the word has. Null if the characters cannot be words. */
function costOf(words: readonly string[]): number | null {
  let cost = 0;
  for (const word of words) {
    if (!isPossible(word)) return null;
    const letters = [...word.toLowerCase()].filter((sign) => sign > '\u007f' && LATIN.test(sign));
    cost += RARE_LETTER * letters.filter((each) => !COMMON.has(each)).length;
    const uncovered = ALPHABETS.map((alphabet) => letters.filter((each) => !alphabet.has(each)));
    cost += Math.min(...uncovered.map(({ length }) => length));
  }
  return cost;
}

/** Decides between codes that are equal otherwise. */
const COMMON = new Set('äöüßéèáíóçñøåæãõêąęćłńśżščřžýő');
const RARE_LETTER = 0.01;
const LATIN = /\p{Script=Latin}/u;
const IMPOSSIBLE = [
  // A sign that is part of no name, beside another one or alone.
  /[^\p{ASCII}\p{Lu}\p{Ll}\p{Lo}\p{M}’‘“”„‚–—…«»·•€©®™°§ªº´\u00ad]/u,
  /\p{L}[‘„‚§°©ªº•€]|[‚§•€©®™°]\p{L}|\p{L}[“”„«»…—´\u00ad]\p{L}|(?<!l)·|·(?!l)/iu,
  // A capital within a word.
  /\p{Ll}(?!\p{ASCII})\p{Lu}|\p{Lu}(?!\p{ASCII})\p{Lu}(?!ß)\p{Ll}/u,
  // A lower-case sign at the start of a word of capitals.
  /^(?!\p{ASCII})\p{Ll}\p{Lu}/u,
  // Two scripts in a word.
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
  // No language has so many accents in a row.
  /(?:(?!\p{ASCII})\p{Script=Latin}){3}/u,
  /[\u0080-\u009f]/,
];

const isPossible = (word: string) => !IMPOSSIBLE.some((pattern) => pattern.test(word));
