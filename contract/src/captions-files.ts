/** Files of captions, as programs write them. The server and the browser read them by the same rules. */

export type CaptionsFormat = 'webvtt' | 'subrip';

export interface DecodedCaptions {
  /** Without a byte order mark. */
  readonly text: string;
  /** The file states no encoding and is not in UTF-8: the text may have wrong letters. */
  readonly isGuessed: boolean;
}

/**
 * The part of `TextDecoder` that is used here. Declared by hand, because the contract is compiled without the types of
 * browsers and Node.
 */
type Decoder = new (
  encoding: string,
  options: { readonly fatal: boolean },
) => { decode: (bytes: Uint8Array<ArrayBuffer>) => string };

/** Reads the text of a file in UTF-8, UTF-16, or, if it is in neither, Windows-1252. */
export function decodeCaptions(
  bytes: Uint8Array<ArrayBuffer>,
  TextDecoder: Decoder,
): DecodedCaptions {
  const decode = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(bytes);
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: decode(utf16), isGuessed: false };
  try {
    return { text: decode('utf-8', true), isGuessed: false };
  } catch {
    // Older programs write the encoding of the system. In Western Europe and America it is this one.
    return { text: decode('windows-1252'), isGuessed: true };
  }
}

/** By the byte order mark, or without one by the first character, which is ASCII in every captions file. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === undefined || second === undefined) return null;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return null;
}

const SUBRIP = /^(?:\d+[ \t]*[\r\n]\s*)?\d+:\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?[ \t]*-->/;

/** The format that the beginning of the text shows; null for another one. */
export function captionsFormatOf(text: string): CaptionsFormat | null {
  if (text.startsWith('WEBVTT')) return 'webvtt';
  // The pattern is slow on a file of blank lines, so it is applied to the first characters only.
  return SUBRIP.test(text.trimStart().slice(0, 200)) ? 'subrip' : null;
}
