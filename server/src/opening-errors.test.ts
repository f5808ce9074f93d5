import { describe, expect, it } from 'vitest';
import { CannotOpenError, explainingFailures } from './opening-errors.ts';
import { DamagedDatabaseError } from './platform/database/sqlite/damage.ts';
import { CommitLostError } from './platform/database/sqlite/transaction-errors.ts';

const DATA_DIR = '/srv/portal/data';

const systemError = (code: string, path: string, message = `${code}: it failed`) =>
  Object.assign(new Error(message), { code, path });
const sqliteError = (errcode: number, message = 'it failed') =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
const postgresError = (code: string, message = 'it failed') =>
  Object.assign(new Error(message), { code });

/** What reaches the caller of work that fails with this error. */
function thrownFor(error: unknown, databaseUrl?: string): Promise<unknown> {
  const place = { dataDir: DATA_DIR, databaseUrl };
  return explainingFailures(place, () => Promise.reject(error)).catch((thrown: unknown) => thrown);
}

describe('a data folder', () => {
  it.each([
    ['EEXIST', DATA_DIR, 'must be a folder'],
    ['ENOTDIR', '/srv/portal', 'must be a folder'],
    ['EACCES', DATA_DIR, 'cannot write to its data folder'],
    ['EACCES', '/srv', 'cannot write to its data folder'],
    ['EPERM', `${DATA_DIR}/media/staging`, 'cannot write to its data folder'],
    ['EROFS', `${DATA_DIR}/owner.json`, 'cannot write to its data folder'],
    ['ENOSPC', `${DATA_DIR}/owner.json`, 'is full'],
  ])('that fails with %s at %s gets a sentence that says so', async (code, path, words) => {
    const thrown = await thrownFor(systemError(code, path));
    expect(thrown).toBeInstanceOf(CannotOpenError);
    expect((thrown as Error).message).toContain(words);
    expect((thrown as Error).message).toContain(DATA_DIR);
  });

  it('is not blamed for another path, nor for an error of the program', async () => {
    const errors = [systemError('EACCES', '/srv/backups/x'), systemError('EMFILE', DATA_DIR)];
    for (const error of [...errors, new TypeError('x is undefined'), 'text'])
      expect(await thrownFor(error)).toBe(error);
  });
});

describe('an embedded database', () => {
  it.each([
    [8, 'cannot write to its data folder'],
    [14, 'cannot write to its data folder'],
    [14 | (2 << 8), 'cannot write to its data folder'],
    [10, 'fails (it failed)'],
    [13, 'is full'],
  ])('that fails with code %i gets a sentence that says so', async (errcode, words) => {
    const thrown = await thrownFor(sqliteError(errcode));
    expect(thrown).toBeInstanceOf(CannotOpenError);
    expect((thrown as Error).message).toContain(words);
  });

  it('that fails at a commit gets the sentence for what made it fail', async () => {
    const thrown = await thrownFor(new CommitLostError(sqliteError(13)));
    expect((thrown as Error).message).toContain('is full');
  });

  it.each([11, 26])('that is damaged (code %i) is to be restored', async (errcode) => {
    const thrown = await thrownFor(sqliteError(errcode, 'file is not a database'));
    expect(thrown).toBeInstanceOf(DamagedDatabaseError);
    expect((thrown as Error).message).toContain('file is not a database');
    expect((thrown as Error).message).toContain('npm run portal -- restore');
  });

  it('keeps an error in its statements', async () => {
    const error = sqliteError(1, 'no such table: x');
    expect(await thrownFor(error)).toBe(error);
  });
});

describe('PostgreSQL', () => {
  const URL = 'postgres://portal:secret@db.example/portal';
  it.each([
    [postgresError('ECONNREFUSED'), 'cannot be reached'],
    [new Error('timeout expired'), 'cannot be reached'],
    [postgresError('53300', 'too many clients'), 'cannot be reached (too many clients)'],
    [postgresError('28P01'), 'refuses the login'],
    [postgresError('28000'), 'refuses the login'],
    [new Error('SASL: client password must be a string'), 'refuses the login'],
    [postgresError('3D000'), 'does not exist'],
    [postgresError('42501'), 'Make that user the owner'],
    [postgresError('SELF_SIGNED_CERT_IN_CHAIN'), 'No encrypted connection'],
    [new Error('The server does not support SSL connections'), 'No encrypted connection'],
  ])('that fails with %o gets a sentence that says so', async (error, words) => {
    const thrown = await thrownFor(error, URL);
    expect(thrown).toBeInstanceOf(CannotOpenError);
    expect((thrown as Error).message).toContain(words);
    expect((thrown as Error).message).not.toContain('secret');
  });

  it('names every address of a host that none of them answers', async () => {
    const errors = [new Error('connect ECONNREFUSED ::1:1'), new Error('ECONNREFUSED 127.0.0.1')];
    const all = Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' });
    expect(((await thrownFor(all, URL)) as Error).message).toContain('::1:1, ECONNREFUSED 127');
  });

  it('is not blamed where it is not used, nor for an error in a statement', async () => {
    const away = postgresError('ECONNREFUSED');
    expect(await thrownFor(away)).toBe(away);
    const wrong = postgresError('42P01', 'relation "x" does not exist');
    expect(await thrownFor(wrong, URL)).toBe(wrong);
  });
});
