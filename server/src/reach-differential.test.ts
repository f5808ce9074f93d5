/**
 * A change outside of the reach of a limited admin changes no answer, no file and no frame for this admin. Each call
 * of the contract that reads is made before and after a history of changes outside, in a random order.
 */

import { randomUUID } from 'node:crypto';
import { listActivity } from '@portal/contract/activity';
import { createCompany, deleteCompany } from '@portal/contract/companies';
import {
  createActivityExport,
  createFiguresExport,
  createMatrixExport,
  createProgressExport,
  createReportExport,
} from '@portal/contract/exports';
import { giveFeedback } from '@portal/contract/feedback';
import { addGroupMembers, createGroup, deleteGroup, renameGroup } from '@portal/contract/groups';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { startBulkAction, undoJob } from '@portal/contract/jobs';
import type { ChosenReach } from '@portal/contract/reach';
import { remindTrainee } from '@portal/contract/reminders';
import {
  createException,
  recordResult,
  updateCompanyRequirements,
} from '@portal/contract/requirements';
import { startRun } from '@portal/contract/runs';
import { createTrainee, deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { restoreFromTrash } from '@portal/contract/trash';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { answerQuiz } from './features/learning/testing/learn.ts';
import { type Living, makeLiving } from './features/trash/testing/deleted-twins.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  multipart,
  PASSWORD,
  signInAdmin,
  succeeded,
  upload,
} from './testing/factories.ts';
import { openLive } from './testing/live-client.ts';
import { itAlone } from './testing/portal-test.ts';
import { randomRuns } from './testing/random-runs.ts';
import { idsOf, newestAttempt, readAll } from './testing/read-all.ts';
import type { TestPortal } from './testing/start-test-portal.ts';

/** The chat runs across companies, visitors see the public ones, and anyone with its code checks a certificate. */
const OF_ALL = [
  'listChatUsers',
  'listRooms',
  'listMessages',
  'openDirectRoom',
  'searchMessages',
  'listPublicCompanies',
  'verifyCertificate',
  'getCertificateProof',
  'getCertificateBadge',
];

const QUERIES = [
  '',
  '?page=1&pageSize=2',
  '?search=o',
  '?sort=-active',
  '?status=not-started',
  '?standing=dueSoon',
];

/** Longer than counts are kept. */
const COUNTED_AGAIN_MS = 11 * 60_000;

const DAY_MS = 86_400_000;

/** Milliseconds until the next noon: no midnight comes between two readings, after which other days are due. */
const untilNoon = (now: number) => DAY_MS - ((now + DAY_MS / 2) % DAY_MS);

/** Filters by what is within the reach. */
const filtersOf = ({ company, groupId, moduleIds }: Living) => [
  `?company=${company.id}`,
  `?companyId=${company.id}`,
  `?group=${groupId}`,
  '?group=none',
  `?module=${moduleIds[0]}&status=completed`,
];

/** A place outside of the reach where people learn and admins change things. */
interface Outside {
  readonly company: { readonly id: number; readonly name: string };
  readonly moduleIds: readonly number[];
  readonly people: Actor[];
}

type Change = (portal: TestPortal, admin: Actor, outside: Outside) => Promise<unknown>;

const newEmail = () => `${randomUUID()}@out.test`;
const newName = (kind: string) => `Out ${kind} ${randomUUID()}`;

async function join(portal: TestPortal, { company, people }: Outside): Promise<Actor> {
  const someone = { companyName: company.name, name: newName('Otto'), email: newEmail() };
  const trainee = await makeTrainee(portal, someone);
  people.push(trainee);
  return trainee;
}

