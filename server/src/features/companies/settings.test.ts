import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/companies';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

const it = portalIt.extend('env', { scope: 'file' }, { SMTP_URL: 'smtp://127.0.0.1:1' });

type Changes = Parameters<typeof change>[2];

const change = (
  admin: Actor,
  id: number,
  body: { -readonly [K in keyof calls.CompanySettings]?: calls.CompanySettings[K] | null },
) => admin.call(calls.updateCompanySettings, { params: { id }, body: body as object });

const read = async (admin: Actor, id: number) =>
  succeeded(await admin.call(calls.getCompanySettings, { params: { id } }));

describe('the settings of a company', () => {
  it('are those of the specification at first, with a link of its own', async ({
    admin,
    company,
  }) => {
    expect(await read(admin, company.id)).toEqual({
      signUp: 'open',
      joinCode: null,
      domains: [],
      confirmEmail: false,
      listed: true,
      timeZone: null,
      language: null,
      crossCompanyChat: true,
      link: expect.stringMatching(/^[\w-]{22}$/),
      hasMailServer: true,
      version: 1,
    });
  });

  it('are for administrators', async ({ portal, trainee, company }) => {
    for (const call of [calls.getCompanySettings, calls.updateCompanySettings]) {
      const params = { id: company.id };
      expect((await portal.call(call, { params, body: {} })).status).toBe(401);
      expect((await trainee.call(call, { params, body: {} })).status).toBe(403);
    }
  });

  it('of an unknown or deleted company are not found', async ({ admin, company }) => {
    succeeded(await admin.call(calls.deleteCompany, { params: { id: company.id } }));
    for (const id of [company.id, 999_999_999]) {
      const answers = [
        await admin.call(calls.getCompanySettings, { params: { id } }),
        await change(admin, id, { listed: false }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    }
  });

  it('are changed in the given parts, and increase their version', async ({ admin, company }) => {
    const changed = succeeded(
      await change(admin, company.id, {
        signUp: 'domains',
        domains: ['@Bücher.DE', 'acme.example', 'ACME.example '],
        listed: false,
        timeZone: 'Europe/Berlin',
        language: 'tr',
      }),
    );
    expect(changed).toMatchObject({
      signUp: 'domains',
      domains: ['acme.example', 'xn--bcher-kva.de'],
      listed: false,
      timeZone: 'Europe/Berlin',
      language: 'tr',
      confirmEmail: false,
      version: 2,
    });
    expect(succeeded(await change(admin, company.id, { timeZone: null, language: null }))).toEqual({
      ...changed,
      timeZone: null,
      language: null,
      version: 3,
    });
    expect(succeeded(await change(admin, company.id, { listed: false })).version).toBe(3);
  });

  it.for(['it', 'DE', '', 1])('refuse the language %j', async (language, { admin, company }) => {
    const body = { language: language as 'de' };
    expect((await change(admin, company.id, body)).status).toBe(400);
    expect(await read(admin, company.id)).toMatchObject({ language: null, version: 1 });
  });

  it('get a join code with the mode, which stays until a new one is made', async ({
    admin,
    company,
  }) => {
    const { id } = company;
    const first = succeeded(await change(admin, id, { signUp: 'code' })).joinCode;
    expect(first).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await change(admin, id, { signUp: 'open' });
    expect(succeeded(await change(admin, id, { signUp: 'code' })).joinCode).toBe(first);
    expect(succeeded(await change(admin, id, { joinCode: first })).joinCode).toBe(first);
    const second = succeeded(await change(admin, id, { joinCode: null })).joinCode;
    expect(second).not.toBe(first);
    expect(succeeded(await change(admin, id, { joinCode: 'acme 2026' })).joinCode).toBe(
      'ACME-2026',
    );
  });

  it('refuse the name of the company as its join code', async ({ portal, admin }) => {
    const { id } = await makeCompany(portal, 'Northwind Works 9');
    const { status, error } = await change(admin, id, { joinCode: 'northwind-works-9' });
    expect([status, error.message]).toEqual([400, expect.stringMatching(/easy to guess/)]);
  });

  it.for<[Changes, string, RegExp]>([
    [{ signUp: 'domains' }, 'domains', /at least one domain/],
    [{ domains: ['com'] }, 'domains', /such as example\.com/],
    [{ domains: ['ann@acme.example'] }, 'domains', /such as example\.com/],
    [{ joinCode: 'short' }, 'joinCode', /at least 8 letters and digits/],
    [{ joinCode: '12345678' }, 'joinCode', /easy to guess/],
    [{ joinCode: 'AAAA-AAAA' }, 'joinCode', /easy to guess/],
    [{ joinCode: 'pass word' }, 'joinCode', /easy to guess/],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', /time zone such as/],
    [{ timeZone: '+01:00' }, 'timeZone', /time zone such as/],
    [{ timeZone: '' }, 'timeZone', /time zone such as/],
  ])('refuse %j at their field', async ([body, path, message], { admin, company }) => {
    const before = await read(admin, company.id);
    const { status, error } = await change(admin, company.id, body);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(message),
      details: { fields: [{ path }] },
    });
    expect(await read(admin, company.id)).toEqual(before);
  });

  it('are not overwritten by an administrator who has edited an older version', async ({
    admin,
    company,
  }) => {
    const { version } = await read(admin, company.id);
    const answers = await Promise.all([
      change(admin, company.id, { signUp: 'code', version }),
      change(admin, company.id, { signUp: 'invitation', version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'CONFLICT',
      details: { version: 2 },
    });
  });

  it('are recorded without the code', async ({ portal, admin, company }) => {
    const { joinCode } = succeeded(
      await change(admin, company.id, {
        signUp: 'code',
        timeZone: 'UTC',
        language: 'de',
        crossCompanyChat: false,
      }),
    );
    const query = { company: String(company.id), action: 'company.settings-changed' };
    const answer = await portal.call(listActivity, { query, token: admin.token });
    expect(succeeded(answer)).toMatchObject([
      {
        before: {
          signUp: 'open',
          joinCode: null,
          timeZone: null,
          language: null,
          crossCompanyChat: true,
        },
        after: {
          signUp: 'code',
          joinCode: 'new',
          timeZone: 'UTC',
          language: 'de',
          crossCompanyChat: false,
        },
      },
    ]);
    expect(answer.raw).not.toContain(joinCode?.slice(0, 4));
  });
});

describe('a portal without a mail server', () => {
  it('refuses what needs one, with a sentence, and keeps what was set before', async () => {
    await using portal = await startTestPortal();
    const trainee = await makeTrainee(portal);
    const admin = await signInAdmin(portal);
    const id = trainee.user.company?.id ?? 0;
    const domains = ['acme.example'];
    for (const body of [{ signUp: 'domains' as const, domains }, { confirmEmail: true }]) {
      const { status, error } = await change(admin, id, body);
      expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
      expect(error.message).toMatch(/mail server.*SMTP_URL/);
    }
    expect(await read(admin, id)).toMatchObject({ signUp: 'open', hasMailServer: false });
    const { db } = portal.resources;
    const set = { sign_up: 'domains', domains: JSON.stringify(domains) } as const;
    await db.updateTable('all_companies').set(set).where('id', '=', id).execute();
    expect((await change(admin, id, { timeZone: 'UTC' })).status).toBe(200);
  });
});
