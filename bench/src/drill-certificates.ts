/**
 * Random histories of companies whose people pass, renew, move and train again, and whose admins change rules, groups,
 * exceptions and recorded results and take them back within a minute, with two processes on PostgreSQL of which one is
 * killed now and then. After each day each completion has exactly one certificate, the one of a simple model:
 *
 *     npm run drill:certificates
 *     npm run drill:certificates -- --histories 50 --at-once 25 --seed 7
 *
 * The same histories with two portals in one process on both engines: `RANDOM_RUNS=125 npm run test:unit -- certificate-histories`.
 * PostgreSQL and Redis are installed from Debian's packages if that is possible. Ends with an error at the first difference.
 */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { updateCompanySettings } from '@portal/contract/companies';
import {
  CERTIFICATE_STEPS,
  CertificateHistory,
  type CertificateStep,
} from '../../server/src/features/learning/testing/certificate-history.ts';
import { rememberAllOpen } from '../../server/src/features/learning/testing/requirements-model.ts';
import type { Choice } from '../../server/src/features/learning/testing/requirements-steps.ts';
import { RequirementsWorld } from '../../server/src/features/learning/testing/requirements-world.ts';
import { insertCompany } from './requirements/company.ts';
import { createPort } from './requirements/port.ts';
import { startProcesses } from './requirements/processes.ts';
import { createRandom, type Random } from './scale/random.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '500' },
    /** Histories that have the same days. */
    'at-once': { type: 'string', default: '50' },
    /** The longest time in ms between two kills. */
    life: { type: 'string', default: '8000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const HISTORIES = Number(values.histories);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const TIME_ZONE = 'Europe/Berlin';
const [PEOPLE, MODULES, DAYS] = [4, 3, 18];
const STEPS_A_DAY = 10;
const DAYS_APART = 12;
/** Histories at work at the same time. */
const LANES = 4;
/** No step begins later in a day, because changes are certified a minute after them. */
const STEPS_MS = 25_000;
const POLL_MS = 50;
const SETTLED_MS = 120_000;

await using stack = new AsyncDisposableStack();
const random = createRandom(Number(values.seed));
/** When processes are killed, and which one is called. */
const accidents = createRandom(Number(values.seed) + 1);
const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
const settings = { PUBLIC_URL: 'https://portal.test' };
const processes = await startProcesses({ count: 2, now: noon, settings }, stack);
const adminId = await processes.withDb(
  async (db) => (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id,
);
const port = createPort(processes, adminId, accidents);
const other = await processes.withDb((db) => insertCompany(db, 'Elsewhere', noon));
const names = Object.entries(CERTIFICATE_STEPS).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => name as CertificateStep),
);
const counts = { histories: 0, days: 0, steps: 0, certificates: 0 };
let day = 0;

/** A history with the random numbers that it chooses from: the order of the others is no matter. */
interface Lived {
  readonly history: CertificateHistory;
  readonly random: Random;
  /** Printed when a difference is found. */
  readonly steps: string[];
}

async function begin(number: number): Promise<Lived> {
  const name = `Drill ${number}`;
  const { id } = await processes.withDb((db) => insertCompany(db, name, processes.now));
  const world = new RequirementsWorld(port, { id, name, timeZone: TIME_ZONE });
  const body = { timeZone: TIME_ZONE };
  await port.call(null, updateCompanySettings, { params: { id }, body });
  await world.addGroup();
  for (let i = 0; i < MODULES; i += 1) await world.addModule();
  for (let i = 0; i < PEOPLE; i += 1) await world.addPerson(world.groupIds.slice(i % 2));
  rememberAllOpen(world.company);
  const history = new CertificateHistory(world, {
    otherCompany: other.name,
    withDb: processes.withDb,
    settle: () => settle(id),
  });
  return { history, random: createRandom(Number(values.seed) * 1_000 + number), steps: [] };
}

/** Until the changes of the company are carried out; without a company, until all that is due is certified. */
async function settle(companyId: number | null): Promise<void> {
  const endsAt = performance.now() + SETTLED_MS;
  while (await processes.withDb((db) => hasWork(db, companyId))) {
    if (performance.now() > endsAt) throw new Error(`Company ${companyId} is not settled`);
    await pause(POLL_MS);
  }
}

type Database = Parameters<Parameters<typeof processes.withDb>[0]>[0];

async function hasWork(db: Database, companyId: number | null): Promise<boolean> {
  const change = await db
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', 'module changes')
    .$if(companyId !== null, (query) => query.where('key', '=', String(companyId)))
    .executeTakeFirst();
  if (companyId !== null || change !== undefined) return change !== undefined;
  const due = await db
    .selectFrom('runs')
    .select('id')
    .where('certify_at', '<=', processes.now)
    .executeTakeFirst();
  return due !== undefined;
}

async function liveDay({ history, random, steps }: Lived, endsAt: number): Promise<void> {
  const count = 2 + random.int(STEPS_A_DAY - 1);
  for (let i = 0; i < count && performance.now() < endsAt; i += 1) {
    const name = random.pick(names);
    const choice: Choice = [random.int(999), random.int(999), random.int(999), random.int(999)];
    steps.push(`${new Date(processes.now).toISOString()} ${name} ${choice.join(' ')}`);
    // The name of a module may be given twice.
    if (name === 'addModule') await processes.withoutKills(() => history.take(name, choice));
    else await history.take(name, choice);
    counts.steps += 1;
  }
}

const checkDay = ({ history }: Lived): Promise<void> => history.endDay();

/** Prints the steps of the history in which it fails. */
async function inLanes(all: readonly Lived[], work: (one: Lived) => Promise<void>): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const one of waiting)
        await work(one).catch((error: unknown) => {
          console.error(one.steps.join('\n'));
          throw error;
        });
    }),
  );
}

/** Each completion has one certificate, and each certificate a completion. */
async function checkCounts(): Promise<void> {
  const wrong = await processes.withDb((db) =>
    db
      .selectFrom('path_completions')
      .fullJoin('certificates', 'certificates.completion_id', 'path_completions.id')
      .select(['path_completions.id', ({ fn }) => fn.count('certificates.id').as('count')])
      .groupBy('path_completions.id')
      .having(({ fn }) => fn.count('certificates.id'), '!=', 1)
      .execute(),
  );
  assert.deepEqual(wrong, []);
}

const startedAt = performance.now();
while (counts.histories < HISTORIES) {
  const size = Math.min(Number(values['at-once']), HISTORIES - counts.histories);
  const lived: Lived[] = [];
  for (let i = 0; i < size; i += 1) lived.push(await begin(counts.histories + i));
  const ending = new AbortController();
  const killing = processes.killUntil(ending.signal, accidents, Number(values.life));
  for (let i = 0; i < DAYS; i += 1) {
    day += 1 + random.int(DAYS_APART);
    await processes.setClock(noon + day * DAY_MS);
    const endsAt = performance.now() + STEPS_MS;
    await inLanes(lived, (one) => liveDay(one, endsAt));
    await processes.setClock(processes.now + MINUTE_MS);
    await settle(null);
    await inLanes(lived, checkDay);
    counts.days += size;
  }
  ending.abort();
  await killing;
  await checkCounts();
  counts.histories += size;
  for (const { history } of lived) counts.certificates += history.issued;
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`${minutes} min, ${processes.kills} kills: ${JSON.stringify(counts)}`);
}
console.log(
  `seed ${values.seed}: each of ${counts.certificates} completions in ${counts.histories} histories has its certificate`,
);
console.log(`${processes.kills} kills; ${port.calls} requests, ${port.repeated} of them repeated`);
