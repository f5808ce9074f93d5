import { decodeCaptions, type OldEncoding } from '@portal/contract/captions-files';
import { type ExaminedText, examineText } from '@portal/contract/captions-text';
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { CAPTIONS_TOO_LARGE } from '@portal/contract/sentences';

export type CaptionsReading = ExaminedText & {
  /** The file does not state its encoding: the text may have wrong letters. */
  readonly isGuessed: boolean;
};

/** Reads a captions file as the server does, which examines it again. */
export async function readCaptionsFile(
  file: File,
  oldEncoding?: OldEncoding,
): Promise<CaptionsReading> {
  if (file.size > SAVED_CAPTIONS_MAX_BYTES) return unread(CAPTIONS_TOO_LARGE);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { text, isGuessed } = decodeCaptions(bytes, TextDecoder, oldEncoding);
    return { ...examineText(text), isGuessed };
  } catch {
    // The file was deleted or changed on the disk.
    return unread(UNREADABLE);
  }
}

const unread = (problem: string): CaptionsReading => ({
  captions: null,
  problem,
  isGuessed: false,
});

const UNREADABLE = 'This file cannot be read any more. Please choose it again.';
