/**
 * Query plans of SQLite for frequent calls. The portal never runs `analyze`, so a plan depends only on the schema and
 * the text of the query, and is the same for a few rows as for a million.
 */
import { join } from 'node:path';
import type { NamedScope } from '@portal/contract/reach';
import { statusFilter, traineeSort } from '@portal/contract/trainees';
import { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as admins from './features/accounts/admin-queries.ts';
import * as confirmations from './features/accounts/confirmation-queries.ts';
import * as devices from './features/accounts/device-queries.ts';
import * as hiding from './features/accounts/hiding-queries.ts';
import * as accounts from './features/accounts/queries.ts';
import * as resetLinks from './features/accounts/reset-queries.ts';
import * as sessions from './features/accounts/session-queries.ts';
import * as erasure from './features/activity/erase-queries.ts';
import * as activity from './features/activity/queries.ts';
import * as activityRanges from './features/activity/range-queries.ts';
import * as changesWithin from './features/activity/within-queries.ts';
import * as badges from './features/badges/queries.ts';
import * as calendarPurge from './features/calendar/purge-queries.ts';
import * as calendar from './features/calendar/queries.ts';
import * as certificateIssue from './features/certificates/issue-queries.ts';
import * as certificateLeaves from './features/certificates/leaf-queries.ts';
import * as certificateLooks from './features/certificates/look-queries.ts';
import * as certificateMerge from './features/certificates/merge-queries.ts';
import * as certificatePurge from './features/certificates/purge-queries.ts';
import * as certificates from './features/certificates/queries.ts';
import * as chatContact from './features/chat/contact-queries.ts';
import * as chatMessages from './features/chat/message-queries.ts';
import * as people from './features/chat/people-queries.ts';
import * as chatRooms from './features/chat/room-queries.ts';
import * as sentBytes from './features/chat/sent-bytes-queries.ts';
import * as companies from './features/companies/queries.ts';
import * as companySettings from './features/companies/settings-queries.ts';
import * as hiddenCompanies from './features/companies/trash-queries.ts';
import * as standingCounts from './features/compliance/count-queries.ts';
import * as months from './features/compliance/month-queries.ts';
import * as bulkDeletions from './features/deletions/bulk-queries.ts';
import * as deletionErasure from './features/deletions/erase-queries.ts';
import * as trash from './features/deletions/queries.ts';
import * as hiddenFeedback from './features/feedback/hiding-queries.ts';
import * as feedback from './features/feedback/queries.ts';
import * as feedbackTallies from './features/feedback/tally-queries.ts';
import * as groupLinks from './features/groups/sign-up-link-queries.ts';
import * as helpClosing from './features/help/closing-queries.ts';
import * as helpCounts from './features/help/count-queries.ts';
import * as helpList from './features/help/list-queries.ts';
import * as help from './features/help/queries.ts';
import * as insight from './features/insight/queries.ts';
import * as jobImports from './features/jobs/import-queries.ts';
import * as jobItems from './features/jobs/item-queries.ts';
import * as jobs from './features/jobs/queries.ts';
import * as jobUndo from './features/jobs/undo-queries.ts';
import * as certifying from './features/learning/certifying/certifying-queries.ts';
import * as figures from './features/learning/figures/figure-queries.ts';
import * as ofTrainees from './features/learning/figures/trainees-queries.ts';
import * as trainingModules from './features/learning/module-queries.ts';
import * as trainingPosters from './features/learning/path/poster-queries.ts';
import * as progress from './features/learning/path/progress-queries.ts';
import * as shownRuns from './features/learning/path/shown-run-queries.ts';
import * as trainingOrders from './features/learning/path/training-order-queries.ts';
import * as results from './features/learning/purge-queries.ts';
import * as attempts from './features/learning/quiz/attempt-queries.ts';
import * as tries from './features/learning/quiz/try-queries.ts';
import * as completing from './features/learning/results/completing-queries.ts';
import * as completion from './features/learning/results/completion-queries.ts';
import * as followUps from './features/learning/results/follow-up-queries.ts';
import * as impact from './features/learning/results/impact-queries.ts';
import * as moduleImpact from './features/learning/results/module-impact-queries.ts';
import * as trainingResults from './features/learning/results/result-queries.ts';
import * as changing from './features/learning/results/standings-task-queries.ts';
import * as passes from './features/learning/runs/pass-queries.ts';
import * as runHistory from './features/learning/runs/run-history-queries.ts';
import * as runs from './features/learning/runs/run-queries.ts';
import * as standings from './features/learning/standing/facts-queries.ts';
import { standingRange } from './features/learning/standing/standing-range.ts';
import * as logLeaves from './features/ledger/leaf-queries.ts';
import * as logTree from './features/ledger/tree-queries.ts';
import * as captions from './features/media/caption-queries.ts';
import * as posters from './features/media/poster-queries.ts';
import * as media from './features/media/queries.ts';
import * as videos from './features/media/video-queries.ts';
import * as modules from './features/modules/queries.ts';
import * as completions from './features/notifications/completion-queries.ts';
import * as notifications from './features/notifications/queries.ts';
import * as companyFigures from './features/reports/figure-queries.ts';
import * as reported from './features/reports/people-queries.ts';
import * as exports from './features/reports/progress-queries.ts';
import * as weeklyReports from './features/reports/weekly-queries.ts';
import * as ruleHits from './features/requirements/hit-queries.ts';
import * as recordedResults from './features/standings/result-queries.ts';
import * as traineeCounts from './features/trainees/count-queries.ts';
import * as listFilters from './features/trainees/filter-queries.ts';
import * as listPeople from './features/trainees/group-queries.ts';
import { isFigureSort, isUserSort } from './features/trainees/list-orders.ts';
import * as traineeList from './features/trainees/list-queries.ts';
import * as trainees from './features/trainees/queries.ts';
import * as traineeSearch from './features/trainees/search-queries.ts';
import * as trashCounts from './features/trash/count-queries.ts';
import { LONG_READ } from './platform/database/long-read.ts';
import type { Db, Schema } from './platform/database/schema.ts';
import { SqliteDialect } from './platform/database/sqlite/dialect.ts';
import * as claims from './platform/mail/mail-claim-queries.ts';
import * as mails from './platform/mail/mail-queue-queries.ts';
import * as failingTasks from './platform/tasks/operator-queries.ts';
import * as tasks from './platform/tasks/queries.ts';
import { copyMigratedSqlite } from './testing/copy-migrated-sqlite.ts';
import { makeTestFolder, type TestFolder } from './testing/test-folder.ts';

let folder: TestFolder;
let db: Db;
const ran: CompiledQuery[] = [];

beforeAll(async () => {
  folder = await makeTestFolder();
  await copyMigratedSqlite(folder.path);
  db = new Kysely<Schema>({
    dialect: new SqliteDialect({ file: join(folder.path, 'portal.sqlite') }),
    log: ({ query }) => void ran.push(query),
  });
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

// A statement that only combines subqueries scans one row of no table, and the rows of a subquery were found by its own
// steps. A view reads the few hidden companies and groups. The orders of a company's modules are read as a whole.
const SMALL = [
  // The given list of ids.
  'SCAN json_each VIRTUAL TABLE INDEX 1:',
  'SCAN CONSTANT ROW',
  'SCAN steps',
  // The leaves that are appended to the log.
  'SCAN waiting',
  'SCAN all_companies USING COVERING INDEX all_companies_hidden',
  'SCAN all_groups USING INDEX all_groups_hidden',
];
const scansIn = (steps: readonly string[]) =>
  steps.filter((step) => /^SCAN (?!\(subquery)/.test(step) && !SMALL.includes(step));
/** Without the steps by which a view leaves out the rows of hidden companies. */
const besidesViews = (steps: readonly string[]) =>
  steps.filter(
    (step) => !/^(LIST SUBQUERY|CREATE BLOOM FILTER)/.test(step) && !SMALL.includes(step),
  );
const sortsIn = (steps: readonly string[]) => steps.filter((step) => step.includes('ORDER BY'));

const own = { userId: 1, moduleId: 1 };
const allHelp = { within: null, status: null, companyId: null, assignee: null, search: '' };
const openHelpOfCompany = { ...allHelp, companyId: 1, isOpen: true };
const page = { after: 0, limit: 10 };
const mark = { deletionId: 1, at: 1 };
const listed = {
  kind: undefined,
  companyId: 1,
  search: '',
  before: 9,
  limit: 10,
  seen: null,
  now: 0,
};
const key = { runId: 1, moduleId: 1 };
const quiz = { runIds: [1], moduleId: 1 };
const run = { userId: 1, number: 1 };
const seenCompanies = [1, 2];
const ofTrainee = { userId: 1, companies: seenCompanies };
const ended = { id: 1, completed_at: null };
const newest = { cursor: null, limit: 51 };
const named = { userId: 1, helpRequestIds: [1] };
const login = { emailKey: 'a@b.test', tokenHash: 'x', usedSince: 0 };
const withdrawal = { at: 1, by: 1, reason: 'x' };
const succession = { by: { id: 2, code: 'x' }, succession: 'renewed', at: 1 } as const;
const holding = { userId: 1, companyId: 1 };
const tileNames = [
  { level: 0, index: 1 },
  { level: 1, index: 0 },
];
const merge = { from: 1, into: 2 };
const itemsPage = { jobId: 1, place: 7, limit: 50, onlyRefused: false, within: null };
const repetition = { createdBy: 1, requestKey: 'x', since: 0 };
const kept = { userId: 1, usedSince: 0, max: 20 };
const followUp = {
  id: 1,
  module_id: 1,
  company_id: 1,
  kind: 'reset-watching',
  order_version: 1,
  after_run_id: 0,
  created_at: 1,
} as const;
const asked = { key: 'x', userId: 1, sessionId: 1, now: 0 };

describe('reads by an index, independent of the number of rows', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the session of a call', () => sessions.findSession(db, 'x')],
    ['the sessions that receive streams', () => sessions.findValidSessions(db, [1, 2], 0)],
    ['the account of a login', () => accounts.findUserByEmail(db, 'a@b.test')],
    ['the account and device of a login', () => devices.findLogin(db, login)],
    ['the password of a login that succeeds', () => accounts.lockIfPasswordIs(db, 1, 'x')],
    ['the device tokens of an account', () => devices.deleteOtherDevices(db, kept)],
    ['the device tokens that end', () => devices.deleteDevicesOf(db, 1)],
    ['whether there is an administrator', () => accounts.hasAdmin(db)],
    ['the sessions of a user that end', () => sessions.deleteSessionsOf(db, 1)],
    ['the sessions that have expired', () => sessions.deleteSomeExpiredSessions(db, 0, 200)],
    ['a reset link', () => resetLinks.takeResetLink(db, 'x', 0)],
    ['the reset links of a user', () => resetLinks.deleteResetLinksOf(db, 1)],
    ['the sign-up of a mail', () => confirmations.lockSignUp(db, 1, 0)],
    ['the sign-up of a link', () => confirmations.findSignUpOfLink(db, 'x', 0)],
    ['a sign-up that is confirmed', () => confirmations.takeSignUp(db, 1)],
    ['sign-ups that have expired', () => confirmations.deleteSomeExpired(db, 0, 200)],
    ['the changes that name a user', () => erasure.findNamed(db, named, 'Deleted user 1', 20)],
    ['the help requests of a user', () => help.listRequestIdsOf(db, 1)],
    ['the deletions that name a user', () => deletionErasure.eraseSomeDeletions(db, 1)],
    ['the settings of a company', () => companySettings.findSettings(db, 1)],
    ['the company of a name', () => companySettings.findPublicCompany(db, 'Acme')],
    ['the company of a sign-up link', () => companySettings.findCompanyOfLink(db, 'x')],
    ['the sign-up link of a group', () => groupLinks.findSignUpLink(db, 1)],
    ['a trainee’s path', () => progress.findPath(db, { runId: 1, userId: 1, companyId: 1 })],
    ['the facts of a run', () => progress.findRunFacts(db, { runId: 1 })],
    ['the completed runs of a trainee', () => runHistory.listCompletedRuns(db, 1, 50)],
    ['the requests of a removed admin', () => help.unassignSome(db, 1)],
    [
      'the sessions of a user',
      () => sessions.listSessionsOf(db, { userId: 1, sessionId: 1, now: 0, limit: 100 }),
    ],
    ['the admins', () => admins.listAdmins(db, { inviter: null, limit: 500 })],
    ['the company of a module', () => trainingModules.findCompanyOf(db, { moduleId: 1 })],
    ['the module of a video', () => trainingModules.findModuleOfVideo(db, { videoId: 1 })],
    ['the videos of a module', () => trainingModules.findVideos(db, { moduleId: 1 })],
    ['the questions of a module', () => trainingModules.findQuestions(db, { moduleId: 1 })],
    ['the lock on a trainee', () => progress.lockTrainee(db, { userId: 1 })],
    ['an attempt sent again', () => attempts.findAttempt(db, { ...key, submissionId: 'x' })],
    ['the last attempts', () => attempts.findLatestAttempts(db, { ...key, count: 20 })],
    ['a change that concerns results', () => followUps.findFollowUp(db, 1)],
    ['the runs that it concerns', () => followUps.findNextRuns(db, { companyId: 1, after: 0 }, 25)],
    ['the runs that watched', () => followUps.findRunsThatWatched(db, followUp, [1, 2])],
    ['the runs that reach the pass mark', () => followUps.findRunsThatReach(db, followUp, [1, 2])],
    ['runs that pass a module', () => followUps.markPassed(db, followUp, [1, 2])],
    [
      'runs that start a new video',
      () => followUps.resetWatching(db, { moduleId: 1, runIds: [1, 2], replacedAt: 1 }),
    ],
    ['the runs to complete', () => completing.findToComplete(db, 1, [1, 2])],
    ['the passes in them', () => completing.listPassesOfRuns(db, [1, 2])],
    [
      'the runs to open again',
      () => completing.findToTakeBack(db, { companyId: 1, runIds: [1, 2], since: 1 }),
    ],
    ['the changes whose work is not done', () => completing.listUnsettled(db, 1)],
    ['the changes that completed trainings', () => completions.listLatestOfGroups(db, null, 50)],
    [
      'the modules of a page of trainees',
      () => ofTrainees.findModulesOfCompanies(db, { ids: [1, 2] }),
    ],
    [
      'the progress of a page of trainees',
      () => ofTrainees.findProgressOfTrainees(db, { ids: [1, 2] }),
    ],
    ['the trainee of a calendar', () => calendar.findReaders(db, { secretHash: 'x' })],
    ['the entries of a calendar', () => calendar.findEntries(db, { userId: 1 })],
    ['the entries of a purged module', () => calendarPurge.deleteSomeCalendarEntries(db, 1)],
    ['a logo', () => media.isPublicPicture(db, 'x')],
    ['the pictures of certificates', () => media.filterCertified(db, ['x', 'y'])],
    ['a certificate', () => certificates.findCertificateByCode(db, 'x')],
    ['the last certificate', () => badges.findLastCertificateId(db)],
    ['a list of withdrawn certificates', () => badges.findWithdrawnIds(db, { from: 0, to: 9 })],
    ['the correction of a certificate', () => certificates.findCorrections(db, 1)],
    [
      'the certificates of a trainee',
      () => certificates.listCertificatesOf(db, { userId: 1, companyId: null }),
    ],
    [
      'the certificates of a page of trainees',
      () => certificates.findUnsucceeded(db, { ids: [1, 2] }),
    ],
    ['the editions of certified modules', () => certificates.findEditions(db, { ids: [1, 2] })],
    ['the mail about a certificate', () => certificates.findMailed(db, { id: 1, userId: 1 })],
    ['a certificate that is withdrawn', () => certificates.withdraw(db, 1, withdrawal)],
    ['the names on a certificate', () => certificateIssue.findNamed(db, holding)],
    [
      'the end of a former certificate',
      () => certificateIssue.succeedCertificateOf(db, 1, succession),
    ],
    ['certificates of the log', () => certificateLeaves.findLogged(db, [1, 2])],
    ['recorded results of the log', () => recordedResults.findLogged(db, [1, 2])],
    ['the leaf of a certificate', () => logLeaves.findLeafOfCertificate(db, 1)],
    ['the leaves that wait for the log', () => logTree.takeWaiting(db, { size: 1, limit: 9 })],
    ['a leaf of the log', () => logTree.findLeaf(db, 1)],
    ['tiles of the log', () => logTree.findTiles(db, tileNames)],
    ['the next company to certify', () => certifying.findNextCompany(db, { companyId: 1, now: 1 })],
    [
      'the next trainees to certify',
      () => certifying.findDueTrainees(db, { ...page, companyId: 1, now: 1 }),
    ],
    [
      'the runs to certify',
      () => certifying.findDueRuns(db, { companyId: 1, ids: [1, 2], now: 1 }),
    ],
    ['the certified completions', () => certifying.findCompletions(db, { companyId: 1, ids: [1] })],
    ['the look of certificates', () => certificateLooks.findPresentLook(db, 1)],
    ['the looks without certificates', () => certificateLooks.deleteUnusedLooks(db, 1)],
    ['the certificates of a merge', () => certificateMerge.moveCertificates(db, merge)],
    ['the certificates of a purged company', () => certificatePurge.releaseSomeCertificates(db, 1)],
    ['a video that is watched', () => media.findRequestedVideo(db, asked)],
    ['a poster that is read', () => media.findRequestedPoster(db, asked)],
    ['the posters of some videos', () => posters.listPosters(db, [1, 2])],
    ['the posters of a module', () => posters.listPostersOfModule(db, { moduleId: 1 })],
    [
      'a poster that is given to a video',
      () =>
        posters.assignPoster(db, { id: 1, videoId: 1, createdBy: 1, companyId: 1, expiredAt: 0 }),
    ],
    ['the poster of a video', () => posters.deletePoster(db, 1)],
    ['the posters of a deleted module', () => posters.deletePostersOf(db, 1)],
    ['expired posters', () => posters.deleteExpiredPosters(db, { expiredAt: 0, count: 100 })],
    ['the posters of a company', () => trainingPosters.findPosters(db, { companyId: 1 })],
    ['captions that are read', () => media.findRequestedCaptions(db, asked)],
    ['the captions of a video', () => captions.deleteCaptions(db, 1, 'en')],
    ['the captions of some videos', () => captions.listCaptions(db, [1, 2])],
    ['the captions of a module', () => captions.listCaptionsOfModule(db, { moduleId: 1 })],
    ['a video that gets captions', () => videos.findVideo(db, 1, 1)],
    ['a company with its counts', () => companies.findCountedCompany(db, 1)],
    ['the trainees who are hidden', () => hiding.markTrainees(db, { ids: [1], ...mark })],
    ['the trainees who are restored', () => hiding.unmarkTrainees(db, 1, undefined)],
    ['the access of hidden trainees', () => hiding.deleteAccess(db, [1, 2], 0)],
    ['the holders of emails', () => hiding.freeEmails(db, ['a', 'b'])],
    ['the trainees of a deletion', () => hiding.listMarked(db, 1, page)],
    ['how many trainees a deletion hides', () => hiding.countMarked(db, 1)],
    ['the trainees of a deletion that stay', () => hiding.changeDeletion(db, { from: 1, to: 2 })],
    ['the connected users who are shown', () => accounts.findShownUsers(db, [1, 2])],
    ['a company that is restored', () => hiddenCompanies.lockHiddenCompany(db, 1)],
    ['the trainees of a hidden company', () => hiding.listTraineeIdsOf(db, 1, page)],
    ['the mails to hidden trainees', () => mails.deleteAllMailsTo(db, [1, 2], 0)],
    ['the search of a purged company', () => traineeSearch.removeSomeFromSearch(db, 1)],
    ['the feedback of hidden trainees', () => hiddenFeedback.updateHiddenOfUsers(db, [1, 2])],
    ['the feedback of a hidden module', () => hiddenFeedback.updateHiddenOfModule(db, 1, null)],
    ['the feedback of a purged module', () => hiddenFeedback.deleteSomeFeedback(db, 1)],
    ['the requests about a purged module', () => help.removeModuleFromSome(db, 1)],
    ['the modules in their order', () => modules.placeModules(db, 1, [1, 2])],
    ['the newest deletions', () => trash.listRestorable(db, { ...listed, companyId: undefined })],
    ['the deletions of one kind', () => trash.listRestorable(db, { ...listed, kind: 'module' })],
    [
      'the deletions of a limited admin',
      () =>
        trash.listRestorable(db, {
          ...listed,
          seen: {
            userId: 1,
            reach: [
              { companyId: 1, companyName: 'One', rights: 'training' },
              {
                companyId: 3,
                companyName: 'Three',
                groupId: 2,
                groupName: 'Two',
                rights: 'people',
              },
            ],
          },
        }),
    ],
    ['a deletion to be restored', () => trash.lockRestorable(db, 1, 0)],
    ['the deletions of many trainees', () => bulkDeletions.findBulkDeletionsIn(db, 1)],
    ['the deletions of a company', () => trash.markPurgedOfCompany(db, 1, 0)],
    ['the texts of a company', () => companies.countTexts(db, 1)],
    ['the modules of a company', () => modules.listModules(db, { companyId: 1 })],
    ['the questions of a company', () => modules.listQuestions(db, { companyId: 1 })],
    ['the videos of some modules', () => modules.listVideos(db, { moduleIds: [1, 2] })],
    ['the questions of some modules', () => modules.listQuestions(db, { moduleIds: [1, 2] })],
    [
      'an upload that is taken',
      () => videos.takeUpload(db, { id: 1, createdBy: 1, companyId: 1, expiredAt: 0 }),
    ],
    ['the module that took an upload', () => videos.findModuleOfUpload(db, 1)],
    ['expired uploads', () => videos.deleteExpiredUploads(db, { expiredAt: 0, count: 100 })],
    ['the module of an insight', () => insight.findModule(db, 1)],
    ['the people of a module', () => insight.countPeople(db, { id: 1, seconds: 60 })],
    ['the first answers of a module', () => insight.countAnswers(db, 1)],
    ['the people of a group', () => insight.countPeople(db, { id: 1, seconds: 60 }, 1)],
    ['the first answers of a group', () => insight.countAnswers(db, 1, 1)],
    ['the learners of a module', () => moduleImpact.countLearnersIn(db, 1, [1, 2])],
    ['the current runs in a company', () => moduleImpact.findCurrentRuns(db, 1, 7)],
    ['what was said of a module', () => modules.countMentions(db, 1)],
    ['the next runs of trainees', () => runs.insertRuns(db, [1, 2], 0)],
    ['the current runs of trainees', () => runs.setCurrentRuns(db, [1, 2])],
    [
      'what is open in runs that end',
      () => trainingOrders.reachOpenModules(db, { companyId: 1, runIds: [1, 2], now: 0 }),
    ],
    ['the present order of a run', () => trainingOrders.continueOrders(db, [1, 2])],
    ['the runs of trainees that end', () => runs.lockCurrentRuns(db, [1, 2])],
    ['the modules of a completed run', () => completion.freezeModules(db, { ids: [1, 2] })],
    ['the companies of current runs', () => runs.findRunCompanies(db, [1, 2])],
    ['the runs of a move that is undone', () => runs.lockRuns(db, 1, [1, 2])],
    ['whether a run has begun', () => runs.isTouched(db, 1)],
    ['a run that becomes current again', () => runs.continueRun(db, 1, ended)],
    ['a run that is removed', () => runs.deleteRun(db, 1)],
    ['one run of a trainee', () => runHistory.findRun(db, ofTrainee, 1)],
    [
      'a run with a module',
      () => shownRuns.findRunWithModule(db, { ...key, ...run, companies: seenCompanies }),
    ],
    ['an attempt for admins', () => shownRuns.findShownAttempt(db, 1, seenCompanies)],
    ['the trainees who move', () => accounts.lockUsers(db, [1, 2])],
    ['the companies they leave', () => trainees.findCompaniesOfTrainees(db, [1, 2])],
    ['the company they enter', () => accounts.setCompany(db, [1, 2], 1)],
    ['the companies of runs', () => trainees.findCompaniesOfRuns(db, [1, 2])],
    ['the results of a purged module', () => results.deleteSomeOfModule(db, 1)],
    ['the runs of a purged trainee', () => results.deleteSomeOfUser(db, 1)],
    ['the runs of a purged company', () => results.deleteSomeOfCompany(db, 1)],
    ['whether runs have a module', () => results.isModuleInRuns(db, 1)],
    ['the results of one trainee', () => impact.countResultsOf(db, 1)],
    ['what deleted companies have hidden', () => trashCounts.countOfCompanies(db, [1, 2])],
    ['what deleted modules have hidden', () => trashCounts.countOfModules(db, [1, 2], null)],
    ['the training in a company', () => impact.countTrainingOf(db, 1, [1, 2])],
    ['the trainees of a company', () => ofTrainees.findTraineeIds(db, 1, page)],
    ['what goes with a company', () => companies.countParts(db, 1)],
    ['all feedback of a user', () => feedback.listOwnFeedback(db, 1)],
    ['the feedback of a user on a module', () => feedback.findOwnFeedback(db, own)],
    ['one trainee', () => trainees.findTrainee(db, 1)],
    ['a help request sent again', () => help.findSentHelpRequest(db, 1, 'x')],
    ['the help that a trainee has seen', () => help.markSeen(db, 1, 0)],
    [
      'the pending help requests',
      () => helpCounts.countMatches(db, { ...allHelp, status: 'PENDING' }),
    ],
    ['the help requests of a group', () => helpCounts.countMatches(db, { ...allHelp, group: 1 })],
    ['the open help requests of a company', () => helpCounts.countMatches(db, openHelpOfCompany)],
    ['one help request', () => help.findHelpRequest(db, 1)],
    ['some help requests', () => helpList.findRequests(db, [1, 2])],
    ['some help requests to be closed', () => helpClosing.lockRequests(db, [1, 2])],
    ['some changes of help requests', () => helpClosing.findChanges(db, [1, 2])],
    ['the trainees of help requests', () => help.findTraineesOfRequests(db, [1, 2], null)],
    ['the admins', () => help.listAdmins(db)],
    ['an admin', () => help.lockAdmin(db, 1)],
    ['the claim of a mail', () => claims.claim(db, 1, 2)],
    ['the mails of a recipient', () => mails.scheduleRefused(db, 1, 2)],
    ['the notification settings of a user', () => notifications.findSettings(db, 1)],
    ['how far completions were read', () => completions.findReader(db, 1)],
    ['the reading of completions', () => completions.saveReadTo(db, 1, 1)],
    ['a job', () => jobs.findJob(db, 1)],
    ['the job of a second click', () => jobs.findRepeatedJob(db, repetition)],
    ['the kinds of tasks that are due', () => tasks.listDue(db, ['a', 'b'], 1)],
    ['the next task of a company', () => tasks.claim(db, { kind: 'a', companyId: 1 }, { now: 1 })],
    ['a task by its key', () => tasks.isWaiting(db, 'a', '1')],
    ['the tasks that fail', () => failingTasks.listFailing(db, 1, 10)],
    ['a job that is removed', () => jobs.findOldJob(db, 1)],
    ['the next trainees of a job', () => jobItems.findItemsFrom(db, 1, 7, 50)],
    ['a page of the trainees of a job', () => jobItems.listItemsFrom(db, itemsPage)],
    [
      'the refused trainees of a job',
      () => jobItems.listItemsFrom(db, { ...itemsPage, onlyRefused: true }),
    ],
    ['the companies of the trainees of a job', () => jobItems.findTwoCompanies(db, [1, 2], null)],
    ['the trainees of a job that is removed', () => jobItems.deleteItems(db, 1, 50)],
    ['the next rows of an import', () => jobImports.findImportRows(db, 1, [7, 8])],
    ['the rows of an import that were added', () => jobImports.deleteImportRows(db, 1, [7, 8])],
    ['the passwords of an import that has ended', () => jobImports.forgetPasswords(db, 1)],
    ['the new runs that have begun', () => jobUndo.findTraineesOfTouchedRuns(db, [1, 2])],
    ['the runs that were not purged', () => jobUndo.findPresentRuns(db, [1, 2])],
    ['the deleted companies of runs', () => jobUndo.findDeletedCompanyOfRuns(db, [1, 2])],
    ['the emails that are used again', () => jobUndo.findTraineesWithTakenEmail(db, [1, 2])],
    ['what was sent on past days', () => sentBytes.deleteSentBytesBefore(db, 9, 200)],
    ['the digest that was sent', () => notifications.deleteSentDigest(db, 1)],
  ])('%s', async (_, work) => {
    expect(scansIn(await stepsOf(work))).toEqual([]);
  });
});

describe('a batch of many trainees is read by their ids', () => {
  // With a long list of ids, SQLite prefers an index of another column.
  const ids = Array.from({ length: 100 }, (_, i) => i + 1);

  it.each<[string, () => Promise<unknown>]>([
    ['who are hidden', () => hiding.markTrainees(db, { ids, ...mark })],
    ['who are restored', () => hiding.unmarkTrainees(db, 1, ids)],
    ['who may be restored', () => jobUndo.findMarkedTrainees(db, 1, ids)],
    ['whose emails are used again', () => jobUndo.findTraineesWithTakenEmail(db, ids)],
    ['who are locked', () => accounts.lockUsers(db, ids)],
    ['who change their company', () => accounts.setCompany(db, ids, 2)],
    ['who have no password', () => accounts.findUsersWithHash(db, ids, 'x')],
    ['whose companies are locked', () => trainees.findCompaniesOfTrainees(db, ids)],
    ['whose job names its company', () => jobItems.findTwoCompanies(db, ids, null)],
    ['who start a run', () => runs.insertRuns(db, ids, 0)],
    ['whose current run changes', () => runs.setCurrentRuns(db, ids)],
    ['whose current runs are known', () => runs.findCurrentRuns(db, ids)],
  ])('%s', async (_, work) => {
    const steps = (await stepsOf(work)).filter((step) => /\ball_users\b/.test(step));
    expect(steps).not.toEqual([]);
    for (const step of steps) expect(step).toMatch(/PRIMARY KEY \(rowid=\?\)|\(email_key=\?\)/);
  });
});

describe('the standings of a batch of people', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the people with their runs', () => standings.findPeople(db, { companyId: 1, ids: [1, 2] })],
    ['what they have completed', () => standings.findPasses(db, { companyId: 1, ids: [1, 2] })],
    ['what they have begun', () => ruleHits.findBegun(db, { moduleId: 1, ids: [1, 2] })],
    ['memberships', () => ruleHits.findMembershipsIn(db, [1, 2], [1, 2])],
  ])('%s: no row of another person of the company is read', async (_, work) => {
    const steps = besidesViews(await stepsOf(work));
    for (const step of steps) expect(step).toMatch(/rowid=\?|user_id=\?|run_id=\?/);
  });

  it('the completed ones are counted along each person', async () => {
    const steps = await stepsOf(() => ruleHits.countCompleted(db, { id: 1, companyId: 1 }));
    expect(steps.join()).not.toContain('progress_by_module_id');
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

describe('the changes that a limited admin sees', () => {
  const asked = { terms: ['ada', '=x'], from: 1, to: 9_999, first: 1, before: 9_999, limit: 51 };
  const ofGroups = { companies: [1], groups: [5] };

  it('those of a company are read from its range, without sorting', async () => {
    const steps = await stepsOf(() => changesWithin.listWithTerm(db, '=company:1', asked));
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
    expect(steps[0]).toContain('activity_terms USING PRIMARY KEY (term=? AND activity_id>?');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'of members',
      () => changesWithin.listOfMembers(db, ofGroups, asked),
      'activity_by_subject (subject_kind=? AND subject_id=?)',
    ],
    [
      'of help requests of members',
      () => changesWithin.listOfRequests(db, ofGroups, asked),
      'activity_by_subject (subject_kind=? AND subject_id=?)',
    ],
    [
      'by the admin',
      () => changesWithin.listOwn(db, { companies: [1], actorId: 7 }, asked),
      'activity_by_actor (actor_id=?)',
    ],
  ])('those %s are found by an index', async (_, work, index) => {
    const steps = await stepsOf(work);
    expect(scansIn(steps).filter((step) => step !== 'SCAN found')).toEqual([]);
    expect(steps.join()).toContain(index);
  });
});

describe('the changes in a range of time', () => {
  const range = { from: 1, before: { at: 9_999, id: 7 } };
  const asked = { terms: ['ada', '=x'], limit: 50 };
  it.each<[string, () => Promise<unknown>]>([
    ['the newest', () => activityRanges.listRange(db, range, 50)],
    ['how far a call reaches', () => activityRanges.findRangeEnd(db, range, 2_000)],
    ['the place of a change', () => activityRanges.findPlace(db, 7)],
  ])('%s: read in order, without sorting', async (_, work) => {
    const steps = await stepsOf(work);
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
    if (_ !== 'the place of a change')
      expect(steps.join()).toMatch(/activity_by_at_id \((?:at>\? AND )?\(?at/);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['those with terms', () => activityRanges.searchRange(db, range, 2_000, asked)],
    ['those with a rare term', () => activityRanges.searchFew(db, range, 'rare', asked)],
  ])('%s: found by indexes', async (_, work) => {
    // Only the range itself is scanned, and its length is limited.
    const scans = scansIn(await stepsOf(work)).filter((step) => step !== 'SCAN activity');
    expect(scans).toEqual([]);
  });
});

describe('the report of a company', () => {
  const ofCompany = { companyId: 1, within: null };
  const laterPage = { after: { sortKey: 'x', id: 7 }, limit: 51 };

  it.each<[string, () => Promise<unknown>]>([
    ['its first page', () => reported.listByName(db, ofCompany, { after: null, limit: 51 })],
    ['a later page', () => reported.listByName(db, ofCompany, laterPage)],
  ])('%s: by name, without sorting', async (_, work) => {
    const steps = await stepsOf(work);
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
    expect(steps.join()).toContain('users_by_company_id_role_sort_key_id');
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the number of members of a group',
      () => reported.countPeople(db, { ...ofCompany, group: 5 }),
    ],
    ['a batch of the file', () => reported.findPeople(db, ofCompany, [7, 8])],
    ['the results of a page', () => trainingResults.listResults(db, [1, 2])],
    ['the reports that are due', () => weeklyReports.listDue(db, 9, 100)],
    ['the report of an admin', () => weeklyReports.findSubscription(db, 1)],
  ])('%s: found by an index and in its order', async (_, work) => {
    const steps = await stepsOf(work);
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of all companies', () => companyFigures.countAll(db, 5)],
    ['of one company', () => companyFigures.countOne(db, ofCompany, 5)],
  ])(
    'the figures %s are counted in the order of an index that has all columns',
    async (_, work) => {
      const steps = await stepsOf(work);
      expect(steps.join()).toContain('trainee_figures USING COVERING INDEX');
      expect(sortsIn(steps)).toEqual([]);
    },
  );
});

describe('compliance', () => {
  const people = { companyId: null, within: null };

  it.each([
    ['a company', { ...people, companyId: 1 }, 'of_company_by_standing_key (company_id=? AND'],
    ['all companies', people, 'by_standing_key (standing_key<?)'],
  ])('of %s is counted in the index of the standings', async (_, asked, index) => {
    const steps = await stepsOf(() => standingCounts.countStandings(db, asked, '2027-01-01'));
    expect(steps[0]).toContain(`USING COVERING INDEX trainee_figures_${index}`);
    expect(sortsIn(steps)).toEqual([]);
  });

  it('of a month begins with the figures of the company', async () => {
    const steps = await stepsOf(async () => {
      await months.findNextCompanies(db, { after: 1, limit: 100 });
      await months.areWaiting(db, 1, '2027-01-31');
      await months.listMonths(db, { companyId: 1, groupId: 0, since: '2026-02' });
    });
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
    expect(steps.join()).toContain('INDEX trainee_figures_by_changes_on (company_id=?');
  });
});

describe('runs and attempts', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the runs of a trainee', () => runHistory.listRuns(db, ofTrainee)],
    ['the newest attempts', () => attempts.listAttemptsBefore(db, { ...quiz, ...newest })],
    ['older attempts', () => attempts.listAttemptsBefore(db, { ...quiz, ...newest, cursor: 7 })],
    ['one attempt', () => attempts.findAttemptInRuns(db, [1], 1)],
  ])('%s: found by an index and in its order', async (_, work) => {
    const steps = await stepsOf(work);
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the questions of a summary', () => insight.listQuestions(db, 1)],
    ['the modules of a run that has ended', () => runHistory.listFrozenModules(db, 1)],
    ['the answers of an attempt', () => attempts.listAnswers(db, { attemptId: 1 })],
    ['the passes of a run', () => passes.listPasses(db, 1)],
    ['the tries before one', () => tries.listTriesBefore(db, { runId: 1, cursor: 7, limit: 51 })],
  ])('%s: found by an index; the few rows are sorted', async (_, work) => {
    expect(scansIn(await stepsOf(work))).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the tries at a quiz', () => tries.findTries(db, key)],
    ['the last attempts', () => attempts.findLatestAttempts(db, { ...key, count: 20 })],
  ])('%s: those of the run alone', async (_, work) => {
    const steps = await stepsOf(work);
    expect(steps[0]).toBe(
      'SEARCH attempts USING INDEX attempts_by_run_id_module_id_id (run_id=? AND module_id=?)',
    );
    expect(scansIn(steps)).toEqual([]);
  });

  it('a later page of attempts begins at its cursor', async () => {
    const page = { ...quiz, ...newest, cursor: 7 };
    const steps = await stepsOf(() => attempts.listAttemptsBefore(db, page));
    expect(steps).toContainEqual(expect.stringContaining('(run_id=? AND module_id=? AND id<?)'));
  });
});

