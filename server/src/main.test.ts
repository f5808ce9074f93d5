import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { requestPasswordReset } from '@portal/contract/accounts';
import { expect, test } from 'vitest';
import { newMediaKey } from './platform/media/media-key.ts';
import { copyMigratedSqlite } from './testing/copy-migrated-sqlite.ts';
import { freePort, listenSomewhere } from './testing/free-port.ts';
import { mailsIn } from './testing/outbox.ts';
import { startProcess } from './testing/portal-process.ts';
import { startTestPortal } from './testing/start-test-portal.ts';
import { makeTestFolder } from './testing/test-folder.ts';

test('a first start shows the password, answers requests, and stops on a signal', async () => {
  await using folder = await makeTestFolder();
  const port = await freePort();
  const dataDir = join(folder.path, 'data');
  const portal = startProcess({ DATA_DIR: dataDir, PORT: String(port) });
  await portal.until('is ready');
  expect(portal.output.said).toMatch(/Password \(shown this once\): \S{16}/);
  await portal.until('Other machines cannot reach it. For them, set HOST to 0.0.0.0');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const names = await readdir(dataDir, { recursive: true });
  expect(names).toEqual(
    expect.arrayContaining(['portal.sqlite', 'portal.sqlite-wal', 'owner.json']),
  );
  for (const name of ['', ...names])
    expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0);
  portal.child.kill('SIGTERM');
  portal.child.kill('SIGTERM');
  expect(await portal.ended).toBe(0);
});

test('a reset mail is sent at once, and a waiting one at the next start', async () => {
  await using folder = await makeTestFolder();
  const dataDir = join(folder.path, 'data');
  const port = await freePort();
  await copyMigratedSqlite(dataDir);
  const email = 'admin@portal.test';
  const env = { DATA_DIR: dataDir, PORT: String(port), ADMIN_EMAIL: email };
  const start = async () => {
    const portal = startProcess({ ...env, ADMIN_PASSWORD: 'unlocks-every-door' });
    await portal.until('is ready');
    return portal;
  };
  const untilMails = (count: number) =>
    expect.poll(() => mailsIn(dataDir, email)).toHaveLength(count);
  const first = await start();
  const response = await fetch(`http://127.0.0.1:${port}/api${requestPasswordReset.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
  await untilMails(1);
  first.child.kill('SIGKILL');
  await first.ended;
  {
    await using portal = await startTestPortal({ DATA_DIR: dataDir, DATABASE_URL: '' });
    await portal.call(requestPasswordReset, { body: { email } });
  }
  const second = await start();
  await untilMails(2);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a start removes the access of other users to the data folder, and logs it', async () => {
  await using folder = await makeTestFolder();
  const settings = { DATA_DIR: folder.path, DATABASE_URL: '' };
  await copyMigratedSqlite(folder.path);
  await (await startTestPortal(settings))[Symbol.asyncDispose]();
  await chmod(folder.path, 0o755);
  await chmod(join(folder.path, 'portal.sqlite'), 0o644);
  const env = { DATA_DIR: folder.path, PORT: String(await freePort()), LOG_LEVEL: 'info' };
  const portal = startProcess(env);
  await portal.until('is ready');
  expect(portal.output.said).toContain('other users of this machine could use files');
  for (const name of ['', 'portal.sqlite', 'portal.sqlite-wal', 'portal.sqlite-shm'])
    expect((await stat(join(folder.path, name))).mode & 0o077, name).toBe(0);
  portal.child.kill('SIGTERM');
  expect(await portal.ended).toBe(0);
});

test('a portal that is stopped while it checks its media exits without an error', async () => {
  await using folder = await makeTestFolder();
  const settings = { DATA_DIR: folder.path, DATABASE_URL: '' };
  await copyMigratedSqlite(folder.path);
  await (await startTestPortal(settings))[Symbol.asyncDispose]();
  const media = join(folder.path, 'media');
  const files = Array.from({ length: 2_000 }, () => join(media, newMediaKey('mp4')));
  await Promise.all(files.map((file) => writeFile(file, '')));
  const env = { DATA_DIR: folder.path, PORT: String(await freePort()), LOG_LEVEL: 'info' };
  const portal = startProcess(env);
  await portal.until('is ready');
  portal.child.kill('SIGTERM');
  expect(await portal.ended).toBe(0);
  expect(portal.output.said).toContain('stopping');
  expect(portal.output.said).not.toMatch(/"level":[56]0/);
});

/** The maximum of the kernel; 0 on other systems than Linux. */
function kernelBacklog(): number {
  const file = '/proc/sys/net/core/somaxconn';
  return process.platform === 'linux' ? Number(readFileSync(file, 'utf8')) : 0;
}

test.skipIf(kernelBacklog() < 1_000)(
  'simultaneous connections wait in the kernel until the process accepts them',
  async () => {
    await using folder = await makeTestFolder();
    await copyMigratedSqlite(folder.path);
    await using ended = new AsyncDisposableStack();
    const port = await freePort();
    const portal = startProcess({ DATA_DIR: folder.path, PORT: String(port) });
    await portal.until('is ready');
    ended.defer(() => void portal.child.kill('SIGKILL'));
    // A stopped process accepts nothing, like one that is busy after a restart.
    portal.child.kill('SIGSTOP');
    const sockets = Array.from({ length: 900 }, () => connect(port, '127.0.0.1'));
    ended.defer(() => {
      for (const socket of sockets) socket.destroy();
    });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  },
);

test('a taken port stops the start with a clear message, after the password was shown', async () => {
  await using folder = await makeTestFolder();
  await copyMigratedSqlite(folder.path);
  const { server, port } = await listenSomewhere();
  const portal = startProcess({ DATA_DIR: folder.path, PORT: String(port) });
  expect(await portal.ended).toBe(1);
  server.close();
  expect(portal.output.said).toContain('set PORT to another number');
  expect(portal.output.said).toMatch(/Password \(shown this once\)/);
  expect(portal.output.said).not.toMatch(/\n\s+at /);
});

test('wrong settings stop the start, and each is named', async () => {
  const portal = startProcess({ PORT: 'http', SESSION_DAYS: '0', ADMIN_EMAIL: 'no-at-sign' });
  expect(await portal.ended).toBe(1);
  for (const name of ['PORT', 'SESSION_DAYS', 'ADMIN_EMAIL'])
    expect(portal.output.said).toContain(name);
});

test('a common password of the administrator stops the start with a clear message', async () => {
  await using folder = await makeTestFolder();
  await copyMigratedSqlite(folder.path);
  const portal = startProcess({
    DATA_DIR: folder.path,
    PORT: String(await freePort()),
    ADMIN_EMAIL: 'admin@portal.test',
    ADMIN_PASSWORD: 'password1',
  });
  expect(await portal.ended).toBe(1);
  expect(portal.output.said).toContain('This password is too common');
  expect(portal.output.said).not.toMatch(/\n\s+at /);
});

test('a second process on the same data folder is refused with the id of the owner', async () => {
  await using folder = await makeTestFolder();
  await copyMigratedSqlite(folder.path);
  const first = startProcess({ DATA_DIR: folder.path, PORT: String(await freePort()) });
  await first.until('is ready');
  const second = startProcess({ DATA_DIR: folder.path, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output.said).toContain(`in use by process ${first.child.pid}`);
  first.child.kill('SIGKILL');
  await first.ended;
  const third = startProcess({ DATA_DIR: folder.path, PORT: String(await freePort()) });
  await third.until('is ready');
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
});
