import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeTestFolder } from './testing/test-resources.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the process; `said` grows with what it says. */
function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env },
  });
  const output = { said: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output.said += bytes.toString();
    });
  const ended = once(child, 'exit').then(([code]) => code as number);
  const until = (text: string) =>
    expect.poll(() => output.said, { timeout: 15_000 }).toContain(text);
  return { child, output, ended, until };
}

async function listenSomewhere() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return { server, port: address.port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  await once(server, 'close');
  return port;
}

test('a first start shows the password, answers, and ends by a signal', async () => {
  await using folder = await makeTestFolder();
  const port = await freePort();
  const portal = startProcess({ DATA_DIR: folder.path, PORT: String(port) });
  await portal.until('is ready');
  expect(portal.output.said).toMatch(/Password \(shown this once\): \S{16}/);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  portal.child.kill('SIGTERM');
  portal.child.kill('SIGTERM');
  expect(await portal.ended).toBe(0);
});

test('a taken port stops the start with a sentence, after the password was shown', async () => {
  await using folder = await makeTestFolder();
  const { server, port } = await listenSomewhere();
  const portal = startProcess({ DATA_DIR: folder.path, PORT: String(port) });
  expect(await portal.ended).toBe(1);
  server.close();
  expect(portal.output.said).toContain('set PORT to another number');
  expect(portal.output.said).toMatch(/Password \(shown this once\)/);
  expect(portal.output.said).not.toMatch(/\n\s+at /);
});

test('wrong settings stop the start, every one named', async () => {
  const portal = startProcess({ PORT: 'http', SESSION_DAYS: '0', ADMIN_EMAIL: 'nobody' });
  expect(await portal.ended).toBe(1);
  for (const name of ['PORT', 'SESSION_DAYS', 'ADMIN_EMAIL'])
    expect(portal.output.said).toContain(name);
});

test('an administrator whose password everybody guesses stops the start with a sentence', async () => {
  await using folder = await makeTestFolder();
  const portal = startProcess({
    DATA_DIR: folder.path,
    PORT: String(await freePort()),
    ADMIN_EMAIL: 'admin@portal.test',
    ADMIN_PASSWORD: 'password1',
  });
  expect(await portal.ended).toBe(1);
  expect(portal.output.said).toContain('one of the most common ones');
  expect(portal.output.said).not.toMatch(/\n\s+at /);
});

test('a second process on the same data folder is refused, and the owner named', async () => {
  await using folder = await makeTestFolder();
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
