import { readRefusal, sentenceOf } from '@portal/contract/reasons';
import type { ReasonTexts } from '@portal/contract/reasons/en';

let reasonTexts: (() => ReasonTexts) | undefined;

/** To be called once, by the catalogue. */
export function provideReasonTexts(texts: () => ReasonTexts): void {
  reasonTexts = texts;
}

/**
 * The text about the refusal in the details of an error. Null if they have none, or one that this version does not know,
 * and before the texts have loaded.
 */
export function refusalMessage(details: unknown): string | null {
  const refusal = readRefusal(details);
  if (refusal === null || reasonTexts === undefined) return null;
  try {
    return sentenceOf(refusal, reasonTexts());
  } catch {
    return null;
  }
}
