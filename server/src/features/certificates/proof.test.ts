/** The file that proves a certificate without the portal. */
import * as calls from '@portal/contract/certificates';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import { describe, expect, onTestFinished } from 'vitest';
import { type Actor, makeCompany, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { watchStatements } from '#server/testing/watch-statements.ts';
import { CHECKS } from './find-typed.ts';
import { COMPLETED, certify, type complete } from './testing/certify.ts';
import { extraOf, fetchProof, readProof } from './testing/read-proof.ts';

const UNKNOWN = '00000000000000000000000000';
const SECOND_MS = 1_000;
const redisUrl = process.env['TEST_REDIS_URL'];
const isOnPostgres = process.env['TEST_ENGINE'] === 'postgres';

const RECORDED = {
  ...COMPLETED,
  name: 'First aid',
  completedOn: '2026-01-31',
  validUntil: '2099-01-30',
  score: null,
  recorded: { by: 'Rita Recorder', on: '2026-02-01' },
};

let clients = 0;

const it = portalIt
  // Its own address, because the limit counts by address.
  .extend('address', () => {
    clients += 1;
    return `198.51.100.${clients}`;
  })
  .extend('proofs', ({ portal, admin, company, trainee, address }) => {
    const of = { userId: trainee.user.id, companyId: company.id };
    const asking = (by?: Actor) => ({ token: by?.token, address });
    return {
      certify: (more: Partial<Parameters<typeof complete>[1]> = {}) =>
        certify(portal, { ...of, ...more }),
      fetch: (code: string, by?: Actor) => fetchProof(portal, code, asking(by)),
      read: (code: string, by?: Actor) => readProof(portal, code, asking(by)),
      scores: async (code: string, by?: Actor) =>
        (await readProof(portal, code, asking(by))).fields
          .filter(({ name }) => name.endsWith('.score'))
          .map(({ value }) => value),
      share: async (code: string, shared: boolean) =>
        succeeded(await trainee.call(calls.shareScores, { params: { code }, body: { shared } })),
      withdraw: async (code: string, reason = 'Completed by another person') =>
        succeeded(
          await admin.call(calls.withdrawCertificate, { params: { code }, body: { reason } }),
        ),
    };
  });

describe('a proof', () => {
  it('of a new certificate has its public facts, and when they were logged', async ({
    portal,
    proofs,
    trainee,
    company,
  }) => {
    const { code } = await proofs.certify({ modules: [COMPLETED, RECORDED] });
    const { headers, raw } = await proofs.fetch(code);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `inline; filename="certificate-${code}.tlog-proof"`,
      'cache-control': 'no-store',
    });
    expect(raw).toMatch(/^c2sp\.org\/tlog-proof@v1\n/);
    const now = portal.clock.now;
    const proven = await proofs.read(code);
    expect(proven).toMatchObject({
      kind: LEAF_KINDS.certificateIssued,
      // The two scores, and the whole record.
      hidden: 3,
      signedAt: now - (now % SECOND_MS),
    });
    const fields = {
      code,
      name: trainee.user.name,
      company: company.name,
      training: `Training at ${company.name}`,
      completedOn: '2026-03-02',
      issuedAt: new Date(now).toISOString(),
      validUntil: '2099-01-30',
      'module.1.name': 'Ladders',
      'module.1.completedOn': '2026-03-02',
      'module.1.validUntil': '',
      'module.1.recordedOn': '',
      'module.2.name': 'First aid',
      'module.2.completedOn': '2026-01-31',
      'module.2.validUntil': '2099-01-30',
      'module.2.recordedOn': '2026-02-01',
    };
    expect(proven.fields).toEqual(Object.entries(fields).map(([name, value]) => ({ name, value })));
  });

  it('of a module is about that module', async ({ proofs }) => {
    const { code } = await proofs.certify({ moduleId: COMPLETED.moduleId });
    const { kind, fields } = await proofs.read(code);
    expect(kind).toBe(LEAF_KINDS.moduleCertificate);
    expect(fields).toContainEqual({ name: 'training', value: 'Ladders' });
  });

  it('stays that of the issue after the certificate was replaced and withdrawn', async ({
    proofs,
    admin,
  }) => {
    const { code } = await proofs.certify();
    const { index, fields } = await proofs.read(code);
    const again = succeeded(
      await admin.call(calls.reissueCertificate, { params: { code }, body: {} }),
    );
    await proofs.withdraw(code);
    await proofs.withdraw(again.code);
    expect(await proofs.read(code)).toMatchObject({ index, fields });
    expect((await proofs.read(again.code)).index).toBeGreaterThan(index);
  });

  it('is found by the code as people type it', async ({ proofs }) => {
    const { code } = await proofs.certify();
    const typed = ` ${code.toLowerCase().slice(0, 9)}-${code.slice(9)} `;
    expect((await proofs.read(typed)).fields).toContainEqual({ name: 'code', value: code });
  });

  it.skipIf(!isOnPostgres || redisUrl === undefined)(
    'comes from any process of the installation',
    async ({ address }) => {
      const settings = { REDIS_URL: redisUrl ?? '' };
      await using first = await startTestPortal(settings);
      const { databaseUrl = '', dataDir } = first.settings;
      const shared = { ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
      await using second = await startTestPortal(shared);
      const company = await makeCompany(first);
      const { user } = await makeTrainee(first, { companyName: company.name });
      const of = { userId: user.id, companyId: company.id };
      const codes = [(await certify(first, of)).code, (await certify(second, of)).code];
      const proofs = [first, second].flatMap((portal) =>
        codes.map((code) => readProof(portal, code, { address })),
      );
      const indexes = (await Promise.all(proofs)).map(({ index }) => index);
      expect(indexes).toEqual([0, 1, 0, 1]);
    },
  );
});

