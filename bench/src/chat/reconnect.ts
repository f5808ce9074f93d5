/**
 * Measures how soon chat pages are connected and up to date again, with the code of the web client over real sockets:
 *
 *     npm run bench:reconnect -- --seed 7
 *     npm run bench:reconnect -- --beside /path/to/another/checkout --rounds 3
 *
 * Pages write to each other while connections are cut and the server is killed or stopped. Then the server restarts
 * under 2,000 pages that do not write. The client of the other checkout is measured in turn, against the server of this
 * one. Ends with an error if an acknowledged message is lost, duplicated or out of order.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openTcpLink } from '../../../server/src/testing/tcp-link.ts';
import { printTable, quantile } from '../figures.ts';
import { createRandom } from '../scale/random.ts';
import { type ClientCode, loadClientCode } from './client-code.ts';
import type { Member } from './crowd.ts';
import { startCrowdPortal } from './crowd-portal.ts';
import { examineRooms } from './examine-rooms.ts';
import { flap, type Line, type Recoveries, recordCaughtUp, restart, untilAll } from './outages.ts';
import { openPage, type Page } from './page.ts';
import type { PortalProcess } from './portal-process.ts';

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    pages: { type: 'string', default: '200' },
    storm: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    down: { type: 'string', default: '7' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    only: { type: 'string', default: '' },
  },
});
const WRITE_EVERY_MS = 3_000;
const random = createRandom(Number(values.seed)).next;

type Outage = 'flapping' | 'SIGKILL' | 'SIGTERM' | 'storm SIGKILL' | 'storm SIGTERM';
const OUTAGES: readonly Outage[] = [
  'flapping',
  'SIGKILL',
  'SIGTERM',
  'storm SIGKILL',
  'storm SIGTERM',
];

interface Run {
  readonly client: string;
  readonly outage: Outage;
  readonly recoveries: Recoveries;
  readonly what: string;
  readonly problems: readonly string[];
}

const clients: { name: string; code: ClientCode }[] = [
  { name: 'this', code: await loadClientCode(resolve(import.meta.dirname, '../../..')) },
];
if (values.beside !== undefined)
  clients.push({ name: 'beside', code: await loadClientCode(resolve(values.beside)) });

console.log(`seed ${values.seed}`);
const runs: Run[] = [];
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const outage of OUTAGES.filter((each) => each.includes(values.only)))
    for (const { name, code } of clients) {
      const run = { client: name, outage, ...(await measure(code, outage)) };
      runs.push(run);
      printTable([rowOf(run)]);
      for (const problem of run.problems) console.log(problem);
    }
console.log();
printTable(runs.map(rowOf));
if (runs.some(({ problems, recoveries }) => problems.length + recoveries.never > 0))
  process.exitCode = 1;

async function measure(code: ClientCode, outage: Outage) {
  const isStorm = outage.startsWith('storm');
  await using stack = new AsyncDisposableStack();
  const size = Number(isStorm ? values.storm : values.pages);
  const { portal, members } = await startCrowdPortal(size);
  stack.use(portal);

  const recoveries: Recoveries = {
    afterReturn: [],
    afterLoss: [],
    catchUp: [],
    never: 0,
    givenUp: 0,
  };
  const lines: Line[] = [];
  for (const member of members) {
    lines.push(await openLine(portal, { member, code, recoveries, isStorm }));
    // Opens a few at a time, because the reconnect is what is measured.
    if (lines.length % 50 === 0) await untilAll(lines, ({ page }) => page.isConnected());
  }
  stack.defer(async () => {
    for (const { page } of lines) page.close();
    await Promise.all(lines.map(({ link }) => link[Symbol.asyncDispose]()));
  });
  const pages = lines.map(({ page }) => page);
  const unconnected = await untilAll(pages, (page) => page.isConnected());
  if (unconnected > 0) throw new Error(`${unconnected} pages did not connect`);

  const writing = isStorm ? null : writeRepeatedly(pages);
  const what = await runOutage(outage, { portal, lines, recoveries });
  await writing?.();
  recoveries.givenUp = pages.filter((page) => page.hasGivenUp()).length;
  recoveries.never = await untilAll(lines, ({ lostAt }) => lostAt === null);
  const problems = isStorm ? [] : await examineRooms(portal.origin, members, pages);
  return { recoveries, what, problems };
}

interface Opening {
  readonly member: Member;
  readonly code: ClientCode;
  readonly recoveries: Recoveries;
  readonly isStorm: boolean;
}

async function openLine({ origin }: PortalProcess, opening: Opening): Promise<Line> {
  const { member, code, recoveries } = opening;
  const link = await openTcpLink({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  const page = openPage(member, {
    // Two thousand relayed connections would cost more than the pages.
    origin: opening.isStorm ? origin : `http://127.0.0.1:${link.port}`,
    code,
    random,
    onCaughtUp: () => recordCaughtUp(line, recoveries),
  });
  const line: Line = { page, link, lostAt: null, backAt: null };
  return line;
}

interface Setup {
  readonly portal: PortalProcess;
  readonly lines: readonly Line[];
  readonly recoveries: Recoveries;
}

async function runOutage(outage: Outage, { portal, lines, recoveries }: Setup): Promise<string> {
  if (outage === 'flapping')
    return `${await flap(lines, { seconds: Number(values.seconds), random })} cuts`;
  const lostAt = performance.now();
  for (const line of lines) line.lostAt = lostAt;
  const signal = outage.endsWith('SIGKILL') ? 'SIGKILL' : 'SIGTERM';
  const { downMs, openAt } = await restart(portal, signal, Number(values.down) * 1_000);
  for (const line of lines) {
    line.backAt = openAt;
    // The page was up to date between the opening of the port and this loop.
    if (line.page.isCaughtUp()) recordCaughtUp(line, recoveries);
  }
  await untilAll(lines, ({ lostAt: lost }) => lost === null);
  return `down ${(downMs / 1_000).toFixed(1)} s`;
}

/** Each page writes every three seconds. Returns a function that stops this. */
function writeRepeatedly(pages: readonly Page[]): () => Promise<void> {
  let written = 0;
  const timers = pages.map((page) => {
    const write = () => {
      written += 1;
      page.write(`${page.userId}: ${written}`);
    };
    return setInterval(write, WRITE_EVERY_MS * (0.5 + random()));
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await untilAll(pages, (page) => page.unsent() === 0);
  };
}

function rowOf({ client, outage, what, recoveries, problems }: Run) {
  const { afterReturn, afterLoss, catchUp, never, givenUp } = recoveries;
  const at = (times: readonly number[], part: number) => (quantile(times, part) / 1_000).toFixed(2);
  return {
    client,
    outage,
    what,
    returns: afterReturn.length,
    'p50 s': at(afterReturn, 0.5),
    'p90 s': at(afterReturn, 0.9),
    'p99 s': at(afterReturn, 0.99),
    'max s': at(afterReturn, 1),
    'from loss p50': at(afterLoss, 0.5),
    'from loss p99': at(afterLoss, 0.99),
    'catch up p50': at(catchUp, 0.5),
    'catch up p99': at(catchUp, 0.99),
    givenUp,
    never,
    problems: problems.length,
    load: loadavg()[0]?.toFixed(1) ?? '',
  };
}
