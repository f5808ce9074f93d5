/** The deletions that an admin sees. */
import type { Reach } from '@portal/contract/reach';
import { type Within, within } from '@portal/contract/reach-rules';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';
import { isOwnDeletionWithin } from '../reach/service.ts';

/** Null for all deletions; for a limited admin the own ones within these limits. */
export type SeenDeletions = {
  readonly userId: number;
  /** Limits those of trainees and groups. */
  readonly people: Within;
  /** Limits those of modules. */
  readonly training: Within;
} | null;

interface Admin {
  /** Null for the command line and the portal itself, which see all deletions. */
  readonly id: number | null;
  readonly reach: Reach;
}

export function deletionsSeenBy({ id, reach }: Admin): SeenDeletions {
  if (id === null || reach === 'portal') return null;
  return { userId: id, people: within(reach, 'people'), training: within(reach, 'training') };
}

/** Whether a row of `deletions` is among them. */
export const isSeen = (db: Db, seen: SeenDeletions): Expression<SqlBool> =>
  seen === null ? sql<SqlBool>`true` : isOwnDeletionWithin(db, seen.userId, seen);
