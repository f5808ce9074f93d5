/** The facts that anyone with the code of a certificate learns, by the call and on the page. */
import { createHash } from 'node:crypto';
import { codeInGroups } from '@portal/contract/certificate-code';
import * as calls from '@portal/contract/certificates';
import { addDays } from '@portal/contract/civil-dates';
import { addGroupMembers } from '@portal/contract/groups';
import { LANGUAGES } from '@portal/contract/languages';
import { createModuleEdition } from '@portal/contract/requirements';
import { describe, expect, onTestFinished } from 'vitest';
import { makeGroup } from '#server/features/groups/testing/make-group.ts';
import { todayOf } from '#server/features/standings/testing/forklift.ts';
import { makeQuizModule, multipart, succeeded, upload } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { watchStatements } from '#server/testing/watch-statements.ts';
import { CHECKS } from '../find-typed.ts';
import { COMPLETED, certify, type complete } from '../testing/certify.ts';

const UNKNOWN = '00000000000000000000000000';
const MINUTE_MS = 60_000;

let clients = 0;

function newAddress(): string {
  clients += 1;
  return `198.51.100.${clients}`;
}

const it = portalIt
  // Its own address, because the limit counts by address.
  .extend('from', () => newAddress())
  .extend('reader', ({ portal, company, trainee, admin, from }) => {
    const of = { userId: trainee.user.id, companyId: company.id };
    const get = (url: string, headers: Record<string, string> = {}, method = 'GET' as const) =>
      portal.inject({ method, url, headers, remoteAddress: from });
    return {
      certify: async (more: Partial<Parameters<typeof complete>[1]> = {}) =>
        certify(portal, { ...of, ...more }),
      get,
      page: async (code: string, query = '') => {
        const answer = await get(`/verify/${encodeURIComponent(code)}${query}`);
        expect(answer.status).toBe(200);
        return answer.raw;
      },
      call: async (code: string) => {
        const answer = await get(`/api/verify/${encodeURIComponent(code)}`);
        expect(answer.status).toBe(200);
        return answer.body as calls.VerifiedCertificate;
      },
      withdraw: (code: string, reason = 'Completed by another person') =>
        admin.call(calls.withdrawCertificate, { params: { code }, body: { reason } }),
      share: (code: string) =>
        trainee.call(calls.shareScores, { params: { code }, body: { shared: true } }),
    };
  });

