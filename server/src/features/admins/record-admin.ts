import type { Reach } from '@portal/contract/reach';
import type { Db } from '#server/platform/database/schema.ts';
import { type Change, record } from '../activity/service.ts';

interface AdminChange extends Pick<Change, 'actor' | 'before' | 'after' | 'at'> {
  readonly action: 'admin.invited' | 'admin.updated' | 'admin.deleted';
}

interface Subject {
  readonly id: number;
  readonly name: string;
}

export function recordAdmin(tx: Db, { id, name }: Subject, change: AdminChange): Promise<void> {
  return record(tx, { ...change, subject: { kind: 'admin', id, name }, company: null });
}

/** The field `reach` of a record: `portal`, or the scopes with their names at that time as JSON. */
export const recordedReach = (reach: Reach): string =>
  reach === 'portal' ? reach : JSON.stringify(reach);
