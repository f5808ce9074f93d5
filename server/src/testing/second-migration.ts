/**
 * Adds a made-up second migration to those of this build when it is imported, by a test or by `node --import`: there is no
 * other version to upgrade from.
 */
import { type Kysely, sql } from 'kysely';
import { migrations } from '#server/platform/database/migrations/all.ts';

export const SECOND_MIGRATION = '002-made-up';

migrations[SECOND_MIGRATION] = {
  async up(db: Kysely<unknown>) {
    await sql`create table made_up (name text not null)`.execute(db);
    await sql`insert into made_up (name) select name from all_companies`.execute(db);
    await sql`update all_companies set name = 'Renamed'`.execute(db);
  },
};
