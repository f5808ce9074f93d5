/**
 * Years of a company whose rules change, with two processes on PostgreSQL of which one is killed now and then. Each day,
 * all standings, notices and mails of reminders are those of simple models; each week, so are the standings by which the
 * list is ordered. A mail may come twice, with the same Message-ID, if its process was killed after it was accepted:
 *
 *     npm run drill:requirements -- --years 5 --people 1000 --minutes 20
 *
 * The clock is the one with which the portal is built: no setting of the product changes it. PostgreSQL and Redis are
 * installed from Debian's packages if that is possible. Ends with an error at the first difference.
 */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { updateCompanySettings } from '@portal/contract/companies';
import { loadStandings } from '../../server/src/features/learning/standing/people.ts';
import { standingKey } from '../../server/src/features/learning/standing/standing.ts';
import * as model from '../../server/src/features/learning/testing/requirements-model.ts';
import type { Choice } from '../../server/src/features/learning/testing/requirements-steps.ts';
import { RequirementsWorld } from '../../server/src/features/learning/testing/requirements-world.ts';
import { ALL_STEPS } from '../../server/src/features/reminders/testing/reminder-steps.ts';
import { RemindersModel } from '../../server/src/features/reminders/testing/reminders-model.ts';
import { startMailServer } from '../../server/src/testing/mail-server.ts';
import { createPort } from './requirements/port.ts';
import { startProcesses } from './requirements/processes.ts';
import { createReminderCheck } from './requirements/reminders.ts';
import { createRandom } from './scale/random.ts';

