/** The fields that a change touched, in a size suitable for a list. */
import type { ActivityFields } from '@portal/contract/activity';

type Value = ActivityFields[string];
type Values = Readonly<Record<string, Value | undefined>>;

/** Fields to record. A function makes the text of a field and is only called where that field is stored. */
export type FieldsToRecord = Readonly<Record<string, Value | (() => string)>>;

export interface Differences {
  readonly before: FieldsToRecord;
  readonly after: FieldsToRecord;
}

const TEXT_MAX = 500;
const FIELDS_MAX = 24;
const SECRET = /passw|token|hash|secret/i;

/** Returns the differences between two states of a subject, or null if they are equal. Both have the same fields. */
export function differences(before: Values, after: Values): Differences | null {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return null;
  const pick = (values: Values) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Shortens long texts and counts further fields. Throws if a field is named like a secret, because secrets are not
 * recorded.
 */
export function bounded(fields: FieldsToRecord): ActivityFields {
  const secret = Object.keys(fields).find((name) => SECRET.test(name));
  if (secret !== undefined) throw new Error(`'${secret}' must not be recorded`);
  const entries = Object.entries(fields);
  const stored: ActivityFields = Object.fromEntries(
    entries
      .slice(0, FIELDS_MAX)
      .map(([name, value]) => [
        shortened(name),
        shortened(typeof value === 'function' ? value() : value),
      ]),
  );
  const rest = entries.length - FIELDS_MAX;
  return rest <= 0 ? stored : { ...stored, 'and more': rest };
}

function shortened<T extends Value>(value: T): T | string {
  if (typeof value !== 'string' || value.length <= TEXT_MAX) return value;
  return `${value.slice(0, TEXT_MAX).toWellFormed()}…`;
}
