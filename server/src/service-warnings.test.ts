import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMedia } from './open-resources.ts';
import { createRecordingLog } from './platform/log.fixture.ts';
import { startS3TestService } from './platform/media/s3-test-service.ts';
import { warnOfServices } from './service-warnings.ts';
import { readSettings } from './settings.ts';
import { freePort, listenSomewhere } from './testing/free-port.ts';
import { makeTestFolder } from './testing/test-folder.ts';

let resources: AsyncDisposableStack;
let dataDir: string;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  dataDir = resources.use(await makeTestFolder()).path;
});
afterEach(() => resources.disposeAsync());

/** The warnings of a start with these settings. */
async function warnings(env: Record<string, string>): Promise<string[]> {
  const settings = readSettings({ DATA_DIR: dataDir, ...env });
  const log = createRecordingLog();
  const subject = { media: openMedia(settings), log };
  await warnOfServices(subject, settings, new AbortController().signal);
  expect(log.lines.every(([level]) => level === 'warn')).toBe(true);
  expect(log.messages().join()).not.toContain('secret');
  return log.messages();
}

async function startMailServer(): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      if (password === 'right') done(null, { user: 'portal' });
      else done(new Error('wrong password'));
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  resources.defer(() => new Promise<void>((resolve) => server.close(resolve)));
  return (server.server.address() as AddressInfo).port;
}

async function startBucket(): Promise<URL> {
  const service = resources.adopt(await startS3TestService(dataDir), ({ close }) => close());
  return new URL(service.url);
}

it('logs nothing without services, and nothing about services that work', async () => {
  expect(await warnings({})).toEqual([]);
  const port = await startMailServer();
  const bucket = await startBucket();
  const env = { SMTP_URL: `smtp://portal:right@127.0.0.1:${port}`, S3_URL: bucket.href };
  expect(await warnings(env)).toEqual([]);
});

it('logs that the mail server cannot be reached', async () => {
  const lines = await warnings({ SMTP_URL: `smtp://portal:secret@127.0.0.1:${await freePort()}` });
  expect(lines).toEqual([
    expect.stringMatching(/^the mail server cannot be reached \(connect ECONNREFUSED.*SMTP_URL/),
  ]);
});

it('logs that the mail server refuses the login', async () => {
  const lines = await warnings({
    SMTP_URL: `smtp://portal:secret@127.0.0.1:${await startMailServer()}`,
  });
  expect(lines).toEqual([
    expect.stringMatching(/^the mail server refuses the login \(.*wrong password\).*SMTP_URL/),
  ]);
});

it('logs that the bucket does not exist', async () => {
  const url = await startBucket();
  url.pathname = '/another';
  expect(await warnings({ S3_URL: url.href })).toEqual([
    expect.stringContaining('the S3 bucket cannot be used (There is no such S3 bucket)'),
  ]);
});

it('logs that the bucket denies access', async () => {
  const url = await startBucket();
  url.password = 'secret';
  expect(await warnings({ S3_URL: url.href })).toEqual([
    expect.stringContaining('the S3 bucket cannot be used (S3 answered 403 Forbidden to HEAD)'),
  ]);
});

it('logs that the S3 service cannot be reached', async () => {
  const url = `http://key:secret@127.0.0.1:${await freePort()}/media`;
  expect(await warnings({ S3_URL: url })).toEqual([
    expect.stringContaining('the S3 bucket cannot be used (connect ECONNREFUSED'),
  ]);
});

it('stops waiting for a silent server when the portal stops', async () => {
  const silent = await listenSomewhere();
  resources.defer(async () => {
    silent.server.close();
    await once(silent.server, 'close');
  });
  const settings = readSettings({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
  });
  const ending = new AbortController();
  const subject = { media: openMedia(settings), log: createRecordingLog() };
  const checking = warnOfServices(subject, settings, ending.signal);
  const [socket] = await once(silent.server, 'connection');
  ending.abort(new Error('the portal ends'));
  await expect(checking).rejects.toThrow('the portal ends');
  socket.destroy();
});
