/** All rows of the tables whose content a restore has to bring back. */
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';

const TABLES = [
  'all_companies',
  'all_users',
  'all_modules',
  'all_groups',
  'all_group_members',
  'all_questions',
  'videos',
  'captions',
  'posters',
  'runs',
  'run_modules',
  'progress',
  'attempts',
  'attempt_answers',
  'help_requests',
  'help_request_changes',
  'module_groups',
  'module_editions',
  'requirement_exceptions',
  'recorded_results',
  'feedback',
  'feedback_tallies',
  'feedback_givers',
  'chat_rooms',
  'chat_members',
  'chat_messages',
  'trainee_search',
  'trainee_counts',
];

type Rows = Record<string, string[]>;

/**
 * Each row as JSON, in no particular order, without the marks of runs that a change leaves for the certificates. `more`:
 * further tables.
 */
export async function storedRows(db: Db, more: readonly string[] = []): Promise<Rows> {
  const all: Rows = {};
  for (const table of [...TABLES, ...more]) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
    all[table] = rows.map((row) => JSON.stringify({ ...row, certify_at: undefined })).sort();
  }
  return all;
}
