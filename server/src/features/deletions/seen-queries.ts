/** The deletions that an admin sees. */
import type { Reach } from '@portal/contract/reach';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { isOwnDeletionWithin } from '../reach/service.ts';

/** Null for all deletions; for a limited admin the own ones within the reach. */
export type SeenDeletions = Pick<Identity, 'userId' | 'reach'> | null;

interface Admin {
  /** Null for the command line and the portal itself, which see all deletions. */
  readonly id: number | null;
  readonly reach: Reach;
}

export const deletionsSeenBy = ({ id, reach }: Admin): SeenDeletions =>
  id === null || reach === 'portal' ? null : { userId: id, reach };

/** Whether a row of `deletions` is among them. */
export const isSeen = (db: Db, seen: SeenDeletions): Expression<SqlBool> =>
  seen === null ? sql<SqlBool>`true` : isOwnDeletionWithin(db, seen);
