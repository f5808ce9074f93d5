/**
 * Checks every call of the contract: each administrator's call that changes something adds one row to the list of
 * changes when it succeeds, and none when it is refused. A new call that is missing here fails.
 */
import { listActivity } from '@portal/contract/activity';
import * as admins from '@portal/contract/admins';
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import * as companies from '@portal/contract/companies';
import * as exports from '@portal/contract/exports';
import * as groups from '@portal/contract/groups';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import * as jobs from '@portal/contract/jobs';
import { submitQuiz } from '@portal/contract/learning';
import * as modules from '@portal/contract/modules';
import { markCompletionsRead, markGroupCompletionsRead } from '@portal/contract/notifications';
import { saveWeeklyReport } from '@portal/contract/reports';
import { startRun, unblockQuiz } from '@portal/contract/runs';
import * as traineeImport from '@portal/contract/trainee-import';
import * as trainees from '@portal/contract/trainees';
import * as trash from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import { makeManyTrainees } from './features/jobs/testing/many-trainees.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  PASSWORD,
  someQuestions,
  succeeded,
  upload,
} from './testing/factories.ts';
import { fixtureFile } from './testing/fixture-files.ts';
import type { Answer } from './testing/open-test-portal.ts';
import { it as portalIt } from './testing/portal-test.ts';

