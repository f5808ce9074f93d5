/** The mail with a reset link, as a mail server receives it. */
import { requestPasswordReset, resetPassword } from '@portal/contract/accounts';
import { logIn } from '@portal/contract/log-in';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTrainee } from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';
import { resetMail } from './reset-mail.ts';

const NEW_PASSWORD = 'quite another horse';
const ended = new AsyncDisposableStack();
let server: MailServer;
let portal: TestPortal;

beforeAll(async () => {
  server = ended.use(await startMailServer());
  portal = ended.use(
    await startTestPortal({ SMTP_URL: server.url, PUBLIC_URL: 'https://training.example.com' }),
  );
});
afterAll(() => ended.disposeAsync());

/** The requested mails are due within a second. */
async function deliver(from = portal): Promise<void> {
  from.clock.advance(1_000);
  await from.deliverMails();
}

it('the mail has an HTML and a plain text part, and its link sets a new password', async () => {
  const { user } = await makeTrainee(portal, { name: 'Zoë O’Brien <b>' });
  await portal.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    // Neither of them may affect the address of the link.
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    payload: { email: user.email.toUpperCase() },
  });
  await deliver();

  const mails = server.received.filter(({ to }) => to === user.email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: 'no-reply@training.example.com', to: user.email });
  expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@training\.example\.com>$/);
  expect(mail?.content).not.toContain('evil.example');
  const { headers, text, html } = mailParts(mail?.content ?? '');
  expect(headers).toContain('Subject: Reset your Training Portal password');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  const link = /^https:\/\/training\.example\.com\/reset-password\/[\w-]{43}\?language=en$/m.exec(
    text,
  )?.[0];
  expect(link).toBeDefined();
  expect(text).toContain('Hello Zoë O’Brien <b>,');
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('Hello Zoë O’Brien &lt;b&gt;,');
  for (const reading of [text, html]) expect(reading).toContain('works once, for 60 minutes');

  const token = link?.split('/').at(-1)?.split('?')[0] ?? '';
  const body = { token, password: NEW_PASSWORD };
  expect((await portal.call(resetPassword, { body })).status).toBe(200);
  const again = await portal.call(logIn, { body: { email: user.email, password: NEW_PASSWORD } });
  expect(again.status).toBe(200);
});

it('the mail is sent after the next start when the portal stops right after the request', async () => {
  await using installation = await makeTestInstallation();
  const env = { ...installation.env, SMTP_URL: server.url };
  const before = server.received.length;
  {
    await using brief = await startTestPortal(env);
    const { user } = await makeTrainee(brief);
    await brief.call(requestPasswordReset, { body: { email: user.email } });
  }
  expect(server.received).toHaveLength(before);
  await using next = await startTestPortal(env);
  await deliver(next);
  expect(server.received).toHaveLength(before + 1);
});

it('one account gets at most five mails per hour, for requests from any number of addresses', async () => {
  const { user } = await makeTrainee(portal);
  const before = server.received.length;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      portal.call(requestPasswordReset, {
        body: { email: user.email },
        address: `10.7.0.${i}`,
      }),
    ),
  );
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`))).toEqual(
    new Set(['200 {"success":true,"message":"Check your email for a password reset link"}']),
  );
  await deliver();
  expect(server.received).toHaveLength(before + 5);
});

it.each(['Visit http://evil.example now', 'evil.example', 'a@b', 'x'.repeat(81), 'two\nlines'])(
  'does not repeat the name %j, because another person may have entered it',
  (name) => {
    const { text, html } = resetMail(
      { name, language: 'en' },
      'https://portal.test/reset-password/x',
    );
    for (const reading of [text, html]) {
      expect(reading).toContain('Hello,');
      expect(reading).not.toContain(name);
    }
  },
);

it.each(['Tess Trainee', 'J. R. Smith-Jones', "Seán O'Brien", '山田 太郎'])('greets %s', (name) => {
  expect(resetMail({ name, language: 'en' }, 'https://portal.test').text).toContain(
    `Hello ${name},`,
  );
});