/** The texts of a page, without tags and with one blank between words. */
const textOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a certificate that is checked', () => {
  it('says who completed what, and when', async ({ reader, trainee, company }) => {
    const modules = [
      COMPLETED,
      { ...COMPLETED, name: 'Forklift', recorded: { by: 'Rita', on: '2026-03-05' } },
    ];
    const { code } = await reader.certify({ modules });
    const dates = { completedOn: '2026-03-02', validUntil: null, score: null };
    expect(await reader.call(code)).toEqual({
      status: 'valid',
      certificate: {
        kind: 'training',
        name: trainee.user.name,
        company: company.name,
        moduleName: null,
        completedOn: '2026-03-02',
        issuedAt: expect.any(String),
        validUntil: null,
        statusSince: null,
        requiredAgainSince: null,
        isBeforeCertificates: false,
        modules: [
          { name: 'Ladders', isRecorded: false, ...dates },
          { name: 'Forklift', isRecorded: true, ...dates },
        ],
      },
    });
    const text = textOf(await reader.page(code));
    for (const shown of [
      'Valid This certificate is genuine, and it counts today.',
      `Training at ${company.name}`,
      `Completed by ${trainee.user.name}`,
      'Completed on 2 March 2026',
      'Valid until No end date',
      codeInGroups(code),
      'Forklift Completed elsewhere, recorded here',
      'It does not say whether the person still has the knowledge or the skill today.',
    ])
      expect(text).toContain(shown);
  });

  it('says why it does not count any more', async ({ portal, reader, trainee, admin }) => {
    const today = todayOf(portal);
    const ended = { ...COMPLETED, validUntil: addDays(today, -1) };
    const expired = await reader.certify({ modules: [ended] });
    const first = await reader.certify();
    const former = { id: first.completion.id, succession: 'renewed' } as const;
    const second = await reader.certify({ former });
    const later = { id: second.completion.id, succession: 'replaced' } as const;
    const withdrawn = await reader.certify({ former: later });
    succeeded(await reader.withdraw(withdrawn.code));
    const shown = await Promise.all(
      [expired, first, second, withdrawn].map(async ({ code }) => {
        const { status, certificate } = await reader.call(code);
        const [, heading = '', meaning = ''] =
          /<h1>(.*?)<\/h1><p>(.*?)<\/p>/.exec(await reader.page(code)) ?? [];
        return [status, certificate?.statusSince != null, heading, meaning];
      }),
    );
    const on = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(Date.parse(today));
    expect(shown).toEqual([
      ['expired', false, 'Expired', expect.stringContaining('it has expired')],
      ['renewed', true, 'Renewed', expect.stringContaining(`On ${on} a newer one`)],
      ['replaced', true, 'Replaced', expect.stringContaining(`On ${on} another one`)],
      ['withdrawn', true, 'Withdrawn', expect.stringContaining(`withdrawn on ${on}`)],
    ]);
    const again = succeeded(
      await admin.call(calls.reissueCertificate, { params: { code: expired.code }, body: {} }),
    );
    expect((await reader.call(expired.code)).status).toBe('replaced');
    expect((await reader.call(again.code)).certificate?.name).toBe(trainee.user.name);
  });

  it('says since when its training is required again, unless it was withdrawn', async ({
    portal,
    admin,
    company,
    reader,
  }) => {
    const module = await makeQuizModule(portal, company.id);
    const { code } = await reader.certify({ modules: [{ ...COMPLETED, moduleId: module.id }] });
    const params = { id: module.id };
    const today = todayOf(portal);
    const body = { by: addDays(today, 30), reason: 'The law has changed' };
    succeeded(await admin.call(createModuleEdition, { params, body }));
    expect((await reader.call(code)).certificate?.requiredAgainSince).toBe(today);
    expect(textOf(await reader.page(code))).toContain('has been required again since');
    succeeded(await reader.withdraw(code));
    expect(textOf(await reader.page(code))).not.toContain('has been required again since');
  });

  it('says that the completion is older than certificates', async ({ reader }) => {
    const { code } = await reader.certify({ isBeforeCertificates: true, moduleId: 1 });
    const text = textOf(await reader.page(code));
    expect(text).toContain('completed before this portal issued certificates');
    expect(text).toContain('Certificate of completion Ladders');
  });

  it('shows scores only while the holder wants it', async ({ reader }) => {
    const { code } = await reader.certify({ modules: [{ ...COMPLETED, score: 73 }] });
    expect(textOf(await reader.page(code))).not.toMatch(/73%|Score/);
    succeeded(await reader.share(code));
    expect((await reader.call(code)).certificate?.modules[0]?.score).toBe(73);
    expect(textOf(await reader.page(code))).toContain('Score: 73%');
  });

  it('shows nothing else', async ({ portal, admin, company, trainee, reader }) => {
    const MARK = 'Zaphod';
    const { db } = portal.resources;
    const module = await makeQuizModule(portal, company.id);
    const group = await makeGroup(admin, { companyId: company.id, name: `${MARK} group` });
    const user = { id: trainee.user.id, email: `${MARK}@trainee.test`.toLowerCase() };
    succeeded(
      await admin.call(addGroupMembers, {
        params: { id: group.id },
        body: { userIds: [user.id] },
      }),
    );
    await db
      .updateTable('all_users')
      .set({ email: user.email })
      .where('id', '=', user.id)
      .execute();
    await db
      .updateTable('all_modules')
      .set({ description: MARK })
      .where('id', '=', module.id)
      .execute();
    const line = `${MARK}, head of training`;
    const { token } = admin;
    const look = { token, id: company.id };
    succeeded(await upload(portal, calls.updateCertificateLook, multipart({ line }), look));
    const edition = { by: addDays(todayOf(portal), 30), reason: `${MARK} changed the law` };
    succeeded(await admin.call(createModuleEdition, { params: { id: module.id }, body: edition }));
    const planted = {
      moduleId: module.id,
      videoSeconds: 987_651,
      creditedSeconds: 987_652,
      score: 87,
      edition: 987_653,
      recorded: { by: `${MARK} Recorder`, on: '2019-08-07' },
    };
    const { code } = await reader.certify({ modules: [{ ...COMPLETED, ...planted }] });
    succeeded(await reader.withdraw(code, `${MARK} sat the quiz`));
    const answers = [await reader.page(code), JSON.stringify(await reader.call(code))];
    for (const answer of answers)
      expect(answer).not.toMatch(/zaphod|98765|2019|August|87%|"score":87|reason|salt|hash|Id"/i);
    expect(answers[0]).toContain('Withdrawn');
  });
});

