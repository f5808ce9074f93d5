/** The language of a user: the choice, that of the company, that of the browser, and the mails that follow from them. */
import { confirmSignUp, requestPasswordReset, signUp } from '@portal/contract/accounts';
import { updateCompanySettings } from '@portal/contract/companies';
import { LANGUAGES, type Language } from '@portal/contract/languages';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { changeOwnLanguage, changeOwnName, getOwnAccount } from '@portal/contract/own-account';
import { createTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeAdmin, makeTrainee, PASSWORD, succeeded } from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
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
  /** The stored choice of the user and the stored language of the browser. */
  .extend('storedOf', ({ portal }) => async (email: string) => {
    const users = portal.resources.db.selectFrom('users').select(['language', 'browser_language']);
    const row = await users.where('email', '=', email).executeTakeFirst();
    return [row?.language, row?.browser_language];
  })
  /** The language of the next mail to this email, which is that of the page that its link opens. */
  .extend('mailedLanguage', ({ portal, mailServer }) => async (email: string) => {
    portal.clock.advance(1_000);
    await portal.deliverMails();
    const mail = mailServer.received.findLast(({ to }) => to === email);
    const { html, text } = mailParts(mail?.content ?? '');
    const language = /<html lang="(\w+)"/.exec(html)?.[1];
    expect(/\?language=(\w+)$/m.exec(text)?.[1]).toBe(language);
    return language;
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
  })
  /** Logs in with a browser that sends this header. */
  .extend(
    'logInWith',
    ({ portal }) =>
      (email: string, acceptLanguage?: string, call: typeof logIn | typeof logInAsAdmin = logIn) =>
        portal.inject({
          method: call.method,
          url: `/api${call.path}`,
          headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage },
          payload: { email, password: PASSWORD },
        }),
  );

describe('a choice', () => {
  it('is one of the languages, for trainees and admins, and changes no other user', async ({
    portal,
    admin,
    trainee,
    storedOf,
  }) => {
    const other = await makeAdmin(portal, 'language@admin.test');
    for (const user of [trainee, other]) {
      expect(user.user).toMatchObject({ language: null, companyLanguage: null });
      for (const language of LANGUAGES) {
        const saved = succeeded(await user.call(changeOwnLanguage, { body: { language } }));
        expect(saved).toEqual({ ...user.user, language });
        expect(succeeded(await user.call(getOwnAccount))).toEqual(saved);
        expect(await storedOf(user.user.email)).toEqual([language, null]);
      }
      const renamed = succeeded(await user.call(changeOwnName, { body: { name: 'Tess' } }));
      expect(renamed.language).toBe(LANGUAGES.at(-1));
    }
    expect(succeeded(await admin.call(getOwnAccount)).language).toBeNull();
  });

  it('is in the answer of the next login', async ({ portal, trainee }) => {
    succeeded(await trainee.call(changeOwnLanguage, { body: { language: 'tr' } }));
    const body = { email: trainee.user.email, password: PASSWORD };
    expect(succeeded(await portal.call(logIn, { body })).user).toEqual({
      ...trainee.user,
      language: 'tr',
    });
  });

  it.for([{ language: 'it' }, { language: 'DE' }, { language: '' }, { language: null }, {}])(
    '%j is refused',
    async (body, { trainee }) => {
      const forged = body as { language: Language };
      expect((await trainee.call(changeOwnLanguage, { body: forged })).status).toBe(400);
      expect(succeeded(await trainee.call(getOwnAccount)).language).toBeNull();
    },
  );
});

