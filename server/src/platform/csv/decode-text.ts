export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/**
 * Decodes a file of unknown encoding: by its byte order mark, as UTF-8 if it is valid, else as the Windows-1252 of
 * older spreadsheets. Null if it is not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = markedAs(bytes);
  // The decoders remove a byte order mark.
  if (marked !== null) return asText(bytes, marked, 'utf-16');
  return asText(bytes, 'utf-8', 'utf-8') ?? asText(bytes, 'windows-1252', 'windows-1252');
}

function markedAs([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they distinguish a picture from a text
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f]/;

function asText(bytes: Uint8Array, label: string, encoding: TextEncoding): DecodedText | null {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return NO_TEXT.test(text) ? null : { text, encoding };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}
