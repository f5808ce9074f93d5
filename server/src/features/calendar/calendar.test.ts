/** The address from which calendar programs read the due dates of a trainee. */

import { createCalendarLink, deleteCalendarLink, getCalendarLink } from '@portal/contract/calendar';
import { addDays, addMonths, daysBetween } from '@portal/contract/civil-dates';
import { changeOwnLanguage } from '@portal/contract/own-account';
import {
  createException,
  endException,
  recordResult,
  renewModule,
} from '@portal/contract/requirements';
import { describe, expect } from 'vitest';
import { answerQuiz } from '#server/features/learning/testing/learn.ts';
import { rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import {
  DUE_DAYS,
  RENEWAL_DAYS,
  requireForklift,
  todayOf,
  VALID_MONTHS,
} from '#server/features/standings/testing/forklift.ts';
import { trashOf } from '#server/features/trash/testing/trash-test.ts';
import { type Actor, makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { readIcs } from './testing/read-ics.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const READS_PER_HOUR = 120;

const pathOf = (url: string) => new URL(url).pathname;

/** The calendar program of a trainee. */
async function subscribe(portal: TestPortal, trainee: Actor) {
  const { url } = succeeded(await trainee.call(createCalendarLink, { body: {} }));
  const get = (headers: Record<string, string> = {}) =>
    portal.inject({ method: 'GET', url: pathOf(url), headers });
  return {
    url,
    get,
    status: async () => (await get()).status,
    async read() {
      const { status, raw } = await get();
      expect(status).toBe(200);
      return readIcs(raw);
    },
    async entry() {
      const [event, ...others] = readIcs((await get()).raw).events;
      expect(others).toEqual([]);
      return {
        uid: event?.['UID'],
        title: event?.['SUMMARY'],
        day: event?.['DTSTART;VALUE=DATE'],
        sequence: Number(event?.['SEQUENCE']),
        modified: event?.['LAST-MODIFIED'] ?? '',
      };
    },
  };
}

const it = portalIt
  .extend('module', ({ portal, company }) => requireForklift(portal, company))
  .extend('program', ({ portal, trainee, module: _ }) => subscribe(portal, trainee));

const written = (day: string) => day.replaceAll('-', '');

describe('the address', () => {
  it('is shown once, ends the former one, and is ended', async ({ portal, trainee, program }) => {
    const before = succeeded(await trainee.call(getCalendarLink));
    expect(before).toEqual({ createdAt: new Date(portal.clock.now).toISOString() });
    expect(program.url).toMatch(/^http:\/\/portal\.test\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await program.status()).toBe(200);
    portal.clock.advance(1000);
    const next = await subscribe(portal, trainee);
    const after = succeeded(await trainee.call(getCalendarLink));
    expect(after).toEqual({ createdAt: new Date(portal.clock.now).toISOString() });
    expect([await program.status(), await next.status()]).toEqual([404, 200]);
    const ends = [await trainee.call(deleteCalendarLink), await trainee.call(deleteCalendarLink)];
    expect(ends.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ]);
    expect(succeeded(await trainee.call(getCalendarLink))).toEqual({ createdAt: null });
    expect(await next.status()).toBe(404);
  });

  it('is stored as a hash', async ({ portal, trainee, program }) => {
    const row = await portal.resources.db
      .selectFrom('calendar_links')
      .selectAll()
      .where('user_id', '=', trainee.user.id)
      .executeTakeFirstOrThrow();
    const secret = /([\w-]{43})\.ics$/.exec(program.url)?.[1] ?? '';
    expect(secret).not.toBe('');
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('is not found with another secret', async ({ portal, program }) => {
    const { pathname } = new URL(program.url);
    const secret = 'A'.repeat(43);
    for (const url of [
      `/api/calendar/${secret}.ics`,
      '/api/calendar/short.ics',
      '/api/calendar/.ics',
      pathname.replace('.ics', ''),
    ]) {
      const { status, error } = await portal.inject({ method: 'GET', url });
      expect([url, status, error.code]).toEqual([url, 404, 'NOT_FOUND']);
    }
  });

  it('is not found while the trainee or the company is deleted', async ({
    portal,
    admin,
    company,
    trainee,
    program,
  }) => {
    const trash = trashOf(portal, admin);
    const person = await trash.deleteTrainee(trainee);
    expect(await program.status()).toBe(404);
    succeeded(await trash.restore(person));
    await trash.work();
    expect(await program.status()).toBe(200);
    const whole = await trash.deleteCompany(company.id);
    expect(await program.status()).toBe(404);
    succeeded(await trash.restore(whole));
    await trash.work();
    expect(await program.status()).toBe(200);
  });

  it('has a limit of its own', async ({ portal, company, program }) => {
    const other = await subscribe(portal, await makeTrainee(portal, { companyName: company.name }));
    for (let i = 0; i < READS_PER_HOUR; i += 1) expect(await program.status()).toBe(200);
    const refused = await program.get();
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await other.status()).toBe(200);
    portal.clock.advance(HOUR_MS);
    expect(await program.status()).toBe(200);
  });

  it('is text that no cache stores, and is not sent twice', async ({ program }) => {
    const first = await program.get();
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const known = await program.get({ 'if-none-match': String(first.headers['etag']) });
    expect([known.status, known.raw]).toEqual([304, '']);
  });
});

describe('an entry', () => {
  it('keeps its UID and rises in number when its day changes', async ({
    portal,
    admin,
    trainee,
    module,
    program,
  }) => {
    const params = { id: trainee.user.id };
    const today = todayOf(portal);
    const due = addDays(today, DUE_DAYS);
    const first = await program.entry();
    expect(first).toMatchObject({ title: 'Forklift is due', day: written(due), sequence: 0 });
    expect(await program.entry()).toEqual(first);
    const until = addDays(due, 10);
    const exception = { moduleId: module, kind: 'extend', until, reason: 'On leave until then' };
    const made = succeeded(
      await admin.call(createException, { params, body: { ...exception, kind: 'extend' } }),
    );
    portal.clock.advance(1000);
    const reads = await Promise.all([program.entry(), program.entry()]);
    const [moved] = reads;
    expect(reads).toEqual([moved, moved]);
    expect(moved).toMatchObject({ uid: first.uid, day: written(until), sequence: 1 });
    expect(moved.modified > first.modified).toBe(true);
    succeeded(await admin.call(endException, { params: { ...params, exceptionId: made.id } }));
    // The clock stands still, as between two changes within a second.
    const back = await program.entry();
    expect(back).toMatchObject({ uid: first.uid, day: written(due), sequence: 2 });
    expect(back.modified > moved.modified).toBe(true);
  });

  it('is another one for each renewal', async ({ portal, trainee, module, program }) => {
    const due = await program.entry();
    await answerQuiz(trainee, module);
    const end = addMonths(todayOf(portal), VALID_MONTHS);
    const valid = await program.entry();
    expect(valid).toMatchObject({ title: 'Forklift: last day to renew', day: written(end) });
    portal.clock.advance(daysBetween(todayOf(portal), addDays(end, -RENEWAL_DAYS)) * DAY_MS);
    await portal.resources.db
      .updateTable('sessions')
      .set({ expires_at: portal.clock.now + DAY_MS })
      .execute();
    expect(await program.entry()).toEqual(valid);
    succeeded(await trainee.call(renewModule, { params: { id: module }, body: {} }));
    expect(await program.entry()).toEqual(valid);
    await answerQuiz(trainee, module);
    const renewed = await program.entry();
    expect(renewed).toMatchObject({ day: written(addMonths(end, VALID_MONTHS)), sequence: 0 });
    expect(new Set([due.uid, valid.uid, renewed.uid]).size).toBe(3);
  });

  it('disappears while nothing is to be done', async ({ admin, trainee, module, program }) => {
    const first = await program.entry();
    const params = { id: trainee.user.id };
    const body = { moduleId: module, kind: 'waive', reason: 'Has a licence' } as const;
    const { id } = succeeded(await admin.call(createException, { params, body }));
    expect((await program.read()).events).toEqual([]);
    succeeded(await admin.call(endException, { params: { ...params, exceptionId: id } }));
    expect(await program.entry()).toEqual(first);
  });

  it('is missing for a result until the last day of all dates', async ({
    admin,
    trainee,
    module,
    program,
  }) => {
    const dates = { completedOn: '2026-01-01', validUntil: '9999-12-31' };
    const body = { moduleId: module, ...dates, note: '' };
    succeeded(await admin.call(recordResult, { params: { id: trainee.user.id }, body }));
    expect((await program.read()).events).toEqual([]);
  });

  it('has no ids and no names of other people', async ({
    portal,
    admin,
    company,
    trainee,
    module,
    program,
  }) => {
    await makeTrainee(portal, { companyName: company.name, name: 'Olga Other' });
    succeeded(
      await admin.call(recordResult, {
        params: { id: trainee.user.id },
        body: {
          moduleId: module,
          completedOn: todayOf(portal),
          validUntil: addDays(todayOf(portal), 100),
          note: 'Seen by Nora Note',
        },
      }),
    );
    const { raw } = await program.get();
    const { calendar, events } = readIcs(raw);
    expect(calendar['X-WR-CALNAME']).toBe(`Training Portal – ${company.name}`);
    expect(events[0]?.['UID']).toMatch(/^[\w-]{43}@training-portal$/);
    expect(events[0]?.['DESCRIPTION']).toContain('http://portal.test/training/progress');
    for (const name of ['Olga', 'Ada', 'Nora', trainee.user.name, trainee.user.email])
      expect(raw).not.toContain(name);
  });

  it('is in the language of the trainee', async ({ trainee, program }) => {
    const english = await program.entry();
    succeeded(await trainee.call(changeOwnLanguage, { body: { language: 'ar' } }));
    const arabic = await program.entry();
    expect(arabic.title).toBe('Forklift: الموعد النهائي');
    expect(arabic).toMatchObject({ uid: english.uid, day: english.day, sequence: 1 });
  });
});

it('leaves no row when the module and the trainee are purged', async ({
  portal,
  admin,
  trainee,
  module,
  program,
}) => {
  const { db } = portal.resources;
  const trash = trashOf(portal, admin);
  const userId = trainee.user.id;
  const rowsIn = (table: 'calendar_entries' | 'calendar_links') =>
    db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute();
  await answerQuiz(trainee, module);
  await program.entry();
  expect(await rowsIn('calendar_entries')).toHaveLength(1);
  succeeded(await trash.purge(await trash.deleteModule(module)));
  await trash.work();
  expect(await rowsIn('calendar_entries')).toEqual([]);
  expect(await rowsIn('calendar_links')).toHaveLength(1);
  succeeded(await trash.purge(await trash.deleteTrainee(trainee)));
  await trash.work();
  expect(await rowsIn('calendar_links')).toEqual([]);
});

it('has the modules of the trainee alone, by day', async ({ portal, admin, company, program }) => {
  const ladders = await makeQuizModule(portal, company.id, { name: 'Ladders' });
  const fire = await makeQuizModule(portal, company.id, { name: 'Fire' });
  await rulesOf(admin).save(ladders.id, { dueDays: 5 });
  await rulesOf(admin).save(fire.id, { audience: [] });
  const { events } = await program.read();
  expect(events.map((event) => event['SUMMARY'])).toEqual(['Ladders is due', 'Forklift is due']);
});

portalIt('is empty without rules of the company', async ({ portal, company, trainee }) => {
  await makeQuizModule(portal, company.id);
  expect(succeeded(await trainee.call(getCalendarLink))).toEqual({ createdAt: null });
  const program = await subscribe(portal, trainee);
  expect((await program.read()).events).toEqual([]);
});

portalIt('is for trainees only', async ({ portal, admin }) => {
  for (const call of [getCalendarLink, createCalendarLink, deleteCalendarLink]) {
    const body = call === createCalendarLink ? { body: {} } : {};
    expect((await portal.call(call, body)).status).toBe(401);
    expect((await admin.call(call, body)).status).toBe(403);
  }
});