const it = portalIt.extend('changes', { scope: 'file' }, ({ portal, admin }) => {
  const send = <C extends Call>(call: C, input: object = {}): Promise<Answer<unknown>> =>
    admin.call(call, { ...input });

  async function makeModule(): Promise<number> {
    return (await makeQuizModule(portal, (await makeCompany(portal)).id)).id;
  }

  async function makeFilmedModule({ hasCaptions = false } = {}): Promise<number> {
    const id = await makeModule();
    succeeded(await upload(portal, modules.uploadVideo, await VIDEO(), { token: admin.token, id }));
    if (hasCaptions)
      succeeded(
        await upload(portal, modules.uploadCaptions, captionsForm(), { token: admin.token, id }),
      );
    return id;
  }

  async function deleteSomeTrainee(): Promise<number | null> {
    const { user } = await makeTrainee(portal);
    return succeeded(await admin.call(trainees.deleteTrainee, toId(user.id))).deletionId;
  }

  async function inviteSomeAdmin() {
    const body = { name: 'Iris', email: newEmail() };
    return succeeded(await admin.call(admins.inviteAdmin, { body })).admin;
  }

  async function makeGroup(name = 'Kitchen') {
    const company = await makeCompany(portal);
    const request = { ...toId(company.id), body: { name } };
    return { company, group: succeeded(await admin.call(groups.createGroup, request)) };
  }

  /** The trainee belongs to the company of the group. */
  async function makeMember({ isIn }: { readonly isIn: boolean }) {
    const { company, group } = await makeGroup();
    const { user } = await makeTrainee(portal, { companyName: company.name });
    const request = { ...toId(group.id), body: { userIds: [user.id] } };
    if (isIn) succeeded(await admin.call(groups.addGroupMembers, request));
    return { request, params: { id: group.id, userId: user.id } };
  }

  async function ask() {
    const { token } = await makeTrainee(portal);
    return succeeded(await portal.call(askForHelp, { body: { message: 'Why?' }, token }));
  }

  /** A bulk action that is not worked on yet. */
  async function startDeletion() {
    const ids = await makeManyTrainees(portal, await makeCompany(portal), { count: 2 });
    const body = { action: 'delete' as const, ids };
    return succeeded(await admin.call(jobs.startBulkAction, { body }));
  }

  /** A job is recorded at its end. */
  async function untilDone<T>(answer: Promise<T>): Promise<T> {
    const started = await answer;
    await portal.work(['job']);
    return started;
  }

  const WAYS: Readonly<Record<string, Way>> = {
    startBulkAction: {
      succeed: async () => {
        const ids = await makeManyTrainees(portal, await makeCompany(portal), { count: 2 });
        const body = { action: 'delete', ids };
        return () => untilDone(send(jobs.startBulkAction, { body }));
      },
      refuse: async () => {
        const filter = { company: (await makeCompany(portal)).id };
        const body = { action: 'delete', filter, expectedCount: 1 };
        return () => send(jobs.startBulkAction, { body });
      },
    },
    createGroup: {
      succeed: async () => {
        const { id } = await makeCompany(portal);
        return () => send(groups.createGroup, { ...toId(id), body: named('Bar') });
      },
      refuse: async () => {
        const { company } = await makeGroup('Bar');
        return () => send(groups.createGroup, { ...toId(company.id), body: named(' bar') });
      },
    },
    renameGroup: {
      succeed: async () => {
        const { group } = await makeGroup();
        return () => send(groups.renameGroup, { ...toId(group.id), body: named('Drivers') });
      },
      refuse: async () => () => send(groups.renameGroup, { ...toId(NOWHERE), body: named('Bar') }),
    },
    deleteGroup: {
      succeed: async () => {
        const { group } = await makeGroup();
        return () => send(groups.deleteGroup, toId(group.id));
      },
      refuse: async () => () => send(groups.deleteGroup, toId(NOWHERE)),
    },
    renewGroupSignUpLink: {
      succeed: async () => {
        const { group } = await makeGroup();
        return () => send(groups.renewGroupSignUpLink, toId(group.id));
      },
      refuse: async () => () => send(groups.renewGroupSignUpLink, toId(NOWHERE)),
    },
    addGroupMembers: {
      succeed: async () => {
        const { request } = await makeMember({ isIn: false });
        return () => send(groups.addGroupMembers, request);
      },
      refuse: async () => {
        const { group } = await makeGroup();
        const { user } = await makeTrainee(portal);
        return () =>
          send(groups.addGroupMembers, { ...toId(group.id), body: { userIds: [user.id] } });
      },
    },
    removeGroupMember: {
      succeed: async () => {
        const { params } = await makeMember({ isIn: true });
        return () => send(groups.removeGroupMember, { params });
      },
      refuse: async () => () =>
        send(groups.removeGroupMember, { params: { id: NOWHERE, userId: NOWHERE } }),
    },
    startRunsOfCompany: {
      succeed: async () => {
        const company = await makeCompany(portal);
        await makeManyTrainees(portal, company, { count: 2 });
        return () => untilDone(send(jobs.startRunsOfCompany, { ...toId(company.id), body: {} }));
      },
      refuse: async () => () => send(jobs.startRunsOfCompany, { ...toId(NOWHERE), body: {} }),
    },
    cancelJob: {
      succeed: async () => {
        const { id } = await startDeletion();
        return () => send(jobs.cancelJob, toId(id));
      },
      refuse: async () => {
        const { id } = await untilDone(startDeletion());
        return () => send(jobs.cancelJob, toId(id));
      },
    },
    undoJob: {
      succeed: async () => {
        const { id } = await untilDone(startDeletion());
        return () => untilDone(send(jobs.undoJob, toId(id)));
      },
      refuse: async () => {
        const { id } = await startDeletion();
        succeeded(await admin.call(jobs.cancelJob, toId(id)));
        return () => send(jobs.undoJob, toId(id));
      },
    },
    inviteAdmin: {
      succeed: async () => () =>
        send(admins.inviteAdmin, { body: { name: 'Iris', email: newEmail() } }),
      refuse: async () => {
        const { user } = await makeTrainee(portal);
        return () => send(admins.inviteAdmin, { body: { name: 'Iris', email: user.email } });
      },
    },
    inviteAdminAgain: {
      succeed: async () => {
        const { id } = await inviteSomeAdmin();
        return () => send(admins.inviteAdminAgain, toId(id));
      },
      refuse: async () => () => send(admins.inviteAdminAgain, toId(admin.user.id)),
    },
    removeAdmin: {
      succeed: async () => {
        const { id } = await inviteSomeAdmin();
        return () => send(admins.removeAdmin, toId(id));
      },
      refuse: async () => () => send(admins.removeAdmin, toId(admin.user.id)),
    },
    createCompany: {
      succeed: async () => () =>
        upload(portal, companies.createCompany, multipart(named('Recorded')), {
          token: admin.token,
        }),
      refuse: async () => {
        const { name } = await makeCompany(portal);
        return () =>
          upload(portal, companies.createCompany, multipart(named(name)), { token: admin.token });
      },
    },
    updateCompany: {
      succeed: async () => {
        const { id } = await makeCompany(portal);
        return () =>
          upload(portal, companies.updateCompany, multipart(named('Renamed')), {
            token: admin.token,
            id,
          });
      },
      refuse: async () => () => {
        const id = NOWHERE;
        return upload(portal, companies.updateCompany, multipart(named('Other')), {
          token: admin.token,
          id,
        });
      },
    },
    updateCompanySettings: {
      succeed: async () => {
        const { id } = await makeCompany(portal);
        return () =>
          send(companies.updateCompanySettings, { ...toId(id), body: { signUp: 'code' } });
      },
      refuse: async () => {
        const { id } = await makeCompany(portal);
        const body = { signUp: 'code', domains: ['com'] };
        return () => send(companies.updateCompanySettings, { ...toId(id), body });
      },
    },
    deleteCompany: {
      succeed: async () => {
        const { company } = (await makeTrainee(portal)).user;
        return () => send(companies.deleteCompany, toId(company?.id ?? 0));
      },
      refuse: async () => () => send(companies.deleteCompany, toId(NOWHERE)),
    },
    createModule: {
      succeed: async () => {
        const { id } = await makeCompany(portal);
        return () => send(modules.createModule, { ...toId(id), body: named('New') });
      },
      refuse: async () => () =>
        send(modules.createModule, { ...toId(NOWHERE), body: named('New') }),
    },
    updateModule: {
      succeed: async () => {
        const id = await makeModule();
        return () => send(modules.updateModule, { ...toId(id), body: named('Renamed') });
      },
      refuse: async () => () =>
        send(modules.updateModule, { ...toId(NOWHERE), body: named('Renamed') }),
    },
    deleteModule: {
      succeed: async () => {
        const id = await makeModule();
        return () => send(modules.deleteModule, toId(id));
      },
      refuse: async () => () => send(modules.deleteModule, toId(NOWHERE)),
    },
    createVideoUpload: {
      succeed: async () => async () =>
        upload(portal, modules.createVideoUpload, await VIDEO(), { token: admin.token }),
      refuse: async () => {
        const form = multipart({}, { video: await fixtureFile('lies/text.mp4') });
        return () => upload(portal, modules.createVideoUpload, form, { token: admin.token });
      },
    },
    createPosterUpload: {
      succeed: async () => async () =>
        upload(portal, modules.createPosterUpload, await POSTER(), { token: admin.token }),
      refuse: async () => {
        const form = multipart({}, { poster: await fixtureFile('lies/logo.png') });
        return () => upload(portal, modules.createPosterUpload, form, { token: admin.token });
      },
    },
    uploadVideo: {
      succeed: async () => {
        const id = await makeModule();
        return async () =>
          upload(portal, modules.uploadVideo, await VIDEO(), { token: admin.token, id });
      },
      refuse: async () => {
        const id = await makeModule();
        const form = multipart({}, { video: await fixtureFile('lies/text.mp4') });
        return () => upload(portal, modules.uploadVideo, form, { token: admin.token, id });
      },
    },
    uploadCaptions: {
      succeed: async () => {
        const id = await makeFilmedModule();
        return () =>
          upload(portal, modules.uploadCaptions, captionsForm(), { token: admin.token, id });
      },
      refuse: async () => {
        const id = await makeModule();
        return () =>
          upload(portal, modules.uploadCaptions, captionsForm(), { token: admin.token, id });
      },
    },
    deleteCaptions: {
      succeed: async () => {
        const id = await makeFilmedModule({ hasCaptions: true });
        return () => send(modules.deleteCaptions, toId(id));
      },
      refuse: async () => () => send(modules.deleteCaptions, toId(NOWHERE)),
    },
    saveQuestions: {
      succeed: async () => {
        const id = await makeModule();
        return () => send(modules.saveQuestions, { ...toId(id), body: { mcqs: someQuestions(3) } });
      },
      refuse: async () => {
        const mcqs = [{ question: 'Q', options: ['a', 'b'], answer: 'c' }];
        const id = await makeModule();
        return () => send(modules.saveQuestions, { ...toId(id), body: { mcqs } });
      },
    },
    reorderModules: {
      succeed: async () => {
        const { id: companyId } = await makeCompany(portal);
        const first = await makeQuizModule(portal, companyId);
        const second = await makeQuizModule(portal, companyId, { name: 'Other' });
        const moduleOrders = [second, first].map(({ id }, order) => ({ id, order }));
        return () => send(modules.reorderModules, { body: { companyId, moduleOrders } });
      },
      refuse: async () => {
        const { id: companyId } = await makeCompany(portal);
        const moduleOrders = [{ id: NOWHERE, order: 0 }];
        return () => send(modules.reorderModules, { body: { companyId, moduleOrders } });
      },
    },
    createProgressExport: {
      succeed: async () => () => send(exports.createProgressExport, { body: {} }),
      refuse: async () => () => send(exports.createProgressExport, { body: { company: NOWHERE } }),
    },
    checkTraineeImport: {
      succeed: async () => {
        const form = tableForm((await makeCompany(portal)).name);
        return () => upload(portal, traineeImport.checkTraineeImport, form, { token: admin.token });
      },
      refuse: async () => () =>
        upload(portal, traineeImport.checkTraineeImport, tableForm('x', 'shoe'), {
          token: admin.token,
        }),
    },
    listImportProblems: {
      succeed: async () => () =>
        upload(portal, traineeImport.listImportProblems, tableForm('Nowhere'), {
          token: admin.token,
        }),
      refuse: async () => () =>
        upload(portal, traineeImport.listImportProblems, tableForm('x', 'shoe'), {
          token: admin.token,
        }),
    },
    importTrainees: {
      succeed: async () => {
        const form = tableForm((await makeCompany(portal)).name);
        return () =>
          untilDone(upload(portal, traineeImport.importTrainees, form, { token: admin.token }));
      },
      refuse: async () => () =>
        upload(portal, traineeImport.importTrainees, tableForm('Nowhere'), { token: admin.token }),
    },
    createTrainee: {
      succeed: async () => {
        const { name } = await makeCompany(portal);
        return () => send(trainees.createTrainee, { body: newTrainee(name) });
      },
      refuse: async () => () => send(trainees.createTrainee, { body: newTrainee('Nowhere') }),
    },
    updateTrainee: {
      succeed: async () => {
        const { user } = await makeTrainee(portal);
        const body = { name: 'Renamed', password: 'another good one' };
        return () => send(trainees.updateTrainee, { ...toId(user.id), body });
      },
      refuse: async () => {
        const [{ user }, other] = [await makeTrainee(portal), await makeTrainee(portal)];
        return () =>
          send(trainees.updateTrainee, { ...toId(user.id), body: { email: other.user.email } });
      },
    },
    sendTraineeLink: {
      succeed: async () => {
        const { user } = await makeTrainee(portal);
        return () => send(trainees.sendTraineeLink, { ...toId(user.id), body: { kind: 'reset' } });
      },
      refuse: async () => {
        const { user } = await makeTrainee(portal);
        const body = { kind: 'invitation' };
        return () => send(trainees.sendTraineeLink, { ...toId(user.id), body });
      },
    },
    startRun: {
      succeed: async () => {
        const { user } = await makeTrainee(portal);
        return () => send(startRun, { ...toId(user.id), body: {} });
      },
      refuse: async () => {
        const { user } = await makeTrainee(portal);
        return () => send(startRun, { ...toId(user.id), body: { currentNumber: 2 } });
      },
    },
    unblockQuiz: {
      succeed: async () => {
        const company = await makeCompany(portal);
        const { id } = await makeQuizModule(portal, company.id);
        const trainee = await makeTrainee(portal, { companyName: company.name });
        await trainee.call(submitQuiz, { params: { id }, body: { answers: {} } });
        return () => send(unblockQuiz, { params: { id: trainee.user.id, moduleId: id } });
      },
      refuse: async () => {
        const { user } = await makeTrainee(portal);
        return () => send(unblockQuiz, { params: { id: user.id, moduleId: NOWHERE } });
      },
    },
    restoreFromTrash: {
      succeed: async () => {
        const deletionId = await deleteSomeTrainee();
        return () => send(trash.restoreFromTrash, { params: { deletionId }, body: {} });
      },
      refuse: async () => () =>
        send(trash.restoreFromTrash, { params: { deletionId: NOWHERE }, body: {} }),
    },
    purgeFromTrash: {
      succeed: async () => {
        const deletionId = await deleteSomeTrainee();
        return () => send(trash.purgeFromTrash, { params: { deletionId } });
      },
      refuse: async () => () => send(trash.purgeFromTrash, { params: { deletionId: NOWHERE } }),
    },
    deleteTrainee: {
      succeed: async () => {
        const { user } = await makeTrainee(portal);
        return () => send(trainees.deleteTrainee, toId(user.id));
      },
      refuse: async () => () => send(trainees.deleteTrainee, toId(NOWHERE)),
    },
    updateHelpRequest: {
      succeed: async () => {
        const { id } = await ask();
        return () => send(updateHelpRequest, { ...toId(id), body: { status: 'RESOLVED' } });
      },
      refuse: async () => {
        const { id } = await ask();
        const body = { status: 'RESOLVED', updatedAt: new Date(0).toISOString() };
        return () => send(updateHelpRequest, { ...toId(id), body });
      },
    },
    closeHelpRequests: {
      succeed: async () => {
        const { id, updatedAt } = await ask();
        const body = { requests: [{ id, updatedAt }] };
        return () => untilDone(send(jobs.closeHelpRequests, { body }));
      },
      refuse: async () => {
        const filter = { company: (await makeCompany(portal)).id };
        const body = { filter, expectedCount: 1 };
        return () => send(jobs.closeHelpRequests, { body });
      },
    },
    createFiguresExport: {
      succeed: async () => () => send(exports.createFiguresExport, { body: { format: 'csv' } }),
      refuse: async () => () =>
        send(exports.createFiguresExport, { body: { format: 'pdf' as unknown as 'csv' } }),
    },
    createReportExport: {
      succeed: async () => {
        const { id } = await makeCompany(portal);
        return () => send(exports.createReportExport, { body: { company: id, format: 'csv' } });
      },
      refuse: async () => () =>
        send(exports.createReportExport, { body: { company: NOWHERE, format: 'csv' } }),
    },
    createActivityExport: {
      succeed: async () => () => send(exports.createActivityExport, { body: { format: 'xlsx' } }),
      refuse: async () => () =>
        send(exports.createActivityExport, { body: { format: 'csv', timeZone: 'Nowhere' } }),
    },
    saveWeeklyReport: {
      succeed: async () => () => send(saveWeeklyReport, { body: { about: null } }),
      // Without a mail server.
      refuse: async () => () => send(saveWeeklyReport, { body: { about: 'all' } }),
    },
    markGroupCompletionsRead: {
      succeed: async () => () => send(markGroupCompletionsRead, { body: { upTo: 1 } }),
      refuse: async () => () => send(markGroupCompletionsRead, { body: { upTo: 0 } }),
    },
    markCompletionsRead: {
      succeed: async () => () => send(markCompletionsRead, { body: { upTo: 1 } }),
      refuse: async () => () => send(markCompletionsRead, { body: { upTo: 0 } }),
    },
  };

  const newest = async () =>
    succeeded(await admin.call(listActivity, { query: { pageSize: '100' } }));

  /** Runs the call; returns its answer and the changes recorded by it. */
  async function doing(prepare: Prepare) {
    const change = await prepare();
    const before = new Set((await newest()).map(({ id }) => id));
    const answer = await change();
    return { answer, recorded: (await newest()).filter(({ id }) => !before.has(id)) };
  }

  function wayOf(name: string): Way {
    const way = WAYS[name];
    if (way === undefined) throw new Error(`Show here how ${name} succeeds and is refused`);
    return way;
  }
  return { doing, wayOf };
});

