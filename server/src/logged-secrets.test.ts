/** No secret that a client sends or receives appears in the log, at the most verbose level. */
import {
  confirmSignUp,
  logOut,
  requestPasswordReset,
  resetPassword,
  signUp,
} from '@portal/contract/accounts';
import { createCalendarLink } from '@portal/contract/calendar';
import { getCompanyOfLink, updateCompanySettings } from '@portal/contract/companies';
import { createProgressExport } from '@portal/contract/exports';
import { getTrainingModule } from '@portal/contract/learning';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { uploadCaptions, uploadVideo } from '@portal/contract/modules';
import { createTrainee, updateTrainee } from '@portal/contract/trainees';
import { expect, it } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  PASSWORD,
  signInAdmin,
  succeeded,
  upload,
} from './testing/factories.ts';
import { fixtureFile } from './testing/fixture-files.ts';
import { listen, openLive } from './testing/live-client.ts';
import { mailParts } from './testing/mail-parts.ts';
import { mailedResetToken } from './testing/mailed-reset-token.ts';
import { mailTo } from './testing/outbox.ts';
import { createRecordedLines } from './testing/recorded-lines.ts';
import { startTestPortal, type TestPortal } from './testing/start-test-portal.ts';

interface Joining {
  readonly admin: Actor;
  readonly company: { readonly id: number; readonly name: string };
  readonly secret: (text: string) => string;
}

/** Join codes, right and wrong, a sign-up link, and a link to confirm an email. */
async function joinWithConfirmation(portal: TestPortal, { admin, company, secret }: Joining) {
  await portal.resources.db.updateTable('all_companies').set({ confirm_email: 1 }).execute();
  const body = { signUp: 'code', listed: false } as const;
  const settings = await admin.call(updateCompanySettings, { params: { id: company.id }, body });
  const { joinCode, link } = succeeded(settings);
  const code = secret(joinCode ?? '');
  secret(code.replaceAll('-', ''));
  await portal.call(getCompanyOfLink, { query: { link: secret(link) } });
  await portal.inject({ method: 'GET', url: `/signup-trainee/${link}` });
  const email = 'tia@signs.up';
  const password = secret('chosen to join');
  const form = { name: 'Tia', email, password, companyName: company.name, link };
  for (const given of [secret('WRNG-CODE-2345'), code])
    await portal.call(signUp, { body: { ...form, joinCode: given } });
  const [, token = ''] =
    /\/confirm-email\/([\w-]+)/.exec(mailParts(await mailTo(portal, email)).text) ?? [];
  for (const given of [secret('not the password'), password, password])
    await portal.call(confirmSignUp, { body: { token: secret(token), password: given } });
  await portal.inject({ method: 'GET', url: `/confirm-email/${token}` });
}

interface Reading {
  readonly trainee: Actor;
  readonly origin: string;
  readonly secret: (text: string) => string;
}

/** The address of a calendar: read, read too often, sent with another ending, and ended. */
async function readCalendar({ trainee, origin, secret }: Reading) {
  const { url } = succeeded(await trainee.call(createCalendarLink, { body: {} }));
  const { pathname } = new URL(url);
  secret(/[\w-]{43}/.exec(pathname)?.[0] ?? '');
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  for (let i = 0; i < 120; i += 1) expect(await statusOf(pathname)).toBe(200);
  expect(await statusOf(pathname)).toBe(429);
  for (const path of [`${pathname}x`, `${pathname}/x`]) expect(await statusOf(path)).toBe(404);
  succeeded(await trainee.call(createCalendarLink, { body: {} }));
  expect(await statusOf(pathname)).toBe(404);
}

