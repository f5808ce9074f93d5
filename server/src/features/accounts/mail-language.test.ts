/** The language of the mails to a user: its choice, and its value for a new account. */
import { confirmSignUp, signUp } from '@portal/contract/accounts';
import { updateCompanySettings } from '@portal/contract/companies';
import { MAIL_LANGUAGES, type MailLanguage } from '@portal/contract/mail-languages';
import { changeMailLanguage, getMailLanguage } from '@portal/contract/own-account';
import { createTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { type Actor, makeAdmin, PASSWORD, succeeded } from '#server/testing/factories.ts';
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
  .extend('languageOf', ({ portal }) => async (email: string) => {
    const users = portal.resources.db.selectFrom('users').select('mail_language');
    return (await users.where('email', '=', email).executeTakeFirst())?.mail_language;
  })
  /** Signs up in a browser that sends this header. Returns the email. */
  .extend('signUpWith', ({ portal, company }) => async (acceptLanguage?: string) => {
    const email = `${crypto.randomUUID()}@trainee.test`;
    const answer = await portal.inject({
      method: signUp.method,
      url: `/api${signUp.path}`,
      headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage },
      payload: { name: 'Tess', email, password: PASSWORD, companyName: company.name },
    });
    expect(answer.status).toBe(201);
    return email;
  });

const readLanguage = async (user: Actor) => succeeded(await user.call(getMailLanguage)).language;

describe('a choice', () => {
  it('is one of the languages, for trainees and admins, and changes no other user', async ({
    portal,
    admin,
    trainee,
  }) => {
    const other = await makeAdmin(portal, 'language@admin.test');
    for (const user of [trainee, other]) {
      expect(await readLanguage(user)).toBe('en');
      for (const language of MAIL_LANGUAGES) {
        const saved = succeeded(await user.call(changeMailLanguage, { body: { language } }));
        expect([saved, await readLanguage(user)]).toEqual([{ language }, language]);
      }
    }
    expect(await readLanguage(admin)).toBe('en');
  });

  it.for([{ language: 'it' }, { language: 'DE' }, { language: '' }, { language: null }, {}])(
    '%j is refused',
    async (body, { trainee }) => {
      const forged = body as { language: MailLanguage };
      expect((await trainee.call(changeMailLanguage, { body: forged })).status).toBe(400);
      expect(await readLanguage(trainee)).toBe('en');
    },
  );
});

describe('a sign-up', () => {
  it.for<[string, string | undefined, MailLanguage]>([
    ['that prefers French', 'fr-CH, fr;q=0.9, de;q=0.8', 'fr'],
    ['that knows Spanish better than English', 'it-IT,it;q=0.9,es;q=0.8,en;q=0.7', 'es'],
    ['that knows none of the languages', 'it', 'en'],
    ['that sends no language', undefined, 'en'],
    ['that sends other text', "de'; drop table all_users; --", 'en'],
    ['that sends a long list', `de,${'x,'.repeat(2_000)}`, 'en'],
  ])('in a browser %s', async ([_, header, language], { signUpWith, languageOf }) => {
    expect(await languageOf(await signUpWith(header))).toBe(language);
  });

  it('keeps its language when its email is confirmed in a browser with another one', async ({
    portal,
    mailServer,
    admin,
    company,
    languageOf,
    signUpWith,
  }) => {
    const body = { confirmEmail: true };
    succeeded(await admin.call(updateCompanySettings, { params: { id: company.id }, body }));
    const email = await signUpWith('de');
    const token = await mailedConfirmation(portal, mailServer, email);
    const confirmed = await portal.inject({
      method: confirmSignUp.method,
      url: `/api${confirmSignUp.path}`,
      headers: { 'accept-language': 'fr' },
      payload: { token, password: PASSWORD },
    });
    expect([confirmed.status, await languageOf(email)]).toEqual([201, 'de']);
  });
});

it('a user whom an admin adds gets mails in English', async ({ admin, company, languageOf }) => {
  succeeded(await admin.call(changeMailLanguage, { body: { language: 'de' } }));
  const email = `${crypto.randomUUID()}@trainee.test`;
  const body = { name: 'Tess', email, companyName: company.name };
  succeeded(await admin.call(createTrainee, { body }));
  expect(await languageOf(email)).toBe('en');
});
