import { Readable } from 'node:stream';
import { logOut } from '@portal/contract/accounts';
import type { CallBody } from '@portal/contract/call';
import { deleteCompany } from '@portal/contract/companies';
import { createProgressExport } from '@portal/contract/exports';
import { LANGUAGES, type Language } from '@portal/contract/languages';
import { createTrainee, deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { readCsv } from '#server/platform/csv/read-csv.ts';
import { LINK_LIFETIME_MS, signExport } from '#server/platform/exports/export-links.ts';
import { REPEAT_MS } from '#server/platform/exports/link-uses.ts';
import { readImportTable } from '#server/platform/import/read-import-table.ts';
import {
  type Actor,
  makeAdmin,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  PASSWORD,
  signInAdmin,
  signInAgain,
  succeeded,
} from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import { beginDownload } from '#server/testing/partial-download.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { nameColumns } from '../accounts/name-columns.ts';
import { completeModule } from '../feedback/testing/completed-modules.ts';
import { startRuns } from '../learning/service.ts';
import { TRAINEE_FORMAT } from '../trainees/import-format.ts';
import { progressCsv } from './progress-csv.ts';

/** Trainees of the largest company. */
const COUNT = 3_000;

const it = portalIt
  /** Belongs to a company with many trainees. */
  .extend('companyId', { scope: 'file' }, async ({ portal }) => {
    const { id } = await makeCompany(portal);
    const { db } = portal.resources;
    for (let from = 0; from < COUNT; from += 500) {
      const made = await db
        .insertInto('all_users')
        .values(
          Array.from({ length: 500 }, (_, i) => ({
            ...nameColumns(`Trainee ${from + i}`, `t${from + i}@many.test`),
            role: 'TRAINEE' as const,
            company_id: id,
            password_hash: 'x',
            created_at: 0,
          })),
        )
        .returning('id')
        .execute();
      const ids = made.map((row) => row.id);
      await startRuns(db, ids, 0);
    }
    return id;
  })
  .extend('exports', { scope: 'file' }, ({ portal, admin, origin }) => {
    const ask = (company?: number | null) =>
      admin.call(createProgressExport, {
        body: company === undefined ? {} : { company },
      });
    const download = (url: string) => portal.inject({ method: 'GET', url });

    const head = (url: string) => portal.inject({ method: 'HEAD', url });

    const newestSessionOf = (userId: number) =>
      portal.resources.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();

    /** No export gets beyond its first chunk during the work, so that none ends by itself. */
    async function withHeldReading(work: () => Promise<void>): Promise<void> {
      const { learning } = portal.services;
      const progressOf = learning.progressOf;
      const release = Promise.withResolvers<void>();
      const spy = vi.spyOn(learning, 'progressOf').mockImplementation(async (ids) => {
        await release.promise;
        return progressOf(ids);
      });
      try {
        await work();
      } finally {
        release.resolve();
        spy.mockRestore();
      }
    }

    const begin = (url: string) => beginDownload(`${origin}${url}`);

    /** Begins a download, aborts it, and waits until the portal has noticed. */
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
    return { ask, download, head, newestSessionOf, withHeldReading, begin, breakOff, rowsOf };
  });

const linkOf = async (admin: Actor) =>
  succeeded(await admin.call(createProgressExport, { body: {} })).url;

describe('the link', () => {
  it('is for administrators only, and for existing companies', async ({
    portal,
    admin,
    trainee,
    exports,
  }) => {
    const call = (token?: string) => portal.call(createProgressExport, { body: {}, token });
    expect((await call()).status).toBe(401);
    const answer = await call(trainee.token);
    expect([answer.status, answer.error.message]).toEqual([403, 'Access denied']);
    const missing = await exports.ask(999_999);
    expect([missing.status, missing.error.message]).toEqual([404, 'Company not found']);
    for (const body of [{ company: 'x' as never }, { language: 'xx' as never }])
      expect((await admin.call(createProgressExport, { body })).status).toBe(400);
  });

  it('is refused when forged, changed, expired, for another purpose, or of a former administrator', async ({
    portal,
    admin,
    company,
    trainee,
    exports,
  }) => {
    const { url } = succeeded(await exports.ask(company.id));
    const refusalOf = async (link: string) => {
      const { status, error } = await exports.download(link);
      return [status, error.message];
    };
    const invalid = [403, 'This link is not valid.'];
    expect(await refusalOf('/api/exports/progress.csv')).toEqual(invalid);
    expect(await refusalOf(url.replace(/c=[^&]+/, 'c=%7B%7D'))).toEqual(invalid);
    expect(await refusalOf(url.replace(/e=\d/, 'e=9'))).toEqual(invalid);
    expect(await refusalOf(`${url}&u=2`)).toEqual(invalid);
    expect(await refusalOf(url.replace(/s=.*/, 's='))).toEqual(invalid);
    expect(await refusalOf(url.replace(/i=\d+/, 'i=999'))).toEqual(invalid);
    const { mediaSecret, now } = portal.resources;
    const sessionId = (await exports.newestSessionOf(trainee.user.id)).id;
    const grant = { sessionId, file: 'progress.csv', choice: '0', expiresAt: now() + 10_000 };
    for (const userId of [trainee.user.id, (await signInAdmin(portal)).user.id]) {
      const made = signExport(mediaSecret, { ...grant, userId });
      expect(await refusalOf(`/api/exports/${made}`)).toEqual([403, 'Access denied']);
    }

    portal.clock.advance(LINK_LIFETIME_MS - 1_000);
    expect((await exports.head(url)).status).toBe(200);
    portal.clock.advance(1_000);
    expect(await refusalOf(url)).toEqual([
      403,
      'This link has expired. Please start the download again.',
    ]);
    const later = succeeded(await exports.ask(company.id)).url;
    succeeded(await admin.call(deleteCompany, { params: { id: company.id } }));
    expect(await refusalOf(later)).toEqual([404, 'Company not found']);
  });

  it('ends with the session that requested it, and not with another of the same administrator', async ({
    portal,
    exports,
  }) => {
    const first = await makeAdmin(portal, 'first@export.test');
    const second = await signInAgain(portal, first);
    const [one, two] = [await linkOf(first), await linkOf(second)];
    succeeded(await first.call(logOut));
    expect((await exports.download(one)).error.message).toBe('Access denied');
    expect((await exports.download(two)).status).toBe(200);
    const last = await linkOf(second);
    await portal.resources.db.deleteFrom('all_users').where('id', '=', second.user.id).execute();
    expect((await exports.download(last)).status).toBe(403);
  });
});

describe('the single use of a link', () => {
  const used = [403, 'This link has been used. Please start the download again.'];
  const refusalOf = async (answer: Promise<Answer<unknown>>) => {
    const { status, error } = await answer;
    return [status, error.message];
  };

  it('is independent of another link that one session requests in the same millisecond', async ({
    admin,
    exports,
  }) => {
    const [one, other] = [await linkOf(admin), await linkOf(admin)];
    await exports.download(one);
    expect((await exports.download(other)).status).toBe(200);
  });

  it('is one download; a HEAD request does not count', async ({ company, exports }) => {
    const { url, fileName } = succeeded(await exports.ask(company.id));
    for (let times = 0; times < 3; times += 1) {
      const answer = await exports.head(url);
      expect([answer.status, answer.raw]).toEqual([200, '']);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    }
    expect((await exports.download(url)).status).toBe(200);
    // The link is marked as used after the last byte was sent.
    await waitFor(async () => expect((await exports.head(url)).status).toBe(403));
    expect(await refusalOf(exports.download(url))).toEqual(used);
  });

  it('may be repeated for 60 seconds after an aborted download, until one is complete', async ({
    portal,
    exports,
  }) => {
    await exports.withHeldReading(async () => {
      const { url } = succeeded(await exports.ask());
      await exports.breakOff(url);
      portal.clock.advance(REPEAT_MS - 2_000);
      await exports.breakOff(url);
      portal.clock.advance(2_000);
      expect(await refusalOf(exports.download(url))).toEqual(used);
      expect((await exports.head(url)).status).toBe(403);
    });
    const { url } = succeeded(await exports.ask());
    await exports.withHeldReading(() => exports.breakOff(url));
    expect((await exports.download(url)).status).toBe(200);
    await waitFor(async () => expect((await exports.head(url)).status).toBe(403));
  });

  it('ends with the session, also in the middle of the file', async ({ portal, exports }) => {
    const second = await makeAdmin(portal, 'second@export.test');
    await exports.withHeldReading(async () => {
      const broken = await exports.begin(await linkOf(second));
      succeeded(await second.call(logOut));
      await broken.ended;
      expect(broken.isComplete()).toBe(false);
    });
  });
});

describe('the file', () => {
  it('has a byte order mark, stable columns and a name, and is neither cached nor sniffed', async ({
    portal,
    exports,
  }) => {
    const company = await makeCompany(portal, 'Ünïted; Fruit & Co');
    const { url, fileName } = succeeded(await exports.ask(company.id));
    expect(fileName).toMatch(/^training-progress-u-ni-ted-fruit-co-\d{4}-\d\d-\d\d\.csv$/);
    const { headers, raw } = await exports.download(url);
    expect(raw).toBe(
      '\ufeffName,Email,Company,Overall progress (%),Modules completed,Modules,Average score (%),Time spent (seconds),Last activity (UTC),Joined (UTC),Training completed (UTC),New modules since,Invited (UTC),First opened (UTC)\r\n',
    );
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it.for<[Language, string]>([
    [
      'de',
      'Name,E-Mail-Adresse,Unternehmen,Gesamtfortschritt (%),Module abgeschlossen,Module,Durchschnittsergebnis (%),Zeitaufwand (Sekunden),Letzte Aktivität (UTC),Dabei seit (UTC),Schulung abgeschlossen (UTC),Neue Module seitdem,Eingeladen (UTC),Erstes Modul geöffnet (UTC)',
    ],
    [
      'ar',
      'الاسم,البريد الإلكتروني,الشركة,التقدم الإجمالي (%),الوحدات المكتملة,الوحدات,متوسط الدرجات (%),الوقت المستغرق (بالثواني),آخر نشاط (UTC),الانضمام (UTC),إكمال التدريب (UTC),الوحدات الجديدة بعد الإكمال,الدعوة (UTC),أول فتح لوحدة (UTC)',
    ],
  ])(
    'has its headers in %s, and a name that every system accepts',
    async ([language, header], { portal, admin, exports }) => {
      const { id } = await makeCompany(portal, `Headers ${language}`);
      const link = await admin.call(createProgressExport, { body: { company: id, language } });
      const { url, fileName } = succeeded(link);
      expect(fileName).toMatch(/^training-progress-headers-[a-z]{2}-[-\d]+\.csv$/);
      expect((await exports.download(url)).raw).toBe(`\ufeff${header}\r\n`);
    },
  );

  it.for(LANGUAGES)('can be imported again in %s', async (language, { portal, admin, exports }) => {
    const { id, name: company } = await makeCompany(portal);
    const { user } = await makeTrainee(portal, { companyName: company });
    const link = await admin.call(createProgressExport, { body: { company: id, language } });
    const { raw } = await exports.download(succeeded(link).url);
    const { columns, rows } = await readImportTable(Buffer.from(raw), TRAINEE_FORMAT);
    expect(columns.map(({ column }) => column)).toEqual(['name', 'email', 'company']);
    expect(rows[0]?.cells).toMatchObject({ name: user.name, email: user.email, company });
  });

  it('has a row for each trainee of the company, without spreadsheet formulas', async ({
    portal,
    exports,
  }) => {
    const { id, name } = await makeCompany(portal, '=Evil; +Corp');
    await makeQuizModule(portal, id);
    for (const each of ['=1+1', '+49', '-2', '@SUM(A1)', '＝1', 'Zoë "Z", 漢', 'a;=b'])
      await makeTrainee(portal, { companyName: name, name: each });
    const rows = await exports.rowsOf(id);
    expect(rows.map(([person]) => person)).toEqual([
      "'+49",
      "'-2",
      "'＝1",
      "'=1+1",
      "'@SUM(A1)",
      "a;'=b",
      'Zoë "Z", 漢',
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
      '',
      '',
      '',
      '',
    ]);
    expect(await exports.rowsOf()).toEqual(expect.arrayContaining(rows));
  });
});

describe('the file of a filtered list', () => {
  it('has the trainees of the list, in its order', async ({ portal, admin, exports }) => {
    const company = await makeCompany(portal);
    const module = await makeQuizModule(portal, company.id, { questions: 1 });
    for (const name of ['Zoë', 'Ágnes', 'Agnes 10', 'Agnes 2', 'Bo'])
      await makeTrainee(portal, { companyName: company.name, name });
    const done = await makeTrainee(portal, { companyName: company.name, name: 'Agnes' });
    await completeModule(portal, done, module.id);
    const invitedAt = new Date(portal.clock.now).toISOString();
    const body = { name: 'Ida', email: 'ida@filter.test', companyName: company.name };
    succeeded(await admin.call(createTrainee, { body }));

    const rowsOf = async (filter: CallBody<typeof createProgressExport>) => {
      const link = await admin.call(createProgressExport, {
        body: { company: company.id, ...filter },
      });
      const { raw } = await exports.download(succeeded(link).url);
      return [...readCsv(raw.slice(1))].map(({ cells }) => cells).slice(1);
    };
    const namesOf = async (filter: CallBody<typeof createProgressExport>) =>
      (await rowsOf(filter)).map(([name]) => name);
    const all = ['Agnes', 'Ágnes', 'Agnes 2', 'Agnes 10', 'Bo', 'Ida', 'Zoë'];
    expect(await namesOf({})).toEqual(all);
    expect(await namesOf({ sort: '-name' })).toEqual(all.toReversed());
    expect(await namesOf({ search: 'AGNES' })).toEqual(all.slice(0, 4));
    expect(await namesOf({ status: 'completed' })).toEqual(['Agnes']);
    expect(await namesOf({ status: 'not-completed' })).toEqual(all.slice(1));
    const inModule = { module: module.id, status: 'not-completed' } as const;
    expect(await namesOf({ ...inModule, search: 'agnes' })).toEqual(all.slice(1, 4));
    const times = (await rowsOf({})).map((cells) => [cells[0], ...cells.slice(12)]);
    expect(times[0]).toEqual(['Agnes', '', expect.stringMatching(/Z$/)]);
    expect(times[5]).toEqual(['Ida', invitedAt, '']);
  });
});

describe('many trainees', () => {
  it('are each exported once while others are added, deleted and renamed', async ({
    portal,
    admin,
    companyId,
    exports,
  }) => {
    const { learning } = portal.services;
    const progressOf = learning.progressOf;
    let turn = 0;
    const spy = vi.spyOn(learning, 'progressOf').mockImplementation(async (ids) => {
      turn += 1;
      const first = ids[0];
      if (turn === 2 && first !== undefined) {
        const params = { id: first };
        await admin.call(updateTrainee, { params, body: { name: 'AAA' } });
        await admin.call(deleteTrainee, { params: { id: first - 1 } });
      }
      return progressOf(ids);
    });
    const emails = (await exports.rowsOf(companyId)).map(([, email]) => email);
    spy.mockRestore();
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails.length).toBeGreaterThanOrEqual(COUNT - 1);
  });

  it('are read no faster than the client takes them', async ({ portal, companyId, exports }) => {
    const other = await makeTrainee(portal);
    const { db } = portal.resources;
    let reads = 0;
    const learning = {
      progressOf: (ids: readonly number[]) => {
        reads += 1;
        return portal.services.learning.progressOf(ids);
      },
    };
    const file = Readable.from(
      progressCsv(
        { db, learning },
        {
          companyId,
          within: null,
          findIds: () => portal.services.trainees.findIds({ company: companyId }, null),
          language: 'en',
        },
      ),
      { highWaterMark: 1 },
    );
    const pieces: string[] = [];
    for await (const piece of file) {
      pieces.push(String(piece));
      // A further read would happen during the other export, which needs all the steps of one.
      await exports.rowsOf(other.user.company?.id);
      // One chunk is taken, one is ready, one may be in progress.
      expect(reads - pieces.length).toBeLessThanOrEqual(1);
    }
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
  });

  it('are read no further when the download is aborted, and nothing stays open', async ({
    portal,
    admin,
    companyId,
    exports,
  }) => {
    const other = await makeTrainee(portal);
    const { url } = succeeded(await exports.ask(companyId));
    const { learning } = portal.services;
    const progressOf = learning.progressOf;
    const release = Promise.withResolvers<void>();
    const sizes: number[] = [];
    const spy = vi.spyOn(learning, 'progressOf').mockImplementation(async (ids) => {
      if (sizes.push(ids.length) > 2) await release.promise;
      return progressOf(ids);
    });
    await exports.breakOff(url);
    release.resolve();
    // A further read would happen during the other export, which needs all the steps of one.
    expect(await exports.rowsOf(other.user.company?.id)).toHaveLength(1);
    expect(sizes.filter((size) => size > 1).length).toBeLessThanOrEqual(3);
    spy.mockRestore();
    // An open reader would delay the next change, or make it fail.
    const { name } = await makeCompany(portal);
    const body = { name: 'New', email: 'new@after.test', password: PASSWORD, companyName: name };
    expect((await admin.call(createTrainee, { body })).status).toBe(201);
  });
});
