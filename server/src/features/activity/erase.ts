/** The erasure of a user who is deleted for good: the number stays in place of the name. */
import { erasedName } from '@portal/contract/recorded-names';
import type { Db } from '#server/platform/database/schema.ts';
import * as queries from './erase-queries.ts';
import type { ActivityRow } from './queries.ts';
import { termsOfRow } from './terms-of-row.ts';

/** Rows of one step; about 2 ms on SQLite. */
const ROWS_PER_STEP = 20;

interface ErasedUser {
  readonly userId: number;
  /** The changes of these requests name the user. */
  readonly helpRequestIds: readonly number[];
}

/** Erases the names of the user from some rows, and what was changed of the user. Returns whether there are more. */
export async function eraseSome(tx: Db, user: ErasedUser): Promise<boolean> {
  const rows = await queries.findNamed(tx, user, erasedName(user.userId), ROWS_PER_STEP);
  for (const row of rows) await eraseFrom(tx, row, user);
  return rows.length > 0;
}

async function eraseFrom(tx: Db, row: ActivityRow, user: ErasedUser): Promise<void> {
  const name = erasedName(user.userId);
  const isActor = row.actor_id === user.userId;
  const erased = {
    actor_name: isActor ? name : row.actor_name,
    ...(isSubject(row, user)
      ? { subject_name: name, before: null, after: null }
      : { subject_name: row.subject_name, before: row.before, after: row.after }),
  };
  const known = new Set(termsOfRow(row));
  const terms = new Set(termsOfRow({ ...row, ...erased }));
  await queries.updateErased(tx, row.id, {
    erased,
    termsBefore: [...known.difference(terms)],
    newTerms: [...terms.difference(known)],
  });
}

function isSubject({ subject_kind: kind, subject_id: id }: ActivityRow, user: ErasedUser): boolean {
  if (id === null) return false;
  if (kind === 'help') return user.helpRequestIds.includes(id);
  return (kind === 'trainee' || kind === 'admin') && id === user.userId;
}
