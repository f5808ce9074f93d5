/** The mail server is unreachable for three minutes and processes are killed: every mail still arrives. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { requestPasswordReset, resetPassword } from '@portal/contract/accounts';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { importTrainees } from '@portal/contract/trainee-import';
import { expect, it } from 'vitest';
import { makeRoom, say } from './features/chat/testing/talk.ts';
import { NO_RESULT_MS } from './platform/mail/mail-delivery.ts';
import {
  makeCompany,
  makeTrainee,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from './testing/factories.ts';
import { freePort } from './testing/free-port.ts';
import { mailParts } from './testing/mail-parts.ts';
import { startMailServer } from './testing/mail-server.ts';
import type { Simulated } from './testing/simulated.ts';
import { startTestPortal } from './testing/start-test-portal.ts';
import { makeTestInstallation } from './testing/test-installation.ts';

const PROGRAM = join(import.meta.dirname, 'testing/simulated-portal.ts');
const QUARTER_MS = 15 * 60_000;
const KILLED_AT = 3;
const INVITED = Array.from({ length: 8 }, (_, i) => `invited${i}@mailed.test`);

type Env = Record<string, string>;

/** Creates a company whose users are each to receive one mail; returns the address of each kind. */
async function prepareMails(env: Env) {
  await using portal = await startTestPortal(env);
  const { token: admin } = await signInAdmin(portal);
  const company = await makeCompany(portal);
  const [away, helped, forgetful] = await Promise.all(
    ['Away', 'Helped', 'Forgetful'].map((name) =>
      makeTrainee(portal, { name, companyName: company.name }),
    ),
  );
  if (!(away && helped && forgetful)) throw new Error('Three trainees were to be made');
  for (const { token } of [away, helped]) {
    const silent = { browserNotifications: false, soundNotifications: false };
    const body = { ...silent, toastNotifications: false, emailNotifications: true };
    succeeded(await portal.call(saveNotificationSettings, { body, token }));
  }
  const room = await makeRoom(helped, away);
  succeeded(await say(helped, room.id, 'hello'));
  const body = { message: 'I am stuck' };
  const { id } = succeeded(await portal.call(askForHelp, { body, token: helped.token }));
  const answer = { status: 'RESOLVED' as const, adminNotes: 'Try again' };
  const answering = { params: { id }, body: answer, token: admin };
  succeeded(await portal.call(updateHelpRequest, answering));
  const rows = INVITED.map((email) => `Ida,${email},${company.name}`);
  const file = new File([['name,email,company', ...rows].join('\n')], 'trainees.csv');
  succeeded(
    await upload(portal, importTrainees, multipart({}, { trainees: file }), { token: admin }),
  );
  await portal.work(['job']);
  return { away: away.user.email, helped: helped.user.email, forgetful: forgetful.user.email };
}

async function startPortal(env: Env, log: (text: string) => void) {
  const port = await freePort();
  const child = fork(PROGRAM, {
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', log);
  await once(child, 'message');
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  return { child, post };
}

/** Resolves with false if the process was killed first. */
async function simulate(child: ChildProcess, change: Simulated): Promise<boolean> {
  if (child.signalCode !== null) return false;
  const waiting = new AbortController();
  const { signal } = waiting;
  const done = once(child, 'message', { signal }).then(() => true);
  const ended = once(child, 'exit', { signal }).then(() => false);
  child.send(change);
  const isDone = await Promise.race([done, ended]);
  await Promise.allSettled([done, ended, waiting.abort()]);
  return isDone;
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

it('every mail arrives, and is repeated only when a kill came between acceptance and commit', async () => {
  await using resources = new AsyncDisposableStack();
  const installation = resources.use(await makeTestInstallation());
  const port = await freePort();
  const env = {
    ...installation.env,
    PUBLIC_URL: 'http://portal.test',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  };
  const { away, helped, forgetful } = await prepareMails(env);
  let said = '';
  const start = async () => {
    const portal = await startPortal(env, (text) => {
      said += text;
    });
    resources.defer(() => void portal.child.kill('SIGKILL'));
    return portal;
  };

  // All mails are due, and no server listens at the mail server's address for three minutes.
  const first = await start();
  await simulate(first.child, { advanceMs: QUARTER_MS });
  for (const email of [forgetful, 'unknown@mailed.test'])
    expect(await first.post(requestPasswordReset.path, { email })).toBe(200);
  for (let second = 0; second < 180; second += 10)
    await simulate(first.child, { advanceMs: 10_000, deliverMails: true });
  await kill(first.child);

  // The mail server is back. The next process is killed when the third mail is accepted and its row still there.
  const second = await start();
  /** Also those whose reception is reported after the end of the process. */
  const beforeKill: string[] = [];
  let isThirdStarted = false;
  const mailServer = resources.use(
    await startMailServer({
      port,
      async onReceived({ messageId }) {
        if (isThirdStarted) return;
        beforeKill.push(messageId);
        if (beforeKill.length === KILLED_AT) await kill(second.child);
      },
    }),
  );
  await simulate(second.child, { advanceMs: QUARTER_MS + 4 * NO_RESULT_MS, deliverMails: true });
  expect(second.child.signalCode).toBe('SIGKILL');

  // The clock of the first processes was 18 minutes ahead; the claims of the killed one end within a minute.
  isThirdStarted = true;
  const third = await start();
  const advanceMs = QUARTER_MS + 5 * NO_RESULT_MS + 1_000;
  expect(await simulate(third.child, { advanceMs, deliverMails: true })).toBe(true);
  expect(await simulate(third.child, { advanceMs: NO_RESULT_MS, deliverMails: true })).toBe(true);

  const { received } = mailServer;
  const recipients = new Set(received.map(({ to }) => to));
  expect(recipients).toEqual(new Set([away, helped, forgetful, ...INVITED]));
  const ids = Map.groupBy(received, ({ messageId }) => messageId);
  expect(ids.size, said).toBe(recipients.size);
  // The mail at which the process was killed, and those that it was delivering in parallel at that moment.
  const repeated = [...ids].filter(([, mails]) => mails.length > 1).map(([id]) => id);
  expect(repeated).toContain(beforeKill[KILLED_AT - 1]);
  expect(beforeKill).toEqual(expect.arrayContaining(repeated));
  expect(received).toHaveLength(ids.size + repeated.length);

  const reset = received.find(({ to }) => to === forgetful);
  const token = /reset-password\/([\w-]+)/.exec(mailParts(reset?.content ?? '').text)?.[1];
  expect(await third.post(resetPassword.path, { token, password: 'chosen by mail' })).toBe(200);
  expect(said).toBe('');
});
