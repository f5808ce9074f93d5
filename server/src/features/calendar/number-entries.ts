/** Numbers the changes of entries, so that calendar programs replace what they have read before. */
import { createHmac, hash } from 'node:crypto';
import type { Db } from '#server/platform/database/schema.ts';
import type { DueEntry } from './due-entries.ts';
import * as queries from './queries.ts';
import type { NumberedEntry } from './write-calendar.ts';

interface Reading {
  readonly userId: number;
  /** A secret, so that the UIDs of entries hide the ids in them. */
  readonly installation: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The finest difference that a time in a calendar shows. */
const SECOND_MS = 1000;

/** Stores the entries that are new or have changed since they were read last. */
export async function numberEntries(
  db: Db,
  { userId, installation, now }: Reading,
  entries: readonly DueEntry[],
): Promise<NumberedEntry[]> {
  const known = byKey(await queries.findEntries(db, { userId }));
  const changed = entries.flatMap((entry) => {
    const former = known.get(keyOf(entry));
    const content_hash = contentHash(entry);
    if (former?.content_hash === content_hash) return [];
    // Later than before, also after the clock was set back.
    const modified_at = Math.max(now, (former?.modified_at ?? 0) + SECOND_MS);
    const { moduleId: module_id, runNumber: run_number } = entry;
    return [{ module_id, run_number, content_hash, modified_at }];
  });
  if (changed.length > 0) await queries.saveChanges(db, { userId, entries: changed });
  const stored = changed.length > 0 ? byKey(await queries.findEntries(db, { userId })) : known;
  return entries.map((entry) => {
    const row = stored.get(keyOf(entry));
    if (row === undefined) throw new Error(`Entry ${keyOf(entry)} of user ${userId} is not stored`);
    const uid = uidOf(installation, [userId, entry.moduleId, entry.runNumber]);
    return { ...entry, uid, sequence: row.sequence, modifiedAt: row.modified_at };
  });
}

const byKey = (rows: readonly queries.EntryRow[]) =>
  new Map(rows.map((row) => [keyOf({ moduleId: row.module_id, runNumber: row.run_number }), row]));

const keyOf = ({ moduleId, runNumber }: Pick<DueEntry, 'moduleId' | 'runNumber'>) =>
  `${moduleId} ${runNumber}`;

const contentHash = ({ day, title, description }: DueEntry): string =>
  hash('sha256', JSON.stringify([day, title, description]), 'base64url');

/** The constant part makes it different from other uses of the same secret. */
function uidOf(installation: string, ids: readonly number[]): string {
  const text = JSON.stringify(['calendar', ...ids]);
  const digest = createHmac('sha256', installation).update(text).digest('base64url');
  return `${digest}@training-portal`;
}
