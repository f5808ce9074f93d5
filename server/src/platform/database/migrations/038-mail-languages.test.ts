import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('users and sign-ups from before get mails in English, and only known languages are stored', async () => {
  await using database = await openDatabaseBefore('038');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_users (id, name, name_key, email, email_key, role, password_hash, created_at)
      values (1, 'Ann', 'ann', 'a@a.test', 'a@a.test', 'ADMIN', '', 0)`,
    `insert into unconfirmed_sign_ups
      (id, name, email, email_key, company_id, password_hash, created_at, expires_at)
      values (3, 'Bo', 'b@a.test', 'b@a.test', 7, '', 0, 9)`,
  );
  expect((await database.migrate())[0]).toBe('038-mail-languages');
  const languages = async () =>
    Promise.all([
      db.selectFrom('users').select('mail_language').executeTakeFirstOrThrow(),
      db.selectFrom('unconfirmed_sign_ups').select('mail_language').executeTakeFirstOrThrow(),
    ]).then((rows) => rows.map(({ mail_language }) => mail_language));
  expect(await languages()).toEqual(['en', 'en']);
  for (const table of ['all_users', 'unconfirmed_sign_ups']) {
    for (const language of ['de', 'fr', 'es'])
      await database.run(`update ${table} set mail_language = '${language}'`);
    for (const refused of ["'it'", "'DE'", "''", 'null'])
      await expect(
        database.run(`update ${table} set mail_language = ${refused}`),
      ).rejects.toThrow();
  }
  expect(await languages()).toEqual(['es', 'es']);
});
