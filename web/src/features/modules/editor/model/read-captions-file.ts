import { captionsFormatOf, decodeCaptions } from '@portal/contract/captions-files';
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import {
  CAPTIONS_ENCODING_GUESSED,
  CAPTIONS_TOO_LARGE,
  CAPTIONS_UNKNOWN,
} from '@portal/contract/sentences';

export type CaptionsReading =
  /** `note` is a sentence for the user, or null. */
  | { text: string; problem: null; note: string | null }
  /** A sentence for the user. The browser checks only the beginning and the size of the file. */
  | { text: null; problem: string };

/** Reads a captions file. The server examines it again. */
export async function readCaptionsFile(file: File): Promise<CaptionsReading> {
  if (file.size > SAVED_CAPTIONS_MAX_BYTES) return { text: null, problem: CAPTIONS_TOO_LARGE };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { text, isGuessed } = decodeCaptions(bytes, TextDecoder);
    if (captionsFormatOf(text) === null) return { text: null, problem: CAPTIONS_UNKNOWN };
    return { text, problem: null, note: isGuessed ? CAPTIONS_ENCODING_GUESSED : null };
  } catch {
    // The file was deleted or changed on the disk.
    return { text: null, problem: UNREADABLE };
  }
}

const UNREADABLE = 'This file cannot be read any more. Please choose it again.';
