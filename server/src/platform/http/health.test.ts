import Fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { CheckFailedError, type HealthCheck } from '../health-check.ts';
import { createRecordingLog } from '../log.fixture.ts';
import { serveHealth } from './health.ts';

const passing = async () => undefined;
const failing = () => Promise.reject(new Error('connect ECONNREFUSED'));

function readiness(checks: Record<string, HealthCheck>) {
  const log = createRecordingLog();
  const app = Fastify({ logController: new LogController({ disableRequestLogging: true }) });
  Object.assign(app.log, log);
  serveHealth(app, {
    version: '1.2.3',
    metricsToken: undefined,
    publicUrl: 'http://localhost',
    checks,
    openRequests: { isLeaving: false },
  });
  const ask = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, JSON.parse(body)];
  };
  return { ask, log };
}

it('readiness is ok while every check succeeds', async () => {
  const { ask, log } = readiness({ database: { isRequired: true, run: passing } });
  expect(await ask()).toEqual([200, { status: 'ready', checks: { database: 'ok' } }]);
  expect(log.lines).toEqual([]);
});

it('readiness fails while a required check fails', async () => {
  const { ask } = readiness({
    database: { isRequired: true, run: failing },
    bus: { isRequired: false, run: passing },
  });
  expect(await ask()).toEqual([
    503,
    { status: 'not ready', checks: { database: 'unreachable', bus: 'ok' } },
  ]);
});

it('readiness is degraded, but requests are still accepted, while only a shared service is unavailable', async () => {
  const { ask } = readiness({
    database: { isRequired: true, run: passing },
    bus: { isRequired: false, run: failing },
  });
  expect(await ask()).toEqual([
    200,
    { status: 'degraded', checks: { database: 'ok', bus: 'unreachable' } },
  ]);
});

it('readiness shows the reason of a service that answers but cannot be used', async () => {
  const run = () => Promise.reject(new CheckFailedError('not writable', {}));
  const { ask } = readiness({ database: { isRequired: true, run } });
  expect(await ask()).toEqual([503, { status: 'not ready', checks: { database: 'not writable' } }]);
});

it('readiness logs each change of a state once', async () => {
  let run: HealthCheck['run'] = failing;
  const check = (isRequired: boolean) => ({ isRequired, run: () => run() });
  const { ask, log } = readiness({ database: check(true), bus: check(false) });
  await ask();
  await ask();
  run = passing;
  await ask();
  await ask();
  expect(log.lines.map(([level, , facts]) => [level, Reflect.get(facts, 'check')])).toEqual([
    ['error', 'database'],
    ['warn', 'bus'],
    ['warn', 'database'],
    ['warn', 'bus'],
  ]);
});
