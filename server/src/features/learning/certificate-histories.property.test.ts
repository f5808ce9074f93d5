/**
 * Random histories of a company whose people pass, renew, train again, and whose admins change rules, groups, exceptions
 * and recorded results, by two portals and with killed work: each completion has exactly one certificate.
 */
import { updateCompanySettings } from '@portal/contract/companies';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildPortal } from '#server/app.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { DONE, Later } from '#server/platform/tasks/task.ts';
import { makeCompany } from '#server/testing/factories.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import {
  CERTIFICATE_STEPS,
  CertificateHistory,
  type CertificateStep,
} from './testing/certificate-history.ts';
import { certifyDue } from './testing/certify-due.ts';
import { portOf } from './testing/history-port.ts';
import { rememberAllOpen } from './testing/requirements-model.ts';
import { RequirementsWorld } from './testing/requirements-world.ts';

const HISTORIES = randomRuns(4);
const PEOPLE = 4;
const MODULES = 3;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const choice = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999));
const name = fc.oneof(
  ...Object.entries(CERTIFICATE_STEPS).map(([name, weight]) => ({
    arbitrary: fc.constant(name as CertificateStep),
    weight,
  })),
);
const day = fc.record({
  days: fc.integer({ min: 1, max: 12 }),
  steps: fc.array(fc.tuple(name, choice), { minLength: 2, maxLength: 10, size: 'max' }),
});
const history = fc.array(day, { minLength: 10, maxLength: 25, size: 'max' });

/** The calls go to two portals on the same database in turns. */
async function openBoth(resources: AsyncDisposableStack): Promise<TestPortal> {
  const portal = resources.use(await startTestPortal());
  const { app } = await buildPortal(portal.resources, portal.settings);
  resources.defer(() => app.close());
  await app.ready();
  let calls = 0;
  const call: TestPortal['call'] = async (call, input = {}) => {
    calls += 1;
    if (calls % 2 === 0) return portal.call(call, input);
    const { params = {}, query, body, token } = input;
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
    const options = {
      method: call.method,
      url: `/api${path}`,
      ...(query === undefined ? {} : { query: query as Record<string, string> }),
      ...(body === undefined ? {} : { payload: body as object }),
      headers: { authorization: `Bearer ${token}` },
    };
    const { statusCode, headers, body: raw } = await app.inject(options);
    const answer = JSON.parse(raw) as never;
    return { status: statusCode, headers, raw, body: answer, error: answer };
  };
  return { ...portal, call };
}

/** The work of a process that is killed before the commit of one of its steps. */
async function killWork(portal: TestPortal, steps: number): Promise<void> {
  const { db } = portal.resources;
  const { certificatesStep } = portal.services.learning;
  type Cursor = Parameters<typeof certificatesStep>[1]['cursor'];
  let cursor: Cursor = null;
  const killed = new Error('Killed');
  const work = inTransaction(db, async (tx) => {
    for (let step = 0; step <= steps; step += 1) {
      const next = await certificatesStep(tx, { key: '', cursor, after: () => undefined });
      if (next === DONE || next instanceof Later) break;
      cursor = next;
    }
    throw killed;
  });
  await expect(work).rejects.toBe(killed);
}

it('have one certificate for each completion, and the right one succeeds it', async () => {
  let issued = 0;
  await fc.assert(
    fc.asyncProperty(history, fc.nat(5), async (days, kills) => {
      await using resources = new AsyncDisposableStack();
      const portal = await openBoth(resources);
      await certifyDue(portal);
      portal.clock.advance(DAY_MS + DAY_MS / 2 - (portal.clock.now % DAY_MS));
      const made = await makeCompany(portal);
      const port = await portOf(portal);
      const world = new RequirementsWorld(port, { ...made, timeZone: 'Europe/Berlin' });
      const params = { id: made.id };
      await port.call(null, updateCompanySettings, { params, body: { timeZone: 'Europe/Berlin' } });
      await world.addGroup();
      for (let i = 0; i < MODULES; i += 1) await world.addModule();
      for (let i = 0; i < PEOPLE; i += 1) await world.addPerson(world.groupIds.slice(i % 2));
      rememberAllOpen(world.company);
      const { name: otherCompany } = await makeCompany(portal);
      const history = new CertificateHistory(world, {
        otherCompany,
        withDb: (use) => use(portal.resources.db),
        settle: () => portal.work(['module changes']),
      });
      for (const { days: count, steps } of days) {
        portal.clock.advance(count * DAY_MS - (portal.clock.now % DAY_MS) + DAY_MS / 2);
        for (const [name, choice] of steps) {
          portal.clock.advance(1_000);
          await history.take(name, choice);
        }
        portal.clock.advance(MINUTE_MS);
        await killWork(portal, kills);
        await certifyDue(portal);
        await history.endDay();
      }
      issued += history.issued;
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
  // Enough of them to mean something.
  expect(issued).toBeGreaterThan(HISTORIES);
});
