/** Ninety days of a company with fifty people: each day, all standings are those of a simple model. */
import { updateCompanySettings } from '@portal/contract/companies';
import { listTrainees } from '@portal/contract/trainees';
import fc from 'fast-check';
import { expect } from 'vitest';
import { makeCompany } from '#server/testing/factories.ts';
import { itAlone as it } from '#server/testing/portal-test.ts';
import { standingKey } from './standing/standing.ts';
import { followStandings } from './testing/follow-standings.ts';
import { portOf } from './testing/history-port.ts';
import { hasRules, rememberAllOpen, worstOf } from './testing/requirements-model.ts';
import { expectOpen, STEPS, type StepName } from './testing/requirements-steps.ts';
import { RequirementsWorld } from './testing/requirements-world.ts';

const DAYS = 90;
const PEOPLE = 50;
const HOUR_MS = 3_600_000;
/** Among them those whose days begin first and last, and those whose clocks change. */
const ZONES = ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns', 'Europe/Berlin'];

const choice = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999));
const step = fc.tuple(
  fc.oneof(
    ...Object.entries(STEPS).map(([name, [weight]]) => ({
      arbitrary: fc.constant(name as StepName),
      weight,
    })),
  ),
  choice,
);
const day = fc.record({
  hours: fc.integer({ min: 12, max: 36 }),
  steps: fc.array(step, { minLength: 2, maxLength: 12, size: 'max' }),
});
const history = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  days: fc.array(day, { minLength: DAYS, maxLength: DAYS }),
});

it('agree with the model each day, and so do the orders of the list', async ({ portal }) => {
  await fc.assert(
    fc.asyncProperty(history, async ({ timeZone, days }) => {
      const port = await portOf(portal);
      const made = await makeCompany(portal);
      const world = new RequirementsWorld(port, { ...made, timeZone });
      const params = { id: made.id };
      await port.call(null, updateCompanySettings, { params, body: { timeZone } });
      for (let i = 0; i < 3; i += 1) await world.addGroup();
      for (let i = 0; i < 5; i += 1) await world.addModule();
      for (let i = 0; i < PEOPLE; i += 1) await world.addPerson(world.groupIds.slice(i % 4));
      const { company } = world;
      rememberAllOpen(company);
      for (const { hours, steps } of days) {
        portal.clock.advance(hours * HOUR_MS);
        for (const [name, choice] of steps) {
          portal.clock.advance(1_000);
          await STEPS[name][1](world, choice);
          rememberAllOpen(company);
        }
        for (const person of company.people) {
          expect(await world.shown(person)).toEqual(world.expected(person));
          await expectOpen(world, person);
        }
        await portal.work(['module changes']);
        await followStandings(portal);
        await expectList(world);
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

/** The list in the order of standings, with the worst standing of each person. */
async function expectList(world: RequirementsWorld): Promise<void> {
  const { company, companyId, today } = world;
  const query = { company: String(companyId), sort: 'standing' };
  const listed = await world.port.call(null, listTrainees, { query });
  const isShown = hasRules(company);
  const worst = new Map(
    company.people.map((person) => [person.id, isShown ? worstOf(company, person, today) : null]),
  );
  expect(new Map(listed.map(({ id, standing }) => [id, standing?.state ?? null]))).toEqual(
    new Map([...worst].map(([id, standing]) => [id, standing?.state ?? null])),
  );
  const keys = listed.map(({ standing }) => (standing === null ? '9' : standingKey(standing)));
  expect(keys).toEqual(keys.toSorted());
}