describe('the page', () => {
  it('needs neither JavaScript nor cookies, and loads nothing from elsewhere', async ({
    reader,
  }) => {
    const { code } = await reader.certify();
    const { headers, raw } = await reader.get(`/verify/${code}`);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(raw) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      vary: 'accept-language',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(raw).toContain('<meta name="robots" content="noindex">');
    expect(raw).not.toMatch(/<script|javascript:|\son\w+=|style="|https?:/i);
    const head = await reader.get(`/verify/${code}`, {}, 'HEAD' as 'GET');
    expect([head.status, head.raw, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(raw)),
    ]);
  });

  it('is found by the code as people type it', async ({ reader }) => {
    const { code } = await reader.certify();
    const typed = ` ${code.toLowerCase().slice(0, 9)}-${code.slice(9)} `;
    const ask = async (query: string) => {
      const { status, headers } = await reader.get(`/verify?${query}`);
      return [status, headers['location']];
    };
    expect(await ask(new URLSearchParams({ code: typed }).toString())).toEqual([
      303,
      `/verify/${code}`,
    ]);
    const chosen = new URLSearchParams({ code, language: 'fr' }).toString();
    expect(await ask(chosen)).toEqual([303, `/verify/${code}?language=fr`]);
    expect(await ask('code=%2F%2Fevil.test')).toEqual([303, '/verify/%2F%2FEV11.TEST']);
    expect(await ask('code=%0D%0Aset-cookie:a')).toEqual([303, '/verify/SETC00K1E%3AA']);
    for (const empty of ['/verify', '/verify?code=', '/verify?code=%20-']) {
      const { status, raw } = await reader.get(empty);
      expect([status, textOf(raw)]).toEqual([200, expect.stringContaining('Check a certificate')]);
    }
    expect(textOf(await reader.page(typed))).toContain('This certificate is genuine');
  });

  it('is in the language of the address, or else of the browser', async ({ reader }) => {
    const { code } = await reader.certify();
    const languageAt = async (query: string, accepted: string) => {
      const { raw } = await reader.get(`/verify/${code}${query}`, { 'accept-language': accepted });
      return /<html lang="(\w+)" dir="(\w+)">/.exec(raw)?.slice(1);
    };
    expect(await languageAt('', 'de-AT, fr;q=0.5')).toEqual(['de', 'ltr']);
    expect(await languageAt('?language=ar', 'de')).toEqual(['ar', 'rtl']);
    expect(await languageAt('?language=xx', 'ja')).toEqual(['en', 'ltr']);
    const german = await reader.page(code, '?language=de');
    for (const language of LANGUAGES.filter((each) => each !== 'de'))
      expect(german).toContain(`href="?language=${language}"`);
    expect(german).toContain('<input type="hidden" name="language" value="de">');
    expect(textOf(german)).toContain('Dieses Zertifikat ist echt und gilt heute.');
  });

  it('shows names as they are', async ({ portal, reader, trainee }) => {
    await portal.resources.db
      .updateTable('all_users')
      .set({ name: '<b>"Tess" & \'Co\'</b>' })
      .where('id', '=', trainee.user.id)
      .execute();
    const { code } = await reader.certify();
    expect(await reader.page(code)).toContain("&lt;b&gt;&quot;Tess&quot; &amp; 'Co'&lt;/b&gt;");
    const entered = await reader.page('"><script>alert(1)</script>');
    expect(entered).not.toContain('<script');
    expect(entered).toContain('value="&quot;&gt;&lt;SC-R1PT&gt;');
  });
});

