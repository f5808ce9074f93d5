/** The sign-up links of groups. */
import * as accounts from '@portal/contract/accounts';
import {
  deleteCompany,
  getCompanyOfLink,
  getCompanySettings,
  updateCompanySettings,
} from '@portal/contract/companies';
import * as calls from '@portal/contract/groups';
import { logIn } from '@portal/contract/log-in';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect, vi } from 'vitest';
import { makeCompany, PASSWORD, succeeded } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { mailedConfirmation } from '#server/testing/mailed-confirmation.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

const it = portalIt
  .extend('mailServer', { scope: 'file' }, async ({ log: _ }, { onCleanup }) => {
    const server = await startMailServer();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend('env', { scope: 'file' }, ({ mailServer }) => ({ SMTP_URL: mailServer.url }))
  .extend('kitchen', async ({ portal, admin, company, mailServer }) => {
    const make = { params: { id: company.id }, body: { name: 'Kitchen' } };
    const params = { id: succeeded(await admin.call(calls.createGroup, make)).id };
    const form = (changes: object) => ({
      name: 'Tess Trainee',
      email: `${crypto.randomUUID()}@trainee.test`,
      password: PASSWORD,
      // The link takes precedence.
      companyName: 'Any company',
      ...changes,
    });
    return {
      params,
      link: async () => succeeded(await admin.call(calls.getGroupSignUpLink, { params })).link,
      renew: async () => succeeded(await admin.call(calls.renewGroupSignUpLink, { params })).link,
      remove: async () => succeeded(await admin.call(calls.deleteGroup, { params })).deletionId,
      members: async () =>
        succeeded(await admin.call(calls.listGroupMembers, { params, query: {} })).map(
          ({ email }) => email,
        ),
      settings: async (body: object) =>
        succeeded(await admin.call(updateCompanySettings, { params: { id: company.id }, body })),
      ofLink: (link: string) => portal.call(getCompanyOfLink, { query: { link } }),
      signUp: (changes: object) => portal.call(accounts.signUp, { body: form(changes) }),
      confirm: async (email: string) => {
        const token = await mailedConfirmation(portal, mailServer, email);
        return portal.call(accounts.confirmSignUp, { body: { token, password: PASSWORD } });
      },
      logIn: async (email: string) =>
        (await portal.call(logIn, { body: { email, password: PASSWORD } })).status,
    };
  });

const newEmail = () => `${crypto.randomUUID()}@trainee.test`;

const codeOf = ({ status, error }: { status: number; error: { code: string } }) => [
  status,
  error.code,
];

const DEAD_LINK = [
  404,
  'This sign-up link does not work any more. Please ask your company for a new one.',
];

describe('the sign-up link of a group', () => {
  it('belongs to the group and names its company', async ({ admin, company, kitchen }) => {
    await kitchen.settings({ signUp: 'code', language: 'de' });
    const read = async () =>
      succeeded(await admin.call(calls.getGroupSignUpLink, { params: kitchen.params }));
    const first = await read();
    expect(first).toEqual({
      link: expect.stringMatching(/^[\w-]{22}$/),
      company: { id: company.id, name: company.name },
      signUp: 'code',
      language: 'de',
    });
    expect(await read()).toEqual(first);
    const ofCompany = await admin.call(getCompanySettings, { params: { id: company.id } });
    expect(succeeded(ofCompany).link).not.toBe(first.link);
  });

  it('names the company and the group to its visitors', async ({ company, kitchen }) => {
    await kitchen.settings({ listed: false });
    expect(succeeded(await kitchen.ofLink(await kitchen.link()))).toEqual({
      id: company.id,
      name: company.name,
      logo: null,
      signUp: 'open',
      domains: [],
      group: 'Kitchen',
    });
  });

  it('makes a trainee of the company who is in the group', async ({ admin, company, kitchen }) => {
    const email = newEmail();
    const link = await kitchen.link();
    const { user } = succeeded(await kitchen.signUp({ email, link }));
    expect(user?.company).toEqual({ id: company.id, name: company.name });
    expect(await kitchen.members()).toEqual([email]);
    // The link of the company leads into no group.
    const settings = await admin.call(getCompanySettings, { params: { id: company.id } });
    succeeded(await kitchen.signUp({ link: succeeded(settings).link }));
    expect(await kitchen.members()).toEqual([email]);
  });

  it('makes no member when the sign-up is refused', async ({ kitchen }) => {
    const email = newEmail();
    const link = await kitchen.link();
    succeeded(await kitchen.signUp({ email, link }));
    expect(codeOf(await kitchen.signUp({ email, link }))).toEqual([409, 'EMAIL_TAKEN']);
    expect(await kitchen.members()).toEqual([email]);
  });

  it('ends when it is renewed', async ({ kitchen }) => {
    const old = await kitchen.link();
    const renewed = await kitchen.renew();
    expect(renewed).not.toBe(old);
    expect(await kitchen.link()).toBe(renewed);
    for (const answer of [await kitchen.ofLink(old), await kitchen.signUp({ link: old })])
      expect([answer.status, answer.error.message]).toEqual(DEAD_LINK);
    succeeded(await kitchen.signUp({ link: renewed }));
  });

  it('ends with the group, and works again after a restore', async ({ admin, kitchen }) => {
    const link = await kitchen.link();
    const deletionId = (await kitchen.remove()) ?? 0;
    for (const answer of [await kitchen.ofLink(link), await kitchen.signUp({ link })])
      expect([answer.status, answer.error.message]).toEqual(DEAD_LINK);
    for (const call of [calls.getGroupSignUpLink, calls.renewGroupSignUpLink])
      expect((await admin.call(call, { params: kitchen.params })).status).toBe(404);
    succeeded(await admin.call(restoreFromTrash, { params: { deletionId }, body: {} }));
    expect((await kitchen.ofLink(link)).status).toBe(200);
  });

  it('ends with the company', async ({ admin, company, kitchen }) => {
    const link = await kitchen.link();
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    for (const answer of [await kitchen.ofLink(link), await kitchen.signUp({ link })])
      expect([answer.status, answer.error.message]).toEqual(DEAD_LINK);
  });

  it('is another one for each group', async ({ portal, admin, kitchen }) => {
    const { id } = await makeCompany(portal);
    const make = { params: { id }, body: { name: 'Kitchen' } };
    const params = { id: succeeded(await admin.call(calls.createGroup, make)).id };
    const { link } = succeeded(await admin.call(calls.getGroupSignUpLink, { params }));
    expect(link).not.toBe(await kitchen.link());
  });
});

describe('who may join by the link of a group', () => {
  it('needs the join code of the company', async ({ kitchen }) => {
    const { joinCode } = await kitchen.settings({ signUp: 'code' });
    const email = newEmail();
    const link = await kitchen.link();
    expect(codeOf(await kitchen.signUp({ email, link }))).toEqual([403, 'JOIN_CODE']);
    expect(await kitchen.members()).toEqual([]);
    succeeded(await kitchen.signUp({ email, link, joinCode }));
    expect(await kitchen.members()).toEqual([email]);
  });

  it('needs an email of the domains of the company', async ({ kitchen }) => {
    await kitchen.settings({ signUp: 'domains', domains: ['acme.example'] });
    const link = await kitchen.link();
    expect(codeOf(await kitchen.signUp({ link }))).toEqual([403, 'EMAIL_DOMAIN']);
  });

  it('is no one if the company admits by invitation only', async ({ kitchen }) => {
    await kitchen.settings({ signUp: 'invitation' });
    const link = await kitchen.link();
    expect(codeOf(await kitchen.signUp({ link }))).toEqual([403, 'INVITATION_ONLY']);
  });
});

describe('a sign-up into a group that is confirmed by mail', () => {
  it('makes a member at the confirmation', async ({ kitchen }) => {
    await kitchen.settings({ confirmEmail: true });
    const email = newEmail();
    succeeded(await kitchen.signUp({ email, link: await kitchen.link() }));
    expect(await kitchen.members()).toEqual([]);
    // The sign-up was made while the link worked.
    await kitchen.renew();
    succeeded(await kitchen.confirm(email));
    expect(await kitchen.members()).toEqual([email]);
  });

  it('makes an account without the group if that was deleted', async ({ portal, kitchen }) => {
    await kitchen.settings({ confirmEmail: true });
    const email = newEmail();
    succeeded(await kitchen.signUp({ email, link: await kitchen.link() }));
    await kitchen.remove();
    succeeded(await kitchen.confirm(email));
    expect(await kitchen.logIn(email)).toBe(200);
    const { db } = portal.resources;
    const members = db.selectFrom('all_group_members').where('group_id', '=', kitchen.params.id);
    expect(await members.select('user_id').execute()).toEqual([]);
  });
});

it('a group that is deleted while the password is hashed is left out', async ({
  portal,
  kitchen,
}) => {
  const email = newEmail();
  const link = await kitchen.link();
  const { passwords } = portal.resources;
  const hash = passwords.hash.bind(passwords);
  vi.spyOn(passwords, 'hash').mockImplementationOnce(async (...given) => {
    await kitchen.remove();
    return hash(...given);
  });
  succeeded(await kitchen.signUp({ email, link }));
  expect(await kitchen.logIn(email)).toBe(200);
});
