/** A valid request of each call for admins, about given records. Tests that go through the contract share them. */
import { randomUUID } from 'node:crypto';
import { inviteAdmin } from '@portal/contract/admins';
import type { Call } from '@portal/contract/call';
import { collectCertificates } from '@portal/contract/certificates';
import { addDays } from '@portal/contract/civil-dates';
import type { CompanyRef, GroupRef } from '@portal/contract/fields';
import { askForHelp } from '@portal/contract/help';
import { startBulkAction } from '@portal/contract/jobs';
import { submitQuiz } from '@portal/contract/learning';
import { startLedgerCheck } from '@portal/contract/ledger';
import { logIn } from '@portal/contract/log-in';
import { listModules, uploadCaptions } from '@portal/contract/modules';
import {
  createException,
  recordResult,
  updateCompanyRequirements,
} from '@portal/contract/requirements';
import { listOwnAttempts } from '@portal/contract/runs';
import { createTrainee, deleteTrainee } from '@portal/contract/trainees';
import { certify } from '../features/certificates/testing/certify.ts';
import { makeGroup } from '../features/groups/testing/make-group.ts';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeVideoModule,
  multipart,
  PASSWORD,
  signInAdmin,
  someQuestions,
  succeeded,
  upload,
} from './factories.ts';
import { fixtureFile } from './fixture-files.ts';
import type { Answer } from './open-test-portal.ts';
import type { TestPortal } from './start-test-portal.ts';

/** The records that a request can be about. */
export interface Target {
  readonly company: CompanyRef;
  readonly group: GroupRef;
  readonly moduleId: number;
  /** A member of the group, who has tried a quiz and asked for help. */
  readonly traineeId: number;
  readonly traineeEmail: string;
  readonly attemptId: number;
  /** The module of the attempt. */
  readonly triedModuleId: number;
  readonly helpRequest: { readonly id: number; readonly updatedAt: string };
  /** An action on another member of the group. */
  readonly jobId: number;
  /** The deletion of another member of the group. */
  readonly deletionId: number;
  /** An invited admin who waits. */
  readonly adminId: number;
  /** An exception of the trainee, and a result that was recorded for the trainee. */
  readonly exceptionId: number;
  readonly resultId: number;
  /** The certificate of the trainee, and an action that collects it. */
  readonly certificateCode: string;
  readonly collectionId: number;
}

const NOWHERE = 999_999_999;

export const MISSING: Target = {
  company: { id: NOWHERE, name: 'Nowhere' },
  group: { id: NOWHERE, name: 'Nowhere' },
  moduleId: NOWHERE,
  traineeId: NOWHERE,
  traineeEmail: 'missing@requests.test',
  attemptId: NOWHERE,
  triedModuleId: NOWHERE,
  helpRequest: { id: NOWHERE, updatedAt: new Date(0).toISOString() },
  jobId: NOWHERE,
  deletionId: NOWHERE,
  adminId: NOWHERE,
  exceptionId: NOWHERE,
  resultId: NOWHERE,
  certificateCode: '0'.repeat(26),
  collectionId: NOWHERE,
};

const FIRST_MODULE = 'First aid';

/** A company with its first module, which all its trainees can open. */
export interface Place {
  readonly company: CompanyRef;
  readonly firstModuleId: number;
}

export async function makePlace(portal: TestPortal): Promise<Place> {
  const { id, name } = await makeCompany(portal);
  const module = await makeQuizModule(portal, id, { name: FIRST_MODULE });
  return { company: { id, name }, firstModuleId: module.id };
}

export function makeGroupIn({ company }: Place, admin: Actor): Promise<GroupRef> {
  return makeGroup(admin, { companyId: company.id, name: `Group ${randomUUID()}` });
}

/** The records of a target besides the member of a group. */
export const PARTS = [
  'module',
  'attempt',
  'helpRequest',
  'job',
  'deletion',
  'admin',
  'exception',
  'result',
  'certificate',
  'collection',
] as const;
type Part = (typeof PARTS)[number];

interface Wanted {
  /** The other records do not exist. */
  readonly parts: readonly Part[];
  /** A group of the place; a new one without it. */
  readonly group?: GroupRef;
  /** Who starts the action, deletes and invites; by default the admin who sees everything. */
  readonly maker?: Actor;
}

