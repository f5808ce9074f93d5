/** The operator sees at once whether mails go out, and if not, why. */
import { readFile } from 'node:fs/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, vi } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { runCommand } from '#server/testing/run-command.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';
import { sendTestMail } from './send-test-mail.ts';
import { whyNotSent } from './why-not-sent.ts';

const MAIL_FROM = 'portal@company.test';
const send = (env: Record<string, string>) =>
  runCommand(sendTestMail, ['ann@example.com'], { MAIL_FROM, ...env });

it('hands a mail to the mail server, and shows its answer', async () => {
  await using server = await startMailServer();
  const said = await send({ SMTP_URL: server.url, PUBLIC_URL: 'https://portal.test' });
  expect(said).toMatch(/taken the mail to ann@example\.com\. It answered: 250 \S/);
  expect(server.received).toMatchObject([{ from: MAIL_FROM, to: 'ann@example.com' }]);
  expect(server.received[0]?.content).toContain('https://portal.test');
});

it('names the file in the outbox where no mail server is set', async () => {
  await using installation = await makeTestInstallation();
  const said = await send({ ...installation.env, SMTP_URL: '' });
  const file = /The test mail lies in (\S+)$/.exec(said)?.[1] ?? '';
  expect(await readFile(file, 'utf8')).toContain('To: ann@example.com');
});

it.each([
  ['login', { authOptional: false }, 'u:p@', 'The mail server refuses the login (535'],
  ['sender', { onMailFrom: refuse }, '', `refuses the sender ${MAIL_FROM} (550 not wanted)`],
  ['recipient', { onRcptTo: refuse }, '', 'refuses the recipient ('],
  [
    'mail',
    { onData: (stream, _session, done) => void stream.on('end', () => done(NOT_WANTED)).resume() },
    '',
    'refuses the mail (550 not wanted)',
  ],
] satisfies [string, SMTPServerOptions, string, string][])(
  'says that the server refuses the %s',
  async (_what, options, login, sentence) => {
    await using server = await startMailServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
      ...options,
    });
    const env = { SMTP_URL: server.url.replace('://', `://${login}`) };
    await expect(send(env)).rejects.toThrow(sentence);
  },
);

const NOT_WANTED = Object.assign(new Error('not wanted'), { responseCode: 550 });
function refuse(_address: unknown, _session: unknown, done: (error: Error) => void): void {
  done(NOT_WANTED);
}

it('says that no encrypted connection is possible, in each of three ways', async () => {
  // The servers warn that everyone knows the key of their certificate.
  using warnings = vi.spyOn(console, 'error').mockReturnValue();
  await using plain = await startMailServer();
  await using encrypted = await startMailServer({ secure: true });
  await using upgradable = await startMailServer({ disabledCommands: [] });
  for (const url of [
    plain.url.replace('smtp:', 'smtps:'),
    // Both have a certificate that no authority has signed.
    encrypted.url.replace('smtp:', 'smtps:'),
    upgradable.url,
  ])
    await expect(send({ SMTP_URL: url })).rejects.toThrow('No encrypted connection');
  expect(warnings).toHaveBeenCalledTimes(2);
});

it('says that no server answers', async () => {
  const closed = `smtp://127.0.0.1:${await freePort()}`;
  await expect(send({ SMTP_URL: closed })).rejects.toThrow(
    'cannot be reached (connect ECONNREFUSED',
  );
});

it.each([
  ['EDNS', 'The host of the mail server is not known (reason).'],
  ['ETIMEDOUT', 'The mail server does not answer in time (reason).'],
  ['EPROTOCOL', 'The mail server did not take the mail (reason).'],
])('says what %s means', (code, sentence) => {
  const error = Object.assign(new Error('reason'), { code });
  expect(whyNotSent(error, { name: '', address: MAIL_FROM })).toContain(sentence);
});

it('refuses what is no address', async () => {
  const run = runCommand(sendTestMail, ['Ann <ann@example.com>']);
  await expect(run).rejects.toThrow("'Ann <ann@example.com>' is no plain mail address.");
});
