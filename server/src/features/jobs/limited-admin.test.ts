/** Jobs of admins who see only some companies or groups. */
import { listActivity } from '@portal/contract/activity';
import { removeAdmin } from '@portal/contract/admins';
import type { CallBody } from '@portal/contract/call';
import { addGroupMembers, listGroupMembers } from '@portal/contract/groups';
import { askForHelp } from '@portal/contract/help';
import * as calls from '@portal/contract/jobs';
import { importTrainees } from '@portal/contract/trainee-import';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  multipart,
  setCompany,
  setReach,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { runFirstBatch } from './testing/interrupted-job.ts';
import { makeManyTrainees } from './testing/many-trainees.ts';

type Body = CallBody<typeof calls.startBulkAction>;

const MISSING = 999_999;
/** More trainees than a step has. */
const COUNT = 60;

const people = (companyId: number, groupId?: number) => ({
  companyId,
  ...(groupId === undefined ? {} : { groupId }),
  rights: 'people' as const,
});

const it = portalIt
  .extend('other', ({ portal }) => makeCompany(portal))
  /** An admin of the company. */
  .extend('limited', ({ portal, company }) => makeLimitedAdmin(portal, [people(company.id)]))
  .extend('jobs', ({ portal, admin }) => {
    const jobOf = async (by: Actor, id: number) =>
      succeeded(await by.call(calls.getJob, { params: { id } }));
    const work = () => portal.work(['job']);
    return {
      jobOf,
      work,
      start: (by: Actor, body: Body) => by.call(calls.startBulkAction, { body }),
      async run(by: Actor, body: Body) {
        const { id } = succeeded(await by.call(calls.startBulkAction, { body }));
        await work();
        return jobOf(by, id);
      },
      async undone(by: Actor, id: number) {
        succeeded(await by.call(calls.undoJob, { params: { id } }));
        await work();
        return jobOf(by, id);
      },
      itemsOf: async (by: Actor, id: number) =>
        succeeded(await by.call(calls.listJobItems, { params: { id } })),
      async namesIn({ id }: { readonly id: number }) {
        const query = { company: String(id) };
        return succeeded(await admin.call(listTrainees, { query })).map(({ name }) => name);
      },
    };
  });

describe('a job of a limited admin', () => {
  it('treats people outside like people who do not exist', async ({
    portal,
    company,
    other,
    limited,
    jobs,
  }) => {
    const [own = 0] = await makeManyTrainees(portal, company, { count: 1, isInvited: true });
    const [outside = 0] = await makeManyTrainees(portal, other, { count: 1, isInvited: true });
    const job = await jobs.run(limited, { action: 'invite', ids: [own, outside, MISSING] });
    expect(job).toMatchObject({ state: 'done', total: 3, done: 1, refused: 2 });
    expect(await jobs.itemsOf(limited, job.id)).toMatchObject([
      { userId: own, name: 'Many 00000', state: 'done' },
      { userId: outside, name: null, email: null, state: 'refused' },
      { userId: MISSING, name: null, email: null, state: 'refused' },
    ]);
    const lines = succeeded(await limited.call(listActivity, { query: {} }));
    expect(lines.find(({ jobId }) => jobId === job.id)).toMatchObject({
      company: { id: company.id },
      actor: { scopes: [{ companyId: company.id }] },
    });
  });

  it('finds only the people within the reach', async ({
    portal,
    company,
    other,
    limited,
    jobs,
  }) => {
    await makeManyTrainees(portal, company, { count: 3 });
    await makeManyTrainees(portal, other, { count: 2 });
    const filter = {};
    const refused = await jobs.start(limited, { action: 'delete', filter, expectedCount: 5 });
    expect([refused.status, refused.error.details]).toMatchObject([409, { count: 3 }]);
    const job = await jobs.run(limited, { action: 'delete', filter, expectedCount: 3 });
    expect(job).toMatchObject({ done: 3, refused: 0 });
    expect(await jobs.namesIn(other)).toHaveLength(2);
  });

  it('needs the whole company for a move, and the group', async ({
    portal,
    admin,
    company,
    other,
    limited,
    jobs,
  }) => {
    const ids = await makeManyTrainees(portal, company, { count: 1 });
    const kitchen = await makeGroup(admin, { companyId: company.id, userIds: ids });
    const bar = await makeGroup(admin, { companyId: company.id, name: 'Bar' });
    const ofKitchen = await makeLimitedAdmin(portal, [people(company.id, kitchen.id)]);
    const move = (by: Actor, companyId: number) =>
      jobs.start(by, { action: 'move', ids, companyId });
    const missing = await move(limited, MISSING);
    expect(missing.status).toBe(404);
    for (const answer of [await move(limited, other.id), await move(ofKitchen, company.id)])
      expect([answer.status, answer.raw]).toEqual([404, missing.raw]);
    const toGroup = (groupId: number) =>
      jobs.start(ofKitchen, { action: 'add-to-group', ids, groupId });
    const noGroup = await toGroup(MISSING);
    const foreign = await toGroup(bar.id);
    expect([foreign.status, foreign.raw]).toEqual([404, noGroup.raw]);
    const reader = await makeLimitedAdmin(portal, [
      { companyId: company.id, rights: 'read' },
      people(other.id),
    ]);
    const readOnly = await jobs.start(reader, { action: 'add-to-group', ids, groupId: bar.id });
    expect(readOnly.status).toBe(403);
  });

  it('of a group admin deletes no member of another group', async ({
    portal,
    admin,
    company,
    jobs,
  }) => {
    const ids = await makeManyTrainees(portal, company, { count: 2 });
    const kitchen = await makeGroup(admin, { companyId: company.id, userIds: ids });
    await makeGroup(admin, { companyId: company.id, name: 'Bar', userIds: ids.slice(1) });
    const ofKitchen = await makeLimitedAdmin(portal, [people(company.id, kitchen.id)]);
    const job = await jobs.run(ofKitchen, { action: 'delete', ids });
    expect(job).toMatchObject({ done: 1, refused: 1 });
    expect(await jobs.namesIn(company)).toEqual(['Many 00001']);
  });

  it('closes only requests within the reach', async ({ portal, company, other, limited, jobs }) => {
    const body = { message: 'How?' };
    const inside = await makeTrainee(portal, { companyName: company.name });
    const outside = await makeTrainee(portal, { companyName: other.name });
    const [own, foreign] = [
      succeeded(await inside.call(askForHelp, { body })),
      succeeded(await outside.call(askForHelp, { body })),
    ];
    const requests = [own, foreign].map(({ id, updatedAt }) => ({ id, updatedAt }));
    const close = calls.closeHelpRequests;
    const missing = await limited.call(close, { body: { requests: requests.slice(1) } });
    expect(missing.status).toBe(409);
    const { id, total } = succeeded(await limited.call(close, { body: { requests } }));
    expect(total).toBe(1);
    await jobs.work();
    expect(await jobs.jobOf(limited, id)).toMatchObject({ state: 'done', done: 1, refused: 0 });
  });
});

