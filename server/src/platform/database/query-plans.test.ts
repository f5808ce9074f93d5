/**
 * How SQLite reads for the calls that come often. It is never told to `analyze`, so its plans depend on the
 * schema and the text of a query alone: what holds here on a few rows holds on a million.
 */
import { join } from 'node:path';
import { traineeSort } from '@portal/contract/trainees';
import { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '../../features/accounts/queries.ts';
import * as companies from '../../features/companies/queries.ts';
import * as attempts from '../../features/learning/attempt-queries.ts';
import * as progress from '../../features/learning/progress-queries.ts';
import * as learning from '../../features/learning/queries.ts';
import * as structure from '../../features/learning/structure-queries.ts';
import * as ofTrainees from '../../features/learning/trainees-queries.ts';
import * as media from '../../features/modules/media-queries.ts';
import * as modules from '../../features/modules/queries.ts';
import * as trainees from '../../features/trainees/queries.ts';
import { makeTestFolder, type TestFolder } from '../../testing/test-resources.ts';
import { migrate } from './migrate.ts';
import type { Db, Schema } from './schema.ts';
import { SqliteDialect } from './sqlite-dialect.ts';

let folder: TestFolder;
let db: Db;
const ran: CompiledQuery[] = [];

beforeAll(async () => {
  folder = await makeTestFolder();
  db = new Kysely<Schema>({
    dialect: new SqliteDialect({ file: join(folder.path, 'portal.sqlite') }),
    log: ({ query }) => void ran.push(query),
  });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await folder[Symbol.asyncDispose]();
});

/** The steps of the plans of all that `work` asks of the database. */
async function stepsOf(work: () => Promise<unknown>): Promise<string[]> {
  ran.length = 0;
  await work();
  const asked = ran.splice(0);
  expect(asked).not.toEqual([]);
  const steps: string[] = [];
  for (const { sql, parameters } of asked) {
    const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explain);
    steps.push(...rows.map(({ detail }) => detail));
  }
  return steps;
}

const scansIn = (steps: readonly string[]) => steps.filter((step) => step.startsWith('SCAN'));
const sortsIn = (steps: readonly string[]) => steps.filter((step) => step.includes('ORDER BY'));

const key = { userId: 1, moduleId: 1 };

describe('reads by an index, whatever the tables hold', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the session of a call', () => accounts.prepareFindSession(db)({ tokenHash: 'x', now: 0 })],
    ['the account of a login', () => accounts.findUserByEmail(db, 'a@b.test')],
    ['the addresses of an account', () => accounts.isKnownAddress(db, 1, '127.0.0.1', 0)],
    ['whether there is an administrator', () => accounts.hasAdmin(db)],
    ['the sessions of a user that end', () => accounts.deleteSessionsOf(db, 1)],
    ['the sessions that have expired', () => accounts.deleteExpiredSessions(db, 0)],
    ['a reset link', () => accounts.takeResetLink(db, 'x', 0)],
    ['the reset links of a user', () => accounts.deleteResetLinksOf(db, 1)],
    ['a trainee’s path', () => learning.prepareFindPath(db)({ userId: 1, companyId: 1 })],
    ['the company of a module', () => learning.prepareFindCompanyOf(db)({ moduleId: 1 })],
    ['the videos of a module', () => learning.findVideos(db, 1)],
    ['the questions of a module', () => learning.findQuestions(db, 1)],
    ['the lock on a trainee', () => progress.lockTrainee(db, 1)],
    ['an attempt sent again', () => attempts.findAttempt(db, key, 'x')],
    ['the attempts of the last minute', () => attempts.findAttemptsSince(db, key, 0)],
    ['the watchers of a module', () => structure.passWatchers(db, 1, 0)],
    ['the watching that starts anew', () => structure.resetWatching(db, 1)],
    ['the modules of a page of trainees', () => ofTrainees.findModulesOfTrainees(db, [1, 2])],
    ['the progress of a page of trainees', () => ofTrainees.findProgressOfTrainees(db, [1, 2])],
    ['a logo', () => media.isLogo(db, 'x')],
    ['a video that is watched', () => media.prepareFindWatchedVideo(db)({ key: 'x', userId: 1 })],
    ['a company with its counts', () => companies.findCountedCompany(db, 1)],
    ['the trainees of a company that goes', () => companies.deleteTrainees(db, 1)],
    ['the modules of a company', () => modules.listModules(db, { companyId: 1 })],
    ['the questions of a company', () => modules.listQuestions(db, { companyId: 1 })],
    ['the files of a company', () => modules.listMediaKeys(db, { companyId: 1 })],
    ['one trainee', () => trainees.findTrainee(db, 1)],
  ])('%s', async (_, work) => {
    expect(scansIn(await stepsOf(work))).toEqual([]);
  });
});

describe('the trainee list', () => {
  const everyone = { search: '', companyId: null };
  const page = { limit: 10, offset: 0 };

  it.each(traineeSort.options)('by %s reads a page in the order of an index', async (sort) => {
    const steps = await stepsOf(() => trainees.listTrainees(db, everyone, sort, page));
    expect(scansIn(steps)).toEqual([]);
    expect(sortsIn(steps)).toEqual([]);
  });

  it.each(traineeSort.options)(
    'of a company by %s reads that company alone, in order',
    async (sort) => {
      const filter = { search: '', companyId: 1 };
      const steps = await stepsOf(() => trainees.listTrainees(db, filter, sort, page));
      expect(sortsIn(steps)).toEqual([]);
      expect(steps).toContainEqual(expect.stringContaining('(company_id=? AND role=?)'));
    },
  );

  it.each(traineeSort.options)('of a search by %s stops at a full page', async (sort) => {
    const filter = { search: 'tess', companyId: null };
    const steps = await stepsOf(() => trainees.listTrainees(db, filter, sort, page));
    expect(sortsIn(steps)).toEqual([]);
  });

  it('counts trainees without reading administrators', async () => {
    expect(scansIn(await stepsOf(() => trainees.countTrainees(db, everyone)))).toEqual([]);
  });
});
