/**
 * Measures an installation that `npm run bench:fill` has filled, with the same variables:
 *
 *     DATA_DIR=/tmp/large npm run bench:scale
 *     DATA_DIR=/tmp/large npm run bench:scale -- --only search
 *
 * One client makes each call in turn. The longest block is how long the server's event loop was delayed meanwhile, the
 * collection of garbage included. During the longest calls it measures how long another client waits. Ends with an error
 * where a call takes longer than its limit.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Session } from '@portal/contract/accounts';
import { printTable } from './figures.ts';
import { ADMIN } from './scale/accounts.ts';
import { CALLS } from './scale/calls.ts';
import { insightCalls } from './scale/insight-calls.ts';
import { longestBlockOf } from './scale/longest-block.ts';
import { longestWaitDuring, measureCall } from './scale/measure-call.ts';
import { startPortalProcess } from './servers/portal-process.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

await using server = await startPortalProcess({ DATA_DIR: process.env['DATA_DIR'] ?? './data' });
const { origin } = server;
const target = { origin, token: await signIn() };

const insight = await insightCalls(target);
const rows: Record<string, string | number>[] = [];
for (const call of [...CALLS, ...insight].filter(({ name }) => name.includes(values.only))) {
  await longestBlockOf(origin);
  const measuring = measureCall(target, call);
  const waited = call.isWhole ? Math.round(await longestWaitDuring(target, measuring)) : '';
  const { least, median, p95, bytes, total } = await measuring;
  const blocked = Math.round(await longestBlockOf(origin));
  console.log(`${call.name}: ${least.toFixed(1)} ms`);
  rows.push({
    call: call.name,
    'least ms': least.toFixed(1),
    'median ms': median.toFixed(1),
    'p95 ms': p95.toFixed(1),
    bytes,
    total,
    'longest block ms': blocked,
    'others waited ms': waited,
    verdict: median > call.limitMs ? `OVER ${call.limitMs}` : '',
  });
}
printTable(rows);
console.log(`server memory at most: ${await peakMemory()}`);
if (rows.some(({ verdict }) => verdict !== '')) process.exitCode = 1;

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  if (!response.ok) throw new Error(`The login failed: ${await response.text()}`);
  return ((await response.json()) as Session).token;
}

async function peakMemory(): Promise<string> {
  if (process.platform !== 'linux') return 'not known outside Linux';
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return `${Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
}
