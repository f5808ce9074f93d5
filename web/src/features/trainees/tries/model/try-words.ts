const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '1st', '2nd', '11th'. */
export function ordinal(number: number): string {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  return `${number}${endings[rules.select(number)] ?? 'th'}`;
}

/** 'Passed at the 4th try', '3 failed tries'; null if there is nothing to say. */
export function triesText(tries: { passedAtTry: number | null; failed: number }): string | null {
  const { passedAtTry, failed } = tries;
  if (passedAtTry !== null) return `Passed at the ${ordinal(passedAtTry)} try`;
  if (failed === 0) return null;
  return failed === 1 ? '1 failed try' : `${failed} failed tries`;
}
