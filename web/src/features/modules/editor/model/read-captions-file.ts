import { decodeCaptions, type OldEncoding } from '@portal/contract/captions-files';
import { type CaptionsText, readCaptions } from '@portal/contract/captions-text';
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { CAPTIONS_TOO_LARGE, CAPTIONS_UNKNOWN, captionsLeftOut } from '@portal/contract/sentences';

export type CaptionsReading =
  | {
      readonly captions: CaptionsText;
      readonly problem: null;
      /** The file does not state its encoding: the text may have wrong letters. */
      readonly isGuessed: boolean;
    }
  /** A sentence for the user. */
  | { readonly captions: null; readonly problem: string };

/** Reads a captions file as the server does, which examines it again. */
export async function readCaptionsFile(
  file: File,
  oldEncoding?: OldEncoding,
): Promise<CaptionsReading> {
  if (file.size > SAVED_CAPTIONS_MAX_BYTES) return { captions: null, problem: CAPTIONS_TOO_LARGE };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { text, isGuessed } = decodeCaptions(bytes, TextDecoder, oldEncoding);
    const captions = readCaptions(text);
    if (captions === null) return { captions, problem: CAPTIONS_UNKNOWN };
    if (captions.cues.length === 0) return { captions: null, problem: emptySentence(captions) };
    return { captions, problem: null, isGuessed };
  } catch {
    // The file was deleted or changed on the disk.
    return { captions: null, problem: UNREADABLE };
  }
}

function emptySentence({ leftOut }: CaptionsText): string {
  return leftOut.length === 0
    ? 'This file holds no captions.'
    : captionsLeftOut(leftOut, leftOut.length);
}

const UNREADABLE = 'This file cannot be read any more. Please choose it again.';