const { values } = parseArgs({
  options: {
    years: { type: 'string', default: '5' },
    people: { type: 'string', default: '1000' },
    /** The most minutes; the days that are left then are printed. */
    minutes: { type: 'string', default: '20' },
    /** Steps a day. */
    steps: { type: 'string', default: '10' },
    /** The longest time in ms between two kills. */
    life: { type: 'string', default: '8000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = Math.round(Number(values.years) * 365.25);
const TIME_ZONE = 'Europe/Berlin';
const PUBLIC_URL = 'https://portal.test';
/** In ms, before and after noon: after 07:00 in the time zone. */
const VISITED_MS = 4 * HOUR_MS;
/** Not a reminder by an admin: the next step could come before its mail. */
const STEPS = Object.entries(ALL_STEPS).filter(([name]) => name !== 'remind');
const DASHBOARDS = 5;
const WEEK = 7;
/** The longest time in ms that the mail server takes for a mail: a kill may come in it. */
const ACCEPTING_MS = 20;
const POLL_MS = 100;
const SETTLED_MS = 120_000;

await using stack = new AsyncDisposableStack();
const random = createRandom(Number(values.seed));
const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS;
const mailServer = stack.use(
  await startMailServer({ onReceived: () => pause(random.next() * ACCEPTING_MS) }),
);
const settings = { SMTP_URL: mailServer.url, PUBLIC_URL };
const processes = await startProcesses({ count: 2, now: noon, settings }, stack);
const { adminId, company } = await processes.withDb(async (db) => {
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const name = 'Drill';
  const keys = { name_key: 'drill', search_key: 'drill', sort_key: 'drill' };
  const inserted = await db
    .insertInto('all_companies')
    .values({
      name,
      ...keys,
      logo_key: null,
      created_at: noon,
      time_zone: TIME_ZONE,
      language: null,
      join_code: null,
      request_key: null,
      due_days: null,
      deleted_at: null,
      deletion_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { adminId: id, company: { id: inserted.id, name, timeZone: TIME_ZONE } };
});
const port = createPort(processes, adminId, random);
const world = new RequirementsWorld(port, company);
await port.call(null, updateCompanySettings, {
  params: { id: company.id },
  body: { timeZone: TIME_ZONE },
});
for (let i = 0; i < 4; i += 1) await world.addGroup();
for (let i = 0; i < 6; i += 1) await world.addModule();
for (let i = 0; i < Number(values.people); i += 1)
  await world.addPerson(world.groupIds.filter(() => random.chance(0.3)));
const { people } = world.company;
model.rememberAllOpen(world.company);
const reminders = new RemindersModel(world.company);
const deps = { processes, mailServer, world, reminders, publicUrl: PUBLIC_URL };
const mails = await createReminderCheck(deps);
console.log(`${people.length} people; seed ${values.seed}`);

const steps = STEPS.flatMap(([_, [weight, step]]) => Array.from({ length: weight }, () => step));
const choose = (): Choice => [random.int(999), random.int(999), random.int(999), random.int(999)];

/** The standings of all people in all modules, as the portal computes them from what is stored. */
async function checkStandings(): Promise<number> {
  const asked = people.map(({ id: userId }) => ({ userId, companyId: company.id }));
  const stored = await processes.withDb((db) => loadStandings(db, asked, processes.now));
  const { today } = world;
  const dayOf = (date: string | null) => (date === null ? null : world.dayOf(date));
  let checked = 0;
  if (!model.hasRules(world.company)) return checked;
  for (const person of people)
    for (const module of world.company.modules) {
      const expected = model.standingOf(world.company, person, { module, today });
      const shown = stored.get(person.id)?.inModule.get(module.id);
      assert.deepEqual(
        {
          state: shown?.state,
          due: dayOf(shown?.dueOn ?? null),
          validUntil: dayOf(shown?.validUntil ?? null),
          renewFrom: dayOf(shown?.renewFrom ?? null),
          counts: shown?.counts,
        },
        expected,
        `person ${person.id}, module ${module.id}, day ${today}`,
      );
      checked += 1;
    }
  return checked;
}

/** Until the standings of the day are stored, and with them the days of reminders. */
async function settle(): Promise<void> {
  const endsAt = performance.now() + SETTLED_MS;
  while (await processes.withDb((db) => hasWork(db))) {
    if (performance.now() > endsAt) throw new Error('The standings of the day are not stored');
    await pause(POLL_MS);
  }
}

/** The standings by which the list is ordered. */
async function checkFigures(): Promise<void> {
  const rows = await processes.withDb((db) =>
    db.selectFrom('trainee_figures').select(['user_id', 'standing_key']).execute(),
  );
  const keyOf = new Map(rows.map(({ user_id, standing_key }) => [user_id, standing_key]));
  const { today } = world;
  for (const person of people) {
    const worst = model.worstOf(world.company, person, today);
    const isShown = model.hasRules(world.company) && worst !== null;
    const due = worst === null || worst.due === null ? null : world.dateOf(worst.due);
    const expected = isShown ? standingKey({ state: worst.state as never, dueOn: due }) : '9';
    assert.equal(keyOf.get(person.id), expected, `person ${person.id}, day ${today}`);
  }
}

type Database = Parameters<Parameters<typeof processes.withDb>[0]>[0];

async function hasWork(db: Database): Promise<boolean> {
  const task = await db
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', 'module changes')
    .executeTakeFirst();
  const late = await db
    .selectFrom('trainee_figures')
    .select('user_id')
    .where('changes_on', '<=', world.dateOf(world.today))
    .executeTakeFirst();
  return task !== undefined || late !== undefined;
}

const ending = new AbortController();
const killing = processes.killUntil(ending.signal, random, Number(values.life));
const endsAt = performance.now() + Number(values.minutes) * 60_000;
let [checked, days, weeks] = [0, 0, 0];
while (days < DAYS && performance.now() < endsAt) {
  days += 1;
  await processes.setClock(noon + days * DAY_MS + (random.next() * 2 - 1) * VISITED_MS);
  await settle();
  await mails.check();
  for (let i = 0; i < Number(values.steps); i += 1) {
    await random.pick(steps)({ world, reminders }, choose());
    model.rememberAllOpen(world.company);
  }
  checked += await checkStandings();
  for (let i = 0; i < DASHBOARDS; i += 1) {
    const person = random.pick(people);
    assert.deepEqual(await world.shown(person), world.expected(person), `person ${person.id}`);
  }
  await settle();
  reminders.plan(world.today);
  if (days % WEEK !== 0) continue;
  weeks += 1;
  await checkFigures();
  if (weeks % 10 === 0)
    console.log(
      `day ${days}: ${checked} standings, ${mails.counts.mails} mails, ${processes.kills} kills, ${port.repeated} requests repeated`,
    );
}
ending.abort();
await killing;
console.log(`seed ${values.seed}: ${days} of ${DAYS} days, ${people.length} people, 2 processes`);
console.log(`${processes.kills} kills; ${port.calls} requests, ${port.repeated} of them repeated`);
console.log(`${checked} standings and the order of ${weeks} weeks are those of the model`);
const { notices, mails: accepted, again } = mails.counts;
console.log(
  `${notices} notices and ${accepted} mails are those of the model; ${again} mails came twice`,
);
