/** The plans of the search on PostgreSQL; those of SQLite are tested with all other calls. */
import { CompiledQuery, Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { postgresDialect } from '#server/platform/database/postgres/dialect.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { makeTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { traineesWithText } from './search-queries.ts';

const open = (databaseUrl: string): Db =>
  new Kysely<Schema>({ dialect: postgresDialect({ databaseUrl, onConnectionLost: () => {} }) });

describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')('on PostgreSQL', () => {
  let database: TestDatabase;
  let db: Db;

  beforeAll(async () => {
    database = await makeTestDatabase();
    db = open(database.databaseUrl ?? '');
  });
  afterAll(async () => {
    await db.destroy();
    await database[Symbol.asyncDispose]();
  });

  const fill = () =>
    sql`with company as (
        insert into all_companies (name, name_key, search_key, sort_key, created_at) values ('A', 'a', 'a', 'a', 0) returning id)
      insert into all_users (name, sort_key, search_key, email, email_key, role, company_id, password_hash, created_at)
      select 'Tess ' || i, 'tess ' || i, 'tess ' || i || chr(31) || i || '@x.test', i || '@x.test', i || '@x.test', 'TRAINEE', id, '', 0
      from company, generate_series(1, 5000) as i`.execute(db);

  async function planOf(search: string): Promise<string> {
    const { sql: text, parameters } = traineesWithText(db, {
      search,
      companyId: null,
      limit: 201,
    }).compile();
    const explain = CompiledQuery.raw(`explain ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('finds rare texts by the trigram index, and scans when most rows match', async () => {
    await migrate(db);
    await fill();
    await sql`analyze trainee_search`.execute(db);
    expect(await planOf('tess 4999')).toContain('Bitmap Index Scan on trainee_search_by_parts');
    expect(await planOf('x.test')).not.toContain('trainee_search_by_parts');
  });

  it('works without the trigram index when the database role may not install the extension', async () => {
    await using other = await makeTestDatabase();
    const owner = open(other.databaseUrl ?? '');
    const role = `portal_${Math.random().toString(36).slice(2)}`;
    await sql`create role ${sql.id(role)} login`.execute(owner);
    await sql`grant create on schema public to ${sql.id(role)}`.execute(owner);
    const url = new URL(other.databaseUrl ?? '');
    url.username = role;
    url.password = '';
    const guest = open(url.href);
    await migrate(guest);
    const found = await traineesWithText(guest, {
      search: 'a',
      companyId: null,
      limit: 1,
    }).execute();
    expect(found).toEqual([]);
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(guest);
    expect(rows).toEqual([]);
    await guest.destroy();
    await sql`drop owned by ${sql.id(role)}`.execute(owner);
    await sql`drop role ${sql.id(role)}`.execute(owner);
    await owner.destroy();
  });
});
