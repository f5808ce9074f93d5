/** A made-up second migration: there is no other version to upgrade from. */
import { type Kysely, sql } from 'kysely';
import { migrations } from '#server/platform/database/migrations/all.ts';

export const SECOND_MIGRATION = '002-made-up';

/** Adds the migration to those of this build, in this process. Returns a function that removes it. */
export function addSecondMigration(): () => void {
  migrations[SECOND_MIGRATION] = {
    async up(db: Kysely<unknown>) {
      await sql`create table made_up (name text not null)`.execute(db);
      await sql`insert into made_up (name) select name from all_companies`.execute(db);
      await sql`update all_companies set name = 'Renamed'`.execute(db);
    },
  };
  return () => delete migrations[SECOND_MIGRATION];
}
