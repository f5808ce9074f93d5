/** The fields that a change touched, in a size suitable for a list. */
import type { ActivityFieldKey, ActivityFields, ActivityValue } from '@portal/contract/activity';

type Values = { readonly [Key in ActivityFieldKey]?: ActivityValue | undefined };

/** Fields to record. A function makes the text of a field and is only called where that field is stored. */
export type FieldsToRecord = {
  readonly [Key in ActivityFieldKey]?: ActivityValue | (() => string);
};

export interface Differences {
  readonly before: FieldsToRecord;
  readonly after: FieldsToRecord;
}

const TEXT_MAX = 500;
const FIELDS_MAX = 24;
const SECRET = /passw|token|hash|secret/i;

/** Returns the differences between two states of a subject, or null if they are equal. Both have the same fields. */
export function differences(before: Values, after: Values): Differences | null {
  const keys = Object.keys(after) as ActivityFieldKey[];
  const changed = keys.filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return null;
  const pick = (values: Values) =>
    Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Shortens long texts and counts further fields. Throws if a field is named like a secret, because secrets are not
 * recorded.
 */
export function bounded(fields: FieldsToRecord): ActivityFields {
  const secret = Object.keys(fields).find((key) => SECRET.test(key));
  if (secret !== undefined) throw new Error(`'${secret}' must not be recorded`);
  const entries = Object.entries(fields);
  const stored: ActivityFields = Object.fromEntries(
    entries
      .slice(0, FIELDS_MAX)
      .map(([key, value]) => [key, shortened(key, typeof value === 'function' ? value() : value)]),
  );
  const more = entries.length - FIELDS_MAX;
  return more <= 0 ? stored : { ...stored, more };
}

/** The JSON of a reach stays whole: the contract limits the number of scopes. */
function shortened(key: string, value: ActivityValue = null): ActivityValue {
  if (typeof value !== 'string' || value.length <= TEXT_MAX || key === 'reach') return value;
  return `${value.slice(0, TEXT_MAX).toWellFormed()}…`;
}
