import { CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { captionsForm } from '@portal/contract/videos';
import type { CaptionsChange } from './save-flow.ts';

/** What is wrong with a file of captions before it is sent, as far as its beginning and size tell; or null. */
export async function captionsProblem(file: File): Promise<string | null> {
  if (file.size > CAPTIONS_MAX_BYTES) return 'Captions may be 1 MB at most.';
  // Read as text it is without a byte order mark.
  const head = await file.slice(0, BYTE_ORDER_MARK_BYTES + SIGNATURE.length).text();
  return head.startsWith(SIGNATURE)
    ? null
    : "This is not a WebVTT file: its first line must be 'WEBVTT'.";
}

const SIGNATURE = 'WEBVTT';
const BYTE_ORDER_MARK_BYTES = 3;

/** What is wrong with the language, or null; none is no mistake. */
export function languageProblem(language: string): string | null {
  if (language.trim() === '') return null;
  const verdict = captionsForm.safeParse({ language });
  return verdict.error?.issues[0]?.message ?? null;
}

/** What viewers read in the player's menu: the name of the language, in itself. */
export function captionsToSend(file: File, language: string): CaptionsChange {
  const tag = language.trim();
  return { kind: 'put', file, language: tag, label: tag === '' ? '' : nameOf(tag) };
}

function nameOf(tag: string): string {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'language' });
  const name = names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