describe('a sign-up', () => {
  it.for<[string, string | undefined, Language | null]>([
    ['that prefers French', 'fr-CH, fr;q=0.9, de;q=0.8', 'fr'],
    ['that knows Arabic better than English', 'it-IT,it;q=0.9,ar;q=0.8,en;q=0.7', 'ar'],
    ['that knows none of the languages', 'it', null],
    ['that sends no language', undefined, null],
    ['that sends other text', "de'; drop table all_users; --", null],
    ['that sends a long list', `de,${'x,'.repeat(2_000)}`, null],
  ])('in a browser %s', async ([_, header, language], { signUpWith, storedOf }) => {
    expect(await storedOf(await signUpWith(header))).toEqual([null, language]);
  });

  it('keeps its language when its email is confirmed in a browser with another one', async ({
    portal,
    mailServer,
    admin,
    company,
    storedOf,
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
    expect([confirmed.status, await storedOf(email)]).toEqual([201, [null, 'de']]);
  });

  it('is confirmed by a mail in the language of the company, or else of the browser', async ({
    admin,
    company,
    signUpWith,
    mailedLanguage,
  }) => {
    const set = async (body: { confirmEmail?: boolean; language?: Language }) =>
      succeeded(await admin.call(updateCompanySettings, { params: { id: company.id }, body }));
    await set({ confirmEmail: true });
    expect(await mailedLanguage(await signUpWith('uk'))).toBe('uk');
    expect(await mailedLanguage(await signUpWith('it'))).toBe('en');
    await set({ language: 'pl' });
    expect(await mailedLanguage(await signUpWith('uk'))).toBe('pl');
  });
});

describe('a login', () => {
  it('stores the language of the browser, unless it names none of the portal', async ({
    portal,
    trainee,
    storedOf,
    logInWith,
  }) => {
    const { email } = trainee.user;
    for (const [header, stored] of [
      [undefined, null],
      ['ro', 'ro'],
      ['ro', 'ro'],
      ['it', 'ro'],
      [undefined, 'ro'],
      ['es-MX', 'es'],
    ] as const) {
      expect((await logInWith(email, header)).status).toBe(200);
      expect(await storedOf(email)).toEqual([null, stored]);
    }
    const admin = await makeAdmin(portal, 'browser@admin.test');
    expect((await logInWith(admin.user.email, 'uk', logInAsAdmin)).status).toBe(200);
    expect(await storedOf(admin.user.email)).toEqual([null, 'uk']);
  });

  it('that is refused stores nothing', async ({ portal, trainee, storedOf }) => {
    const { email } = trainee.user;
    const { status } = await portal.inject({
      method: logIn.method,
      url: `/api${logIn.path}`,
      headers: { 'accept-language': 'ro' },
      payload: { email, password: 'wrong' },
    });
    expect([status, await storedOf(email)]).toEqual([401, [null, null]]);
  });
});

it('mails are in the language of the choice, the company, the last browser, or English', async ({
  portal,
  admin,
  company,
  mailedLanguage,
  logInWith,
}) => {
  const trainee = await makeTrainee(portal, { companyName: company.name });
  const { email } = trainee.user;
  const nextMail = async () => {
    succeeded(await portal.call(requestPasswordReset, { body: { email } }));
    return mailedLanguage(email);
  };
  expect(await nextMail()).toBe('en');
  await logInWith(email, 'fr');
  expect(await nextMail()).toBe('fr');
  const params = { id: company.id };
  succeeded(await admin.call(updateCompanySettings, { params, body: { language: 'tr' } }));
  expect(await nextMail()).toBe('tr');
  succeeded(await trainee.call(changeOwnLanguage, { body: { language: 'en' } }));
  expect(await nextMail()).toBe('en');
});

it('a user whom an admin adds is invited in the language of the company, or else in English', async ({
  admin,
  company,
  mailedLanguage,
  storedOf,
}) => {
  succeeded(await admin.call(changeOwnLanguage, { body: { language: 'de' } }));
  const add = async () => {
    const email = `${crypto.randomUUID()}@trainee.test`;
    const body = { name: 'Tess', email, companyName: company.name };
    succeeded(await admin.call(createTrainee, { body }));
    expect(await storedOf(email)).toEqual([null, null]);
    return mailedLanguage(email);
  };
  expect(await add()).toBe('en');
  const params = { id: company.id };
  succeeded(await admin.call(updateCompanySettings, { params, body: { language: 'es' } }));
  expect(await add()).toBe('es');
});
