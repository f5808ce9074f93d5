/**
 * Query plans of SQLite for frequent calls. The portal never runs `analyze`, so a plan depends only on the schema and
 * the text of the query, and is the same for a few rows as for a million.
 */
import { join } from 'node:path';
import { traineeSort } from '@portal/contract/trainees';
import { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as deletions from './features/accounts/deletion-queries.ts';
import * as devices from './features/accounts/device-queries.ts';
import * as accounts from './features/accounts/queries.ts';
import * as resetLinks from './features/accounts/reset-queries.ts';
import * as sessions from './features/accounts/session-queries.ts';
import * as activity from './features/activity/queries.ts';
import * as chatMessages from './features/chat/message-queries.ts';
import * as people from './features/chat/people-queries.ts';
import * as chatRooms from './features/chat/room-queries.ts';
import * as sentBytes from './features/chat/sent-bytes-queries.ts';
import * as companies from './features/companies/queries.ts';
import * as exports from './features/exports/queries.ts';
import * as feedback from './features/feedback/queries.ts';
import * as help from './features/help/queries.ts';
import * as attempts from './features/learning/attempt-queries.ts';
import * as impact from './features/learning/impact-queries.ts';
import * as trainingModules from './features/learning/module-queries.ts';
import * as progress from './features/learning/progress-queries.ts';
import * as structure from './features/learning/structure-queries.ts';
import * as ofTrainees from './features/learning/trainees-queries.ts';
import * as media from './features/media/queries.ts';
import * as videos from './features/media/video-queries.ts';
import * as modules from './features/modules/queries.ts';
import * as completions from './features/notifications/completion-queries.ts';
import * as notifications from './features/notifications/queries.ts';
import * as traineeList from './features/trainees/list-queries.ts';
import * as trainees from './features/trainees/queries.ts';
import * as traineeSearch from './features/trainees/search-queries.ts';
import { migrate } from './platform/database/migrate.ts';
import type { Db, Schema } from './platform/database/schema.ts';
import { SqliteDialect } from './platform/database/sqlite/dialect.ts';
import * as claims from './platform/mail/mail-claim-queries.ts';
import * as mails from './platform/mail/mail-queue-queries.ts';
import { makeTestFolder, type TestFolder } from './testing/test-resources.ts';

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

/** The steps of the plans of all queries that `work` runs. */
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

// A statement that only combines subqueries scans one row of no table.
const scansIn = (steps: readonly string[]) =>
  steps.filter((step) => step.startsWith('SCAN') && step !== 'SCAN CONSTANT ROW');
const sortsIn = (steps: readonly string[]) => steps.filter((step) => step.includes('ORDER BY'));

const key = { userId: 1, moduleId: 1 };
const login = { emailKey: 'a@b.test', tokenHash: 'x', usedSince: 0 };
const kept = { userId: 1, usedSince: 0, max: 20 };
const asked = { key: 'x', userId: 1, sessionId: 1, now: 0 };

describe('reads by an index, independent of the number of rows', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the session of a call', () => sessions.prepareFindSession(db)('x')],
    ['the sessions that receive streams', () => sessions.findValidSessions(db, [1, 2], 0)],
    ['the account of a login', () => accounts.findUserByEmail(db, 'a@b.test')],
    ['the account and device of a login', () => devices.prepareFindLogin(db)(login)],
    ['the device tokens of an account', () => devices.deleteOtherDevices(db, kept)],
    ['the device tokens that end', () => devices.deleteDevicesOf(db, 1)],
    ['whether there is an administrator', () => accounts.hasAdmin(db)],
    ['the sessions of a user that end', () => sessions.deleteSessionsOf(db, 1)],
    ['the sessions that have expired', () => sessions.deleteExpiredSessions(db, 0)],
    ['a reset link', () => resetLinks.takeResetLink(db, 'x', 0)],
    ['the reset links of a user', () => resetLinks.deleteResetLinksOf(db, 1)],
    ['a trainee’s path', () => progress.prepareFindPath(db)({ userId: 1, companyId: 1 })],
    ['the company of a module', () => trainingModules.prepareFindCompanyOf(db)({ moduleId: 1 })],
    ['the module of a video', () => trainingModules.prepareFindModuleOfVideo(db)({ videoId: 1 })],
    ['the videos of a module', () => trainingModules.findVideos(db, 1)],
    ['the questions of a module', () => trainingModules.findQuestions(db, 1)],
    ['the lock on a trainee', () => progress.lockTrainee(db, 1)],
    ['an attempt sent again', () => attempts.findAttempt(db, key, 'x')],
    ['the attempts of the last minute', () => attempts.findAttemptsSince(db, key, 0)],
    ['the trainees who watched a module', () => structure.findTraineesWhoWatched(db, 1)],
    ['the completions of some trainees', () => structure.markCompleted(db, 1, [1, 2], 0)],
    ['how some trainees stand', () => impact.findStandings(db, 1, [1, 2])],
    ['the watched time that is reset', () => structure.resetWatching(db, 1)],
    ['the modules of a page of trainees', () => ofTrainees.findModulesOfCompanies(db, [1, 2])],
    ['the progress of a page of trainees', () => ofTrainees.findProgressOfTrainees(db, [1, 2])],
    ['a logo', () => media.isLogo(db, 'x')],
    ['a video that is watched', () => media.prepareFindRequestedVideo(db)(asked)],
    ['captions that are read', () => media.findRequestedCaptions(db, asked)],
    ['the captions of a video', () => videos.deleteCaptions(db, 1)],
    ['a video that gets captions', () => videos.findVideo(db, 1, 1)],
    ['a company with its counts', () => companies.findCountedCompany(db, 1)],
    ['the trainees of a company that goes', () => deletions.deleteTraineesOf(db, 1)],
    ['the search of a company that goes', () => traineeSearch.removeFromSearch(db, 1)],
    ['the modules of a company', () => modules.listModules(db, { companyId: 1 })],
    ['the questions of a company', () => modules.listQuestions(db, { companyId: 1 })],
    ['the videos of some modules', () => modules.listVideos(db, { moduleIds: [1, 2] })],
    ['the questions of some modules', () => modules.listQuestions(db, { moduleIds: [1, 2] })],
    ['the files of a company', () => videos.listVideoKeys(db, 1)],
    ['an upload that is taken', () => videos.takeUpload(db, { id: 1, createdBy: 1, expiredAt: 0 })],
    ['the module that took an upload', () => videos.findModuleOfUpload(db, 1)],
    ['expired uploads', () => videos.deleteExpiredUploads(db, { expiredAt: 0, count: 100 })],
    ['the learners of a module', () => impact.countLearners(db, 1)],
    ['what was said of a module', () => modules.countMentions(db, 1)],
    ['the training in a company', () => impact.countTrainingOf(db, 1, [1, 2])],
    ['the trainees of a company', () => ofTrainees.findTraineeIds(db, 1)],
    ['what goes with a company', () => companies.countParts(db, 1)],
    ['all feedback of a user', () => feedback.listOwnFeedback(db, 1)],
    ['the feedback of a user on a module', () => feedback.findOwnFeedback(db, key)],
    ['one trainee', () => trainees.findTrainee(db, 1)],
    ['a help request sent again', () => help.findSentHelpRequest(db, 1, 'x')],
    ['the help that a trainee has seen', () => help.markSeen(db, 1, 0)],
    ['the pending help requests', () => help.countPending(db)],
    ['one help request', () => help.findHelpRequest(db, 1)],
    ['the claim of a mail', () => claims.prepareClaim(db)(1, 2)],
    ['the mails of a recipient', () => mails.scheduleRefused(db, 1, 2)],
    ['the notification settings of a user', () => notifications.findSettings(db, 1)],
    ['how far completions were read', () => completions.findReader(db, 1)],
    ['the reading of completions', () => completions.saveReadTo(db, 1, 1)],
    ['what was sent on past days', () => sentBytes.deleteSentBytesBefore(db, 9, 200)],
    ['the digest that was sent', () => notifications.deleteSentDigest(db, 1)],
  ])('%s', async (_, work) => {
    expect(scansIn(await stepsOf(work))).toEqual([]);
  });
});

