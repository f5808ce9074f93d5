/**
 * Measures an installation that `npm run bench:fill` has filled, with the same variables:
 *
 *     DATA_DIR=/tmp/large npm run bench:scale
 *     DATA_DIR=/tmp/large npm run bench:scale -- --only search
 *
 * One client makes each call in turn. The longest block is how long the server's event loop was delayed meanwhile, the
 * collection of garbage included. During the longest calls it measures how long another client waits. Calls about a group
 * and calls of limited admins are made in turns with the same call about the company. Ends with an error where a call takes
 * longer than its limit, or more than 1.5 times as long as the one about the company and than 5 ms.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Session } from '@portal/contract/accounts';
import { median, printTable } from './figures.ts';
import { ADMIN, LIMITED_ADMINS, PASSWORD } from './scale/accounts.ts';
import { CALLS } from './scale/calls.ts';
import { certificateCalls } from './scale/certificate-calls.ts';
import { groupCalls } from './scale/group-calls.ts';
import { insightCalls } from './scale/insight-calls.ts';
import { longestBlockOf } from './scale/longest-block.ts';
import {
  longestWaitDuring,
  measureAlternately,
  measureCall,
  type Target,
} from './scale/measure-call.ts';
import { requirementCalls } from './scale/requirement-calls.ts';
import { startPortalProcess } from './servers/portal-process.ts';

/** Pairs of calls: one about a group or by a limited admin, and the same call about the company. */
const PAIRS = 40;
const RATIO_MAX = 1.5;
/** Milliseconds. A shorter answer is not felt, so its ratio does not count. */
const FLOOR_MS = 5;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

await using server = await startPortalProcess({ DATA_DIR: process.env['DATA_DIR'] ?? './data' });
const { origin } = server;
const target = await signIn(ADMIN);

const special = [
  ...(await insightCalls(target)),
  ...(await requirementCalls(target)),
  ...(await certificateCalls(target, (email) => signIn({ email, password: PASSWORD }, 'login'))),
];
const rows: Record<string, string | number>[] = [];
for (const call of [...CALLS, ...special].filter(({ name }) => name.includes(values.only))) {
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
if (rows.length > 0) printTable(rows);

const targets = {
  portal: target,
  group: await signIn(LIMITED_ADMINS.group),
  company: await signIn(LIMITED_ADMINS.company),
  companies: await signIn(LIMITED_ADMINS.companies),
};
const compared: Record<string, string | number>[] = [];
for (const call of (await groupCalls(targets)).filter(({ name }) => name.includes(values.only))) {
  const first = { target, path: call.companyPath };
  const [ofCompany, own] = await measureAlternately({ first, second: call, times: PAIRS });
  const limitMs = call.limitMs ?? Math.max(median(ofCompany) * RATIO_MAX, FLOOR_MS);
  const ms = (value: number) => value.toFixed(1);
  compared.push({
    call: call.name,
    'company least ms': ms(Math.min(...ofCompany)),
    'company median ms': ms(median(ofCompany)),
    'least ms': ms(Math.min(...own)),
    'median ms': ms(median(own)),
    ratio: (median(own) / median(ofCompany)).toFixed(2),
    verdict: median(own) > limitMs ? `OVER ${ms(limitMs)}` : '',
  });
}
if (compared.length > 0) printTable(compared);
console.log(`server memory at most: ${await peakMemory()}`);
if ([...rows, ...compared].some(({ verdict }) => verdict !== '')) process.exitCode = 1;

async function signIn(
  { email, password }: Omit<typeof ADMIN, 'name'>,
  login: 'login' | 'admin/login' = 'admin/login',
): Promise<Target> {
  const response = await fetch(`${origin}/api/auth/${login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The login failed: ${await response.text()}`);
  return { origin, token: ((await response.json()) as Session).token };
}

async function peakMemory(): Promise<string> {
  if (process.platform !== 'linux') return 'not known outside Linux';
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8');
  return `${Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
}
