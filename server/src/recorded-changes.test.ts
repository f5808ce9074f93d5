/**
 * Checks every call of the contract: each administrator's call that changes something adds one row to the list of
 * changes when it succeeds, and none when it is refused. A new call without a request in `admin-requests.ts` fails.
 */
import { listActivity } from '@portal/contract/activity';
import * as admins from '@portal/contract/admins';
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import * as certificates from '@portal/contract/certificates';
import * as companies from '@portal/contract/companies';
import * as exports from '@portal/contract/exports';
import * as groups from '@portal/contract/groups';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import * as jobs from '@portal/contract/jobs';
import * as ledger from '@portal/contract/ledger';
import * as modules from '@portal/contract/modules';
import { markCompletionsRead, markGroupCompletionsRead } from '@portal/contract/notifications';
import { saveWeeklyReport } from '@portal/contract/reports';
import * as resultsImport from '@portal/contract/results-import';
import { startRun } from '@portal/contract/runs';
import * as traineeImport from '@portal/contract/trainee-import';
import * as trainees from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeManyTrainees } from './features/jobs/testing/many-trainees.ts';
import {
  MISSING,
  makePlace,
  makeTarget,
  requestOf,
  sendRequest,
  type Target,
} from './testing/admin-requests.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
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

  async function makeGroup(name = 'Kitchen') {
    const company = await makeCompany(portal);
    const request = { ...toId(company.id), body: { name } };
    return { company, group: succeeded(await admin.call(groups.createGroup, request)) };
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
      refuse: async () => {
        const filter = { company: (await makeCompany(portal)).id };
        const body = { action: 'delete', filter, expectedCount: 1 };
        return () => send(jobs.startBulkAction, { body });
      },
    },
    createGroup: {
      refuse: async () => {
        const { company } = await makeGroup('Bar');
        return () => send(groups.createGroup, { ...toId(company.id), body: named(' bar') });
      },
    },
    addGroupMembers: {
      succeed: async () => {
        const { company, group } = await makeGroup();
        const { user } = await makeTrainee(portal, { companyName: company.name });
        const body = { userIds: [user.id] };
        return () => send(groups.addGroupMembers, { ...toId(group.id), body });
      },
      refuse: async () => {
        const { group } = await makeGroup();
        const { user } = await makeTrainee(portal);
        return () =>
          send(groups.addGroupMembers, { ...toId(group.id), body: { userIds: [user.id] } });
      },
    },
    cancelJob: {
      refuse: async () => {
        const { id } = await untilDone(startDeletion());
        return () => send(jobs.cancelJob, toId(id));
      },
    },
    undoJob: {
      refuse: async () => {
        const { id } = await startDeletion();
        succeeded(await admin.call(jobs.cancelJob, toId(id)));
        return () => send(jobs.undoJob, toId(id));
      },
    },
    inviteAdmin: {
      refuse: async () => {
        const { user } = await makeTrainee(portal);
        return () => send(admins.inviteAdmin, { body: { name: 'Iris', email: user.email } });
      },
    },
    createCompany: {
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
    },
    updateCompanySettings: {
      refuse: async () => {
        const { id } = await makeCompany(portal);
        const body = { signUp: 'code', domains: ['com'] };
        return () => send(companies.updateCompanySettings, { ...toId(id), body });
      },
    },
    createVideoUpload: {
      refuse: async () => {
        const form = multipart({}, { video: await fixtureFile('lies/text.mp4') });
        return () => upload(portal, modules.createVideoUpload, form, { token: admin.token });
      },
    },
    createPosterUpload: {
      refuse: async () => {
        const form = multipart({}, { poster: await fixtureFile('lies/logo.png') });
        return () => upload(portal, modules.createPosterUpload, form, { token: admin.token });
      },
    },
    uploadVideo: {
      refuse: async () => {
        const id = await makeModule();
        const form = multipart({}, { video: await fixtureFile('lies/text.mp4') });
        return () => upload(portal, modules.uploadVideo, form, { token: admin.token, id });
      },
    },
    uploadCaptions: {
      refuse: async () => {
        const id = await makeModule();
        return () =>
          upload(portal, modules.uploadCaptions, captionsForm(), { token: admin.token, id });
      },
    },
    saveQuestions: {
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
    },
    checkTraineeImport: {
      refuse: async () => () =>
        upload(portal, traineeImport.checkTraineeImport, tableForm('x', 'shoe'), {
          token: admin.token,
        }),
    },
    listImportProblems: {
      refuse: async () => () =>
        upload(portal, traineeImport.listImportProblems, tableForm('x', 'shoe'), {
          token: admin.token,
        }),
    },
    checkResultsImport: {
      refuse: async () => () =>
        upload(portal, resultsImport.checkResultsImport, resultsForm('shoe'), {
          token: admin.token,
        }),
    },
    listResultsImportProblems: {
      refuse: async () => () =>
        upload(portal, resultsImport.listResultsImportProblems, resultsForm('shoe'), {
          token: admin.token,
        }),
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
      refuse: async () => {
        const { user } = await makeTrainee(portal);
        const body = { kind: 'invitation' };
        return () => send(trainees.sendTraineeLink, { ...toId(user.id), body });
      },
    },
    startRun: {
      refuse: async () => {
        const { user } = await makeTrainee(portal);
        return () => send(startRun, { ...toId(user.id), body: { currentNumber: 2 } });
      },
    },
    updateHelpRequest: {
      refuse: async () => {
        const { id } = await ask();
        const body = { status: 'RESOLVED', updatedAt: new Date(0).toISOString() };
        return () => send(updateHelpRequest, { ...toId(id), body });
      },
    },
    closeHelpRequests: {
      refuse: async () => {
        const filter = { company: (await makeCompany(portal)).id };
        const body = { filter, expectedCount: 1 };
        return () => send(jobs.closeHelpRequests, { body });
      },
    },
    collectCertificates: {
      refuse: async () => {
        const filter = { company: (await makeCompany(portal)).id };
        const body = { filter, expectedCount: 1 };
        return () => send(certificates.collectCertificates, { body });
      },
    },
    createFiguresExport: {
      refuse: async () => () =>
        send(exports.createFiguresExport, { body: { format: 'pdf' as unknown as 'csv' } }),
    },
    createActivityExport: {
      refuse: async () => () =>
        send(exports.createActivityExport, { body: { format: 'csv', timeZone: 'Nowhere' } }),
    },
    startLedgerCheck: {
      succeed: async () => {
        await send(ledger.cancelLedgerCheck);
        return () => send(ledger.startLedgerCheck, { body: {} });
      },
      refuse: async () => () => send(ledger.startLedgerCheck, { body: [] }),
    },
    cancelLedgerCheck: {
      refuse: async () => {
        await send(ledger.cancelLedgerCheck);
        return () => send(ledger.cancelLedgerCheck);
      },
    },
    saveWeeklyReport: {
      // Without a mail server.
      refuse: async () => () => send(saveWeeklyReport, { body: { about: 'all' } }),
    },
    markGroupCompletionsRead: {
      refuse: async () => () => send(markGroupCompletionsRead, { body: { upTo: 0 } }),
    },
    markCompletionsRead: {
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

  /** Sends the request about these records. */
  async function prepared(call: Call, target: Target) {
    const { prepare, given } = requestOf(call);
    const preparing = { portal, admin, target };
    await prepare?.(preparing);
    const request = { token: admin.token, given: await given(target, preparing) };
    return () => untilDone(sendRequest(portal, call, request));
  }

  function wayOf(call: Call): Required<Way> {
    return {
      succeed: async () =>
        prepared(call, await makeTarget(portal, await makePlace(portal), requestOf(call))),
      refuse: () => prepared(call, MISSING),
      ...WAYS[call.name],
    };
  }
  return { doing, wayOf };
});

