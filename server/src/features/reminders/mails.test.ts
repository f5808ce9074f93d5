/** The mail of a reminder has what is true when it is sent. */
import { addDays } from '@portal/contract/civil-dates';
import { updateModule } from '@portal/contract/modules';
import { changeOwnLanguage } from '@portal/contract/own-account';
import { listNotices } from '@portal/contract/reminders';
import { createException, createModuleEdition } from '@portal/contract/requirements';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect, it as plainIt } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  succeeded,
} from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { answerQuiz } from '../learning/testing/learn.ts';
import { rulesOf } from '../requirements/testing/make-rules.ts';
import { makeRuledCompany } from './testing/make-ruled-company.ts';
import { passMinute } from './testing/pass-minute.ts';
import { DAY_MS, it as portalIt } from './testing/reminded-portal.ts';

const it = portalIt
  .extend('tess', ({ ruled, world }) => world.add(ruled.company))
  .extend('late', async ({ portal, tess, world }) => {
    // The day on which it is due: the mail is queued, and not sent yet.
    await world.minute();
    portal.clock.advance(10 * DAY_MS);
    await world.minute();
    return tess;
  })
  .extend('lastMail', ({ world }) => (trainee: Actor) => {
    const last = world.mailsTo(trainee).at(-1);
    return mailParts(last?.content ?? '');
  });

interface Given {
  readonly portal: TestPortal;
  readonly admin: Actor;
  readonly late: Actor;
  readonly module: number;
  /** A civil date. */
  readonly today: string;
}

const queued = ({ resources: { db } }: TestPortal) =>
  db.selectFrom('mail_queue').select(['kind', 'message_key']).execute();

describe('a mail', () => {
  it('has all modules, the calendar and the way to stop what is optional', async ({
    portal,
    ruled,
    tess,
    world,
    lastMail,
  }) => {
    await world.wantMail(tess);
    await makeQuizModule(portal, ruled.company.id, { name: 'First aid' });
    await portal.work(['module changes']);
    const due = addDays(world.today(), 10);
    await world.days(7);
    const { subject, text, html } = lastMail(tess);
    expect(subject).toBe('Reminder: 2 modules to do');
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(Date.parse(due));
    expect(text).toContain(`- Fire safety: due on ${day}\n- First aid: due on ${day}\n`);
    expect(html).toContain(`<ul><li>Fire safety: due on ${day}</li><li>First aid:`);
    expect(text).toContain('your own calendar in My Progress');
    expect(text).toContain('in your notification settings');
    expect(text).toContain('https://training.example.com/training');
    await world.days(3);
    expect(lastMail(tess).text).toContain('because your company requires these modules');
  });

  it('is in the language of the trainee', async ({ late, world, lastMail }) => {
    succeeded(await late.call(changeOwnLanguage, { body: { language: 'de' } }));
    await world.deliver();
    expect(lastMail(late).subject).toBe('Fire safety: heute fällig');
  });

  it('of what belongs to the company is sent to those who want no mail', async ({
    tess,
    world,
  }) => {
    await world.wantMail(tess, false);
    await world.days(12);
    expect(await world.notices(tess)).toHaveLength(3);
    // Not the one before it is due.
    expect(world.mailsTo(tess)).toHaveLength(2);
  });

  it('has only that, if mails were turned off before it is sent', async ({
    portal,
    admin,
    ruled,
    tess,
    world,
    lastMail,
  }) => {
    await world.wantMail(tess);
    const { id } = await makeQuizModule(portal, ruled.company.id, { name: 'First aid' });
    await rulesOf(admin).save(id, { dueDays: 13 });
    await portal.work(['module changes']);
    await world.minute();
    portal.clock.advance(10 * DAY_MS);
    await world.minute();
    await world.wantMail(tess, false);
    await world.deliver();
    expect(world.mailsTo(tess)).toHaveLength(1);
    expect(lastMail(tess).text).not.toContain('First aid');
  });

  it('of a new edition is sent on the next day', async ({ portal, admin, ruled, tess, world }) => {
    await answerQuiz(tess, ruled.module);
    await world.minute();
    const by = addDays(world.today(), 40);
    const body = { by, reason: 'There is a new law' };
    succeeded(await admin.call(createModuleEdition, { params: { id: ruled.module }, body }));
    await portal.work(['module changes']);
    await world.minute();
    expect(await world.notices(tess)).toEqual([]);
    await world.days(1);
    expect(await world.notices(tess)).toEqual([[addDays(by, -39), 'again']]);
    expect(world.mailsTo(tess)).toHaveLength(1);
  });
});