describe('a reach that is changed', () => {
  it('ends a running job, and nothing outside was changed', async ({
    portal,
    admin,
    company,
    other,
    jobs,
  }) => {
    const limited = await makeLimitedAdmin(portal, [people(company.id), people(other.id)]);
    await makeManyTrainees(portal, company, { count: COUNT });
    const filter = { company: company.id };
    const started = await jobs.start(limited, { action: 'delete', filter, expectedCount: COUNT });
    const { id } = succeeded(started);
    await runFirstBatch(portal);
    const { done } = await jobs.jobOf(limited, id);
    expect(done).toBeGreaterThan(0);
    await setReach(portal, limited.user.id, [people(other.id)]);
    await jobs.work();
    expect(await jobs.jobOf(limited, id)).toMatchObject({
      state: 'cancelled',
      done,
      problemReason: { reason: 'reachChanged' },
    });
    expect(await jobs.namesIn(company)).toHaveLength(COUNT - done);
    // The admin does not reach them any more, and an undo leaves them in the trash.
    expect(await jobs.undone(limited, id)).toMatchObject({ state: 'undone', done });
    expect(await jobs.namesIn(company)).toHaveLength(COUNT - done);
    expect((await admin.call(calls.getJob, { params: { id } })).status).toBe(200);
  });

  it('to more lets the job go on', async ({ portal, company, other, limited, jobs }) => {
    const ids = await makeManyTrainees(portal, company, { count: COUNT });
    const { id } = succeeded(await jobs.start(limited, { action: 'delete', ids }));
    await setReach(portal, limited.user.id, [people(company.id), people(other.id)]);
    await jobs.work();
    expect(await jobs.jobOf(limited, id)).toMatchObject({ state: 'done', done: COUNT });
  });

  it('also by the deletion of the admin', async ({ portal, admin, company, limited, jobs }) => {
    const ids = await makeManyTrainees(portal, company, { count: 2 });
    const { id } = succeeded(await jobs.start(limited, { action: 'delete', ids }));
    succeeded(await admin.call(removeAdmin, { params: { id: limited.user.id } }));
    await jobs.work();
    expect(await jobs.jobOf(admin, id)).toMatchObject({ state: 'cancelled', done: 0 });
    expect(await jobs.namesIn(company)).toHaveLength(2);
  });

  it('ends a running undo', async ({ portal, company, limited, jobs }) => {
    const ids = await makeManyTrainees(portal, company, { count: COUNT });
    const { id } = await jobs.run(limited, { action: 'delete', ids });
    succeeded(await limited.call(calls.undoJob, { params: { id } }));
    await runFirstBatch(portal);
    await setReach(portal, limited.user.id, [{ companyId: company.id, rights: 'read' }]);
    await jobs.work();
    const job = await jobs.jobOf(limited, id);
    expect(job).toMatchObject({ state: 'undone', problemReason: { reason: 'reachChanged' } });
    expect(job.done).toBeGreaterThan(0);
    expect(await jobs.namesIn(company)).toHaveLength(COUNT - job.done);
  });
});

