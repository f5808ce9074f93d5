import { decodeCaptions, type OldEncoding } from '@portal/contract/captions-files';
import { type ExaminedText, examineText } from '@portal/contract/captions-text';
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { refusalText } from '#web/platform/language/reasons.ts';
import { words } from '#web/platform/language/words.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';

export type CaptionsReading = (
  | Extract<ExaminedText, { readonly problem: null }>
  /** `problem` is a sentence for the user. */
  | { readonly captions: null; readonly problem: string }
) & {
  /** The file does not state its encoding: the text may have wrong letters. */
  readonly isGuessed: boolean;
};

/** Reads a captions file as the server does, which examines it again. */
export async function readCaptionsFile(
  file: File,
  oldEncoding?: OldEncoding,
): Promise<CaptionsReading> {
  if (file.size > SAVED_CAPTIONS_MAX_BYTES) return unread(words().captionsTooLarge);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { text, isGuessed } = decodeCaptions(bytes, TextDecoder, oldEncoding);
    const examined = examineText(text);
    if (examined.problem === null) return { ...examined, isGuessed };
    return { captions: null, problem: refusalText(examined.problem), isGuessed };
  } catch {
    // The file was deleted or changed on the disk.
    return unread(moduleEditorTexts().captions.unreadable);
  }
}

const unread = (problem: string): CaptionsReading => ({
  captions: null,
  problem,
  isGuessed: false,
});