/** The changes outside, by what they are about. */
const CHANGES: Readonly<Record<string, Change>> = {
  learns: async (portal, _, outside) => {
    const trainee = await join(portal, outside);
    for (const moduleId of outside.moduleIds) {
      await answerQuiz(trainee, moduleId);
      succeeded(await trainee.call(giveFeedback, { body: { moduleId, rating: 1 } }));
    }
  },
  asks: async (portal, admin, outside) => {
    const trainee = await join(portal, outside);
    const { id } = succeeded(await trainee.call(askForHelp, { body: { message: 'Outside?' } }));
    const body = { status: 'RESOLVED', adminNotes: 'Outside answer' } as const;
    succeeded(await admin.call(updateHelpRequest, { params: { id }, body }));
  },
  groups: async (portal, admin, outside) => {
    const { user } = await join(portal, outside);
    const body = { name: newName('group') };
    const { id } = succeeded(await admin.call(createGroup, { params: toId(outside), body }));
    const params = { id };
    succeeded(await admin.call(addGroupMembers, { params, body: { userIds: [user.id] } }));
    succeeded(await admin.call(renameGroup, { params, body: { name: newName('group') } }));
    if (isEven(id)) succeeded(await admin.call(deleteGroup, { params }));
  },
  changes: async (portal, admin, outside) => {
    const { user } = await join(portal, outside);
    const params = { id: user.id };
    succeeded(await admin.call(updateTrainee, { params, body: { name: 'Oona Outside' } }));
    succeeded(await admin.call(startRun, { params, body: { currentNumber: 1 } }));
    const added = { name: 'Oskar Out', email: newEmail(), companyName: outside.company.name };
    succeeded(await admin.call(createTrainee, { body: { ...added, password: PASSWORD } }));
  },
  deletes: async (portal, admin, outside) => {
    const { user } = await join(portal, outside);
    const deleted = succeeded(await admin.call(deleteTrainee, { params: { id: user.id } }));
    const deletionId = deleted.deletionId ?? 0;
    const params = { deletionId };
    if (isEven(deletionId)) succeeded(await admin.call(restoreFromTrash, { params, body: {} }));
  },
  'many at once': async (portal, admin, outside) => {
    const { user } = await join(portal, outside);
    const body = { action: 'delete', ids: [user.id] } as const;
    const { id } = succeeded(
      await admin.call(startBulkAction, { body: { ...body, ids: [...body.ids] } }),
    );
    await portal.work(['job']);
    succeeded(await admin.call(undoJob, { params: { id } }));
    await portal.work(['job']);
  },
  requires: async (portal, admin, outside) => {
    const [moduleId = 0] = outside.moduleIds;
    const { user } = await join(portal, outside);
    succeeded(await admin.call(remindTrainee, { params: { id: user.id }, body: {} }));
    const reason = 'Not needed outside';
    const waiver = { kind: 'waive', moduleId, reason } as const;
    succeeded(await admin.call(createException, { params: { id: user.id }, body: waiver }));
    const { user: other } = await join(portal, outside);
    const result = { moduleId, completedOn: '2026-01-01', validUntil: '2026-06-30', note: '' };
    succeeded(await admin.call(recordResult, { params: { id: other.id }, body: result }));
  },
  exports: async (_, admin, { company }) =>
    succeeded(
      await admin.call(createReportExport, { body: { company: company.id, format: 'csv' } }),
    ),
  'another company': async (portal, admin) => {
    const form = multipart({ name: newName('Company') });
    const { token } = admin;
    const company = succeeded(await upload(portal, createCompany, form, { token }));
    const module = await makeQuizModule(portal, company.id, { questions: 1 });
    await join(portal, { company, moduleIds: [module.id], people: [] });
    if (isEven(company.id))
      succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
  },
};

/** Whether a change is taken back or followed by another one. */
const isEven = (id: number) => id % 2 === 0;

const toId = ({ company }: Outside) => ({ id: company.id });

const FILES = [
  [createProgressExport, {}],
  [createReportExport, { format: 'csv' }],
  [createMatrixExport, { format: 'csv' }],
  [createFiguresExport, { format: 'csv' }],
  [createActivityExport, { format: 'csv' }],
] as const;

/** The files that the admin can export, by call, without their own record in the activity. */
async function readFiles(portal: TestPortal, limited: Actor, { company }: Living) {
  const files: Record<string, string> = {};
  for (const [call, choice] of FILES) {
    const isOfCompany = call === createReportExport || call === createMatrixExport;
    const body = isOfCompany ? { ...choice, company: company.id } : choice;
    const answer = await portal.call(call, { body: body as never, token: limited.token });
    const { url } = succeeded(answer);
    const { raw } = await portal.inject({ url });
    // The time of the count changes with the time.
    const text = call === createFiguresExport ? raw.replaceAll(/,[\d-]+ [\d:]+,/g, ',,') : raw;
    files[call.name] = text
      .split('\n')
      .filter((line) => !line.includes(limited.user.name))
      .join('\n');
  }
  return files;
}

/** The changes that the admin sees, without those of their own, such as the exports of this test. */
async function readActivity({ call, user }: Actor) {
  const changes = succeeded(await call(listActivity, { query: { pageSize: '100' } }));
  return changes.filter(({ actor }) => actor.id !== user.id);
}

