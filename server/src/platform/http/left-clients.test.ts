/** Clients that disconnect before their request is answered. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { askForHelp } from '@portal/contract/help';
import { expect, vi } from 'vitest';
import { makeQuizModule } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';

const recorded = createRecordedLines();
const it = portalIt.extend('log', recorded.log);

it('a refusal of a disconnected client is logged like any other, with its address', async ({
  portal,
  origin,
  company,
  trainee: { user, token },
}) => {
  const { id: moduleId } = await makeQuizModule(portal, company.id);
  const accepted = once(portal.app.server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  const [connection] = await accepted;
  recorded.clear();
  vi.spyOn(portal.resources.limiter, 'hit').mockImplementation(async () => {
    client.destroy();
    await once(connection, 'close');
    return { allowed: false, remaining: 0, retryAfterSeconds: 1, at: 0 };
  });
  const body = JSON.stringify({ moduleId, message: 'Help' });
  const head = [
    `POST /api${askForHelp.path}?typed=secret HTTP/1.1`,
    'host: portal.test',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  client.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await expect.poll(() => recorded.texts.length).toBeGreaterThan(0);
  expect(recorded.lines()).toMatchObject([
    { event: 'limit.reached', limit: 'help', userId: user.id, address: '127.0.0.1' },
  ]);
  expect(recorded.texts.join('')).not.toContain('secret');
});
