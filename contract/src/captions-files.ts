/** The letters of files of captions, as programs write them. The server and the browser read them by the same rules. */

/** Encodings of older programs, by name in `TextDecoder`, the most frequent one first. */
export const OLD_ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'macintosh',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;
export type OldEncoding = (typeof OLD_ENCODINGS)[number];
export const LIKELIEST_ENCODING: OldEncoding = 'windows-1252';

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

/** Reads the text of a file in UTF-8, UTF-16, or, if it is in neither, the old encoding. */
export function decodeCaptions(
  bytes: Uint8Array<ArrayBuffer>,
  TextDecoder: Decoder,
  oldEncoding = LIKELIEST_ENCODING,
): DecodedCaptions {
  const decode = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(bytes);
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: decode(utf16), isGuessed: false };
  try {
    return { text: decode('utf-8', true), isGuessed: false };
  } catch {
    // Older programs write the encoding of the system.
    return { text: decode(oldEncoding), isGuessed: true };
  }
}

/** By the byte order mark, or without one by the first character, which is ASCII in every captions file. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === undefined || second === undefined) return null;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return null;
}