/** The answers and files of the admin. */
async function readWhole(
  portal: TestPortal,
  limited: Actor,
  living: Living,
  attempt: number,
): Promise<Record<string, string>> {
  const except = [...OF_ALL, 'listActivity'];
  const asked = {
    ids: idsOf(living, attempt),
    queries: [...QUERIES, ...filtersOf(living)],
    except,
  };
  const files = await readFiles(portal, limited, living);
  const activity = JSON.stringify(await readActivity(limited));
  return { ...(await readAll(portal, limited, asked)), ...files, activity };
}

interface Case {
  readonly about: string;
  readonly reach: (living: Living) => ChosenReach;
  /** Another company, or other people of the same one. */
  readonly outside: (portal: TestPortal, living: Living) => Promise<Outside>;
}

/** Its modules are due in some days. */
async function addRules(portal: TestPortal, { id }: Outside['company']): Promise<void> {
  const admin = await signInAdmin(portal);
  const body = { dueDays: 5, graceDays: 0, renewalDays: 30, reminderDays: [], digestWeekday: 1 };
  succeeded(await admin.call(updateCompanyRequirements, { params: { id }, body }));
  await portal.work();
}

const elsewhere = async (portal: TestPortal): Promise<Outside> => {
  const company = await makeCompany(portal, 'Outside Foods');
  const module = await makeQuizModule(portal, company.id, { questions: 1 });
  await addRules(portal, company);
  return { company, moduleIds: [module.id], people: [] };
};

const CASES: readonly Case[] = [
  {
    about: 'of a company, another company',
    reach: ({ company }) => [{ companyId: company.id, rights: 'training' }],
    outside: elsewhere,
  },
  {
    about: 'of a group, the rest of the company',
    reach: ({ company, groupId }) => [{ companyId: company.id, groupId, rights: 'people' }],
    outside: async (_, { company, moduleIds }) => ({ company, moduleIds, people: [] }),
  },
  {
    about: 'of a group, another company',
    reach: ({ company, groupId }) => [{ companyId: company.id, groupId, rights: 'read' }],
    outside: elsewhere,
  },
];

const it = itAlone.extend('living', async ({ portal, company }) => {
  const living = await makeLiving(portal, company);
  await addRules(portal, company);
  return living;
});

describe.each(CASES)('for an admin $about', ({ reach, outside }) => {
  it('changes no answer and no file', async ({ portal, living }) => {
    const admin = await signInAdmin(portal);
    const limited = await makeLimitedAdmin(portal, reach(living));
    const place = await outside(portal, living);
    const attempt = await newestAttempt(portal);
    portal.clock.advance(untilNoon(portal.clock.now));
    await portal.work();
    await readWhole(portal, limited, living, attempt);
    let before = await readWhole(portal, limited, living, attempt);
    expect(before['listTrainees ']).toContain('Liv Living');
    expect(before['getMatrix ']).toContain('"state":"valid"');
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(Object.keys(CHANGES), { minLength: 3 }),
        async (names) => {
          for (const name of names) await CHANGES[name]?.(portal, admin, place);
          await portal.work();
          portal.clock.advance(COUNTED_AGAIN_MS);
          const after = await readWhole(portal, limited, living, attempt);
          expect(after).toEqual(before);
          before = after;
        },
      ),
      { numRuns: randomRuns(3), endOnFailure: true },
    );
  });

  it('sends no frame', async ({ portal, living }) => {
    const admin = await signInAdmin(portal);
    const limited = await makeLimitedAdmin(portal, reach(living));
    const place = await outside(portal, living);
    await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = portal.app.server.address() as { port: number };
    const address = `ws://127.0.0.1:${port}`;
    await using portalWide = await openLive(address, admin);
    await using client = await openLive(address, limited);
    for (const change of Object.values(CHANGES)) await change(portal, admin, place);
    await portal.work();
    // Frames about the reach come in the order of the changes.
    await answerAll(living);
    await portalWide.receives({ type: 'FEEDBACK_CHANGED', payload: {} });
    await client.receives({ type: 'FEEDBACK_CHANGED', payload: {} });
    await client.settled();
    expect(client.frames.filter(({ type }) => type !== 'PONG')).toEqual([
      { type: 'FEEDBACK_CHANGED', payload: {} },
    ]);
  });
});

/** Something that happens within the reach, after all that happened outside. */
async function answerAll({ trainee, moduleIds }: Living): Promise<void> {
  const body = { moduleId: moduleIds[0] ?? 0, rating: 5 };
  succeeded(await trainee.call(giveFeedback, { body }));
}