/** Creates the records that the call needs, and returns the call itself. */
type Prepare = () => Promise<() => Promise<Answer<unknown>>>;

interface Way {
  readonly succeed: Prepare;
  readonly refuse: Prepare;
}

const NOWHERE = 999_999;
const newEmail = () => `${crypto.randomUUID()}@admins.test`;
const named = (name: string) => ({ name });
const VIDEO = async () => multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
const POSTER = async () => multipart({}, { poster: await fixtureFile('images/lossy.webp') });
const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
const captionsForm = () => multipart({}, { captions: new File([VTT], 'en.vtt') });
const toId = (id: number) => ({ params: { id } });

const tableForm = (companyName: string, emailColumn = 'email') => {
  const text = `name,${emailColumn},company\nIda,${crypto.randomUUID()}@import.test,${companyName}\n`;
  return multipart({}, { trainees: new File([text], 'trainees.csv') });
};

const newTrainee = (companyName: string) => ({
  name: 'New',
  email: `${crypto.randomUUID()}@new.test`,
  password: PASSWORD,
  companyName,
});

/** Calls other than GET that change nothing for others: a check, an upload, marking as read, an own setting. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set([
  'checkTraineeImport',
  'createPosterUpload',
  'createVideoUpload',
  'listImportProblems',
  'markCompletionsRead',
  'markGroupCompletionsRead',
  'saveWeeklyReport',
]);

const changing: [string, Call][] = Object.values(callsByFeature)
  .flat()
  .filter(({ access, method }) => access === 'admin' && method !== 'GET')
  .map((call) => [call.name, call]);

describe('a change by an administrator', () => {
  it.for(changing)('%s is recorded once', async ([name], { changes }) => {
    const { answer, recorded } = await changes.doing(changes.wayOf(name).succeed);
    expect([answer.status < 300, answer.raw]).toEqual([true, answer.raw]);
    expect(recorded).toHaveLength(CHANGES_NOTHING.has(name) ? 0 : 1);
    for (const { actor, subject } of recorded) {
      expect(actor).toEqual({ id: expect.any(Number), name: 'Ada Admin' });
      // A file about all companies has no name, and many at once have a number.
      if (subject.kind !== 'portal') expect(subject.count ?? subject.name).not.toBe('');
    }
    expect(JSON.stringify(recorded)).not.toMatch(/password|argon2|another good one|correct-horse/i);
  });

  it.for(changing)('%s is not recorded when it is refused', async ([name], { changes }) => {
    const { answer, recorded } = await changes.doing(changes.wayOf(name).refuse);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(recorded).toEqual([]);
  });
});
