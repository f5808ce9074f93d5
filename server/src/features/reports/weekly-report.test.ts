import { deleteCompany } from '@portal/contract/companies';
import { getWeeklyReport, saveWeeklyReport } from '@portal/contract/reports';
import { describe, expect, it as plainIt } from 'vitest';
import {
  type Actor,
  makeAdmin,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  setReach,
  signInAdmin,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { answerQuiz } from '../learning/testing/learn.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const it = plainIt
  .extend('mailServer', async ({ task: _ }, { onCleanup }) => {
    const server = await startMailServer();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend('portal', async ({ mailServer }, { onCleanup }) => {
    const portal = await startTestPortal({
      SMTP_URL: mailServer.url,
      PUBLIC_URL: 'https://training.example.com',
    });
    onCleanup(() => portal[Symbol.asyncDispose]());
    return portal;
  })
  .extend('company', ({ portal }) => makeCompany(portal))
  .extend('weekly', ({ portal, mailServer }) => {
    const { db } = portal.resources;
    const { reports } = portal.services;
    const save = (admin: Actor, about: 'all' | 'company' | null, company: number | null = null) =>
      admin.call(saveWeeklyReport, { body: { about, company } });
    const nextOf = async ({ user }: Actor) =>
      (
        await db
          .selectFrom('weekly_reports')
          .select('next_at')
          .where('user_id', '=', user.id)
          .executeTakeFirst()
      )?.next_at;
    const mailsTo = ({ user }: Actor) =>
      mailServer.received.filter(({ to }) => to === user.email).map(({ content }) => content);
    const advanceTo = (at: number) => portal.clock.advance(at - portal.clock.now);
    /** Does the work of the process in a minute. */
    async function work(): Promise<void> {
      await reports.weekly.sendDue();
      await portal.deliverMails();
    }
    const setZone = (id: number, timeZone: string) =>
      db.updateTable('all_companies').set({ time_zone: timeZone }).where('id', '=', id).execute();
    return { save, nextOf, mailsTo, advanceTo, work, setZone };
  });

/** The text of a mail without the line breaks of its encoding. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

describe('the setting', () => {
  it('is for administrators, about all companies or an existing one', async ({
    portal,
    company,
    weekly,
  }) => {
    const trainee = await makeTrainee(portal, { companyName: company.name });
    expect((await portal.call(getWeeklyReport, {})).status).toBe(401);
    expect((await trainee.call(getWeeklyReport)).status).toBe(403);
    expect((await weekly.save(trainee, 'all')).status).toBe(403);
    const admin = await makeAdmin(portal, 'setting@weekly.test');
    const off = { about: null, company: null, hasMailServer: true };
    expect(succeeded(await admin.call(getWeeklyReport))).toEqual(off);
    expect((await weekly.save(admin, 'company', 999_999_999)).status).toBe(404);
    expect((await weekly.save(admin, 'company')).status).toBe(404);
    expect((await weekly.save(admin, 'everyone' as never)).status).toBe(400);
    const about = { id: company.id, name: company.name };
    const ofCompany = { ...off, about: 'company', company: about };
    expect(succeeded(await weekly.save(admin, 'company', company.id))).toEqual(ofCompany);
    expect(succeeded(await admin.call(getWeeklyReport))).toEqual(ofCompany);
    succeeded(await weekly.save(admin, null));
    expect(succeeded(await admin.call(getWeeklyReport))).toEqual(off);
  });

  it('is refused without a mail server, and no mail is sent', async () => {
    await using portal = await startTestPortal();
    const admin = await makeAdmin(portal, 'none@weekly.test');
    const refused = await admin.call(saveWeeklyReport, { body: { about: 'all' } });
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The portal has no mail server, so it cannot send weekly reports. An operator can set SMTP_URL.',
    ]);
    const { hasMailServer } = succeeded(await admin.call(getWeeklyReport));
    expect(hasMailServer).toBe(false);
    // The mail server was removed after the admin had asked for reports.
    const { db } = portal.resources;
    const asked = { user_id: admin.user.id, company_id: null, next_at: portal.clock.now };
    await db.insertInto('weekly_reports').values(asked).execute();
    await portal.services.reports.weekly.sendDue();
    expect(await db.selectFrom('mail_queue').select('id').execute()).toEqual([]);
    succeeded(await admin.call(saveWeeklyReport, { body: { about: null } }));
  });
});

describe('the report', () => {
  it('is sent on Mondays at 8:00 in the time zone of the company, once a week', async ({
    portal,
    company,
    weekly,
  }) => {
    await weekly.setZone(company.id, 'Pacific/Kiritimati');
    const module = await makeQuizModule(portal, company.id, { questions: 4 });
    const [ada, bo] = [
      await makeTrainee(portal, { companyName: company.name }),
      await makeTrainee(portal, { companyName: company.name }),
    ];
    await answerQuiz(ada, module.id, { right: 3 });
    await answerQuiz(bo, module.id, { right: 2 });
    const admin = await makeAdmin(portal, 'monday@weekly.test', 'Mona');
    succeeded(await weekly.save(admin, 'company', company.id));
    const next = (await weekly.nextOf(admin)) ?? 0;
    // 8:00 there is 18:00 of the day before in UTC.
    const due = new Date(next);
    expect([due.getUTCDay(), due.getUTCHours(), due.getUTCMinutes()]).toEqual([0, 18, 0]);
    expect(next - portal.clock.now).toBeGreaterThan(0);
    expect(next - portal.clock.now).toBeLessThanOrEqual(7 * DAY_MS);

    weekly.advanceTo(next - 1);
    await weekly.work();
    expect(weekly.mailsTo(admin)).toEqual([]);
    weekly.advanceTo(next);
    await weekly.work();
    await weekly.work();
    portal.clock.advance(2 * DAY_MS);
    await weekly.work();
    const [mail = '', ...more] = weekly.mailsTo(admin).map(decoded);
    expect(more).toEqual([]);
    expect(mail).toContain(`Subject: Weekly report: ${company.name}`);
    expect(mail).toContain(
      `${company.name}: 2 trainees, 1 with the training completed (50%), an average score of 63%, `,
    );
    expect(mail).toContain('(Pacific/Kiritimati)');
    expect(mail).toContain(`https://training.example.com/admin/companies/${company.id}/report`);

    weekly.advanceTo(next + 7 * DAY_MS);
    await weekly.work();
    expect(weekly.mailsTo(admin)).toHaveLength(2);
  });

  it('is sent once by several processes', async ({ portal, weekly }) => {
    const admin = await makeAdmin(portal, 'once@weekly.test');
    succeeded(await weekly.save(admin, 'all'));
    weekly.advanceTo((await weekly.nextOf(admin)) ?? 0);
    const { createReports } = await import('./service.ts');
    const { learning, mails, summaries } = portal.services;
    const others = Array.from({ length: 4 }, () =>
      createReports({ ...portal.resources, ...portal.settings, learning, mails, summaries }),
    );
    await Promise.all(others.map(({ weekly }) => weekly.sendDue()));
    await portal.deliverMails();
    await Promise.all(others.map(({ weekly }) => weekly.sendDue()));
    await portal.deliverMails();
    const [mail = '', ...more] = weekly.mailsTo(admin).map(decoded);
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Weekly report: all companies');
  });

  it('is not sent twice in a week when the time zone changes', async ({
    portal,
    company,
    weekly,
  }) => {
    await weekly.setZone(company.id, 'Pacific/Kiritimati');
    const admin = await makeAdmin(portal, 'zones@weekly.test');
    succeeded(await weekly.save(admin, 'company', company.id));
    const next = (await weekly.nextOf(admin)) ?? 0;
    weekly.advanceTo(next);
    await weekly.setZone(company.id, 'America/New_York');
    await weekly.work();
    const distance = ((await weekly.nextOf(admin)) ?? 0) - next;
    expect(distance).toBeGreaterThan(7 * DAY_MS);
    expect(distance).toBeLessThan(8 * DAY_MS);
  });

  it('ends with the wish for it, also when it waits already, and with the company', async ({
    portal,
    company,
    weekly,
  }) => {
    const [one, other] = [
      await makeAdmin(portal, 'stopped@weekly.test'),
      await makeAdmin(portal, 'deleted@weekly.test'),
    ];
    for (const admin of [one, other]) succeeded(await weekly.save(admin, 'company', company.id));
    weekly.advanceTo((await weekly.nextOf(one)) ?? 0);
    await portal.services.reports.weekly.sendDue();
    const again = await signInAgain(portal, one);
    succeeded(await weekly.save(again, null));
    succeeded(
      await (await signInAgain(portal, other)).call(deleteCompany, { params: { id: company.id } }),
    );
    await weekly.work();
    expect([...weekly.mailsTo(one), ...weekly.mailsTo(other)]).toEqual([]);
    const { about, company: none } = succeeded(
      await (await signInAgain(portal, other)).call(getWeeklyReport),
    );
    expect([about, none]).toEqual(['company', null]);
    expect(await weekly.nextOf(one)).toBeUndefined();
  });

  it('about all companies names those with stuck trainees', async ({ portal, weekly }) => {
    const company = await makeCompany(portal, 'Stuck & Sons');
    await makeQuizModule(portal, company.id);
    await makeTrainee(portal, { companyName: company.name });
    const admin = await makeAdmin(portal, 'all@weekly.test');
    succeeded(await weekly.save(admin, 'all'));
    portal.clock.advance(8 * DAY_MS);
    await weekly.work();
    const [mail = ''] = weekly.mailsTo(admin).map(decoded);
    expect(mail).toMatch(/Stuck trainees by company: .*Stuck & Sons \(1\)/);
    expect(mail).toContain('https://training.example.com/admin/reports');
  });
});

describe('for a limited admin, the report', () => {
  it('is about the people whom the admin sees when it is sent', async ({
    portal,
    company,
    weekly,
  }) => {
    const ids: number[] = [];
    for (const _ of ['Ida', 'Udo'])
      ids.push((await makeTrainee(portal, { companyName: company.name })).user.id);
    const userIds = ids.slice(0, 1);
    const admin = await signInAdmin(portal);
    const { id: groupId } = await makeGroup(admin, { companyId: company.id, userIds });
    const ofGroup = { companyId: company.id, groupId, rights: 'read' } as const;
    const whole = { companyId: company.id, rights: 'read' } as const;
    const other = await makeCompany(portal, 'Other');
    const [cook, ended] = [
      await makeLimitedAdmin(portal, [whole]),
      await makeLimitedAdmin(portal, [whole]),
    ];
    succeeded(await weekly.save(cook, 'all'));
    succeeded(await weekly.save(ended, 'company', company.id));
    expect((await weekly.save(cook, 'company', other.id)).status).toBe(404);
    weekly.advanceTo((await weekly.nextOf(cook)) ?? 0);
    await portal.services.reports.weekly.sendDue();
    await setReach(portal, cook.user.id, [ofGroup]);
    await setReach(portal, ended.user.id, [{ companyId: other.id, rights: 'read' }]);
    await portal.deliverMails();
    const [mail = '', ...more] = weekly.mailsTo(cook).map(decoded);
    expect([more, weekly.mailsTo(ended)]).toEqual([[], []]);
    expect(mail).toContain(`${company.name} – Kitchen: 1 trainee, `);
    expect(mail).toContain(`https://training.example.com/admin/companies/${company.id}/report`);
    const { about, company: none } = succeeded(
      await (await signInAgain(portal, ended)).call(getWeeklyReport),
    );
    expect([about, none]).toEqual(['company', null]);
  });

  it('names no number of companies that the admin does not see', async ({
    portal,
    company,
    weekly,
  }) => {
    const other = await makeCompany(portal);
    await makeCompany(portal);
    const scopes = [company.id, other.id].map((companyId) => ({
      companyId,
      rights: 'read' as const,
    }));
    const [admin, nothing] = [
      await makeLimitedAdmin(portal, scopes),
      await makeLimitedAdmin(portal, []),
    ];
    for (const each of [admin, nothing]) succeeded(await weekly.save(each, 'all'));
    weekly.advanceTo((await weekly.nextOf(admin)) ?? 0);
    await weekly.work();
    expect(weekly.mailsTo(nothing)).toEqual([]);
    expect(weekly.mailsTo(admin).map(decoded)).toEqual([
      expect.stringContaining('Subject: Weekly report: Your 2 companies'),
    ]);
  });
});
