import { get } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { logInAsAdmin } from '@portal/contract/accounts';
import { deleteCompany } from '@portal/contract/companies';
import { createProgressExport } from '@portal/contract/exports';
import { createTrainee, deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCsv } from '../../platform/csv/read-csv.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  PASSWORD,
  signInAdmin,
  succeeded,
} from '../../testing/factories.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { PORTAL } from '../activity/service.ts';
import { LINK_LIFETIME_MS, signExport } from './export-links.ts';
import { progressCsv } from './progress-csv.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await startTestPortal();
  token = (await signInAdmin(portal)).token;
});
afterAll(() => portal[Symbol.asyncDispose]());

const ask = (company?: number | null) =>
  portal.call(createProgressExport, {
    body: company === undefined ? {} : { company },
    token,
  });
const download = (url: string) => portal.inject({ method: 'GET', url });

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
    const trainee = await makeTrainee(portal);
    const { mediaSecret, now } = portal.resources;
    const expiresAt = now() + 10_000;
    const made = signExport(mediaSecret, { userId: trainee.user.id, companyId: null, expiresAt });
    expect(await refusalOf(`/api/exports/progress.csv${made}`)).toEqual([403, 'Access denied']);

    expect((await download(url)).status).toBe(200);
    portal.clock.advance(LINK_LIFETIME_MS);
    expect(await refusalOf(url)).toEqual([
      403,
      'This link has expired. Please start the download again.',
    ]);
    const later = succeeded(await ask(company.id)).url;
    succeeded(await portal.call(deleteCompany, { params: { id: company.id }, token }));
    expect(await refusalOf(later)).toEqual([404, 'Company not found']);
  });

  it('dies with its administrator', async () => {
    const email = 'second@export.test';
    const admin = await portal.services.accounts.createAdmin(PORTAL, {
      name: 'Second',
      email,
      password: PASSWORD,
    });
    const session = succeeded(
      await portal.call(logInAsAdmin, { body: { email, password: PASSWORD } }),
    );
    const { url } = succeeded(
      await portal.call(createProgressExport, { body: {}, token: session.token }),
    );
    await portal.resources.db.deleteFrom('users').where('id', '=', admin.id).execute();
    expect((await download(url)).status).toBe(403);
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
        .insertInto('users')
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
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const progressOf = learning.progressOf;
    const spy = vi.spyOn(learning, 'progressOf').mockImplementation(async (ids) => {
      await pause(50);
      return progressOf(ids);
    });
    await new Promise<void>((resolve) => {
      get(`${address}${url}`, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      });
    });
    await pause(200);
    const calls = spy.mock.calls.length;
    await pause(200);
    expect(spy.mock.calls.length).toBe(calls);
    expect(calls).toBeLessThan(6);
    spy.mockRestore();
    // A reader that was left open would hold the next change up, or make it fail.
    const { name } = await makeCompany(portal);
    const body = { name: 'New', email: 'new@after.test', password: PASSWORD, companyName: name };
    expect((await portal.call(createTrainee, { body, token })).status).toBe(201);
  });
});