const DUE_IN_A_WEEK = {
  dueDays: 7,
  graceDays: 0,
  renewalDays: 30,
  reminderDays: [],
  digestWeekday: 1,
};
const WAIVER = { moduleId: null, kind: 'waive' as const, reason: 'Trained at the factory' };
const EARLIER_RESULT = { completedOn: '2024-02-29', validUntil: null, note: 'On paper' };

/** New records in a place. */
export async function makeTarget(
  portal: TestPortal,
  place: Place,
  { parts, ...wanted }: Wanted,
): Promise<Target> {
  const admin = await signInAdmin(portal);
  const { company, firstModuleId } = place;
  const { group = await makeGroupIn(place, admin), maker = admin } = wanted;
  const addMember = async () => {
    const email = newEmail();
    const member = { name: 'Tess', email, companyName: company.name, groupIds: [group.id] };
    const body = { ...member, password: PASSWORD };
    return succeeded(await admin.call(createTrainee, { body }));
  };
  const member = await addMember();
  const makers: Readonly<Record<Part, () => Promise<Partial<Target>>>> = {
    module: async () => ({ moduleId: (await makeVideoModule(portal, company.id)).id }),
    attempt: async () => {
      const quiz = { params: { id: firstModuleId }, token: await logInAs(portal, member) };
      succeeded(await portal.call(submitQuiz, { ...quiz, body: { answers: {} } }));
      const [attempt] = succeeded(await portal.call(listOwnAttempts, quiz));
      return { attemptId: attempt?.id ?? 0 };
    },
    helpRequest: async () => {
      const question = { body: { message: 'Why?' }, token: await logInAs(portal, member) };
      const { id, updatedAt } = succeeded(await portal.call(askForHelp, question));
      return { helpRequest: { id, updatedAt } };
    },
    job: async () => {
      const body = { action: 'delete' as const, ids: [(await addMember()).id] };
      return { jobId: succeeded(await maker.call(startBulkAction, { body })).id };
    },
    deletion: async () => {
      const params = { id: (await addMember()).id };
      const { deletionId } = succeeded(await maker.call(deleteTrainee, { params }));
      return { deletionId: deletionId ?? 0 };
    },
    admin: async () => {
      const reach = [{ companyId: company.id, rights: 'read' as const }];
      const body = { name: 'Iris', email: newEmail(), reach };
      return { adminId: succeeded(await maker.call(inviteAdmin, { body })).admin.id };
    },
    exception: async () => {
      const given = { params: { id: member.id }, body: WAIVER };
      return { exceptionId: succeeded(await admin.call(createException, given)).id };
    },
    result: async () => {
      const body = { ...EARLIER_RESULT, moduleId: firstModuleId };
      const given = { params: { id: member.id }, body };
      return { resultId: succeeded(await admin.call(recordResult, given)).recorded?.id ?? 0 };
    },
    certificate: async () => {
      const { code } = await certify(portal, { userId: member.id, companyId: company.id });
      return { certificateCode: code };
    },
    collection: async () => {
      const body = { ids: [member.id] };
      return { collectionId: succeeded(await maker.call(collectCertificates, { body })).id };
    },
  };
  let target: Target = {
    ...MISSING,
    company,
    group,
    traineeId: member.id,
    traineeEmail: member.email,
    triedModuleId: firstModuleId,
  };
  for (const part of parts) target = { ...target, ...(await makers[part]()) };
  return target;
}

async function logInAs(portal: TestPortal, { email }: { readonly email: string }): Promise<string> {
  return succeeded(await portal.call(logIn, { body: { email, password: PASSWORD } })).token;
}

export interface Given {
  readonly params?: Readonly<Record<string, number | string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: FormData;
}

interface Preparing {
  readonly portal: TestPortal;
  readonly admin: Actor;
  readonly target: Target;
}

interface AdminRequest {
  /** The records that it names besides the member of a group. */
  readonly parts: readonly Part[];
  readonly given: (target: Target, preparing: Preparing) => Given | Promise<Given>;
  /** Creates what the request needs to succeed. */
  readonly prepare?: (preparing: Preparing) => Promise<unknown>;
}

const simply = (given: AdminRequest['given']): AdminRequest => ({ parts: [], given });
const about = (part: Part, given: AdminRequest['given']): AdminRequest => ({
  parts: [part],
  given,
});