describe('an undo by a limited admin', () => {
  it('concerns only people within the present reach, and only the own jobs', async ({
    portal,
    admin,
    company,
    other,
    jobs,
  }) => {
    const limited = await makeLimitedAdmin(portal, [people(company.id), people(other.id)]);
    const ids = [
      ...(await makeManyTrainees(portal, company, { count: 2 })),
      ...(await makeManyTrainees(portal, other, { count: 3 })),
    ];
    const { id } = await jobs.run(limited, { action: 'delete', ids });
    const colleague = await makeLimitedAdmin(portal, [people(company.id), people(other.id)]);
    expect((await colleague.call(calls.undoJob, { params: { id } })).status).toBe(404);
    await setReach(portal, limited.user.id, [people(company.id)]);
    expect(await jobs.undone(limited, id)).toMatchObject({ state: 'undone', done: 3 });
    expect(await jobs.namesIn(company)).toHaveLength(2);
    expect(await jobs.namesIn(other)).toEqual([]);
    // The names of the others are not shown.
    const items = await jobs.itemsOf(limited, id);
    expect(items.slice(2).map(({ name, email }) => [name, email])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    );
    expect((await admin.call(calls.listJobItems, { params: { id } })).body[2]?.name).not.toBeNull();
  });

  it('moves people back only to a company within it', async ({ portal, company, other, jobs }) => {
    const limited = await makeLimitedAdmin(portal, [people(company.id), people(other.id)]);
    const ids = await makeManyTrainees(portal, company, { count: 2 });
    const { id } = await jobs.run(limited, { action: 'move', ids, companyId: other.id });
    await setReach(portal, limited.user.id, [people(other.id)]);
    expect(await jobs.undone(limited, id)).toMatchObject({ state: 'undone', done: 2 });
    expect(await jobs.namesIn(other)).toHaveLength(2);
  });

  it('brings back those whom the admin of a group took out of it', async ({
    portal,
    admin,
    company,
    jobs,
  }) => {
    const ids = await makeManyTrainees(portal, company, { count: 2 });
    const kitchen = await makeGroup(admin, { companyId: company.id, userIds: ids });
    const ofKitchen = await makeLimitedAdmin(portal, [people(company.id, kitchen.id)]);
    const body = { action: 'remove-from-group' as const, ids, groupId: kitchen.id };
    const { id } = await jobs.run(ofKitchen, body);
    const members = async () =>
      succeeded(await admin.call(listGroupMembers, { params: { id: kitchen.id }, query: {} }));
    expect(await members()).toEqual([]);
    expect(await jobs.undone(ofKitchen, id)).toMatchObject({ state: 'undone', done: 0 });
    expect(await members()).toHaveLength(2);
  });

  it('is not obstructed by people outside, who are not named', async ({
    portal,
    company,
    other,
    limited,
    jobs,
  }) => {
    const ids = await makeManyTrainees(portal, company, { count: 2 });
    const body = { expectedCount: 2 };
    const params = { id: company.id };
    const { id } = succeeded(await limited.call(calls.startRunsOfCompany, { params, body }));
    await jobs.work();
    await setCompany(portal, ids.slice(1), other.id);
    expect(await jobs.undone(limited, id)).toMatchObject({ state: 'undone', done: 1 });
  });

  it('moves imported people to the trash who are in no group of others', async ({
    portal,
    admin,
    company,
    jobs,
  }) => {
    const kitchen = await makeGroup(admin, { companyId: company.id });
    const bar = await makeGroup(admin, { companyId: company.id, name: 'Bar' });
    const ofKitchen = await makeLimitedAdmin(portal, [people(company.id, kitchen.id)]);
    const rows = ['Ida', 'Udo'].map(
      (name) => `${name},${name}@kitchen.test,${company.name},Kitchen`,
    );
    const table = ['name,email,company,groups', ...rows].join('\n');
    const form = multipart({}, { trainees: new File([table], 'trainees.csv') });
    const { token } = ofKitchen;
    const { id } = succeeded(await upload(portal, importTrainees, form, { token }));
    await jobs.work();
    const [ida] = await jobs.itemsOf(ofKitchen, id);
    expect(ida).toMatchObject({ name: 'Ida', state: 'done' });
    const body = { userIds: [ida?.userId ?? 0] };
    succeeded(await admin.call(addGroupMembers, { params: { id: bar.id }, body }));
    expect(await jobs.undone(ofKitchen, id)).toMatchObject({ state: 'undone', done: 1 });
    expect(await jobs.namesIn(company)).toEqual(['Ida']);
  });
});
