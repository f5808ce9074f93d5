import { triesTexts } from '../texts/catalogue.ts';

/** 'Passed at the 4th try', '3 failed tries'; null if there is nothing to say. */
export function triesText(tries: { passedAtTry: number | null; failed: number }): string | null {
  const t = triesTexts().standing;
  const { passedAtTry, failed } = tries;
  if (passedAtTry !== null) return t.passedAtTry(passedAtTry);
  return failed === 0 ? null : t.failedTries(failed);
}
