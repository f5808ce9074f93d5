import { resetPassword } from '@portal/contract/accounts';
import { getDashboard, getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { TRAINEE_LINKS_PER_HOUR } from '@portal/contract/limits';
import { logIn } from '@portal/contract/log-in';
import * as calls from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import {
  makeAdmin,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  PASSWORD,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { mailsIn } from '#server/testing/outbox.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

const it = portalIt.extend(
  'list',
  { scope: 'file' },
  ({ admin }) =>
    (query: Record<string, string> = {}) =>
      admin.call(calls.listTrainees, { query }),
);

describe('access', () => {
  const byId = { params: { id: 1 } };
  it.for([
    ['list', calls.listTrainees, {}],
    ['create', calls.createTrainee, { body: {} }],
    ['update', calls.updateTrainee, { ...byId, body: {} }],
    ['send a link', calls.sendTraineeLink, { ...byId, body: { kind: 'reset' } }],
    ['delete', calls.deleteTrainee, byId],
    ['progress', calls.getTraineeProgress, byId],
  ] as const)('%s: administrators only', async ([_, call, input], { portal }) => {
    const trainee = await makeTrainee(portal);
    expect((await portal.call(call, input as object)).status).toBe(401);
    const answer = await trainee.call(call, { ...(input as object) });
    expect([answer.status, answer.error.message]).toEqual([403, 'Access denied']);
  });
});

describe('the list', () => {
  it('finds by name, email or company in any case, and treats wildcards as text', async ({
    portal,
    list,
  }) => {
    const company = await makeCompany(portal, 'Ünited Fruit');
    const { user } = await makeTrainee(portal, {
      companyName: company.name,
      name: 'Åsa 100%_\\',
      email: 'asa@list.test',
    });
    for (const search of ['åSA', 'ASA@LIST', 'üNITED', '100%', '%_', '\\'])
      expect([search, (await list({ search })).body.map(({ id }) => id)]).toEqual([
        search,
        [user.id],
      ]);
    expect((await list({ search: 'no such person' })).body).toEqual([]);
    expect((await list({ search: 'a\0b' })).status).toBe(400);
  });

  it('leaves out trainees who are deleted while it is read', async ({ portal, admin, list }) => {
    const { name } = await makeCompany(portal, 'Vanishing Ltd');
    const stays = await makeTrainee(portal, { companyName: name });
    const goes = await makeTrainee(portal, { companyName: name });
    const { learning } = portal.services;
    const progressOf = learning.progressOf;
    vi.spyOn(learning, 'progressOf').mockImplementationOnce(async (ids) => {
      await admin.call(calls.deleteTrainee, { params: { id: goes.user.id } });
      return progressOf(ids);
    });
    const { status, body } = await list({ search: name });
    expect([status, body.map(({ id }) => id)]).toEqual([200, [stays.user.id]]);
  });

  it('has pages, counts all matches in a header, and returns all trainees without parameters', async ({
    portal,
    company,
    list,
  }) => {
    for (const name of ['b', 'C', 'a'])
      await makeTrainee(portal, { companyName: company.name, name });
    const filter = { company: String(company.id) };
    const first = await list({ ...filter, pageSize: '2' });
    const second = await list({ ...filter, pageSize: '2', page: '2' });
    expect(first.headers['x-total-count']).toBe('3');
    expect([...first.body, ...second.body].map(({ name }) => name)).toEqual(['a', 'b', 'C']);
    const reversed = await list({ ...filter, sort: '-name' });
    expect(reversed.body.map(({ name }) => name)).toEqual(['C', 'b', 'a']);
    const unfiltered = await list();
    expect(unfiltered.body).toHaveLength(Number(unfiltered.headers['x-total-count']));
  });

  it('treats empty parameters, as a form sends them, as absent', async ({
    portal,
    company,
    list,
  }) => {
    const { user } = await makeTrainee(portal, { companyName: company.name });
    const found = await list({ search: user.email, company: '', page: '', pageSize: '', sort: '' });
    expect([found.status, found.body.map(({ id }) => id)]).toEqual([200, [user.id]]);
  });

  it.for([{ page: '0' }, { page: 'x' }, { pageSize: '101' }, { sort: 'shoe' }, { company: '-1' }])(
    'refuses %j',
    async (query, { list }) => {
      const answer = await list(query as Record<string, string>);
      expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('shows the progress of each trainee', async ({ portal, admin, company, trainee, list }) => {
    const modules = [
      await makeQuizModule(portal, company.id, { questions: 1 }),
      await makeQuizModule(portal, company.id, { questions: 1 }),
    ];
    const params = { id: modules[0]?.id ?? 0 };
    const opened = succeeded(await trainee.call(getTrainingModule, { params }));
    const answers = Object.fromEntries(opened.mcqs.map(({ id }) => [id, 'right 1']));
    succeeded(await trainee.call(submitQuiz, { params, body: { answers } }));

    const { body } = await list({ company: String(company.id) });
    expect(body).toHaveLength(1);
    expect(body[0]?.calculatedProgress).toEqual({
      overallProgress: 50,
      modulesCompleted: 1,
      totalModules: 2,
      averageScore: 50,
      totalTimeSpent: 0,
      lastUpdated: expect.stringMatching(/^\d{4}-.*Z$/),
      firstOpenedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      trainingCompletedAt: null,
    });
    const detail = await admin.call(calls.getTraineeProgress, {
      params: { id: trainee.user.id },
    });
    expect(detail.body).toMatchObject({
      trainee: { name: 'Tess Trainee', company: { name: company.name } },
      overallProgress: 50,
      moduleProgress: [
        { isLocked: false, pass: true, score: 100 },
        { isLocked: false, pass: false, score: null },
      ],
    });
  });
});

describe('adding and changing', () => {
  it('adds a trainee who can sign in', async ({ portal, admin, company }) => {
    const body = {
      name: 'New',
      email: 'new@list.test',
      password: PASSWORD,
      companyName: company.name,
    };
    expect((await admin.call(calls.createTrainee, { body })).status).toBe(201);
    expect((await portal.call(logIn, { body })).status).toBe(200);
    const again = await admin.call(calls.createTrainee, { body });
    expect([again.status, again.error.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('changes the given fields; a new password ends the sessions', async ({ portal, admin }) => {
    const trainee = await makeTrainee(portal);
    const params = { id: trainee.user.id };
    const change = (body: object) => admin.call(calls.updateTrainee, { params, body });
    expect(succeeded(await change({ name: 'Renamed' }))).toMatchObject({
      name: 'Renamed',
      email: trainee.user.email,
    });
    expect((await trainee.call(getDashboard)).status).toBe(200);
    expect((await change({ password: 'another good one' })).status).toBe(200);
    expect((await trainee.call(getDashboard)).status).toBe(401);
    expect((await change({ companyName: 'Nowhere' })).status).toBe(404);
    expect((await change({ email: 'no-at-sign' })).status).toBe(400);
    const other = await makeTrainee(portal);
    expect((await change({ email: other.user.email })).error.code).toBe('EMAIL_TAKEN');
  });
});

describe('a trainee without a password', () => {
  it('is invited by mail, as after an import', async ({ portal, admin, company }) => {
    const fields = { name: 'Invited', email: 'invited@list.test', companyName: company.name };
    const { id } = succeeded(await admin.call(calls.createTrainee, { body: fields }));
    const progress = () => admin.call(calls.getTraineeProgress, { params: { id } });
    expect(succeeded(await progress()).hasPassword).toBe(false);
    await portal.deliverMails();
    const [mail = ''] = await mailsIn(portal.settings.dataDir, fields.email);
    expect(mailParts(mail).headers).toContain('Welcome to the Training Portal');
    const link = /reset-password\/([\w-]+)/.exec(mailParts(mail).text)?.[1] ?? '';
    succeeded(await portal.call(resetPassword, { body: { token: link, password: PASSWORD } }));
    expect(succeeded(await progress()).hasPassword).toBe(true);
  });

  it('is one, and invited once, if the request is sent again after a lost answer', async ({
    portal,
    admin,
    company,
  }) => {
    const fields = { name: 'Lost', email: 'lost@list.test', companyName: company.name };
    const add = (body: object) => admin.call(calls.createTrainee, { body: { ...fields, ...body } });
    const request = { clientRequestId: 'lost-1' };
    const { id } = succeeded(await add(request));
    await portal.deliverMails();
    const again = await add({ ...request, name: 'Lost and found' });
    expect([again.status, again.body]).toMatchObject([201, { id, name: 'Lost and found' }]);
    await portal.deliverMails();
    const mails = await mailsIn(portal.settings.dataDir, fields.email);
    expect(mails).toHaveLength(1);
    const link = /reset-password\/([\w-]+)/.exec(mailParts(mails[0] ?? '').text)?.[1] ?? '';
    succeeded(await portal.call(resetPassword, { body: { token: link, password: PASSWORD } }));
    for (const other of [{}, { clientRequestId: 'lost-2' }])
      expect((await add(other)).error.code).toBe('EMAIL_TAKEN');
    const byOther = await makeAdmin(portal, 'other-admin@list.test');
    const body = { ...fields, ...request };
    expect((await byOther.call(calls.createTrainee, { body })).error.code).toBe('EMAIL_TAKEN');
  });

  it('is not added when the mail cannot be queued', async ({ portal, admin, company }) => {
    vi.spyOn(portal.services.mails, 'enqueueForAll').mockRejectedValueOnce(new Error('No'));
    const body = { name: 'None', email: 'none@list.test', companyName: company.name };
    expect((await admin.call(calls.createTrainee, { body })).status).toBe(500);
    const query = { search: body.email };
    expect(succeeded(await admin.call(calls.listTrainees, { query }))).toEqual([]);
  });
});

describe('a link that an admin sends', () => {
  const linksTo = async (portal: TestPortal, email: string) =>
    (await mailsIn(portal.settings.dataDir, email)).map((mail) => mailParts(mail).headers);

  it('is an invitation or a reset link, by whether there is a password', async ({
    portal,
    admin,
    company,
  }) => {
    const { name: companyName } = company;
    const fields = { name: 'Ivy', email: 'ivy@link.test', companyName };
    const ivy = succeeded(await admin.call(calls.createTrainee, { body: fields }));
    await portal.deliverMails();
    const send = (id: number, kind: calls.TraineeLinkKind) =>
      admin.call(calls.sendTraineeLink, { params: { id }, body: { kind } });
    expect(succeeded(await send(ivy.id, 'invitation')).message).toBe(
      'No mail server is set up: the invitation to ivy@link.test is written into the outbox folder of the portal.',
    );
    const refused = await send(ivy.id, 'reset');
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'This trainee has not chosen a password yet. Resend the invitation instead.',
    ]);
    const { user } = await makeTrainee(portal, { companyName, email: 'rex@link.test' });
    expect((await send(user.id, 'invitation')).error.message).toBe(
      'This trainee has chosen a password already. Send a reset link instead.',
    );
    succeeded(await send(user.id, 'reset'));
    await portal.deliverMails();
    expect(await linksTo(portal, 'ivy@link.test')).toHaveLength(2);
    const [reset = ''] = await linksTo(portal, 'rex@link.test');
    expect(reset).toContain('Reset your Training Portal password');
  });

  it('is limited for each trainee, and the mails that wait are one', async ({ portal, admin }) => {
    const { user } = await makeTrainee(portal, { email: 'flood@link.test' });
    const send = () =>
      admin.call(calls.sendTraineeLink, { params: { id: user.id }, body: { kind: 'reset' } });
    for (let i = 0; i < TRAINEE_LINKS_PER_HOUR; i += 1) succeeded(await send());
    const refused = await send();
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    await portal.deliverMails();
    expect(await linksTo(portal, 'flood@link.test')).toHaveLength(1);
    portal.clock.advance(60 * 60_000);
    succeeded(await send());
  });

  it('is only for trainees who exist', async ({ admin }) => {
    for (const id of [admin.user.id, 999_999]) {
      const body = { kind: 'reset' } as const;
      const answer = await admin.call(calls.sendTraineeLink, { params: { id }, body });
      expect([answer.status, answer.error.message]).toEqual([404, 'Trainee not found']);
    }
  });
});

describe('deleting', () => {
  it('removes the trainee and ends the session at once; a second call finds nothing', async ({
    portal,
    admin,
  }) => {
    const trainee = await makeTrainee(portal);
    const remove = () => admin.call(calls.deleteTrainee, { params: { id: trainee.user.id } });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await trainee.call(getDashboard)).status).toBe(401);
    const detail = await admin.call(calls.getTraineeProgress, {
      params: { id: trainee.user.id },
    });
    expect([detail.status, detail.error.message]).toEqual([404, 'Trainee not found']);
  });

  it('never removes an administrator', async ({ portal, admin }) => {
    const { user } = await signInAdmin(portal);
    const answer = await admin.call(calls.deleteTrainee, { params: { id: user.id } });
    expect(answer.status).toBe(404);
  });
});