it('of days without the mail server is one', async ({ portal, admin, world, lastMail }) => {
  const { company } = await makeRuledCompany(portal, { reminderDays: [] });
  const { id } = await makeQuizModule(portal, company.id, { name: 'First aid' });
  await rulesOf(admin).save(id, { dueDays: 12 });
  await portal.work(['module changes']);
  const tess = await world.add(company);
  const today = world.today();
  await world.minute();
  portal.clock.advance(11 * DAY_MS);
  await world.minute();
  portal.clock.advance(DAY_MS);
  await world.minute();
  expect(await world.notices(tess)).toEqual([
    [addDays(today, 12), 'overdue', 'today'],
    [addDays(today, 11), 'overdue'],
  ]);
  await world.deliver();
  expect(world.mailsTo(tess)).toHaveLength(1);
  expect(lastMail(tess).subject).toBe('Reminder: 2 modules to do');
});

describe('no mail is sent', () => {
  const reason = 'A long illness';

  it.for<[string, (given: Given) => Promise<unknown>]>([
    ['has done it', ({ late, module }) => answerQuiz(late, module)],
    [
      'was moved',
      async ({ portal, admin, late }) =>
        admin.call(updateTrainee, {
          params: { id: late.user.id },
          body: { companyName: (await makeCompany(portal)).name },
        }),
    ],
    [
      'is paused',
      ({ admin, late, today }) =>
        admin.call(createException, {
          params: { id: late.user.id },
          body: { kind: 'pause', moduleId: null, from: today, until: addDays(today, 9), reason },
        }),
    ],
    [
      'has got more time',
      ({ admin, late, today }) =>
        admin.call(createException, {
          params: { id: late.user.id },
          body: { kind: 'extend', moduleId: null, until: addDays(today, 9), reason },
        }),
    ],
    [
      'has no try left at the quiz',
      async ({ portal, admin, late, module }) => {
        const body = { triesMax: 1 };
        succeeded(await admin.call(updateModule, { params: { id: module }, body }));
        await portal.work(['module changes']);
        await answerQuiz(late, module, { right: 0 });
      },
    ],
    [
      'was deleted',
      ({ admin, late }) => admin.call(deleteTrainee, { params: { id: late.user.id } }),
    ],
  ])(
    'to a trainee who %s meanwhile',
    async ([_, change], { portal, admin, ruled, late, world }) => {
      expect(await queued(portal)).toContainEqual({
        kind: 'REMINDER',
        message_key: `reminder:${late.user.id}:${world.today()}`,
      });
      await change({ portal, admin, late, module: ruled.module, today: world.today() });
      await world.deliver();
      expect(world.mailsTo(late)).toEqual([]);
      expect(await queued(portal)).toEqual([]);
    },
  );

  plainIt('without a mail server, but the notice comes', async () => {
    await using portal = await startTestPortal({ SESSION_DAYS: '365' });
    const { company } = await makeRuledCompany(portal);
    const tess = await makeTrainee(portal, { companyName: company.name });
    await passMinute(portal);
    // To a noon: nothing is sent in the night.
    portal.clock.advance(12 * DAY_MS + DAY_MS / 2 - (portal.clock.now % DAY_MS));
    await passMinute(portal);
    expect(await queued(portal)).toEqual([]);
    expect(succeeded(await tess.call(listNotices))).toHaveLength(1);
  });
});
