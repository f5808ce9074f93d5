/** The end of a process as its clients see it: nothing that was accepted is lost, and nothing is waited for in vain. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, type IncomingMessage, request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { uploadCaptions } from '@portal/contract/modules';
import { expect, it } from 'vitest';
import { copyMigratedSqlite } from './testing/copy-migrated-sqlite.ts';
import { makeCompany, makeVideoModule, signInAdmin } from './testing/factories.ts';
import { freePort } from './testing/free-port.ts';
import { startProcess } from './testing/portal-process.ts';
import { startTestPortal } from './testing/start-test-portal.ts';
import { makeTestFolder } from './testing/test-folder.ts';

/** A portal of its own process that has started, with this time between the signal and the end of listening. */
async function startPortal(dataDir: string, graceSeconds: number) {
  await copyMigratedSqlite(dataDir);
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'info' };
  const process = startProcess({ ...env, SHUTDOWN_GRACE_SECONDS: String(graceSeconds) });
  await process.until('is ready');
  return { ...process, port, origin: `http://127.0.0.1:${port}` };
}

it('is announced first: the portal is not ready, and closes each connection with its answer', async () => {
  await using folder = await makeTestFolder();
  const { child, origin } = await startPortal(folder.path, 600);
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`${origin}${path}`);
    return { status, connection: headers.get('connection') };
  };
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  child.kill('SIGTERM');
  await expect.poll(() => ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/api/companies')).toEqual({ status: 200, connection: 'close' });
});

it('waits for a request that has begun, and for no other connection', async () => {
  await using folder = await makeTestFolder();
  const { child, ended, port, origin } = await startPortal(folder.path, 0);
  using agent = new DisposableAgent();
  // One connection that stays open after its answer, and one without any request.
  await answerOf(openRequest(`${origin}/healthz`, { agent }).end());
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  unused.resume();
  const body = JSON.stringify({ email: 'eve@mail.test', password: 'wrong-password' });
  const login = openRequest(`${origin}/api/auth/login`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  login.write(body.slice(0, 10));
  await once(login, 'socket');
  // The portal has read the head of the login: it answers requests in the order of their arrival.
  await fetch(`${origin}/healthz`);
  child.kill('SIGTERM');
  await once(unused, 'close');
  login.end(body.slice(10));
  const answer = await answerOf(login);
  expect([answer.statusCode, answer.headers.connection]).toEqual([401, 'close']);
  expect(await ended).toBe(0);
});

it('answers a request that was sent before the end of listening, and not yet read', async () => {
  await using portal = await startTestPortal();
  const { port } = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 }));
  const accepted = once(portal.app.server, 'connection');
  const connection = connect(Number(port), '127.0.0.1');
  await accepted;
  const closed = portal.app.close();
  connection.write('GET /healthz HTTP/1.1\r\nhost: portal.test\r\n\r\n');
  expect(await text(connection)).toContain('HTTP/1.1 200');
  await closed;
});

it('is announced in words to a person at the terminal', async () => {
  await using folder = await makeTestFolder();
  const { child, ended, output } = await startPortal(folder.path, 0);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  const [, said = ''] = output.said.split('is ready');
  expect(said).toContain('Training Portal stops when running requests are done.');
  expect(said).not.toContain('{');
});

it('answers 503 to a request that takes too long, and keeps no part of its file', async () => {
  await using portal = await startTestPortal();
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { id } = await makeVideoModule(portal, (await makeCompany(portal)).id);
  const staged = () => readdir(join(portal.settings.dataDir, 'media', 'staging'));
  const path = uploadCaptions.path.replace(':id', String(id));
  const upload = openRequest(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(await signInAdmin(portal)).token}`,
      'content-type': 'multipart/form-data; boundary=the-boundary',
      'content-length': 100_000,
    },
  });
  upload.write(
    '--the-boundary\r\ncontent-disposition: form-data; name="captions"; filename="a.vtt"\r\n\r\nWEBVTT',
  );
  await expect.poll(staged).toHaveLength(1);
  portal.leave();
  const closed = portal.app.close();
  portal.refuseOpenRequests();
  const answer = await answerOf(upload);
  expect([answer.statusCode, answer.headers.connection]).toEqual([503, 'close']);
  await closed;
  expect(await staged()).toEqual([]);
});

/** The answer, once its body has arrived. */
async function answerOf(request: ReturnType<typeof openRequest>): Promise<IncomingMessage> {
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

class DisposableAgent extends Agent implements Disposable {
  constructor() {
    super({ keepAlive: true });
  }

  [Symbol.dispose](): void {
    this.destroy();
  }
}
