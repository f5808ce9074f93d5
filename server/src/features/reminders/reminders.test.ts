/** Admins remind trainees, and trainees read their reminders. */
import { listActivity } from '@portal/contract/activity';
import { deleteModule } from '@portal/contract/modules';
import {
  listNotices,
  markNoticesRead,
  previewReminder,
  remindTrainee,
} from '@portal/contract/reminders';
import { updateCompanyRequirements, updateModuleRequirement } from '@portal/contract/requirements';
import { deleteTrainee, listTrainees, updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import {
  type Actor,
  makeLimitedAdmin,
  makeQuizModule,
  succeeded,
} from '#server/testing/factories.ts';
import { NOTICES_CHANGED } from './events.ts';
import { makeRuledCompany } from './testing/make-ruled-company.ts';
import { DAY_MS, HOUR_MS, it as portalIt } from './testing/reminded-portal.ts';

const of = ({ user: { id } }: Actor) => ({ params: { id } });
const NO_RULES = {
  dueDays: null,
  graceDays: 0,
  renewalDays: 30,
  reminderDays: [],
  digestWeekday: 1,
};

const it = portalIt
  .extend('tess', ({ ruled, world }) => world.add(ruled.company))
  .extend('remindedAt', ({ admin }) => async ({ user }: Actor) => {
    const query = { search: user.email };
    return succeeded(await admin.call(listTrainees, { query }))[0]?.remindedAt;
  });

describe('an admin', () => {
  it('sees what a reminder says, and sends it', async ({ admin, tess, world, remindedAt }) => {
    await world.wantMail(tess);
    const shown = succeeded(await admin.call(previewReminder, of(tess)));
    expect(shown).toEqual({
      text: {
        subject: expect.stringMatching(/^Fire safety: due on \d+ \w+ \d+$/),
        body: expect.stringContaining(`- Fire safety: due on`),
        language: 'en',
      },
      remindedAt: null,
      hasMail: true,
    });
    expect(await remindedAt(tess)).toBeNull();
    const sent = succeeded(await admin.call(remindTrainee, { ...of(tess), body: {} }));
    await world.deliver();
    expect(world.subjectsTo(tess)).toEqual([shown.text?.subject]);
    expect(await world.notices(tess)).toEqual([[world.today(), 'before']]);
    expect(await remindedAt(tess)).toBe(sent.remindedAt);
    const again = succeeded(await admin.call(previewReminder, of(tess)));
    expect(again.remindedAt).toBe(sent.remindedAt);
    const [line] = succeeded(await admin.call(listActivity, { query: {} }));
    expect(line).toMatchObject({ action: 'trainee.reminded', subject: { id: tess.user.id } });
  });

  it('sees what is mailed, or without a mail what stands in the bell', async ({
    portal,
    admin,
    ruled,
    tess,
    world,
  }) => {
    const shown = async () => {
      const { text, hasMail } = succeeded(await admin.call(previewReminder, of(tess)));
      const subjects = text?.body.match(/^- .+?:/gm);
      return [hasMail, subjects];
    };
    expect(await shown()).toEqual([false, ['- Fire safety:']]);
    await makeQuizModule(portal, ruled.company.id, { name: 'Hygiene' });
    portal.clock.advance(10 * DAY_MS);
    await world.wantMail(tess, false);
    const { id } = await makeQuizModule(portal, ruled.company.id, { name: 'First aid' });
    const body = {
      audience: 'everyone',
      dueDays: 60,
      validMonths: null,
      countFrom: 'applied',
    } as const;
    succeeded(await admin.call(updateModuleRequirement, { params: { id }, body }));
    expect(await shown()).toEqual([true, ['- Fire safety:', '- Hygiene:']]);
    await world.wantMail(tess);
    expect(await shown()).toEqual([true, ['- Fire safety:', '- Hygiene:', '- First aid:']]);
  });

  it('sees also when the last reminder was in another company', async ({
    portal,
    admin,
    tess,
    remindedAt,
  }) => {
    const sent = succeeded(await admin.call(remindTrainee, { ...of(tess), body: {} }));
    const { company } = await makeRuledCompany(portal);
    const body = { companyName: company.name };
    succeeded(await admin.call(updateTrainee, { ...of(tess), body }));
    const shown = succeeded(await admin.call(previewReminder, of(tess)));
    expect(shown.remindedAt).toBe(sent.remindedAt);
    expect(await remindedAt(tess)).toBeNull();
    expect((await admin.call(remindTrainee, { ...of(tess), body: {} })).status).toBe(409);
  });

  it('cannot remind twice within 24 hours', async ({ portal, admin, tess }) => {
    const remind = () => admin.call(remindTrainee, { ...of(tess), body: {} });
    succeeded(await remind());
    portal.clock.advance(DAY_MS - 1);
    const refused = await remind();
    expect([refused.status, refused.error.details]).toEqual([409, { reason: 'remindedWithinDay' }]);
    portal.clock.advance(1);
    succeeded(await remind());
  });

  it('reminds of nothing without rules, and not of what is not to be done', async ({
    portal,
    admin,
    ruled,
    tess,
    world,
    remindedAt,
  }) => {
    succeeded(await admin.call(remindTrainee, { ...of(tess), body: {} }));
    const params = { id: ruled.company.id };
    succeeded(await admin.call(updateCompanyRequirements, { params, body: NO_RULES }));
    portal.clock.advance(2 * DAY_MS);
    const refused = await admin.call(remindTrainee, { ...of(tess), body: {} });
    expect([refused.status, refused.error.details]).toEqual([409, { reason: 'nothingToRemind' }]);
    expect(succeeded(await admin.call(previewReminder, of(tess))).text).toBeNull();
    expect(await world.notices(tess)).toEqual([]);
    expect(await remindedAt(tess)).toBeNull();
  });

  it('reminds only people within reach', async ({ portal, admin, ruled, tess }) => {
    const other = await makeRuledCompany(portal);
    const reaches = (companyId: number, rights: 'people' | 'read') =>
      makeLimitedAdmin(portal, [{ companyId, rights }]);
    const remind = (by: Actor) => by.call(remindTrainee, { ...of(tess), body: {} });
    expect((await remind(await reaches(other.company.id, 'people'))).status).toBe(404);
    expect((await remind(await reaches(ruled.company.id, 'read'))).status).toBe(403);
    expect((await remind(await reaches(ruled.company.id, 'people'))).status).toBe(200);
    succeeded(await admin.call(deleteTrainee, of(tess)));
    expect((await admin.call(previewReminder, of(tess))).status).toBe(404);
    expect((await remind(admin)).status).toBe(404);
  });
});

describe('a trainee', () => {
  it('reads the reminders in the bell, on all devices', async ({ portal, ruled, tess, world }) => {
    const events: unknown[] = [];
    portal.resources.bus.subscribe(NOTICES_CHANGED, (payload) => void events.push(payload));
    await world.days(11);
    const changed = { userIds: [tess.user.id] };
    expect(events).toEqual([changed, changed, changed]);
    const read = async () =>
      succeeded(await tess.call(listNotices)).map(({ id, isRead }) => [id, isRead] as const);
    const [newest, second, oldest] = await read();
    succeeded(await tess.call(markNoticesRead, { body: { upTo: second?.[0] ?? 0 } }));
    expect(await read()).toEqual([newest, [second?.[0], true], [oldest?.[0], true]]);
    expect(events).toHaveLength(4);
    succeeded(await tess.call(markNoticesRead, { body: { upTo: second?.[0] ?? 0 } }));
    const other = await world.add(ruled.company, 'Other');
    succeeded(await other.call(markNoticesRead, { body: { upTo: newest?.[0] ?? 0 } }));
    expect(events).toHaveLength(4);
    expect((await read())[0]).toEqual(newest);
  });

  it('does not see modules that were deleted', async ({ portal, admin, ruled, tess, world }) => {
    portal.clock.advance(HOUR_MS);
    succeeded(await admin.call(remindTrainee, { ...of(tess), body: {} }));
    expect(await world.notices(tess)).toHaveLength(1);
    succeeded(await admin.call(deleteModule, { params: { id: ruled.module } }));
    expect(await world.notices(tess)).toEqual([]);
  });
});
