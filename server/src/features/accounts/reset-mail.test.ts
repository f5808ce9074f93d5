/** The mail with a reset link, as a real mail server receives it. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { logIn, requestPasswordReset, resetPassword } from '@portal/contract/accounts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeTrainee } from '../../testing/factories.ts';
import { mailParts } from '../../testing/mail-parts.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { resetMail } from './reset-mail.ts';

const NEW_PASSWORD = 'quite another horse';
const received: { from: string; to: string[]; mail: string }[] = [];
const ended = new AsyncDisposableStack();
let portal: TestPortal;

beforeAll(async () => {
  const port = await startMailServer();
  portal = ended.use(
    await startTestPortal({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: 'https://training.example.com',
    }),
  );
});
afterAll(() => ended.disposeAsync());

async function startMailServer(): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    async onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        mail: await text(stream),
      });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ended.defer(() => new Promise<void>((resolve) => server.close(resolve)));
  return (server.server.address() as AddressInfo).port;
}

it('comes in HTML and in plain text, with a link that lets its owner in again', async () => {
  const { user } = await makeTrainee(portal, { name: 'Zoë O’Brien <b>' });
  await portal.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    // Neither of them has a say in where the link leads.
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    payload: { email: user.email.toUpperCase() },
  });
  await vi.waitFor(() => expect(received).toHaveLength(1), 10_000);

  const [mail] = received;
  expect(mail).toMatchObject({ from: 'no-reply@training.example.com', to: [user.email] });
  expect(mail?.mail).not.toContain('evil.example');
  const { headers, text, html } = mailParts(mail?.mail ?? '');
  expect(headers).toContain('Subject: Reset your Training Portal password');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  const link = /^https:\/\/training\.example\.com\/reset-password\/[\w-]{43}$/m.exec(text)?.[0];
  expect(link).toBeDefined();
  expect(text).toContain('Hello Zoë O’Brien <b>,');
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('Hello Zoë O’Brien &lt;b&gt;,');
  for (const reading of [text, html]) expect(reading).toContain('works once, for one hour');

  const token = link?.split('/').at(-1) ?? '';
  const body = { token, password: NEW_PASSWORD };
  expect((await portal.call(resetPassword, { body })).status).toBe(200);
  const again = await portal.call(logIn, { body: { email: user.email, password: NEW_PASSWORD } });
  expect(again.status).toBe(200);
});

it('goes out although the portal ends right after it was asked for', async () => {
  const before = received.length;
  {
    await using brief = await startTestPortal({ SMTP_URL: portal.settings.smtpUrl ?? '' });
    const { user } = await makeTrainee(brief);
    await brief.call(requestPasswordReset, { body: { email: user.email } });
  }
  expect(received).toHaveLength(before + 1);
});

it('goes to nobody six times an hour, whoever asks from wherever', async () => {
  const { user } = await makeTrainee(portal);
  const before = received.length;
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
  await portal.services.accounts.passwordReset.settled();
  await vi.waitFor(() => expect(received).toHaveLength(before + 5), 10_000);
});

it.each(['Visit http://evil.example now', 'evil.example', 'a@b', 'x'.repeat(81), 'two\nlines'])(
  'does not say %j to whom somebody else has signed up',
  (name) => {
    const { text, html } = resetMail(name, 'https://portal.test/reset-password/x');
    for (const reading of [text, html]) {
      expect(reading).toContain('Hello,');
      expect(reading).not.toContain(name);
    }
  },
);

it.each(['Tess Trainee', 'J. R. Smith-Jones', "Seán O'Brien", '山田 太郎'])('greets %s', (name) => {
  expect(resetMail(name, 'https://portal.test').text).toContain(`Hello ${name},`);
});