const nothing = simply(() => ({}));
const companyOf = ({ company: { id } }: Target) => ({ id });
const inCompany = simply((target) => ({ params: companyOf(target) }));
const ofCompany = simply(({ company }) => ({ query: { company: String(company.id) } }));
const ofModule = about('module', ({ moduleId: id }) => ({ params: { id } }));
const ofGroup = simply(({ group: { id } }) => ({ params: { id } }));
const ofTrainee = simply(({ traineeId: id }) => ({ params: { id } }));
const ofTry = about('attempt', ({ traineeId: id, triedModuleId: moduleId }) => ({
  params: { id, number: 1, moduleId },
}));
const ofJob = about('job', ({ jobId: id }) => ({ params: { id } }));
const ofAdmin = about('admin', ({ adminId: id }) => ({ params: { id } }));
const ofDeletion = about('deletion', ({ deletionId }) => ({ params: { deletionId }, body: {} }));
const ofCertificate = (body: object) =>
  about('certificate', ({ certificateCode: code }) => ({ params: { code }, body }));
const ofHelpRequest = (body?: object) =>
  about('helpRequest', ({ helpRequest: { id } }) => ({ params: { id }, ...(body && { body }) }));

/** A civil date, some days after the time in ms since 1970. */
const daysFrom = (time: number, days: number) =>
  addDays(new Date(time).toISOString().slice(0, 10), days);

const named = () => ({ name: `Name ${randomUUID()}` });
const newEmail = () => `${randomUUID()}@requests.test`;
const videoForm = async () => multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
const captionsForm = () =>
  multipart(
    {},
    {
      captions: new File(['WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'], 'en.vtt'),
    },
  );

/** A table with one new trainee of the group. */
const importOf = simply(({ company, group }) => ({
  form: multipart(
    {},
    {
      trainees: new File(
        [`name,email,company,groups\nIda,${newEmail()},${company.name},${group.name}\n`],
        'people.csv',
      ),
    },
  ),
}));

/** A table with an earlier result of the member. */
const resultsOf = simply(({ traineeEmail }) => ({
  form: multipart(
    {},
    {
      results: new File(
        [`email,module,completed on\n${traineeEmail},${FIRST_MODULE},2025-02-28\n`],
        'results.csv',
      ),
    },
  ),
}));

const makeRules = ({ admin, target: { company } }: Preparing) => {
  const body = { dueDays: 30, graceDays: 0, renewalDays: 30, reminderDays: [], digestWeekday: 1 };
  return admin.call(updateCompanyRequirements, { params: { id: company.id }, body });
};

const workOnJobs = ({ portal }: Preparing) => portal.work(['job']);

