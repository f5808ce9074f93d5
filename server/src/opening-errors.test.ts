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

/** The error that the caller of the failing work receives. */
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
  ])('with error %s at %s gets a clear message', async (code, path, words) => {
    const thrown = await thrownFor(systemError(code, path));
    expect(thrown).toBeInstanceOf(CannotOpenError);
    expect((thrown as Error).message).toContain(words);
    expect((thrown as Error).message).toContain(DATA_DIR);
  });

  it('is not named in errors of other paths or of the program', async () => {
    const errors = [systemError('EACCES', '/srv/backups/x'), systemError('EMFILE', DATA_DIR)];
    for (const error of [...errors, new TypeError('x is undefined'), 'text'])
      expect(await thrownFor(error)).toBe(error);
  });
});

describe('a SQLite database', () => {
  it.each([
    [8, 'cannot write to its data folder'],
    [14, 'cannot write to its data folder'],
    [14 | (2 << 8), 'cannot write to its data folder'],
    [10, 'fails (it failed)'],
    [13, 'is full'],
  ])('with error code %i gets a clear message', async (errcode, words) => {
    const thrown = await thrownFor(sqliteError(errcode));
    expect(thrown).toBeInstanceOf(CannotOpenError);
    expect((thrown as Error).message).toContain(words);
  });

  it('with a failed commit gets the message for its cause', async () => {
    const thrown = await thrownFor(new CommitLostError(sqliteError(13)));
    expect((thrown as Error).message).toContain('is full');
  });

  it.each([11, 26])('that is damaged (code %i) gets the advice to restore it', async (errcode) => {
    const thrown = await thrownFor(sqliteError(errcode, 'file is not a database'));
    expect(thrown).toBeInstanceOf(DamagedDatabaseError);
    expect((thrown as Error).message).toContain('file is not a database');
    expect((thrown as Error).message).toContain('npm run portal -- restore');
  });

  it('does not change the error of a statement', async () => {
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
  ])('with error %o gets a clear message', async (error, words) => {
    const thrown = await thrownFor(error, URL);
    expect(thrown).toBeInstanceOf(CannotOpenError);
    expect((thrown as Error).message).toContain(words);
    expect((thrown as Error).message).not.toContain('secret');
  });

  it('is reported with every address of a host that does not answer', async () => {
    const errors = [new Error('connect ECONNREFUSED ::1:1'), new Error('ECONNREFUSED 127.0.0.1')];
    const all = Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' });
    expect(((await thrownFor(all, URL)) as Error).message).toContain('::1:1, ECONNREFUSED 127');
  });

  it('is not named when it is not used, or for an error in a statement', async () => {
    const away = postgresError('ECONNREFUSED');
    expect(await thrownFor(away)).toBe(away);
    const wrong = postgresError('42P01', 'relation "x" does not exist');
    expect(await thrownFor(wrong, URL)).toBe(wrong);
  });
});
