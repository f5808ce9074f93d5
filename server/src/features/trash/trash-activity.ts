/** Activity records of restored and purged deletions. */
import type { Db } from '#server/platform/database/schema.ts';
import { type Actor, type FieldsToRecord, record } from '../activity/service.ts';
import type { Deletion } from '../deletions/service.ts';
import { companyOf, kindOf } from './present.ts';

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
  const company = kind === 'company' && id !== null ? { id, name } : companyOf(deletion);
  const change = {
    actor,
    action: `${kind}.${what}`,
    subject: { kind, id, name },
    company,
    at,
  } as const;
  return record(tx, after === undefined ? change : { ...change, after });
}
