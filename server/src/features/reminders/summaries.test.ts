/** Admins get a mail each week about who is late in the companies within their reach. */
import { expect } from 'vitest';
import { clockIn } from '#server/platform/civil-today.ts';
import { nextWeekdayAt } from '#server/platform/time-zone.ts';
import { type Actor, makeAdmin, makeLimitedAdmin, makeTrainee } from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { makeRuledCompany } from './testing/make-ruled-company.ts';
import { passMinute } from './testing/pass-minute.ts';
import { DAY_MS, it as portalIt } from './testing/reminded-portal.ts';

const MONDAY_MORNING = { weekday: 1, hour: 7 };

const it = portalIt
  .extend('summaries', ({ world }) => ({
    textsTo: (admin: Actor) => world.mailsTo(admin).map(({ content }) => mailParts(content).text),
  }))
  /** Advances to a minute before the next Monday at seven in the zone. */
  .extend('beforeMonday', ({ portal, world }) => async (timeZone: string) => {
    await world.minute();
    const monday = nextWeekdayAt(clockIn(timeZone), MONDAY_MORNING, portal.clock.now);
    portal.clock.advance(monday - 60_000 - portal.clock.now);
    await world.minute();
    await world.deliver();
  })
  .extend('passMinute', ({ portal, world }) => async () => {
    portal.clock.advance(60_000);
    await world.minute();
    await world.deliver();
  });

it('once a week, on the day and in the zone of the first company', async ({
  portal,
  admin,
  world,
  summaries,
  beforeMonday,
  passMinute,
}) => {
  const karachi = { timeZone: 'Asia/Karachi', dueDays: 0 };
  const { company } = await makeRuledCompany(portal, { ...karachi, name: 'Acme' });
  const other = await makeRuledCompany(portal, { name: 'Zenith', digestWeekday: 3 });
  await world.add(company);
  await world.add(other.company);
  await beforeMonday('Asia/Karachi');
  expect(summaries.textsTo(admin)).toEqual([]);
  await passMinute();
  await passMinute();
  const [text = '', ...more] = summaries.textsTo(admin);
  expect(more).toEqual([]);
  expect(text).toContain('Acme: 0% up to date\n\n- Overdue or expired: 1\n');
  const list = `https://training.example.com/admin/track-trainee?company=${company.id}`;
  expect(text).toContain(`${list}&standing=late\n`);
  await world.days(6);
  expect(summaries.textsTo(admin)).toHaveLength(1);
  await world.days(2);
  expect(summaries.textsTo(admin)).toHaveLength(2);
  const ids = world.mailsTo(admin).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2);
});

it('about their own companies and groups', async ({
  portal,
  admin,
  ruled,
  world,
  summaries,
  beforeMonday,
  passMinute,
}) => {
  const other = await makeRuledCompany(portal, { dueDays: 0 });
  const late = await world.add(other.company);
  await world.add(other.company);
  await world.add(ruled.company);
  const group = await makeGroup(admin, {
    companyId: other.company.id,
    name: 'Kitchen',
    userIds: [late.user.id],
  });
  const inReach = (companyId: number, groupId?: number) =>
    makeLimitedAdmin(portal, [{ companyId, rights: 'read', ...(groupId && { groupId }) }]);
  const ofCompany = await inReach(other.company.id);
  const ofGroup = await inReach(other.company.id, group.id);
  const ofOther = await inReach(ruled.company.id);
  await beforeMonday('UTC');
  await passMinute();
  expect(summaries.textsTo(ofCompany)).toEqual([expect.stringContaining('expired: 2\n')]);
  expect(summaries.textsTo(ofGroup)).toEqual([expect.stringContaining('expired: 1\n')]);
  expect(summaries.textsTo(ofGroup)[0]).not.toContain(ruled.company.name);
  expect(summaries.textsTo(ofOther).join()).not.toContain(other.company.name);
});

it('not to those who have turned mails off, and not about nothing', async ({
  portal,
  ruled,
  world,
  summaries,
  beforeMonday,
  passMinute,
}) => {
  // Due in a year.
  const quiet = await makeRuledCompany(portal, { dueDays: 365 });
  await world.add(quiet.company);
  await world.add(ruled.company);
  const silent = await makeAdmin(portal, 'silent@summaries.test');
  await world.wantMail(silent, false);
  const wanting = await makeAdmin(portal, 'wanting@summaries.test');
  await world.wantMail(wanting);
  const content = await makeLimitedAdmin(portal, [{ companyId: quiet.company.id, rights: 'read' }]);
  portal.clock.advance(6 * DAY_MS);
  await beforeMonday('UTC');
  await passMinute();
  expect(summaries.textsTo(silent)).toEqual([]);
  expect(summaries.textsTo(content)).toEqual([]);
  expect(summaries.textsTo(wanting).length).toBeGreaterThan(0);
  expect(await portal.resources.db.selectFrom('mail_queue').select('id').execute()).toEqual([]);
});

it('not without a mail server', async () => {
  await using portal = await startTestPortal({ SESSION_DAYS: '365' });
  const { company } = await makeRuledCompany(portal, { dueDays: 0 });
  await makeTrainee(portal, { companyName: company.name });
  for (let day = 0; day < 9; day += 1) {
    portal.clock.advance(DAY_MS);
    await passMinute(portal);
  }
  const { db } = portal.resources;
  expect(await db.selectFrom('mail_queue').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('late_summaries').select('user_id').execute()).toEqual([]);
});

it('not without rules', async ({ portal, admin, world, summaries }) => {
  const { company } = await makeRuledCompany(portal, { dueDays: null });
  await world.add(company);
  await world.days(9);
  expect(summaries.textsTo(admin)).toEqual([]);
});