describe('the list of changes', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the newest', () => activity.listNewest(db, 9_999, 50)],
    ['how far a term reaches', () => activity.findRangeStart(db, 'ada', 9_999, 2_000)],
    [
      'those that have all terms',
      () =>
        activity.listWithTerms(
          db,
          { term: 'ada', before: 9_999, count: 2_000 },
          ['acme', '=x'],
          50,
        ),
    ],
  ])('%s: reads a range of one key in order, without sorting', async (_, work) => {
    const steps = await stepsOf(work);
    // Only the range itself is scanned, and its length is limited.
    expect(scansIn(steps).filter((step) => !step.includes('run'))).toEqual([]);
    expect(sortsIn(steps)).toEqual([]);
  });
});

describe('the export', () => {
  it.each([null, 1])('of company %s continues by key', async (companyId) => {
    const steps = await stepsOf(() => exports.listTraineesAfter(db, companyId, 7, 500));
    expect(scansIn(steps)).toEqual([]);
    // The rows of one company are few and sorted; those of all companies would be sorted again for each chunk.
    if (companyId === null) expect(sortsIn(steps)).toEqual([]);
  });
});

describe('the trainee list', () => {
  const everyone = { search: '', companyId: null, includesCompanyNames: false };
  const window = { limit: 10, offset: 0, reversed: false };

  it.each(traineeSort.options)('by %s reads a page in the order of an index', async (sort) => {
    const steps = await stepsOf(() => traineeList.findByOffset(db, everyone, sort, window));
    expect(steps).toEqual([
      expect.stringMatching(/^SEARCH users USING COVERING INDEX .*\(role=\?\)/),
    ]);
  });

  it.each(traineeSort.options)(
    'of a company by %s reads only that company, in order',
    async (sort) => {
      const filter = { search: '', companyId: 1, includesCompanyNames: false };
      const steps = await stepsOf(() => traineeList.findByOffset(db, filter, sort, window));
      expect(sortsIn(steps)).toEqual([]);
      expect(steps).toContainEqual(expect.stringContaining('(company_id=? AND role=?)'));
    },
  );

  it.each(traineeSort.options)(
    'of a search with many matches, by %s, stops at a full page of the index',
    async (sort) => {
      const filter = { search: 'tess', companyId: null, includesCompanyNames: true };
      const steps = await stepsOf(() => traineeList.findByOffset(db, filter, sort, window));
      expect(sortsIn(steps)).toEqual([]);
      expect(steps[0]).toMatch(/^SEARCH users USING COVERING INDEX .*\(role=\?\)/);
    },
  );

  it('of a search with few matches reads them by the trigram index', async () => {
    const filter = { search: 'tess', companyId: null, includesCompanyNames: true };
    const steps = await stepsOf(() => traineeList.findAllIfFew(db, filter, 'name', 200));
    expect(steps).toContainEqual(
      expect.stringMatching(/^SCAN trainee_search_parts VIRTUAL TABLE INDEX \d+:M/),
    );
    expect(steps.filter((step) => /^SCAN (users|trainee_search)\b(?!_)/.test(step))).toEqual([]);
    expect(steps).toContain('SEARCH users USING INTEGER PRIMARY KEY (rowid=?)');
  });

  it('of a search within a company reads only that company', async () => {
    const filter = { search: 'te', companyId: 1, includesCompanyNames: false };
    const steps = await stepsOf(() => traineeList.findAllIfFew(db, filter, 'name', 200));
    expect(steps).toContainEqual(
      expect.stringContaining('trainee_search_by_company_id_text (company_id=?)'),
    );
  });

  it('counts matches in the search table only, and all trainees without reading any', async () => {
    const filter = { search: 'te', companyId: null, includesCompanyNames: true };
    const steps = await stepsOf(() => traineeList.countMatches(db, filter));
    expect(scansIn(steps)).toEqual([
      'SCAN trainee_search',
      expect.stringContaining('SCAN companies USING COVERING INDEX'),
    ]);
    const all = await stepsOf(() => traineeList.countTrainees(db, null));
    expect(all).toEqual(['SCAN trainee_counts']);
  });

  it('and the list of companies read counts instead of trainees', async () => {
    const steps = await stepsOf(() => companies.listCountedCompanies(db));
    expect(scansIn(steps)).toEqual(['SCAN companies']);
    expect(steps.filter((step) => /\b(users|trainee_search)\b/.test(step))).toEqual([]);
  });
});

