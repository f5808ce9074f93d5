/** Clients that disconnect before their request is answered. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { askForHelp } from '@portal/contract/help';
import { describe, expect, vi } from 'vitest';
import { makeCompany, makeQuizModule, makeTrainee } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';

type Verdict = Awaited<ReturnType<TestPortal['resources']['limiter']['hit']>>;

const recorded = createRecordedLines();
const it = portalIt.extend('log', recorded.log);

interface Asking {
  readonly portal: TestPortal;
  readonly origin: string;
  readonly token: string;
  readonly moduleId: number;
}

/** Asks for help and disconnects while the request is handled; then its limit answers as `decide` says. */
async function askAndLeave(
  { portal, origin, token, moduleId }: Asking,
  decide: () => Promise<Verdict>,
): Promise<void> {
  const accepted = once(portal.app.server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  const [connection] = await accepted;
  const left = once(connection, 'close');
  vi.spyOn(portal.resources.limiter, 'hit').mockImplementationOnce(async () => {
    client.destroy();
    await left;
    return decide();
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
  await left;
}

it('a refusal of a disconnected client is logged like any other, with its address', async ({
  portal,
  origin,
  company,
  trainee: { user, token },
}) => {
  const { id: moduleId } = await makeQuizModule(portal, company.id);
  recorded.clear();
  const refusal = { allowed: false, remaining: 0, retryAfterSeconds: 1, at: 0 };
  await askAndLeave({ portal, origin, token, moduleId }, async () => refusal);
  await expect.poll(() => recorded.texts.length).toBeGreaterThan(0);
  expect(recorded.lines()).toMatchObject([
    { event: 'limit.reached', limit: 'help', userId: user.id, address: '127.0.0.1' },
  ]);
  expect(recorded.texts.join('')).not.toContain('secret');
});

describe('the end of the portal, while the request of a disconnected client is handled,', () => {
  /** A portal that ends. `answer` lets the request go on. */
  async function end() {
    const portal = await startTestPortal({}, recorded.log);
    const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const company = await makeCompany(portal);
    const { token } = await makeTrainee(portal, { companyName: company.name });
    const { id: moduleId } = await makeQuizModule(portal, company.id);
    recorded.clear();
    const limit = Promise.withResolvers<Verdict>();
    await askAndLeave({ portal, origin, token, moduleId }, () => limit.promise);
    const closed = once(portal.app.server, 'close');
    const onEnd = vi.fn();
    const checks = vi.spyOn(portal.services.accounts, 'settled');
    const ended = portal.app.close().then(onEnd);
    await closed;
    for (let turns = 0; turns < 10; turns += 1) await nextTurn();
    const answer = () =>
      limit.resolve({ allowed: true, remaining: 1, retryAfterSeconds: 0, at: 0 });
    return { portal, onEnd, checks, ended, answer };
  }

  it('waits until the request is done', async () => {
    const { portal, onEnd, checks, ended, answer } = await end();
    await using _ = portal;
    // The request could still begin a check of a refused login.
    const calledBefore = [...onEnd.mock.calls, ...checks.mock.calls];
    answer();
    await ended;
    expect(calledBefore).toEqual([]);
    expect(checks).toHaveBeenCalledOnce();
    const rows = await portal.resources.db.selectFrom('help_requests').select('message').execute();
    expect(rows).toEqual([{ message: 'Help' }]);
    expect(recorded.texts).toEqual([]);
  });

  it('waits no longer when the handlers are abandoned', async () => {
    const { portal, ended, answer } = await end();
    portal.abandonHandlers();
    await ended;
    answer();
    await portal[Symbol.asyncDispose]();
  });
});
