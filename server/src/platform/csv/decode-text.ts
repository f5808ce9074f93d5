import type { CodePage } from '@portal/contract/imported-files';
import { decodeCodePage, guessCodePage } from './code-pages.ts';

export type TextEncoding = 'utf-8' | 'utf-16' | CodePage;

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** False if the letters beside a to z may be others, because another code makes words of them as well. */
  readonly isCertain: boolean;
}

/** `no-text`: another kind of file. `unknown-letters`: no known code makes words of it. */
export type Undecodable = 'no-text' | 'unknown-letters';

/**
 * Decodes a file of unknown encoding: by its byte order mark or its zero bytes, as UTF-8 if it is valid, else by the code
 * page that makes words of it, or by the one that a user has chosen.
 */
export function decodeText(all: Uint8Array, chosen?: CodePage): DecodedText | Undecodable {
  const utf16 = utf16Of(all);
  if (utf16 !== null) return asText(all, utf16, 'utf-16') ?? 'no-text';
  const bytes = withoutEnd(all);
  if (bytes.some(isControl)) return 'no-text';
  const utf8 = asText(bytes, 'utf-8', 'utf-8');
  if (utf8 !== null) return utf8;
  if (chosen !== undefined)
    return { text: decodeCodePage(bytes, chosen), encoding: chosen, isCertain: false };
  const guess = guessCodePage(bytes);
  if (guess === null) return 'unknown-letters';
  const { codePage: encoding, isCertain } = guess;
  return { text: decodeCodePage(bytes, encoding), encoding, isCertain };
}

/** By the mark; without one, by the zero bytes of separators, line ends and digits, which are on one side only. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0] as [number, number];
  for (const [place, byte] of bytes.entries()) if (byte === 0) zeros[place % 2 === 0 ? 0 : 1] += 1;
  const enough = bytes.length / 5;
  if (zeros[0] === 0 && zeros[1] > enough) return 'utf-16le';
  return zeros[1] === 0 && zeros[0] > enough ? 'utf-16be' : null;
}

/** MS-DOS ended texts with Ctrl-Z. */
function withoutEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0x1a) end -= 1;
  return bytes.subarray(0, end);
}

/** A byte that no text has: neither a blank, a line end nor an escape. */
const isControl = (byte: number) =>
  byte === 0x7f || (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they distinguish a picture from a text
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: Ctrl-Z
const END_OF_DOS = /\u001a+$/;

function asText(
  bytes: Uint8Array,
  label: string,
  encoding: 'utf-8' | 'utf-16',
): DecodedText | null {
  try {
    // The decoder removes a byte order mark.
    const decoded = new TextDecoder(label, { fatal: true }).decode(bytes);
    const text = decoded.replace(END_OF_DOS, '');
    return NO_TEXT.test(text) ? null : { text, encoding, isCertain: true };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}