describe('the export', () => {
  it('finds the trainees of a batch by their ids', async () => {
    const steps = await stepsOf(() => exports.findTrainees(db, [7, 8], null));
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
  });
});

describe('the trainee list', () => {
  const unlimited = { group: null, within: null };
  const everyone = { ...unlimited, search: '', companyId: null, includesCompanyNames: false };
  const window = { limit: 10, offset: 0, reversed: false };
  const few = { max: 200, isLong: false };
  const userSorts = traineeSort.options.filter(isUserSort);
  const figureSorts = traineeSort.options.filter(isFigureSort);
  const stuck = { status: 'stuck', module: null, range: null, due: null, now: 1 } as const;
  // Their indexes have no status, which changes more often than they do.
  const standingSorts = traineeSort.options.filter((sort) => /standing|due/.test(sort));
  const overdue = {
    ...stuck,
    status: null,
    range: standingRange('overdue', '2027-01-01'),
  } as const;
  const dueSoon = { ...stuck, status: null, due: { from: '2027-01-01', until: null } } as const;
  const hiddenCompanies = 'SCAN all_companies USING COVERING INDEX all_companies_hidden';

  it.each(figureSorts)(
    'by %s reads a page of the figures in the order of an index',
    async (sort) => {
      const byStatus = [stuck, { ...stuck, status: 'failed' } as const];
      const byStanding = [overdue, dueSoon, { ...overdue, due: dueSoon.due }];
      const filters = standingSorts.includes(sort) ? byStanding : byStatus;
      for (const standing of [null, ...filters])
        for (const companyId of [null, 1]) {
          const listed = { companyId, standing, sort };
          const steps = await stepsOf(() => listFilters.findStandingByOffset(db, listed, window));
          expect(sortsIn(steps)).toEqual([]);
          expect(steps.filter((step) => /^(SCAN|SEARCH)/.test(step))).toEqual([
            expect.stringMatching(
              companyId === null
                ? /^(SCAN|SEARCH) figures USING COVERING INDEX trainee_figures_by_/
                : /^SEARCH figures USING COVERING INDEX trainee_figures_of_company_by_.*\(company_id=\?/,
            ),
            hiddenCompanies,
          ]);
        }
    },
  );

  it.each([
    ['a standing', overdue, /standing_key>\? AND standing_key<\?\)/],
    ['a due date', dueSoon, /due_on>\? AND due_on<\?\)/],
  ] as const)(
    'of %s is counted, or read as a whole if they are few, in its index',
    async (_, standing, range) => {
      for (const companyId of [null, 1]) {
        const [counted] = await stepsOf(() => listFilters.countStanding(db, companyId, standing));
        expect(counted).toMatch(/^SEARCH figures USING COVERING INDEX /);
        expect(counted).toMatch(range);
        for (const sort of traineeSort.options) {
          const asked = { companyId, standing };
          const steps = await stepsOf(() => listFilters.findAllStanding(db, asked, sort));
          expect(steps[0]).toMatch(/^SEARCH figures USING (COVERING )?INDEX /);
          expect(steps[0]).toMatch(range);
          expect(steps).toContain('SEARCH all_users USING INTEGER PRIMARY KEY (rowid=?)');
        }
      }
    },
  );

  it.each(traineeSort.options)('of a standing by %s is read in order', async (sort) => {
    for (const companyId of [null, 1])
      for (const standing of [overdue, dueSoon]) {
        const work = isFigureSort(sort)
          ? () => listFilters.findStandingByOffset(db, { companyId, standing, sort }, window)
          : () => {
              const all = { ...everyone, companyId, standing };
              return listFilters.findMatchesByOffset(db, all, sort, window);
            };
        expect(sortsIn(await stepsOf(work))).toEqual([]);
      }
  });

  it('finds the standings that change by an index of each company', async () => {
    const next = { companyId: 1, until: '2027-01-01', day: '', userId: 0, limit: 25 };
    const steps = await stepsOf(async () => {
      await changing.findNextCompanies(db, { after: 1, limit: 100 });
      await changing.findChanging(db, next);
    });
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
    const index = 'INDEX trainee_figures_by_changes_on (company_id=?';
    expect(steps.filter((step) => step.includes(index))).toHaveLength(2);
  });

  // Refused invitations are no figure: they are few rows of their own.
  const figureStatuses = statusFilter.options.filter((status) => status !== 'invitation-refused');

  it.each(figureStatuses)('of the status %s is counted in an index', async (status) => {
    for (const companyId of [null, 1]) {
      const steps = await stepsOf(() =>
        listFilters.countStanding(db, companyId, { ...stuck, status }),
      );
      expect(steps[0]).toMatch(/^SEARCH figures USING COVERING INDEX .*status=\?/);
    }
  });

  it.each([
    [null, 'SEARCH figures USING INTEGER PRIMARY KEY (rowid=?)'],
    [1, 'SEARCH figures USING COVERING INDEX trainee_figures_of_company_by_status (company_id=?)'],
  ])('of refused invitations is counted without a scan (company %s)', async (companyId, first) => {
    const standing = { ...stuck, status: 'invitation-refused' } as const;
    const steps = await stepsOf(() => listFilters.countStanding(db, companyId, standing));
    expect(scansIn(steps)).toEqual([]);
    expect(steps[0]).toBe(first);
    expect(steps).toContain('USING ROWID SEARCH ON TABLE refused_invitations FOR IN-OPERATOR');
  });

  it.each(figureSorts)('of refused invitations by %s scans no trainees', async (sort) => {
    const standing = { ...stuck, status: 'invitation-refused' } as const;
    for (const companyId of [null, 1]) {
      const listed = { companyId, standing, sort };
      const steps = await stepsOf(() => listFilters.findStandingByOffset(db, listed, window));
      expect(scansIn(steps)).toEqual([]);
    }
  });

  it.each(traineeSort.options)('by %s continues after any trainee, in order', async (sort) => {
    const after = { id: 1, key: 1 };
    const standing = { ...stuck, module: { id: 1, hasQuiz: true, isForEveryone: false } };
    for (const companyId of [null, 1]) {
      const all = { ...everyone, companyId, standing };
      const steps = await stepsOf(() =>
        listFilters.readBatch(db, all, sort, { after, limit: 500 }),
      );
      expect(sortsIn(steps)).toEqual([]);
      expect(scansIn(steps)).toEqual(scansIn(steps).filter((step) => step === hiddenCompanies));
    }
  });

  it.each(traineeSort.options)('by %s of a search and a status is read in order', async (sort) => {
    for (const companyId of [null, 1]) {
      const filter = {
        search: 'te',
        companyId,
        ...unlimited,
        includesCompanyNames: true,
        standing: stuck,
      };
      const steps = await stepsOf(() => listFilters.findMatchesByOffset(db, filter, sort, window));
      expect(sortsIn(steps)).toEqual([]);
    }
  });

  it('of a search and a status is counted in the search table, by the figures of the matches', async () => {
    const filter = { ...unlimited, search: 'te', companyId: null, includesCompanyNames: false };
    const steps = await stepsOf(() =>
      traineeCounts.countMatches(db, { ...filter, standing: stuck }),
    );
    expect(scansIn(steps)).toEqual(['SCAN trainee_search']);
    expect(steps).toContainEqual(
      expect.stringContaining('SEARCH figures EXISTS USING INTEGER PRIMARY KEY (rowid=?)'),
    );
  });

  it('of the few people whom an admin sees is read from them', async () => {
    const within = { companies: [1], groups: [2, 3] };
    const people = { ...everyone, within, standing: null };
    for (const steps of [
      await stepsOf(() => listPeople.findAllPeople(db, people, { sort: 'name', isLong: false })),
      await stepsOf(() => listPeople.countPeople(db, people)),
    ])
      expect(scansIn(steps)).toEqual([]);
  });

  it('stores the figures of a run by its own rows only', async () => {
    for (const work of [
      () => figures.findRunsToSum(db, { ids: [1, 2] }),
      () => figures.findProgressOfRuns(db, { ids: [1, 2] }),
      () => figures.findFigures(db, { ids: [1, 2] }),
      () => figures.markActive(db, { runId: 1, now: 2, since: 1 }),
      () => figures.insertFigures(db, [1, 2]),
    ])
      expect(scansIn(await stepsOf(work))).toEqual([]);
  });

  it.each(userSorts)('by %s reads a page in the order of an index', async (sort) => {
    const steps = await stepsOf(() => traineeList.findByOffset(db, null, { sort, ...window }));
    expect(besidesViews(steps)).toEqual([
      expect.stringMatching(/^SEARCH all_users USING COVERING INDEX .*\(role=\?\)/),
    ]);
  });

  it.each(userSorts)('of a company by %s reads only that company, in order', async (sort) => {
    const steps = await stepsOf(() => traineeList.findByOffset(db, 1, { sort, ...window }));
    expect(sortsIn(steps)).toEqual([]);
    expect(steps).toContainEqual(expect.stringContaining('(company_id=? AND role=?)'));
  });

  it.each(userSorts)(
    'of a search with many matches, by %s, stops at a full page of the index',
    async (sort) => {
      const filter = { ...unlimited, search: 'tess', companyId: null, includesCompanyNames: true };
      const steps = await stepsOf(() => traineeList.findSearchedByOffset(db, filter, sort, window));
      expect(sortsIn(steps)).toEqual([]);
      expect(steps[0]).toMatch(/^SEARCH all_users USING COVERING INDEX .*\(role=\?\)/);
    },
  );

  it('of a search with few matches reads them by the trigram index', async () => {
    const filter = { ...unlimited, search: 'tess', companyId: null, includesCompanyNames: true };
    const steps = await stepsOf(() =>
      listFilters.findAllIfFew(db, { ...filter, standing: null }, 'name', few),
    );
    expect(steps).toContainEqual(
      expect.stringMatching(/^SCAN trainee_search_parts VIRTUAL TABLE INDEX \d+:M/),
    );
    expect(steps.filter((step) => /^SCAN (all_users|trainee_search)\b(?!_)/.test(step))).toEqual(
      [],
    );
    expect(steps).toContain('SEARCH all_users USING INTEGER PRIMARY KEY (rowid=?)');
  });

  it('of a search within a company reads only that company', async () => {
    const filter = { ...unlimited, search: 'te', companyId: 1, includesCompanyNames: false };
    const steps = await stepsOf(() =>
      listFilters.findAllIfFew(db, { ...filter, standing: null }, 'name', few),
    );
    expect(steps).toContainEqual(
      expect.stringContaining('trainee_search_by_company_id_text (company_id=?)'),
    );
  });

  it('counts matches in the search table only, and all trainees without reading any', async () => {
    const filter = { ...unlimited, search: 'te', companyId: null, includesCompanyNames: true };
    const steps = await stepsOf(() =>
      traineeCounts.countMatches(db, { ...filter, standing: null }),
    );
    expect(scansIn(steps)).toEqual([
      'SCAN trainee_search',
      expect.stringContaining('SCAN all_companies USING INDEX all_companies_by_name_key'),
    ]);
    const byIndex = await stepsOf(() =>
      traineeCounts.countMatches(db, { ...filter, search: 'tess', standing: null }),
    );
    expect(scansIn(byIndex)).toEqual([
      expect.stringMatching(/^SCAN trainee_search_parts VIRTUAL TABLE INDEX \d+:M/),
      expect.stringContaining('SCAN all_companies USING INDEX all_companies_by_name_key'),
    ]);
    const all = await stepsOf(() => traineeList.countTrainees(db, null));
    expect(all).toEqual([
      'SCAN trainee_counts',
      'LIST SUBQUERY 1',
      'SCAN all_companies USING COVERING INDEX all_companies_hidden',
      'CREATE BLOOM FILTER',
    ]);
  });

  it('and the list of companies read counts instead of trainees', async () => {
    const steps = await stepsOf(() => companies.listCountedCompanies(db, null));
    expect(scansIn(steps)).toEqual([expect.stringContaining('SCAN all_companies')]);
    expect(steps.filter((step) => /\b(all_users|trainee_search)\b/.test(step))).toEqual([]);
  });
});