describe('help requests', () => {
  const whole = { status: null, companyId: null, before: null, limit: 20 };

  it.each([
    ['of all', {}, /^SCAN help_requests$/],
    ['of all, a later page', { before: 9 }, /INTEGER PRIMARY KEY \(rowid<\?\)/],
    ['of a status', { status: 'PENDING' }, /\(status=\?\)/],
    ['of a company', { companyId: 1 }, /\(company_id=\?\)/],
    ['of both', { status: 'PENDING', companyId: 1, before: 9 }, /\(company_id=\? AND status=\?/],
  ] as const)('%s are read in order, and stop at a full page', async (_, part, plan) => {
    const steps = await stepsOf(() => help.listHelpRequests(db, { ...whole, ...part }));
    expect(sortsIn(steps)).toEqual([]);
    expect(steps.find((step) => step.includes(' help_requests'))).toMatch(plan);
  });

  it.each([
    ['a trainee’s own', () => help.listOwnHelpRequests(db, 1)],
    ['the changes of one', () => help.listChanges(db, 1)],
  ])('%s are read in order', async (_, work) => {
    const steps = await stepsOf(work);
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
  });
});

describe('feedback', () => {
  const filters = [undefined, 1].flatMap((companyId) =>
    [undefined, 1].flatMap((moduleId) =>
      [undefined, 5].map((rating) => ({ companyId, moduleId, rating })),
    ),
  );

  it.each(filters)('of %j skips the rows before a page in an index only', async (filter) => {
    const slice = { fromEnd: false, offset: 100_000, limit: 10 };
    const [passing = '', ...rest] = (
      await stepsOf(() => feedback.listFeedback(db, filter, slice))
    ).filter((step) => /^(SCAN|SEARCH) feedback/.test(step));
    expect(passing).toMatch(/USING COVERING INDEX feedback_by_/);
    // In order: only the page itself is sorted.
    const columns = ['company_id', 'module_id', 'rating'].filter((column) =>
      passing.includes(`${column}=?`),
    );
    const scope = filter.moduleId === undefined ? filter.companyId && 'company_id' : 'module_id';
    expect(columns).toEqual([scope, filter.rating && 'rating'].filter(Boolean));
    expect(rest).toEqual(['SEARCH feedback USING INTEGER PRIMARY KEY (rowid=?)']);
  });

  it.each(filters)('of %j continues from any position in an index only', async (filter) => {
    const last = { created_at: 1, id: 1 };
    const steps = await stepsOf(() => feedback.listFurtherFeedback(db, filter, last, 10));
    expect(steps.find((step) => /^(SCAN|SEARCH) feedback/.test(step))).toMatch(
      /SEARCH feedback USING COVERING INDEX feedback_by_.*created_at<\?\)/,
    );
  });

  it('of a company and of a module is counted by tallies only', async () => {
    for (const scope of [
      { companyId: 1, moduleId: undefined },
      { companyId: undefined, moduleId: 1 },
      { companyId: 1, moduleId: 1 },
    ]) {
      const steps = await stepsOf(() => feedback.sumTallies(db, scope));
      expect(scansIn(steps)).toEqual([]);
      expect(steps.join()).toContain('SEARCH feedback_tallies');
    }
  });

  it('of the portal is counted without reading any', async () => {
    const scope = { companyId: undefined, moduleId: undefined };
    const steps = await stepsOf(async () => {
      await feedback.sumTallies(db, scope);
      await feedback.countGivers(db, undefined);
      await feedback.listLowestRated(db, scope, 10);
      await feedback.listRatedModules(db, scope);
    });
    expect(steps.filter((step) => /\bfeedback\b/.test(step))).toEqual([]);
    expect(scansIn(steps)).not.toContainEqual(
      expect.stringMatching(/^SCAN (?!feedback_tallies|companies|lowest)/),
    );
  });
});

