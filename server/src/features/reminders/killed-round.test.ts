/** A process that is killed while it reminds people leaves the rest to another one: each gets one mail. */
import { join } from 'node:path';
import { expect, it as plainIt } from 'vitest';
import { createLog } from '#server/platform/create-log.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { readSettings } from '#server/settings.ts';
import { makeTrainee } from '#server/testing/factories.ts';
import { killedAt } from '#server/testing/killed-process.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { openTestPortal } from '#server/testing/open-test-portal.ts';
import { startProcess } from '#server/testing/portal-process.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';
import { makeRuledCompany } from './testing/make-ruled-company.ts';
import { passMinute, workOn } from './testing/pass-minute.ts';

const PROGRAM = join(import.meta.dirname, 'testing/send-reminders.ts');
const KILLED = ['--import', import.meta.resolve('#server/testing/kill-at-statement.ts'), PROGRAM];
const DAY_MS = 86_400_000;
/** Longer than the leases of tasks and mails. */
const LATER_MS = 120_000;
const PEOPLE = 2;

type Env = Record<string, string>;

/** Makes people who are to be reminded at noon of a day, and returns that time. */
async function makeDue(env: Env): Promise<number> {
  await using portal = await openTestPortal(readSettings(env), createLog('silent'));
  portal.clock.advance(1.5 * DAY_MS - (portal.clock.now % DAY_MS));
  const { company } = await makeRuledCompany(portal, { reminderDays: [] });
  for (let i = 0; i < PEOPLE; i += 1)
    await makeTrainee(portal, { companyName: company.name, name: `Person ${i}` });
  await passMinute(portal);
  return portal.clock.now + 10 * DAY_MS;
}

async function sendAt(env: Env, now: number): Promise<void> {
  await using portal = await openTestPortal(readSettings(env), createLog('silent'));
  portal.clock.advance(now - portal.clock.now);
  await workOn(portal, 'reminders');
  await portal.deliverMails();
}

const toTrainees = ({ received }: MailServer) =>
  received.filter(({ to }) => to.endsWith('@trainee.test'));

/** The Message-IDs of the mails of each trainee: copies have the same one. */
function idsOf(mailServer: MailServer): string[][] {
  const mailsOf = Map.groupBy(toTrainees(mailServer), ({ to }) => to);
  return [...mailsOf.values()].map((own) => [...new Set(own.map(({ messageId }) => messageId))]);
}

const it = plainIt.extend('world', async ({ task: _ }, { onCleanup }) => {
  const closing = new AsyncDisposableStack();
  onCleanup(() => closing.disposeAsync());
  const installation = closing.use(await makeTestInstallation());
  const first = await startMailServer();
  const { url } = first;
  await first[Symbol.asyncDispose]();
  const env = { ...installation.env, SMTP_URL: url, PUBLIC_URL: 'http://portal.test' };
  const now = await makeDue(env);
  const { db, close } = openDatabase(installation);
  closing.defer(close);
  const day = await db.selectFrom('trainee_figures').select('remind_on').executeTakeFirstOrThrow();
  return {
    db,
    listen: (onReceived: () => void = () => undefined) =>
      startMailServer({ port: Number(new URL(url).port), onReceived }),
    /** Nothing of the day is done. */
    async reset(): Promise<void> {
      for (const table of ['reminders', 'mail_queue', 'tasks'] as const)
        await db.deleteFrom(table).execute();
      await db.updateTable('trainee_figures').set(day).execute();
    },
    start: (program: readonly string[], more: Env = {}) =>
      startProcess({ ...env, NOW: String(now), ...more }, program),
    goOn: () => sendAt(env, now + LATER_MS),
  };
});

it('wherever it was killed', { timeout: 600_000 }, async ({ world }) => {
  const { db } = world;
  let kills = 0;
  for (let count = 1, isKilled = true; isKilled; count += 1) {
    await world.reset();
    await using mailServer = await world.listen();
    const first = world.start(KILLED, killedAt({ text: 'commit', count }));
    await first.ended;
    isKilled = first.child.signalCode === 'SIGKILL';
    if (isKilled) kills += 1;
    await world.goOn();
    const ids = idsOf(mailServer);
    expect([count, ids.map((own) => own.length)]).toEqual([count, Array(PEOPLE).fill(1)]);
    expect(new Set(ids.flat()).size).toBe(PEOPLE);
    expect(await db.selectFrom('mail_queue').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('reminders').select('id').execute()).toHaveLength(PEOPLE);
  }
  expect(kills).toBeGreaterThan(3);
});

it('with the same Message-ID, if it was killed while the mail was accepted', async ({ world }) => {
  let kill = (): void => undefined;
  await using mailServer = await world.listen(() => kill());
  const { child, ended } = world.start([PROGRAM]);
  kill = () => void child.kill('SIGKILL');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
  kill = () => undefined;
  await world.goOn();
  expect(idsOf(mailServer).map((own) => own.length)).toEqual(Array(PEOPLE).fill(1));
  expect(toTrainees(mailServer).length).toBeGreaterThan(PEOPLE);
});
