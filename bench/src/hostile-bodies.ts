/**
 * Measures the dashboard of another trainee while one trainee sends bodies that are made to occupy the portal:
 *
 *     npm run bench:hostile-bodies
 *     npm run bench:hostile-bodies -- --main /other/checkout/server/src/main.ts
 *
 * Twelve connections of one trainee send the same quiz submission as fast as it is answered: a megabyte of 70,000
 * names, then half a megabyte of text. For comparison they then request the dashboard as fast as it is answered, like a
 * flood of honest requests.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { signUpPeople } from './chat/people.ts';
import { startPortalProcess } from './chat/portal-process.ts';
import { median, printTable } from './figures.ts';
import { send } from './servers/send.ts';

const { values } = parseArgs({
  options: { main: { type: 'string' }, seconds: { type: 'string', default: '8' } },
});
const seconds = Number(values.seconds);
const CONNECTIONS = 12;
/** Between two requests of the colleague. */
const INTERVAL_MS = 20;

await using portal = await startPortalProcess({}, values.main);
const [attacker, colleague] = await signUpPeople(portal.origin, 2);
if (attacker === undefined || colleague === undefined) throw new Error('There are too few people');

const names = Array.from({ length: 70_000 }, (_, i) => [`name ${i}`, 0] as const);
const rows = [
  await watched('nothing', pause(1_000 * seconds, '')),
  await watched('1 MB of names', flood(JSON.stringify({ answers: Object.fromEntries(names) }))),
  await watched('0.5 MB of text', flood(JSON.stringify({ answers: { 1: 'x'.repeat(500_000) } }))),
  await watched('dashboards', flood()),
  await watched('nothing again', pause(1_000 * seconds, '')),
];
printTable(rows);

/** Returns how often each status was answered. Without a body it requests dashboards. */
async function flood(body?: string): Promise<string> {
  const path = body === undefined ? '/trainee/dashboard' : '/trainee/modules/1/mcq';
  const { statusCodeStats } = await autocannon({
    url: `${portal.origin}/api${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${attacker?.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
    connections: CONNECTIONS,
    duration: seconds,
    // In another thread, so that it does not delay the measured requests.
    workers: 1,
  });
  return Object.entries(statusCodeStats ?? {})
    .map(([status, { count }]) => `${count} × ${status}`)
    .join(', ');
}

/** Measures how long the other trainee waits for the dashboard, requested at a steady rate until the attack is over. */
async function watched(attack: string, under: Promise<string>) {
  let isOver = false;
  const answered = under.finally(() => {
    isOver = true;
  });
  const waits: Promise<number>[] = [];
  while (!isOver) {
    waits.push(waitForDashboard());
    await pause(INTERVAL_MS);
  }
  const times = await Promise.all(waits);
  return {
    attack,
    'median ms': median(times).toFixed(1),
    'max ms': Math.max(...times).toFixed(0),
    answered: await answered,
  };
}

async function waitForDashboard(): Promise<number> {
  const before = performance.now();
  await send(portal.origin, 'GET', '/trainee/dashboard', { token: colleague?.token ?? '' });
  return performance.now() - before;
}