/** Creates the records that the call needs, and returns the call itself. */
type Prepare = () => Promise<() => Promise<Answer<unknown>>>;

/** By default it succeeds with new records, and is refused with records that do not exist. */
interface Way {
  readonly succeed?: Prepare;
  readonly refuse?: Prepare;
}

const named = (name: string) => ({ name });
const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
const captionsForm = () => multipart({}, { captions: new File([VTT], 'en.vtt') });
const toId = (id: number) => ({ params: { id } });

const tableForm = (companyName: string, emailColumn = 'email') => {
  const text = `name,${emailColumn},company\nIda,${crypto.randomUUID()}@import.test,${companyName}\n`;
  return multipart({}, { trainees: new File([text], 'trainees.csv') });
};

const resultsForm = (emailColumn: string) => {
  const text = `${emailColumn},module,completed on\nida@import.test,First aid,2025-02-28\n`;
  return multipart({}, { results: new File([text], 'results.csv') });
};

/**
 * Calls other than GET that change nothing for others: a check, a search for files, an upload, marking as read, an own
 * setting.
 */
const CHANGES_NOTHING: ReadonlySet<string> = new Set([
  'checkResultsImport',
  'checkTraineeImport',
  'collectCertificates',
  'createPosterUpload',
  'createVideoUpload',
  'listImportProblems',
  'listResultsImportProblems',
  'markCompletionsRead',
  'markGroupCompletionsRead',
  'saveWeeklyReport',
]);

const changing: [string, Call][] = Object.values(callsByFeature)
  .flat()
  .filter(({ access, method }) => access === 'admin' && method !== 'GET')
  .map((call) => [call.name, call]);

describe('a change by an administrator', () => {
  it.for(changing)('%s is recorded once', async ([name, call], { changes }) => {
    const { answer, recorded } = await changes.doing(changes.wayOf(call).succeed);
    expect([answer.status < 300, answer.raw]).toEqual([true, answer.raw]);
    expect(recorded).toHaveLength(CHANGES_NOTHING.has(name) ? 0 : 1);
    for (const { actor, subject } of recorded) {
      expect(actor).toEqual({ id: expect.any(Number), name: 'Ada Admin', scopes: null });
      // A file about all companies has no name, and many at once have a number.
      if (subject.kind !== 'portal') expect(subject.count ?? subject.name).not.toBe('');
    }
    expect(JSON.stringify(recorded)).not.toMatch(/password|argon2|another good one|correct-horse/i);
  });

  it.for(changing)('%s is not recorded when it is refused', async ([_, call], { changes }) => {
    const { answer, recorded } = await changes.doing(changes.wayOf(call).refuse);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(recorded).toEqual([]);
  });
});