describe('the scores', () => {
  it('are in it for the holder alone, until the holder shows them', async ({
    portal,
    proofs,
    admin,
    company,
    trainee,
  }) => {
    const { code } = await proofs.certify({ modules: [COMPLETED, RECORDED] });
    const other = await makeTrainee(portal, { companyName: company.name });
    expect(await proofs.scores(code, trainee)).toEqual(['90', '']);
    for (const by of [undefined, other, admin, { ...trainee, token: 'ended' }])
      expect(await proofs.scores(code, by)).toEqual([]);
    await proofs.share(code, true);
    for (const by of [undefined, other, admin])
      expect(await proofs.scores(code, by)).toEqual(['90', '']);
    await proofs.share(code, false);
    expect(await proofs.scores(code)).toEqual([]);
  });
});

it('shows nothing else', async ({ proofs, trainee }) => {
  const MARK = 'Zaphod';
  const planted = {
    moduleId: 987_650,
    videoSeconds: 987_651,
    creditedSeconds: 987_652,
    score: 87,
    edition: 987_653,
    recorded: { by: `${MARK} Recorder`, on: '2026-02-01' },
  };
  const { code } = await proofs.certify({ modules: [{ ...COMPLETED, ...planted }] });
  await proofs.withdraw(code, `${MARK} sat the quiz`);
  const [publicly, forHolder] = await Promise.all(
    [undefined, trainee].map(async (by) => extraOf((await proofs.fetch(code, by)).raw)),
  );
  for (const extra of [publicly, forHolder]) {
    expect(extra).toContain('"value":"Ladders"');
    expect(extra).not.toMatch(/zaphod|"value":"[^"]*98765|"language"|withdrawn|"facts"/i);
  }
  expect(publicly).not.toContain('"value":"87"');
  expect(forHolder).toContain('"value":"87"');
});

it('unknown and malformed codes are answered alike, after the same queries', async ({ proofs }) => {
  const ask = async (code: string) => {
    const statements: string[] = [];
    const stop = watchStatements((text) => statements.push(text));
    onTestFinished(stop);
    const { status, error } = await proofs.fetch(code);
    stop();
    return { status, error, statements };
  };
  // A first request compiles the statements.
  await ask(UNKNOWN);
  const unknown = await ask(UNKNOWN);
  expect(unknown).toMatchObject({
    status: 404,
    error: { code: 'NOT_FOUND', details: { reason: 'certificateNotFound' } },
    statements: expect.arrayContaining([expect.stringContaining('"certificates"."code" =')]),
  });
  expect(await ask('HELLO')).toEqual(unknown);
  expect(await ask('رمز الشهادة ١٢٣')).toEqual(unknown);
});

it('is limited for each address, together with the checks of certificates', async ({
  portal,
  proofs,
  address,
}) => {
  const { code } = await proofs.certify();
  for (let i = 0; i < CHECKS.limit / 2; i += 1) {
    await proofs.read(code);
    await portal.call(calls.verifyCertificate, { params: { code: UNKNOWN }, address });
  }
  const refused = await proofs.fetch(code);
  expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