const REQUESTS: Readonly<Record<string, AdminRequest>> = {
  listUsers: nothing,
  getVersion: nothing,

  listAdmins: nothing,
  inviteAdmin: simply(({ company }) => {
    const reach = [{ companyId: company.id, rights: 'read' }];
    return { body: { name: 'Iris', email: newEmail(), reach } };
  }),
  inviteAdminAgain: ofAdmin,
  changeAdminReach: about('admin', ({ company, adminId: id }) => ({
    params: { id },
    body: { reach: [{ companyId: company.id, rights: 'people' }] },
  })),
  removeAdmin: ofAdmin,

  listCompanies: nothing,
  createCompany: simply(() => ({ form: multipart(named()) })),
  getCompanyImpact: inCompany,
  getCompanySettings: inCompany,
  updateCompany: simply((target) => ({
    params: companyOf(target),
    form: multipart({ name: target.company.name }),
  })),
  updateCompanySettings: simply((target) => ({
    params: companyOf(target),
    body: { language: 'de' },
  })),
  deleteCompany: inCompany,

  listModules: simply(({ company }) => ({ query: { companyId: String(company.id) } })),
  getModule: ofModule,
  getModuleImpact: ofModule,
  getModuleInsight: ofModule,
  createModule: simply((target) => ({ params: companyOf(target), body: named() })),
  updateModule: about('module', ({ moduleId: id }) => ({ params: { id }, body: named() })),
  deleteModule: ofModule,
  createVideoUpload: simply(async ({ company }) => ({
    query: { companyId: String(company.id) },
    form: await videoForm(),
  })),
  createPosterUpload: simply(async ({ company }) => ({
    query: { companyId: String(company.id) },
    form: multipart({}, { poster: await fixtureFile('images/lossy.webp') }),
  })),
  uploadVideo: about('module', async ({ moduleId: id }) => ({
    params: { id },
    form: await videoForm(),
  })),
  uploadCaptions: about('module', ({ moduleId: id }) => ({ params: { id }, form: captionsForm() })),
  deleteCaptions: {
    ...ofModule,
    prepare: ({ portal, admin: { token }, target: { moduleId: id } }) =>
      upload(portal, uploadCaptions, captionsForm(), { token, id }),
  },
  saveQuestions: about('module', ({ moduleId: id }) => ({
    params: { id },
    body: { mcqs: someQuestions(3) },
  })),
  reorderModules: about('module', async ({ company, moduleId }, { admin }) => {
    const query = { companyId: String(company.id) };
    const listed = (await admin.call(listModules, { query })).body;
    const ids = Array.isArray(listed) ? listed.map(({ id }) => id) : [moduleId];
    const moduleOrders = ids.map((id, order) => ({ id, order }));
    return { body: { companyId: company.id, moduleOrders } };
  }),

  getCompanyRequirements: inCompany,
  updateCompanyRequirements: simply((target) => ({
    params: companyOf(target),
    body: {
      dueDays: 30,
      graceDays: 3,
      renewalDays: 60,
      reminderDays: [14, 3],
      digestWeekday: 2,
    },
  })),
  getModuleRequirement: ofModule,
  updateModuleRequirement: about('module', ({ moduleId: id }) => ({
    params: { id },
    body: { audience: 'everyone', dueDays: null, validMonths: 12, countFrom: 'applied' },
  })),
  createModuleEdition: about('module', ({ moduleId: id }, { portal }) => ({
    params: { id },
    body: { by: daysFrom(portal.clock.now, 30), reason: 'The law has changed' },
  })),

  listGroups: inCompany,
  getGroupImpact: ofGroup,
  createGroup: simply((target) => ({ params: companyOf(target), body: named() })),
  renameGroup: simply(({ group: { id } }) => ({ params: { id }, body: named() })),
  deleteGroup: ofGroup,
  listGroupMembers: ofGroup,
  addGroupMembers: simply(({ group: { id }, traineeId }) => ({
    params: { id },
    body: { userIds: [traineeId] },
  })),
  removeGroupMember: simply(({ group: { id }, traineeId: userId }) => ({ params: { id, userId } })),
  getGroupSignUpLink: ofGroup,
  renewGroupSignUpLink: ofGroup,

  listTrainees: ofCompany,
  getTraineeProgress: ofTrainee,
  createTrainee: simply(({ company, group }) => ({
    body: {
      name: 'New',
      email: newEmail(),
      password: PASSWORD,
      companyName: company.name,
      groupIds: [group.id],
    },
  })),
  updateTrainee: simply(({ traineeId: id }) => ({ params: { id }, body: named() })),
  deleteTrainee: ofTrainee,
  sendTraineeLink: simply(({ traineeId: id }) => ({ params: { id }, body: { kind: 'reset' } })),
  checkTraineeImport: importOf,
  listImportProblems: importOf,
  importTrainees: importOf,
  checkResultsImport: resultsOf,
  listResultsImportProblems: resultsOf,
  importResults: { ...resultsOf, prepare: makeRules },

  listRuns: ofTrainee,
  getRun: simply(({ traineeId: id }) => ({ params: { id, number: 1 } })),
  startRun: simply(({ traineeId: id }) => ({ params: { id }, body: {} })),
  getAttempt: about('attempt', ({ attemptId: id }) => ({ params: { id } })),
  listAttempts: ofTry,
  listAttemptsOfTrainee: ofTrainee,
  listWatchingSessions: ofTry,
  unblockQuiz: about('attempt', ({ traineeId: id, triedModuleId: moduleId }) => ({
    params: { id, moduleId },
  })),

  getTraineeRequirements: ofTrainee,
  createException: simply(({ traineeId: id }) => ({
    params: { id },
    body: { ...WAIVER, reason: 'Works at the office only' },
  })),
  endException: about('exception', ({ traineeId: id, exceptionId }) => ({
    params: { id, exceptionId },
  })),
  recordResult: simply(({ traineeId: id, triedModuleId: moduleId }) => ({
    params: { id },
    body: { ...EARLIER_RESULT, completedOn: '2025-01-31', moduleId },
  })),
  withdrawResult: about('result', ({ traineeId: id, resultId }) => ({ params: { id, resultId } })),

  listCertificatesOfTrainee: ofTrainee,
  withdrawCertificate: ofCertificate({ reason: 'Completed by another person' }),
  reissueCertificate: ofCertificate({}),
  getCertificateLook: inCompany,
  updateCertificateLook: simply((target) => ({
    params: companyOf(target),
    form: multipart({ colour: '#0f766e' }),
  })),
  collectCertificates: about('certificate', ({ traineeId }) => ({ body: { ids: [traineeId] } })),

  previewReminder: ofTrainee,
  remindTrainee: {
    ...simply(({ traineeId: id }) => ({ params: { id }, body: {} })),
    prepare: ({ admin, target }) =>
      admin.call(updateCompanyRequirements, { params: companyOf(target), body: DUE_IN_A_WEEK }),
  },

  startBulkAction: simply(({ traineeId }) => ({ body: { action: 'delete', ids: [traineeId] } })),
  startRunsOfCompany: simply((target) => ({ params: companyOf(target), body: {} })),
  closeHelpRequests: about('helpRequest', ({ helpRequest }) => ({
    body: { requests: [helpRequest] },
  })),
  getJob: ofJob,
  listJobItems: ofJob,
  cancelJob: ofJob,
  undoJob: { ...ofJob, prepare: workOnJobs },

  listTrash: nothing,
  restoreFromTrash: ofDeletion,
  purgeFromTrash: ofDeletion,

  listHelpRequests: ofCompany,
  countOpenHelp: ofCompany,
  countPendingHelp: nothing,
  listHelpAssignees: nothing,
  listHelpRequestChanges: ofHelpRequest(),
  updateHelpRequest: ofHelpRequest({ status: 'RESOLVED' }),

  listFeedback: ofCompany,
  getFeedbackStats: ofCompany,
  listRatedModules: ofCompany,
  listModuleFeedback: ofModule,

  listCompletions: nothing,
  listGroupCompletions: nothing,
  markCompletionsRead: simply(() => ({ body: { upTo: 1 } })),
  markGroupCompletionsRead: simply(() => ({ body: { upTo: 1 } })),

  listActivity: ofCompany,
  getCompanyReport: inCompany,
  listCompanyFigures: nothing,
  createProgressExport: simply(({ company }) => ({ body: { company: company.id } })),
  createFiguresExport: simply(() => ({ body: { format: 'csv' } })),
  createReportExport: simply(({ company }) => ({ body: { company: company.id, format: 'csv' } })),
  getRequirementsSummary: ofCompany,
  getCompanyCompliance: inCompany,
  listComingWeeks: inCompany,
  getMatrix: inCompany,
  createMatrixExport: simply(({ company }) => ({ body: { company: company.id, format: 'csv' } })),
  createCertificatesExport: {
    ...about('collection', ({ collectionId: job }) => ({ body: { job } })),
    prepare: ({ portal }) => portal.work(['job']),
  },
  createActivityExport: simply(({ company }) => ({
    body: { company: company.id, format: 'csv' },
  })),
  getLedger: nothing,
  startLedgerCheck: simply(() => ({ body: {} })),
  cancelLedgerCheck: {
    ...nothing,
    prepare: ({ admin }) => admin.call(startLedgerCheck, { body: {} }),
  },
  getCheckpointMail: inCompany,
  updateCheckpointMail: simply((target) => ({
    params: companyOf(target),
    body: { email: 'witness@requests.test' },
  })),

  getWeeklyReport: nothing,
  saveWeeklyReport: simply(() => ({ body: { about: null } })),
};

/** Throws for a call that has no request here. */
export function requestOf({ name }: Call): AdminRequest {
  const request = REQUESTS[name];
  if (request === undefined) throw new Error(`Show here a valid request of ${name}`);
  return request;
}

/** Sends the request as a browser does. */
export async function sendRequest(
  portal: TestPortal,
  call: Call,
  { token, given: { params = {}, query = {}, body, form } }: { token: string; given: Given },
): Promise<Answer<unknown>> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const request = form && new Request('http://portal.test', { method: 'POST', body: form });
  const payload = request === undefined ? body : Buffer.from(await request.arrayBuffer());
  const contentType = request?.headers.get('content-type');
  return portal.inject({
    method: call.method,
    url: `/api${path}`,
    query,
    headers: {
      authorization: `Bearer ${token}`,
      ...(contentType && { 'content-type': contentType }),
    },
    ...(payload === undefined || call.method === 'GET' ? {} : { payload }),
  });
}
