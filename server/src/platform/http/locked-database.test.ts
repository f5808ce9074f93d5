/** Another process, for example a database tool, holds the lock of the SQLite database. */
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { getDashboard } from '@portal/contract/learning';
import { logIn } from '@portal/contract/log-in';
import { createModule, listModules } from '@portal/contract/modules';
import { expect, it, vi } from 'vitest';
import { makeTrainee, PASSWORD, signInAdmin } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { runForeign } from '../database/sqlite/testing/foreign-lock.ts';

const READS = 50;
/** For how long a write waits; see `group-commit.ts`. */
const BUSY_TIMEOUT_MS = 5_000;

it.skipIf(process.env['TEST_ENGINE'] === 'postgres')(
  'answers writes with 503 and Retry-After after a while, and other requests as usual',
  async () => {
    const recorded = createRecordedLines();
    await using portal = await startTestPortal({}, recorded.log);
    const trainee = await makeTrainee(portal);
    const id = trainee.user.company?.id ?? 0;
    const { token } = await signInAdmin(portal);
    const { email } = trainee.user;
    const namesOfModules = async () => {
      const { body } = await portal.call(listModules, { query: { companyId: `${id}` }, token });
      return body.map(({ name }) => name);
    };
    const add = (name: string) =>
      portal.call(createModule, { params: { id }, body: { name }, token });

    await using foreign = await runForeign(
      join(portal.settings.dataDir, 'portal.sqlite'),
      'begin exclusive',
    );
    // It stands still until the writes are to give up.
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
    let isAnswered = false;
    const writes: Promise<Answer<unknown>>[] = [
      ...['one', 'two', 'three'].map(add),
      portal.call(logIn, { body: { email, password: PASSWORD } }),
    ];
    const mails = portal.deliverMails();
    const ended = Promise.all([...writes, mails]).finally(() => {
      isAnswered = true;
    });
    const read = async () => {
      const { status } = await portal.call(getDashboard, { token: trainee.token });
      expect(status).toBe(200);
      // Answered within one round of the event loop; without a limit the loop would never reach its timers.
      await turn();
    };
    const times: number[] = [];
    for (let reads = 0; reads < READS; reads += 1) {
      const before = Date.now();
      await read();
      times.push(Date.now() - before);
    }
    expect(isAnswered).toBe(false);
    // A write that blocks the thread would delay one after the other by seconds.
    expect(times.filter((ms) => ms > 1_000).length).toBeLessThan(3);
    for (let passed = BUSY_TIMEOUT_MS; !isAnswered; passed += BUSY_TIMEOUT_MS) {
      // A write that has begun later waits until later.
      clock.mockReturnValue(start + passed);
      await read();
    }
    clock.mockRestore();
    await ended;
    for (const { status, error, headers } of await Promise.all(writes)) {
      expect([status, error.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    // One line for each, without a stack, because an outage fails every request.
    const failed = recorded.lines().filter(({ msg }) => msg === 'request failed');
    expect(failed.map(({ err }) => err)).toEqual(
      writes.map(() => ({ type: 'Error', message: 'database is locked', code: 5 })),
    );
    expect(await namesOfModules()).toEqual([]);

    const late = add('late');
    await foreign.release();
    expect((await late).status).toBe(201);
    expect(await namesOfModules()).toEqual(['late']);
    expect(await portal.deliverMails()).toBe(0);
  },
);
