import { takeTurn } from '../turn.ts';

export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/**
 * The text of a file that does not say how it is written: by its byte order mark, as UTF-8 if that is
 * possible, else as the Windows-1252 of older spreadsheets. Null where it is no text at all. A large one is decoded in turns.
 */
export async function decodeText(bytes: Uint8Array): Promise<DecodedText | null> {
  const marked = markedAs(bytes);
  // The decoders take a byte order mark off.
  if (marked !== null) return asText(bytes, marked, 'utf-16');
  const utf8 = await asText(bytes, 'utf-8', 'utf-8');
  if (utf8 !== null) return utf8;
  return asText(bytes, 'windows-1252', 'windows-1252');
}

function markedAs([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a picture from a text
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f]/;

/** A fraction of a millisecond's worth. */
const BYTES_AT_ONCE = 64 * 1024;

async function asText(
  bytes: Uint8Array,
  label: string,
  encoding: TextEncoding,
): Promise<DecodedText | null> {
  const turn = takeTurn();
  const decoder = new TextDecoder(label, { fatal: true });
  const parts: string[] = [];
  try {
    for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
      const some = bytes.subarray(from, from + BYTES_AT_ONCE);
      const part = decoder.decode(some, { stream: true });
      if (NO_TEXT.test(part)) return null;
      parts.push(part);
      if (turn.isOver) await turn.next();
    }
    // Throws where the last character is cut off.
    parts.push(decoder.decode());
    return { text: parts.join(''), encoding };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}