describe('a code of no certificate', () => {
  const codes = {
    'an unknown one': UNKNOWN,
    'a malformed one': 'HELLO',
    'one with other letters': 'U'.repeat(26),
    'a long one': '7'.repeat(2_000),
    'one of another script': 'رمز الشهادة ١٢٣',
    'one with a zero byte': '\u0000',
    'one with slashes': '../../api/health',
  };

  it.for(Object.entries(codes))('is answered alike: %s', async ([, code], { reader }) => {
    const known = await reader.certify();
    const ask = async (asked: string) => {
      const statements: string[] = [];
      const stop = watchStatements((text) => statements.push(text));
      onTestFinished(stop);
      const { status, headers, raw } = await reader.get(`/verify/${encodeURIComponent(asked)}`);
      stop();
      const { 'x-request-id': _, 'content-length': __, date: ___, ...others } = headers;
      return { status, others, statements, raw };
    };
    // A first request compiles the statements.
    await ask(known.code);
    const [found, missing] = [await ask(known.code), await ask(code)];
    expect(found.statements.length).toBeGreaterThan(1);
    const { raw, ...answer } = missing;
    expect(answer).toEqual({
      status: found.status,
      others: found.others,
      statements: found.statements,
    });
    expect(textOf(raw)).toContain('Unknown code This portal has no certificate with this code.');
  });

  it('is unknown to the call', async ({ reader }) => {
    for (const code of [UNKNOWN, 'HELLO', 'رمز', '\u0000', '7'.repeat(5_000)])
      expect(await reader.call(code)).toEqual({ status: 'unknown', certificate: null });
  });
});

it('is a page too if nothing can be checked', async ({ portal, reader }) => {
  const { code } = await reader.certify();
  await portal.resources.db
    .updateTable('certificates')
    .set({ facts_json: '{}' })
    .where('code', '=', code)
    .execute();
  const { status, headers, raw } = await reader.get(`/verify/${code}?language=pl`);
  expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(textOf(raw)).toContain('Tego kodu nie można teraz sprawdzić');
});

it('is limited for each address, by page and call together', async ({ portal, reader }) => {
  const { code } = await reader.certify();
  for (let i = 0; i < CHECKS.limit / 2; i += 1) {
    await reader.page(code);
    await reader.call(UNKNOWN);
  }
  const page = await reader.get(`/verify/${UNKNOWN}`, { 'accept-language': 'de' });
  const seconds = Number(page.headers['retry-after']);
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(textOf(page.raw)).toContain(
    `Zu viele Prüfungen Aus Ihrem Netz wurden in kurzer Zeit viele Codes geprüft. Bitte versuchen Sie es in ${seconds} Sekunden erneut.`,
  );
  const call = await reader.get(`/api/verify/${code}`);
  expect([call.status, call.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const other = await portal.inject({ url: `/verify/${code}`, remoteAddress: '203.0.113.9' });
  expect(other.status).toBe(200);
  portal.clock.advance(MINUTE_MS);
  await reader.page(code);
});
