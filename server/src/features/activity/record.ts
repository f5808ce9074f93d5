import type { ActivityAction, ActivityKind } from '@portal/contract/activity';
import type { CompanyRef } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { onlyReachedCompany } from '@portal/contract/reach-rules';
import { COMMAND_LINE_NAME } from '@portal/contract/recorded-names';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { bounded, type FieldsToRecord } from './fields.ts';
import { insertActivity } from './queries.ts';
import { termsOfRow } from './terms-of-row.ts';

/** The author of a change. Without an id it is not an account, but the command line or the portal itself. */
export interface Actor {
  readonly id: number | null;
  readonly name: string;
  /** The reach of the author. The record has the scopes of a limited admin. */
  readonly reach: Reach;
}

export const COMMAND_LINE: Actor = { id: null, name: COMMAND_LINE_NAME, reach: 'portal' };
export const PORTAL: Actor = { id: null, name: 'Training Portal', reach: 'portal' };

export function actorOf({ userId, name, reach }: Identity): Actor {
  return { id: userId, name, reach };
}

interface Subject {
  readonly kind: ActivityKind;
  readonly id: number | null;
  readonly name: string;
  /** The number of trainees or help requests that are changed at once. */
  readonly count?: number;
}

/** The subject of a change of many at once. */
export const many = (kind: 'trainee' | 'help', count: number): Subject => ({
  kind,
  id: null,
  name: '',
  count,
});

export interface Change {
  readonly actor: Actor;
  readonly action: ActivityAction;
  readonly subject: Subject;
  /** Null for none, or several. */
  readonly company: CompanyRef | null;
  /** The changed fields as returned by `differences`; absent if the subject did not exist before. */
  readonly before?: FieldsToRecord;
  readonly after?: FieldsToRecord;
  /** The action on many trainees, whose items name them. */
  readonly jobId?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Records an admin's change in the transaction of the change, so that both are committed or neither. Secrets are never
 * recorded; for a new password only the fact.
 */
export async function record(tx: Db, change: Change): Promise<void> {
  const { actor, action, subject, at } = change;
  // All changes by an admin who sees no other company are about it.
  const company = change.company ?? onlyReachedCompany(actor.reach);
  const [before, after] = [change.before, change.after].map((fields) =>
    fields === undefined ? null : bounded(fields),
  );
  const row = {
    at,
    actor_id: actor.id,
    actor_name: actor.name,
    actor_scopes: scopesOf(actor.reach),
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    subject_count: subject.count ?? null,
    company_id: company?.id ?? null,
    company_name: company?.name ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    job_id: change.jobId ?? null,
  };
  await insertActivity(tx, row, termsOfRow(row));
}

/** Null for an admin who sees everything, and for a trainee. */
const scopesOf = (reach: Reach): string | null =>
  reach === 'portal' || reach.length === 0 ? null : JSON.stringify(reach);