it('the latest completions are read from the end of their table, and their users by id', async () => {
  const steps = await stepsOf(() => completions.listLatest(db, 50));
  expect(sortsIn(steps)).toEqual([]);
  expect(steps).toEqual([
    'SCAN completions',
    expect.stringContaining('SEARCH users USING INTEGER PRIMARY KEY'),
  ]);
});

describe('the chat', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a membership', () => chatMessages.prepareFindMembership(db)(1, 1)],
    ['what is unread', () => chatRooms.prepareSumUnread(db)(1)],
    ['the chat partners of many', () => chatRooms.findPartners(db, [1, 2, 3])],
    ['the last messages', () => chatMessages.listMessagesBefore(db, 1, 9, 50)],
    [
      'what is new',
      () => chatMessages.prepareListMessagesAfter(db)({ roomId: 1, after: 9, limit: 50 }),
    ],
    ['a message sent before', () => chatMessages.findMessageOfSender(db, 1, 'x')],
    ['what is left to read', () => chatMessages.countFrom(db, 1, 1, 9)],
    ['whom one has a room with', () => chatRooms.findWithoutVisibleRoom(db, 1, [2, 3])],
  ])('%s is found by an index and in its order', async (_, work) => {
    const steps = await stepsOf(work);
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
  });

  it('the rooms of a user are one range of an index, independent of the length of conversations', async () => {
    const steps = await stepsOf(() => chatRooms.prepareListRooms(db)({ userId: 1 }));
    expect(scansIn(steps)).toEqual([]);
    expect(steps).toContainEqual(expect.stringContaining('(room_id=? AND seq=?)'));
  });

  it('people are read a page at a time in the order of an index', async () => {
    const after = { nameKey: 'm', id: 1 };
    const filter = { exceptId: 1, search: '', after, limit: 50 };
    const steps = await stepsOf(() => people.listPeople(db, filter, null));
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
  });

  it('people are searched by indexes only, and only the matches are read', async () => {
    const filter = { exceptId: 1, search: 'zoe', after: { nameKey: 'm', id: 1 }, limit: 50 };
    const finding = await stepsOf(() => people.findMatches(db, filter));
    expect(finding).toContainEqual(expect.stringContaining('trainee_search_parts VIRTUAL TABLE'));
    const many = await stepsOf(() => people.findAlongNames(db, 'TRAINEE', filter));
    // First the end of a batch, then the matches in it.
    const alongNames = /^SEARCH users USING COVERING INDEX .* \(role=\? AND .*name_key/;
    expect(many).toEqual([expect.stringMatching(alongNames), expect.stringMatching(alongNames)]);
    const steps = await stepsOf(() => people.listPeople(db, filter, [2, 3]));
    expect(steps[0]).toBe('SEARCH users USING INTEGER PRIMARY KEY (rowid=?)');
  });

  it('a search for two characters reads ranges of the search table', async () => {
    const filter = { exceptId: 1, search: 'zo', after: null, limit: 20 };
    const steps = await stepsOf(() => people.findMatches(db, filter));
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
    expect(steps).toContainEqual(
      expect.stringMatching(/^SEARCH trainee_search USING .*PRIMARY KEY \(rowid>\?/),
    );
  });
});