it('no password, token or signature is in the log at level debug', async () => {
  const recorded = createRecordedLines('debug');
  const metricsToken = 'a-token-for-prometheus';
  const secrets = new Set([PASSWORD, metricsToken]);
  const secret = (text: string) => {
    secrets.add(text);
    return text;
  };
  {
    await using portal = await startTestPortal({ METRICS_TOKEN: metricsToken }, recorded.log);
    const address = await listen(portal.app);
    const origin = address.replace('ws:', 'http:');
    const admin = await signInAdmin(portal);
    const company = await makeCompany(portal);
    const trainee = await makeTrainee(portal, { companyName: company.name });
    const { email } = trainee.user;
    for (const { token } of [admin, trainee]) secret(token);

    // Logins that succeed, fail and are refused, with a password typed into the email field.
    const { token, deviceToken } = succeeded(
      await portal.call(logIn, { body: { email, password: PASSWORD } }),
    );
    const typed = { email: secret('my-secret@in.the.wrong.field'), password: secret('guessed-1') };
    for (const call of [logIn, logInAsAdmin])
      for (const body of [typed, { ...typed, email }, { email: typed.password, password: '' }])
        for (let i = 0; i < 10; i += 1)
          await portal.call(call, {
            body: { ...body, deviceToken: secret(deviceToken) },
            token: secret(token),
          });
    await portal.call(logOut, { token });
    await portal.call(logOut, { token });
    await portal.call(logOut, { token: secret('made-up-token') });

    // Passwords that are chosen, reset and set by an administrator.
    const name = 'Tom';
    const signingUp = { name, email: 'tom@signs.up', companyName: company.name };
    const chosen = secret('chosen at sign-up');
    await portal.call(signUp, { body: { ...signingUp, password: chosen } });
    await portal.call(signUp, { body: { ...signingUp, password: chosen } });
    const added = { ...signingUp, email: 'tim@added.by', password: secret('chosen by an admin') };
    succeeded(await portal.call(createTrainee, { body: added, token: admin.token }));
    const resetToken = secret(await mailedResetToken(portal, 'tom@signs.up'));
    await portal.call(requestPasswordReset, { body: { email: typed.email } });
    for (const password of ['short', 'a new secret', 'a new secret'])
      await portal.call(resetPassword, { body: { token: resetToken, password: secret(password) } });
    await portal.inject({ method: 'GET', url: `/reset-password/${resetToken}` });
    await portal.inject({
      method: 'GET',
      url: `/api/reset-password/${resetToken}?t=${resetToken}`,
    });
    const params = { id: trainee.user.id };
    const set = { password: secret('set by an admin'), email: 'no email' };
    await portal.call(updateTrainee, { params, body: set, token: admin.token });

    await joinWithConfirmation(portal, { admin, company, secret });

    // Links that are signed, forged, used and sent with an answer that fails.
    const { id } = await makeQuizModule(portal, company.id, { questions: 0 });
    const video = multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
    succeeded(await upload(portal, uploadVideo, video, { token: admin.token, id }));
    const cues = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
    const captions = multipart({}, { captions: new File([cues], 'captions.vtt') });
    succeeded(await upload(portal, uploadCaptions, captions, { token: admin.token, id }));
    const module = await portal.call(getTrainingModule, {
      params: { id },
      token: trainee.token,
    });
    const [shown] = succeeded(module).videos;
    const exported = await portal.call(createProgressExport, { body: {}, token: admin.token });
    const links = [shown?.url ?? '', shown?.captions[0]?.url ?? ''].map(
      (url) => `/api/uploads/${url}`,
    );
    for (const link of [...links, succeeded(exported).url]) {
      const signature = secret(/[?&]s=([\w-]+)/.exec(link)?.[1] ?? '');
      expect(signature).toMatch(/^[\w-]{43}$/);
      for (const url of [link, link, `${link}&s=${signature}`])
        await (await fetch(origin + url)).text();
    }
    portal.resources.media.open = () => Promise.reject(new Error('The disk is broken'));
    expect((await fetch(`${origin}${links[0]}`)).status).toBe(500);
    portal.clock.advance(11 * 60_000);
    await portal.inject({ method: 'GET', url: links[0] ?? '' });

    await readCalendar({ trainee, origin, secret });

    // Sockets and metrics.
    await using socket = await openLive(address, trainee);
    await socket.settled();
    await using foreign = await openLive(address, { ...trainee, token: secret('T'.repeat(43)) });
    await foreign.closed;
    await portal.inject({
      method: 'GET',
      url: '/metrics',
      remoteAddress: '10.0.0.9',
      headers: { authorization: `Bearer ${metricsToken}` },
    });
  }
  const messages = new Set(recorded.lines().map(({ msg }) => msg));
  expect([...messages]).toEqual(
    expect.arrayContaining([
      'request',
      'security event',
      'security event repeated',
      'request failed',
    ]),
  );
  expect(secrets.size).toBeGreaterThan(15);
  const text = recorded.texts.join('');
  expect([...secrets].filter((each) => text.includes(each))).toEqual([]);
});
