/** Months of a company: each day, the notices and the mails that the mail server has accepted are those of a simple model. */
import { updateCompanySettings } from '@portal/contract/companies';
import { listNotices } from '@portal/contract/reminders';
import fc from 'fast-check';
import { expect } from 'vitest';
import { clockIn } from '#server/platform/civil-today.ts';
import { createMessageIds } from '#server/platform/mail/message-id.ts';
import { makeCompany } from '#server/testing/factories.ts';
import { COMPLIANCE_MONTHS } from '../compliance/tasks.ts';
import { followStandings } from '../learning/testing/follow-standings.ts';
import { portOf } from '../learning/testing/history-port.ts';
import { hasRules, rememberAllOpen } from '../learning/testing/requirements-model.ts';
import type { Choice } from '../learning/testing/requirements-steps.ts';
import { RequirementsWorld } from '../learning/testing/requirements-world.ts';
import { isReminder, messageKeysOf } from './testing/accepted-mails.ts';
import { passMinute, workOn } from './testing/pass-minute.ts';
import { DAY_MS, HOUR_MS, it as portalIt } from './testing/reminded-portal.ts';
import { ALL_STEPS, type Reminded } from './testing/reminder-steps.ts';
import { RemindersModel } from './testing/reminders-model.ts';

const VISITS = 70;
const PEOPLE = 15;
const FIRST_HOUR = 7;
/** Among them those whose days begin first and last, and those whose clocks change. */
const ZONES = ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns', 'Europe/Berlin'];

const number = fc.nat(999);
const choice: fc.Arbitrary<Choice> = fc.tuple(number, number, number, number);
const step = fc.tuple(
  fc.oneof(
    ...Object.entries(ALL_STEPS).map(([name, [weight]]) => ({
      arbitrary: fc.constant(name),
      weight,
    })),
  ),
  choice,
);
const visit = fc.record({
  hours: fc.integer({ min: 4, max: 36 }),
  steps: fc.array(step, { minLength: 1, maxLength: 8, size: 'max' }),
  /** `away` is the mail server. */
  mails: fc.constantFrom('before the steps', 'after the steps', 'away'),
});
const months = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  visits: fc.array(visit, { minLength: VISITS, maxLength: VISITS }),
});

type Visit = typeof visit extends fc.Arbitrary<infer V> ? V : never;

const it = portalIt.extend('history', ({ portal, mailServer }) => {
  const { clock } = portal;
  // Steps advance the clock by seconds: no midnight comes between them.
  clock.advance(HOUR_MS - (clock.now % HOUR_MS));
  const messageIdOf = createMessageIds({ ...portal.settings, ...portal.resources });

  /** A company with its people and modules. */
  async function begin(timeZone: string): Promise<Reminded> {
    const port = await portOf(portal);
    const { id, name } = await makeCompany(portal);
    await port.call(null, updateCompanySettings, { params: { id }, body: { timeZone } });
    const world = new RequirementsWorld(port, { id, name, timeZone });
    for (let i = 0; i < 3; i += 1) await world.addGroup();
    for (let i = 0; i < 4; i += 1) await world.addModule();
    for (let i = 0; i < PEOPLE; i += 1) await world.addPerson(world.groupIds.slice(i % 4));
    rememberAllOpen(world.company);
    return { world, reminders: new RemindersModel(world.company) };
  }

  async function deliver({ world, reminders }: Reminded): Promise<void> {
    const before = mailServer.received.length;
    await portal.deliverMails();
    const accepted = mailServer.received.slice(before).filter(isReminder);
    expect(accepted.map(({ messageId }) => messageId).toSorted()).toEqual(
      messageKeysOf(world, reminders.deliver(world.today))
        .map((messageKey) => messageIdOf({ id: 0, createdAt: 0, messageKey }))
        .toSorted(),
    );
  }

  async function makeSteps(reminded: Reminded, { steps }: Visit): Promise<void> {
    for (const [name, choice] of steps) {
      clock.advance(1_000);
      await ALL_STEPS[name]?.[1](reminded, choice);
      rememberAllOpen(reminded.world.company);
    }
    await portal.work(['module changes']);
    await followStandings(portal);
    await workOn(portal, COMPLIANCE_MONTHS);
    reminded.reminders.plan(reminded.world.today);
  }

  return {
    begin,
    async go(reminded: Reminded, visit: Visit): Promise<void> {
      const { world, reminders } = reminded;
      clock.advance(visit.hours * HOUR_MS);
      await passMinute(portal);
      const hour = (clockIn(world.timeZone)(clock.now) % DAY_MS) / HOUR_MS;
      if (hour >= FIRST_HOUR) reminders.round(world.today, clock.now);
      if (visit.mails === 'before the steps') await deliver(reminded);
      await makeSteps(reminded, visit);
      if (visit.mails === 'after the steps') await deliver(reminded);
      if (hasRules(world.company)) await expectNotices(reminded);
    },
  };
});

it('agree with the model each day', async ({ history }) => {
  await fc.assert(
    fc.asyncProperty(months, async ({ timeZone, visits }) => {
      const reminded = await history.begin(timeZone);
      for (const visit of visits) await history.go(reminded, visit);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

/** The latest notice of each person. */
async function expectNotices({ world, reminders }: Reminded): Promise<void> {
  for (const person of world.company.people) {
    const notices = await world.port.call(person.id, listNotices);
    const [latest] = notices.map(({ on, modules }) => ({
      day: world.dayOf(on),
      modules: modules.map(({ moduleName: _, ...module }) => ({
        ...module,
        on: module.on === null ? null : world.dayOf(module.on),
      })),
    }));
    expect([person.id, latest]).toEqual([person.id, reminders.of(person).notices.at(-1)]);
  }
}
