import { sql } from 'kysely';
import { UNPREPARED } from './postgres/statement-names.ts';

/** A comment in the texts of selects that may read very many rows. */
export const LONG_READ = '/* long read */';

/**
 * Marks a select that may read very many rows, such as a search or a deep page: `.modifyFront(longRead)`. On SQLite,
 * outside transactions, a thread runs it, so that it blocks no other request. On PostgreSQL, which runs each statement
 * in a process of its own, it is planned for its values.
 */
export const longRead = sql.raw(`${UNPREPARED} ${LONG_READ}`);
