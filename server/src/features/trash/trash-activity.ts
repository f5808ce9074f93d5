/** Activity records of restored and purged deletions. */
import type { Db } from '#server/platform/database/schema.ts';
import { type Actor, type FieldsToRecord, many, record } from '../activity/service.ts';
import type { Deletion } from '../deletions/service.ts';
import { companyOf, kindOf } from './present.ts';
import { countOfMany } from './restore-result.ts';

interface Act {
  readonly actor: Actor;
  readonly what: 'restored' | 'purged';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly after?: FieldsToRecord;
}

export function recordAct(tx: Db, deletion: Deletion, act: Act): Promise<void> {
  const { actor, what, at, after } = act;
  const kind = kindOf(deletion);
  const { subject_id: id, subject_name: name } = deletion;
  const count = countOfMany(deletion);
  const company = kind === 'company' && id !== null ? { id, name } : companyOf(deletion);
  const change = {
    actor,
    action: `${kind}.${what}`,
    subject: count === undefined ? { kind, id, name } : many('trainee', count),
    company,
    at,
  } as const;
  return record(tx, after === undefined ? change : { ...change, after });
}