describe('help requests', () => {
  const first = { after: null, limit: 20 };
  const later = { after: { urgency: 1, id: 9 }, limit: 20 };

  it.each([
    ['of all', {}, first, /^SCAN help_requests USING INDEX help_requests_by_urgency_id$/],
    ['of all, a later page', {}, later, /_by_urgency_id \(.*<.*\)/],
    ['of a status', { status: 'PENDING' }, first, /\(status=\?\)/],
    ['of a company', { companyId: 1 }, later, /\(company_id=\? AND .*urgency.*\)/],
    ['of both', { status: 'PENDING', companyId: 1 }, later, /\(company_id=\? AND status=\?/],
    ['of an admin', { assignee: 1 }, first, /\(assignee_id=\?\)/],
    ['of no admin', { assignee: 'none' }, later, /\(assignee_id=\? AND .*urgency.*\)/],
    ['with a text', { search: 'x' }, first, /_by_urgency_id$/],
    [
      'of a company and an admin',
      { companyId: 1, assignee: 1 },
      first,
      /\((company|assignee)_id=\?\)/,
    ],
  ] as const)('%s are read in order, and stop at a full page', async (_, part, step, plan) => {
    ran.length = 0;
    await helpList.listMatches(db, { ...allHelp, ...part }, step);
    expect(ran.every(({ sql }) => sql.includes(LONG_READ))).toBe(true);
    const steps = await stepsOf(() => helpList.listMatches(db, { ...allHelp, ...part }, step));
    expect(sortsIn(steps)).toEqual([]);
    expect(steps.find((step) => step.includes(' help_requests USING'))).toMatch(plan);
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
  const reach = 'portal' as const;
  const filters = [undefined, 1].flatMap((companyId) =>
    [undefined, 1].flatMap((moduleId) =>
      [undefined, 5].map((rating) => ({ reach, companyId, moduleId, rating })),
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
      { reach, companyId: 1, moduleId: undefined },
      { reach, companyId: undefined, moduleId: 1 },
      { reach, companyId: 1, moduleId: 1 },
    ]) {
      const steps = await stepsOf(() => feedbackTallies.sumTallies(db, scope));
      expect(scansIn(steps)).toEqual([]);
      expect(steps.join()).toContain('SEARCH feedback_tallies');
    }
  });

  it('of a group is read and counted from its members', async () => {
    const filter = {
      ...{ reach, companyId: undefined, moduleId: undefined },
      ...{ rating: undefined, group: 1 },
    };
    const slice = { fromEnd: false, offset: 0, limit: 10 };
    const steps = await stepsOf(async () => {
      await feedback.listFeedback(db, filter, slice);
      await feedbackTallies.sumTallies(db, filter);
      await feedbackTallies.countGivers(db, filter);
    });
    expect(scansIn(steps).filter((step) => /feedback|users/.test(step))).toEqual([
      ...[expect.stringMatching(/feedback_tallies/)],
    ]);
    expect(steps.filter((step) => /^SEARCH feedback .*\(user_id=\?\)/.test(step))).toHaveLength(3);
  });

  it('of the portal is counted without reading any', async () => {
    const scope = { reach, companyId: undefined, moduleId: undefined };
    const steps = await stepsOf(async () => {
      await feedbackTallies.sumTallies(db, scope);
      await feedbackTallies.countGivers(db, scope);
      await feedbackTallies.listLowestRated(db, scope, 10);
      await feedbackTallies.listRatedModules(db, scope);
    });
    expect(steps.filter((step) => /\bfeedback\b/.test(step))).toEqual([]);
    expect(scansIn(steps)).not.toContainEqual(
      expect.stringMatching(/^SCAN (?!feedback_tallies|all_companies|all_modules|lowest)/),
    );
  });
});

it('the latest completions are read from the end of an index, and their users by id', async () => {
  const steps = await stepsOf(() => completions.listLatest(db, null, 50));
  expect(sortsIn(steps)).toEqual([]);
  expect(besidesViews(steps)).toEqual([
    expect.stringContaining('SEARCH runs USING COVERING INDEX runs_by_completed_at'),
    // Once for the whole statement.
    expect.stringContaining('SCAN all_companies USING INDEX all_companies_by_name_key'),
    expect.stringContaining('SEARCH all_users USING INTEGER PRIMARY KEY'),
  ]);
});

describe('a limited admin', () => {
  const limit = { companies: [1], groups: [2] };
  const reach: NamedScope[] = [
    { companyId: 1, companyName: 'Acme', rights: 'read' },
    { companyId: 3, companyName: 'Other', groupId: 2, groupName: 'Kitchen', rights: 'read' },
  ];
  const feedbackInReach = { reach, companyId: undefined, moduleId: undefined, rating: undefined };
  const page = { fromEnd: false, offset: 0, limit: 10 };

  it.each<[string, RegExp, () => Promise<unknown>]>([
    [
      'help requests',
      /^SEARCH help_requests .*\(user_id=\?\)/,
      () => helpList.listMatches(db, { ...allHelp, within: limit }, { after: null, limit: 20 }),
    ],
    [
      'feedback',
      /^SEARCH feedback .*\(user_id=\?\)/,
      () => feedback.listFeedback(db, feedbackInReach, page),
    ],
    ['completions', /^SEARCH runs .*\(user_id=\?\)/, () => completions.listLatest(db, limit, 50)],
  ])('reads %s from the people in reach', async (_, plan, work) => {
    const steps = await stepsOf(work);
    expect(steps.some((step) => plan.test(step))).toBe(true);
    expect(
      steps.filter((step) => /^SCAN (help_requests|feedback|runs|all_users)/.test(step)),
    ).toEqual([]);
  });

  it('counts the feedback of a whole company by tallies and the people who have left', async () => {
    const steps = await stepsOf(async () => {
      await feedbackTallies.sumTallies(db, { ...feedbackInReach, companyId: 1 });
      await feedbackTallies.countGivers(db, { ...feedbackInReach, companyId: 1 });
    });
    expect(steps.filter((step) => /^(SCAN|SEARCH) feedback /.test(step))).toEqual(
      Array(2).fill(expect.stringContaining('(user_id=?)')),
    );
    expect(steps.join()).toMatch(/SEARCH feedback_tallies .*\(company_id=\?\)/);
    // The result of the subtraction has no index.
    expect(scansIn(steps).filter((step) => /feedback|runs|users/.test(step))).toEqual([
      'SCAN feedback_tallies',
    ]);
  });

  it('reads the feedback of a whole company in order', async () => {
    const filter = { ...feedbackInReach, companyId: 1 };
    const steps = await stepsOf(() => feedback.listFeedback(db, filter, page));
    expect(steps.find((step) => /^SEARCH feedback/.test(step))).toMatch(
      /feedback_by_company_id_created_at_id/,
    );
  });
});

describe('the chat', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a membership', () => chatContact.findMembership(db, 1, 1)],
    ['what is unread', () => chatRooms.sumUnread(db, 1)],
    ['the chat partners of many', () => chatContact.findPairs(db, [1, 2, 3])],
    [
      'the last messages',
      () => chatMessages.listMessagesBefore(db, { roomId: 1, before: 9, limit: 50 }),
    ],
    ['what is new', () => chatMessages.listMessagesAfter(db, { roomId: 1, after: 9, limit: 50 })],
    ['a message sent before', () => chatMessages.findMessageOfSender(db, 1, 'x')],
    ['what is left to read', () => chatMessages.countFrom(db, 1, 1, 9)],
    ['whom one has a room with', () => chatRooms.findWithoutVisibleRoom(db, 1, [2, 3])],
  ])('%s is found by an index and in its order', async (_, work) => {
    const steps = await stepsOf(work);
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
  });

  it('the rooms of a user are one range of an index, independent of the length of conversations', async () => {
    const steps = await stepsOf(() => chatRooms.listRooms(db, { userId: 1 }));
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
    expect(steps).toContainEqual(expect.stringContaining('(room_id=? AND seq=?)'));
  });

  it('people are read a page at a time in the order of an index', async () => {
    const after = { sortKey: 'm', id: 1 };
    const filter = { exceptIds: [1], search: '', among: 'all', after, limit: 50 } as const;
    const steps = await stepsOf(() => people.listPeople(db, filter, null));
    expect([...scansIn(steps), ...sortsIn(steps)]).toEqual([]);
  });

  it('people are searched by indexes only, and only the matches are read', async () => {
    const after = { sortKey: 'm', id: 1 };
    const filter = { exceptIds: [1], search: 'zoe', among: 'all', after, limit: 50 } as const;
    const finding = await stepsOf(() => people.findMatches(db, filter));
    expect(finding).toContainEqual(expect.stringContaining('trainee_search_parts VIRTUAL TABLE'));
    const many = await stepsOf(() => people.findAlongNames(db, 'TRAINEE', filter));
    expect(besidesViews(many)).toEqual([
      expect.stringMatching(/^SEARCH all_users USING COVERING INDEX .* \(role=\? AND .*sort_key/),
    ]);
    const steps = await stepsOf(() => people.listPeople(db, filter, [2, 3]));
    expect(steps[0]).toBe('SEARCH all_users USING INTEGER PRIMARY KEY (rowid=?)');
  });

  it.each<[string, people.Among]>([
    ['one company', { companyIds: [1], andOpen: false }],
    ['open companies', { companyIds: [1], andOpen: true }],
  ])('people of %s are read from an index that has the companies', async (_, among) => {
    const filter = { exceptIds: [1], search: '', among, after: null, limit: 50 } as const;
    const [trainees] = await stepsOf(() => people.findMatches(db, filter));
    expect(trainees).toMatch(/^SEARCH all_users USING COVERING INDEX .*company_id/);
  });

  it('a search for two characters reads every text in a thread', async () => {
    const filter = { exceptIds: [1], search: 'zo', among: 'all', after: null, limit: 20 } as const;
    ran.length = 0;
    await people.findMatches(db, filter);
    expect(ran.map(({ sql }) => sql.includes(LONG_READ))).toEqual([true, false]);
  });
});
