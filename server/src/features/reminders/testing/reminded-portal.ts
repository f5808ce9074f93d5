/** `it` with a portal that sends reminders through a mail server, and companies with rules. */
import type { CompanyRef } from '@portal/contract/fields';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { listNotices } from '@portal/contract/reminders';
import { it as plainIt } from 'vitest';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { type Actor, makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeRuledCompany } from './make-ruled-company.ts';
import { passMinute } from './pass-minute.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const it = plainIt
  .extend('mailServer', async ({ task: _ }, { onCleanup }) => {
    const server = await startMailServer();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend('portal', async ({ mailServer }, { onCleanup }) => {
    const portal = await startTestPortal({
      SMTP_URL: mailServer.url,
      PUBLIC_URL: 'https://training.example.com',
      SESSION_DAYS: '365',
    });
    onCleanup(() => portal[Symbol.asyncDispose]());
    // The tests begin at noon in UTC.
    portal.clock.advance(DAY_MS + 12 * HOUR_MS - (portal.clock.now % DAY_MS));
    return portal;
  })
  .extend('admin', ({ portal }) => signInAdmin(portal))
  .extend('ruled', ({ portal }) => makeRuledCompany(portal))
  .extend('world', ({ portal, mailServer }) => ({
    minute: () => passMinute(portal),
    /** Goes on by days, in steps of eight hours with what a process does, and delivers the mails. */
    async days(count: number) {
      for (let step = 0; step < count * 3; step += 1) {
        portal.clock.advance(8 * HOUR_MS);
        await passMinute(portal);
        await portal.deliverMails();
      }
    },
    add: (company: CompanyRef, name = 'Tess') =>
      makeTrainee(portal, { companyName: company.name, name }),
    wantMail: async (user: Actor, emailNotifications = true) =>
      succeeded(
        await user.call(saveNotificationSettings, {
          body: {
            browserNotifications: false,
            soundNotifications: false,
            toastNotifications: true,
            emailNotifications,
          },
        }),
      ),
    today: () => civilDateAt(portal.clock.now, 'UTC'),
    deliver: () => portal.deliverMails(),
    mailsTo: ({ user }: Actor) => mailServer.received.filter(({ to }) => to === user.email),
    subjectsTo: ({ user }: Actor) =>
      mailServer.received
        .filter(({ to }) => to === user.email)
        .map(({ content }) => subjectOf(content)),
    /** The kinds of the newest notice first. */
    notices: async (trainee: Actor) =>
      succeeded(await trainee.call(listNotices)).map(({ on, modules }) => [
        on,
        ...modules.map(({ kind }) => kind),
      ]),
    remindOn: async ({ user }: Actor) => {
      const row = await portal.resources.db
        .selectFrom('trainee_figures')
        .select('remind_on')
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow();
      return row.remind_on;
    },
  }));

const subjectOf = (content: string): string => /^Subject: (.+)\r$/m.exec(content)?.[1] ?? '';
