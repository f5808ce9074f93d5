/** Who may sign up for a company, in each mode. */
import * as calls from '@portal/contract/accounts';
import {
  deleteCompany,
  getCompanyOfLink,
  getCompanySettings,
  listPublicCompanies,
  updateCompanySettings,
} from '@portal/contract/companies';
import { logIn } from '@portal/contract/log-in';
import { createTrainee } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { type Actor, PASSWORD, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

let lastAddress = 0;

const it = portalIt
  .extend('env', { scope: 'file' }, { SMTP_URL: 'smtp://127.0.0.1:1' })
  .extend('form', ({ company }) => (changes: object = {}) => ({
    name: 'Tess Trainee',
    email: `${crypto.randomUUID()}@trainee.test`,
    password: PASSWORD,
    companyName: company.name,
    ...changes,
  }))
  /** A sign-up from an address that no other test uses. */
  .extend('signUp', ({ portal, form }) => {
    lastAddress += 1;
    const address = `198.51.100.${lastAddress}`;
    return (changes: object = {}) => portal.call(calls.signUp, { body: form(changes), address });
  })
  .extend('settings', ({ admin, company }) => {
    const params = { id: company.id };
    return async (body: object = {}) =>
      succeeded(await admin.call(updateCompanySettings, { params, body }));
  });

const codeOf = ({ status, error }: { status: number; error: { code: string } }) => [
  status,
  error.code,
];

describe('a join code', () => {
  it('is needed, in any case and with any blanks and hyphens', async ({ signUp, settings }) => {
    const code = (await settings({ signUp: 'code' })).joinCode ?? '';
    for (const joinCode of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `])
      expect((await signUp({ joinCode })).status).toBe(201);
    for (const changes of [{}, { joinCode: '' }, { joinCode: '  ' }]) {
      const { status, error } = await signUp(changes);
      expect([status, error]).toEqual([
        403,
        {
          code: 'JOIN_CODE',
          message: 'This company needs a join code. Please ask your company for it.',
          details: { reason: 'joinCodeNeeded' },
        },
      ]);
    }
    const { status, error } = await signUp({ joinCode: 'WRNG-CODE-2345' });
    expect([status, error]).toEqual([
      403,
      {
        code: 'JOIN_CODE',
        message:
          'This join code is wrong. Please check it, or ask your company for the current one.',
        details: { reason: 'joinCodeWrong' },
      },
    ]);
  });

  it('is not needed by an open company', async ({ signUp }) => {
    expect((await signUp({ joinCode: 'any code' })).status).toBe(201);
  });

  it('ends with a new one, also while a form is open', async ({ signUp, settings }) => {
    const { joinCode } = await settings({ signUp: 'code' });
    await settings({ joinCode: null });
    expect(codeOf(await signUp({ joinCode }))).toEqual([403, 'JOIN_CODE']);
  });

  it('that is replaced while the password is hashed admits no one', async ({
    portal,
    signUp,
    settings,
  }) => {
    const { joinCode } = await settings({ signUp: 'code' });
    const { passwords } = portal.resources;
    const hash = passwords.hash.bind(passwords);
    vi.spyOn(passwords, 'hash').mockImplementationOnce(async (...given) => {
      await settings({ joinCode: null });
      return hash(...given);
    });
    expect(codeOf(await signUp({ joinCode }))).toEqual([403, 'JOIN_CODE']);
  });

  it('can be tried ten times an hour from an address, also at once', async ({
    portal,
    signUp,
    settings,
  }) => {
    const { joinCode } = await settings({ signUp: 'code' });
    for (let i = 0; i < 3; i += 1) expect((await signUp({ joinCode })).status).toBe(201);
    for (let i = 0; i < 3; i += 1) expect((await signUp()).status).toBe(403);
    const guesses = Array.from({ length: 20 }, (_, i) => signUp({ joinCode: `WRNG-CODE-${i}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const refused = await signUp({ joinCode });
    expect([refused.status, refused.error.message]).toEqual([
      429,
      'Too many wrong join codes. Please try again later.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    portal.clock.advance(60 * 60_000);
    expect((await signUp({ joinCode })).status).toBe(201);
  });
});

describe('an email domain', () => {
  it('admits emails of exactly these domains', async ({ signUp, settings }) => {
    await settings({ signUp: 'domains', domains: ['acme.example', 'bücher.example'] });
    const at = (domain: string) => signUp({ email: `${crypto.randomUUID()}@${domain}` });
    for (const domain of ['acme.example', 'ACME.Example', 'xn--bcher-kva.example']) {
      const answer = await at(domain);
      expect(answer.status).toBe(201);
      expect(answer.body.user).toBeNull();
    }
    for (const domain of ['sub.acme.example', 'acme.example.evil.test', 'notacme.example']) {
      const { status, error } = await at(domain);
      expect([status, error]).toEqual([
        403,
        {
          code: 'EMAIL_DOMAIN',
          message: 'Please use your email at acme.example or xn--bcher-kva.example.',
          details: {
            reason: 'otherEmailDomain',
            values: { domains: ['acme.example', 'xn--bcher-kva.example'], hasOthers: false },
          },
        },
      ]);
    }
  });
});

describe('a company by invitation only', () => {
  it('refuses sign-ups, and admits trainees whom an administrator adds', async ({
    admin,
    form,
    signUp,
    settings,
  }) => {
    await settings({ signUp: 'invitation' });
    const { status, error } = await signUp();
    expect([status, error]).toEqual([
      403,
      {
        code: 'INVITATION_ONLY',
        message:
          'This company adds its trainees by invitation only. Please ask your company to add you.',
        details: { reason: 'invitationOnly' },
      },
    ]);
    succeeded(await admin.call(createTrainee, { body: form() }));
  });
});

describe('administrators', () => {
  it.for(['code', 'domains', 'invitation'] as const)(
    'add trainees to a hidden company of the mode %s',
    async (mode, { portal, admin, form, settings }) => {
      await settings({
        signUp: mode,
        domains: ['acme.example'],
        confirmEmail: true,
        listed: false,
      });
      const body = form();
      succeeded(await admin.call(createTrainee, { body }));
      const { email, password } = body;
      expect((await portal.call(logIn, { body: { email, password } })).status).toBe(200);
    },
  );
});

describe('a company that is not listed', () => {
  const linkOf = async (admin: Actor, id: number) =>
    succeeded(await admin.call(getCompanySettings, { params: { id } })).link;

  const namesOf = async (portal: TestPortal) =>
    succeeded(await portal.call(listPublicCompanies)).map(({ name }) => name);

  it('is found by its link only', async ({ portal, admin, company, signUp, settings }) => {
    expect(await namesOf(portal)).toContain(company.name);
    await settings({ listed: false });
    expect(await namesOf(portal)).not.toContain(company.name);
    const answers = [
      await signUp(),
      await signUp({ companyName: `No company ${crypto.randomUUID()}` }),
    ];
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);

    const link = await linkOf(admin, company.id);
    const shown = await portal.call(getCompanyOfLink, { query: { link } });
    expect(succeeded(shown)).toEqual({
      id: company.id,
      name: company.name,
      logo: null,
      signUp: 'open',
      domains: [],
      group: null,
    });
    const { user } = succeeded(await signUp({ link }));
    expect(user?.company).toEqual({ id: company.id, name: company.name });
  });

  it('keeps its rules for those who have the link', async ({
    admin,
    company,
    signUp,
    settings,
  }) => {
    const { joinCode } = await settings({ listed: false, signUp: 'code' });
    const link = await linkOf(admin, company.id);
    expect(codeOf(await signUp({ link }))).toEqual([403, 'JOIN_CODE']);
    expect((await signUp({ link, joinCode })).status).toBe(201);
  });

  it('has no link any more when it is deleted, and no other link', async ({
    portal,
    admin,
    company,
    signUp,
  }) => {
    const link = await linkOf(admin, company.id);
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    expect((await signUp({ link: '' })).status).toBe(404);
    for (const given of [link, 'a-made-up-link', 'not stored: \u0000', 'x'.repeat(500)]) {
      const answers = [
        await portal.call(getCompanyOfLink, { query: { link: given } }),
        await signUp({ link: given }),
      ];
      for (const { status, error } of answers)
        expect([status, error.message]).toEqual([
          404,
          'This sign-up link does not work any more. Please ask your company for a new one.',
        ]);
    }
  });
});

it('the public list says how to join, and no secret', async ({ portal, company, settings }) => {
  const shown = async () => {
    const answer = await portal.call(listPublicCompanies);
    return { answer, own: succeeded(answer).find(({ id }) => id === company.id) };
  };
  const { joinCode } = await settings({ signUp: 'code', domains: ['acme.example'] });
  const { answer, own } = await shown();
  expect(own).toMatchObject({ signUp: 'code', domains: [] });
  expect(answer.raw).not.toContain((joinCode ?? '').replaceAll('-', ''));
  await settings({ signUp: 'domains' });
  expect((await shown()).own).toMatchObject({ signUp: 'domains', domains: ['acme.example'] });
});
