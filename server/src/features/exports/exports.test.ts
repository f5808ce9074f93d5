import { get } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { logInAsAdmin, logOut } from '@portal/contract/accounts';
import { deleteCompany } from '@portal/contract/companies';
import { createProgressExport } from '@portal/contract/exports';
import { createTrainee, deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  PASSWORD,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { beginDownload } from '#server/testing/partial-download.ts';
import {
  type Answer,
  startTestPortal,
  type TestPortal,
} from '#server/testing/start-test-portal.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { PORTAL } from '../activity/service.ts';
import { findTakenEmails } from '../trainees/queries.ts';
import { LINK_LIFETIME_MS, signExport } from './export-links.ts';
import { REPEAT_MS } from './link-uses.ts';
import { progressCsv } from './progress-csv.ts';

let portal: TestPortal;
let token: string;
let address: string;

beforeAll(async () => {
  portal = await startTestPortal();
  token = (await signInAdmin(portal)).token;
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal[Symbol.asyncDispose]());
// The links of one instant are the same, and each is for one download.
beforeEach(() => portal.clock.advance(1_000));

const ask = (company?: number | null) =>
  portal.call(createProgressExport, {
    body: company === undefined ? {} : { company },
    token,
  });
const download = (url: string) => portal.inject({ method: 'GET', url });

const head = (url: string) => portal.inject({ method: 'HEAD', url });
const linkOf = async (token: string) =>
  succeeded(await portal.call(createProgressExport, { body: {}, token })).url;

const newestSessionOf = (userId: number) =>
  portal.resources.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

const SECOND = { email: 'second@export.test', password: PASSWORD };

/** A new session of an administrator whom a test may delete. */
async function signInSecondAdmin() {
  const { db } = portal.resources;
  const [taken] = await findTakenEmails(db, [SECOND.email]);
  if (taken === undefined)
    await portal.services.accounts.createAdmin(PORTAL, { ...SECOND, name: 'Second' });
  return succeeded(await portal.call(logInAsAdmin, { body: SECOND }));
}

/** Lets each piece of an export take as long as a slow disk, for ever: it does not end by itself. */
async function withSlowReading(work: () => Promise<void>): Promise<void> {
  const { learning } = portal.services;
  const progressOf = learning.progressOf;
  const spy = vi.spyOn(learning, 'progressOf').mockImplementation(async (ids) => {
    await pause(2_000);
    return progressOf(ids);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
}

const begin = (url: string) => beginDownload(`${address}${url}`);

/** Begins a download and leaves it, and waits until the portal knows. */
async function breakOff(url: string): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    portal.app.server.once('request', (_request, response) => response.once('close', resolve));
  });
  const { stop } = await begin(url);
  stop();
  await closed;
}

async function rowsOf(company?: number | null): Promise<(readonly string[])[]> {
  const { url } = succeeded(await ask(company));
  const { raw } = await download(url);
  return [...readCsv(raw.slice(1))].map(({ cells }) => cells).slice(1);
}

describe('the link', () => {
  it('is for administrators alone, and for a company that is there', async () => {
    const call = (token?: string) => portal.call(createProgressExport, { body: {}, token });
    expect((await call()).status).toBe(401);
    const trainee = await makeTrainee(portal);
    const answer = await call(trainee.token);
    expect([answer.status, answer.error.message]).toEqual([403, 'Access denied']);
    const missing = await ask(999_999);
    expect([missing.status, missing.error.message]).toEqual([404, 'Company not found']);
    const wrong = await portal.call(createProgressExport, {
      body: { company: 'x' as unknown as number },
      token,
    });
    expect(wrong.status).toBe(400);
  });

  it('is refused when forged, changed, expired, another’s purpose, or no administrator’s any more', async () => {
    const company = await makeCompany(portal);
    const { url } = succeeded(await ask(company.id));
    const refusalOf = async (link: string) => {
      const { status, error } = await download(link);
      return [status, error.message];
    };
    const invalid = [403, 'This link is not valid.'];
    expect(await refusalOf('/api/exports/progress.csv')).toEqual(invalid);
    expect(await refusalOf(url.replace(/c=\d+/, 'c=0'))).toEqual(invalid);
    expect(await refusalOf(url.replace(/e=\d/, 'e=9'))).toEqual(invalid);
    expect(await refusalOf(`${url}&u=2`)).toEqual(invalid);
    expect(await refusalOf(url.replace(/s=.*/, 's='))).toEqual(invalid);
    expect(await refusalOf(url.replace(/i=\d+/, 'i=999'))).toEqual(invalid);
    const trainee = await makeTrainee(portal);
    const { mediaSecret, now } = portal.resources;
    const sessionId = (await newestSessionOf(trainee.user.id)).id;
    const grant = { sessionId, companyId: null, expiresAt: now() + 10_000 };
    for (const userId of [trainee.user.id, (await signInAdmin(portal)).user.id]) {
      const made = signExport(mediaSecret, { ...grant, userId });
      expect(await refusalOf(`/api/exports/progress.csv${made}`)).toEqual([403, 'Access denied']);
    }

    portal.clock.advance(LINK_LIFETIME_MS - 1_000);
    expect((await head(url)).status).toBe(200);
    portal.clock.advance(1_000);
    expect(await refusalOf(url)).toEqual([
      403,
      'This link has expired. Please start the download again.',
    ]);
    const later = succeeded(await ask(company.id)).url;
    succeeded(await portal.call(deleteCompany, { params: { id: company.id }, token }));
    expect(await refusalOf(later)).toEqual([404, 'Company not found']);
  });

  it('dies with the session that asked for it, and not with another of the same administrator', async () => {
    const [first, second] = [await signInSecondAdmin(), await signInSecondAdmin()];
    const [one, two] = [await linkOf(first.token), await linkOf(second.token)];
    succeeded(await portal.call(logOut, { token: first.token }));
    expect((await download(one)).error.message).toBe('Access denied');
    expect((await download(two)).status).toBe(200);
    const last = await linkOf(second.token);
    await portal.resources.db.deleteFrom('all_users').where('id', '=', second.user.id).execute();
    expect((await download(last)).status).toBe(403);
  });
});

describe('the use of a link', () => {
  const used = [403, 'This link has been used. Please start the download again.'];
  const refusalOf = async (answer: Promise<Answer<unknown>>) => {
    const { status, error } = await answer;
    return [status, error.message];
  };

  it('is one download; asking for the headers is none', async () => {
    const company = await makeCompany(portal);
    const { url, fileName } = succeeded(await ask(company.id));
    for (let times = 0; times < 3; times += 1) {
      const answer = await head(url);
      expect([answer.status, answer.raw]).toEqual([200, '']);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    }
    expect((await download(url)).status).toBe(200);
    // The mark is set after the last byte was handed over.
    await waitFor(async () => expect((await head(url)).status).toBe(403));
    expect(await refusalOf(download(url))).toEqual(used);
  });

  it('may be repeated for 60 seconds after a download that broke off, until one is complete', async () => {
    await withSlowReading(async () => {
      const { url } = succeeded(await ask());
      await breakOff(url);
      portal.clock.advance(REPEAT_MS - 2_000);
      await breakOff(url);
      portal.clock.advance(2_000);
      expect(await refusalOf(download(url))).toEqual(used);
      expect((await head(url)).status).toBe(403);
    });
    const { url } = succeeded(await ask());
    await withSlowReading(() => breakOff(url));
    expect((await download(url)).status).toBe(200);
    await waitFor(async () => expect((await head(url)).status).toBe(403));
  });

  it('ends with its session, in the middle of the file', async () => {
    const { token } = await signInSecondAdmin();
    await withSlowReading(async () => {
      const broken = await begin(await linkOf(token));
      succeeded(await portal.call(logOut, { token }));
      await broken.ended;
      expect(broken.isComplete()).toBe(false);
    });
  });
});

describe('the file', () => {
  it('has a mark, stable columns and a name, and is neither cached nor sniffed', async () => {
    const company = await makeCompany(portal, 'Ünïted; Fruit & Co');
    const { url, fileName } = succeeded(await ask(company.id));
    expect(fileName).toMatch(/^training-progress-u-ni-ted-fruit-co-\d{4}-\d\d-\d\d\.csv$/);
    const { headers, raw } = await download(url);
    expect(raw).toBe(
      '\ufeffName,Email,Company,Overall progress (%),Modules completed,Modules,Average score (%),Time spent (seconds),Last activity (UTC),Joined (UTC)\r\n',
    );
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has a row for each trainee of the company, with nothing that a spreadsheet would run', async () => {
    const { id, name } = await makeCompany(portal, '=Evil; +Corp');
    await makeQuizModule(portal, id);
    for (const each of ['=1+1', '+49', '-2', '@SUM(A1)', '＝1', 'Zoë "Z", 漢', 'a;=b'])
      await makeTrainee(portal, { companyName: name, name: each });
    const rows = await rowsOf(id);
    expect(rows.map(([person]) => person)).toEqual([
      "'=1+1",
      "'+49",
      "'-2",
      "'@SUM(A1)",
      "'＝1",
      'Zoë "Z", 漢',
      "a;'=b",
    ]);
    expect(rows[0]?.slice(2)).toEqual([
      "'=Evil;' +Corp",
      '0',
      '0',
      '1',
      '0',
      '0',
      '',
      expect.stringMatching(/^\d{4}-.*Z$/),
    ]);
    expect(await rowsOf()).toEqual(expect.arrayContaining(rows));
  });
});

describe('many trainees', () => {
  const COUNT = 3_000;
  let companyId: number;

  beforeAll(async () => {
    companyId = (await makeCompany(portal)).id;
    for (let from = 0; from < COUNT; from += 500)
      await portal.resources.db
        .insertInto('all_users')
        .values(
          Array.from({ length: 500 }, (_, i) => ({
            name: `Trainee ${from + i}`,
            name_key: `trainee ${from + i}`,
            email: `t${from + i}@many.test`,
            email_key: `t${from + i}@many.test`,
            role: 'TRAINEE' as const,
            company_id: companyId,
            password_hash: 'x',
            created_at: 0,
          })),
        )
        .execute();
  });

  it('are all there once, while some come, go and are renamed', async () => {
    const { learning } = portal.services;
    const progressOf = learning.progressOf;
    let turn = 0;
    const spy = vi.spyOn(learning, 'progressOf').mockImplementation(async (ids) => {
      turn += 1;
      const first = ids[0];
      if (turn === 2 && first !== undefined) {
        const params = { id: first };
        await portal.call(updateTrainee, { params, body: { name: 'AAA' }, token });
        await portal.call(deleteTrainee, { params: { id: first - 1 }, token });
      }
      return progressOf(ids);
    });
    const emails = (await rowsOf(companyId)).map(([, email]) => email);
    spy.mockRestore();
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails.length).toBeGreaterThanOrEqual(COUNT - 1);
  });

  it('are read no faster than they are taken', async () => {
    const { db } = portal.resources;
    let reads = 0;
    const learning = {
      progressOf: (ids: readonly number[]) => {
        reads += 1;
        return portal.services.learning.progressOf(ids);
      },
    };
    const file = Readable.from(progressCsv({ db, learning }, companyId), { highWaterMark: 1 });
    const pieces: string[] = [];
    for await (const piece of file) {
      pieces.push(String(piece));
      await pause(20);
      // One is taken, one lies ready, one may be on its way.
      expect(reads - pieces.length).toBeLessThanOrEqual(1);
    }
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
  });

  it('are read no further when the download is broken off, and nothing stays open', async () => {
    const { url } = succeeded(await ask(companyId));
    const { learning } = portal.services;
    const progressOf = learning.progressOf;
    let finished = 0;
    const spy = vi.spyOn(learning, 'progressOf').mockImplementation(async (ids) => {
      await pause(50);
      finished += 1;
      return progressOf(ids);
    });
    await new Promise<void>((resolve) => {
      get(`${address}${url}`, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      });
    });
    await expect.poll(() => finished).toBe(spy.mock.calls.length);
    // Longer than another piece would take to begin.
    await pause(200);
    expect(spy.mock.calls.length).toBe(finished);
    expect(finished).toBeLessThan(6);
    spy.mockRestore();
    // A reader that was left open would hold the next change up, or make it fail.
    const { name } = await makeCompany(portal);
    const body = { name: 'New', email: 'new@after.test', password: PASSWORD, companyName: name };
    expect((await portal.call(createTrainee, { body, token })).status).toBe(201);
  });
});
