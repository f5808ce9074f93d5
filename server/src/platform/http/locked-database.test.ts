/** Another process, for example a database tool, holds the lock of the SQLite database. */
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { logIn } from '@portal/contract/accounts';
import { getDashboard } from '@portal/contract/learning';
import { createModule, listModules } from '@portal/contract/modules';
import { expect, it } from 'vitest';
import { makeTrainee, PASSWORD, signInAdmin } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { runForeign } from '../database/sqlite/testing/foreign-lock.ts';

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
    let isAnswered = false;
    const writes: Promise<Answer<unknown>>[] = [
      ...['one', 'two', 'three'].map(add),
      portal.call(logIn, { body: { email, password: PASSWORD } }),
    ];
    const answers = Promise.all(writes).finally(() => {
      isAnswered = true;
    });
    const mails = portal.deliverMails();
    let reads = 0;
    while (!isAnswered) {
      const { status } = await portal.call(getDashboard, { token: trainee.token });
      expect(status).toBe(200);
      // Answered within one round of the event loop; without a limit the loop would never reach its timers.
      await turn();
      reads += 1;
    }
    for (const { status, error, headers } of await answers) {
      expect([status, error.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    // One line for each, without a stack, because an outage fails every request.
    const failed = recorded.lines().filter(({ msg }) => msg === 'request failed');
    expect(failed.map(({ err }) => err)).toEqual(
      writes.map(() => ({ type: 'Error', message: 'database is locked', code: 5 })),
    );
    // A write that blocks the thread would leave hardly any of them time.
    expect(reads).toBeGreaterThan(20);
    await mails;
    expect(await namesOfModules()).toEqual([]);

    const late = add('late');
    await foreign.release();
    expect((await late).status).toBe(201);
    expect(await namesOfModules()).toEqual(['late']);
    expect(await portal.deliverMails()).toBe(0);
  },
  60_000,
);
