/** Badges through the front door: their content, their keys, and the lists of withdrawn ones. */
import { gunzipSync } from 'node:zlib';
import { getBadgeStatusList, getCertificateBadge } from '@portal/contract/badges';
import * as calls from '@portal/contract/certificates';
import { addDays } from '@portal/contract/civil-dates';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { describe, expect, onTestFinished } from 'vitest';
import { newCode } from '#server/features/certificates/code.ts';
import { CHECKS } from '#server/features/certificates/find-typed.ts';
import {
  COMPLETED,
  certify,
  type complete,
} from '#server/features/certificates/testing/certify.ts';
import { todayOf } from '#server/features/standings/testing/forklift.ts';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { itAlone, it as portalIt } from '#server/testing/portal-test.ts';
import { watchStatements } from '#server/testing/watch-statements.ts';
import { LIST_SIZE } from './status-list.ts';
import { getUrl, isRevoked, readCredential } from './testing/read-badges.ts';

const KEYS = 'http://portal.test/.well-known/jwks.json';
const UNKNOWN = '00000000000000000000000000';
const KEPT_MS = 60_000;

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
    const ask = (code: string) =>
      portal.call(getCertificateBadge, { params: { code }, address: from });
    return {
      certify: (more: Partial<Parameters<typeof complete>[1]> = {}) =>
        certify(portal, { ...of, ...more }),
      ask,
      badge: async (code: string) => {
        const answer = await ask(code);
        expect(answer.status).toBe(200);
        return readCredential(portal, answer.raw);
      },
      withdraw: async (code: string, reason = 'Completed by another person') =>
        succeeded(
          await admin.call(calls.withdrawCertificate, { params: { code }, body: { reason } }),
        ),
    };
  });

describe('a badge', () => {
  it('is a signed Open Badge 3.0 with the public facts', async ({
    portal,
    company,
    trainee,
    reader,
  }) => {
    await portal.resources.db
      .updateTable('all_companies')
      .set({ time_zone: 'Asia/Tokyo' })
      .where('id', '=', company.id)
      .execute();
    const modules = [
      { ...COMPLETED, validUntil: '2035-03-01' },
      { ...COMPLETED, name: 'Forklift', recorded: { by: 'Rita', on: '2026-03-05' } },
    ];
    const { code } = await reader.certify({ modules, isBeforeCertificates: true });
    const { id: certificateId } = await portal.resources.db
      .selectFrom('certificates')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const { header, credential } = await reader.badge(code);
    expect(header).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: expect.stringMatching(/^http:\/\/portal\.test\/\.well-known\/jwks\/[\w-]{43}\.json$/),
    });
    const id = `http://portal.test/api/certificates/${code}/badge`;
    const list = 'http://portal.test/api/badge-status/1';
    const issuedAt = Math.floor(portal.clock.now / 1000);
    const endsAt = Date.parse('2035-03-01T14:59:59Z') / 1000;
    expect(credential).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: `Training at ${company.name}`,
      issuer: { id: 'http://portal.test', type: ['Profile'], name: company.name },
      validFrom: new Date(issuedAt * 1000).toISOString().replace('.000', ''),
      validUntil: '2035-03-01T14:59:59Z',
      credentialSubject: {
        id: `${id}#holder`,
        type: ['AchievementSubject'],
        identifier: [
          {
            type: 'IdentityObject',
            identityType: 'name',
            hashed: false,
            identityHash: trainee.user.name,
          },
        ],
        narrative: [
          'Ladders: completed on 2026-03-02, valid until 2035-03-01',
          'Forklift: completed on 2026-03-02, recorded by an administrator',
          'It was completed before the portal issued certificates.',
        ].join('\n'),
        achievement: {
          id: `${id}#achievement`,
          type: ['Achievement'],
          name: `Training at ${company.name}`,
          description: 'Modules: Ladders, Forklift',
          criteria: { narrative: expect.stringContaining('Every module is completed') },
        },
      },
      credentialStatus: {
        id: `${list}#${certificateId}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(certificateId),
        statusListCredential: list,
      },
      iss: 'http://portal.test',
      jti: id,
      sub: `${id}#holder`,
      nbf: issuedAt,
      exp: endsAt,
    });
  });

  it('is a file of a credential that no cache keeps', async ({ reader }) => {
    const { code } = await reader.certify();
    expect((await reader.ask(code)).headers).toMatchObject({
      'content-type': 'application/vc+jwt',
      'content-disposition': `inline; filename="certificate-${code}.jwt"`,
      'cache-control': 'no-store',
    });
  });

  it('about one module has its name, and no end if it counts for ever', async ({ reader }) => {
    const { credential } = await reader.badge((await reader.certify({ moduleId: 1 })).code);
    expect(credential).toMatchObject({
      name: 'Ladders',
      credentialSubject: { achievement: { name: 'Ladders' } },
    });
    expect(Object.keys(credential)).not.toContain('exp');
    expect(Object.keys(credential)).not.toContain('validUntil');
  });

  it('has no other facts, not even shared scores', async ({ company, trainee, reader }) => {
    const MARK = 'Zaphod';
    const planted = {
      moduleId: 987_650,
      videoSeconds: 987_651,
      creditedSeconds: 987_652,
      score: 87,
      edition: 987_653,
      recorded: { by: `${MARK} Recorder`, on: '2019-08-07' },
    };
    const { code } = await reader.certify({ modules: [{ ...COMPLETED, ...planted }] });
    const body = { shared: true };
    succeeded(await trainee.call(calls.shareScores, { params: { code }, body }));
    await reader.withdraw(code, `${MARK} sat the quiz`);
    const { nbf: _, ...credential } = (await reader.badge(code)).credential;
    // These are random, and may have the digits of the planted numbers.
    const text = JSON.stringify(credential).replaceAll(code, '').replaceAll(company.name, '');
    expect(text).not.toMatch(/zaphod|9876|2019|87\b|score|salt|trainee\.test/i);
  });

  it('has addresses from the settings, whatever host the request names', async ({
    portal,
    from,
    reader,
  }) => {
    const { code } = await reader.certify();
    const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
    const answer = await portal.inject({
      method: 'GET',
      url: `/api/certificates/${code}/badge`,
      headers: evil,
      remoteAddress: from,
    });
    const badge = await readCredential(portal, answer.raw);
    expect(JSON.stringify(badge)).not.toContain('evil');
    const keys = await portal.inject({ url: '/.well-known/jwks.json', headers: evil });
    expect(keys.raw).not.toContain('evil');
  });

  it.for(['HELLO', 'U'.repeat(26), 'رمز', '\u0000'])(
    'of the malformed code %j is answered like one of an unknown code',
    async (malformed, { reader }) => {
      const ask = async (code: string) => {
        const statements: string[] = [];
        const stop = watchStatements((text) => statements.push(text));
        onTestFinished(stop);
        const { status, raw } = await reader.ask(code);
        stop();
        return { status, raw, statements };
      };
      // A first request compiles the statements.
      const { code } = await reader.certify();
      await reader.badge(code);
      const known = await ask(code);
      const unknown = await ask(UNKNOWN);
      expect([unknown.status, JSON.parse(unknown.raw).code]).toEqual([404, 'NOT_FOUND']);
      expect(unknown.statements).toEqual(known.statements);
      expect(await ask(malformed)).toEqual(unknown);
    },
  );

  it('counts for the limit of checks', async ({ portal, from, reader }) => {
    const { code } = await reader.certify();
    for (let i = 0; i < CHECKS.limit; i += 1)
      await portal.inject({ method: 'GET', url: `/api/verify/${code}`, remoteAddress: from });
    const { status, error } = await reader.ask(code);
    expect([status, error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});

describe('the keys', () => {
  it('are one public key, which has signed the badges', async ({ portal, reader }) => {
    const { raw, headers, body } = await getUrl(portal, KEYS);
    expect(headers).toMatchObject({
      'content-type': 'application/jwk-set+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    const answer = await reader.ask((await reader.certify()).code);
    const keys = body as JSONWebKeySet;
    const { protectedHeader } = await compactVerify(answer.raw, createLocalJWKSet(keys));
    const [key] = keys.keys;
    expect(key).toEqual({
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: protectedHeader.kid,
      alg: 'ES256',
      use: 'sig',
    });
    expect(raw).not.toContain('"d"');
    const single = await getUrl(portal, key?.kid ?? '');
    expect(single.headers).toMatchObject({
      'content-type': 'application/jwk+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    expect(single.body).toEqual(key);
  });
});

describe('the list of withdrawn certificates', () => {
  it('has a bit for each withdrawn certificate alone', async ({ portal, reader }) => {
    const ended = { ...COMPLETED, validUntil: addDays(todayOf(portal), -1) };
    const expired = await reader.certify({ modules: [ended] });
    const first = await reader.certify();
    const former = { id: first.completion.id, succession: 'renewed' } as const;
    const second = await reader.certify({ former });
    const withdrawn = await reader.certify();
    const badges = await Promise.all(
      [first, second, withdrawn].map(({ code }) => reader.badge(code)),
    );
    const revoked = () => Promise.all(badges.map((badge) => isRevoked(portal, badge)));
    expect(await revoked()).toEqual([false, false, false]);
    await reader.withdraw(withdrawn.code);
    // At once: a change by an admin ends the kept list.
    expect(await revoked()).toEqual([false, false, true]);
    await expect(reader.badge(expired.code)).rejects.toThrow('exp');
  });

  it('is a credential that caches keep, and is signed once a minute', async ({
    portal,
    reader,
  }) => {
    await reader.certify();
    const ask = () => portal.call(getBadgeStatusList, { params: { list: 1 } });
    const { raw, headers } = await ask();
    expect(headers).toMatchObject({
      'content-type': 'application/vc+jwt',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    const { credential } = await readCredential(portal, raw);
    const id = 'http://portal.test/api/badge-status/1';
    const at = Math.floor(portal.clock.now / 1000);
    expect(credential).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: 'http://portal.test',
      credentialSubject: {
        id: `${id}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
      },
      iss: 'http://portal.test',
      jti: id,
      sub: `${id}#list`,
      nbf: at,
      exp: at + 15 * 60,
    });
    expect((await ask()).raw).toBe(raw);
    portal.clock.advance(KEPT_MS);
    expect((await ask()).raw).not.toBe(raw);
  });

  itAlone('is found by the id of the certificate', async ({ portal, company }) => {
    const { db } = portal.resources;
    const ask = (list: number) => portal.call(getBadgeStatusList, { params: { list } });
    expect((await ask(1)).status).toBe(404);
    const trainee = await makeTrainee(portal, { companyName: company.name });
    const of = { userId: trainee.user.id, companyId: company.id };
    await certify(portal, of);
    expect([(await ask(1)).status, (await ask(2)).status]).toEqual([200, 404]);
    const { id: _, ...row } = await db
      .selectFrom('certificates')
      .selectAll()
      .executeTakeFirstOrThrow();
    const lasts = [0, 9, LIST_SIZE - 1].map((index) => ({
      ...row,
      id: 2 * LIST_SIZE + index,
      code: newCode(),
      completion_id: null,
      withdrawn_at: index === 9 ? null : portal.clock.now,
    }));
    await db.insertInto('certificates').values(lasts).execute();
    const bitsOf = async (list: number) => {
      const { credential } = await readCredential(portal, succeededRaw(await ask(list)));
      return gunzipSync(
        Buffer.from(credential.credentialSubject.encodedList.slice(1), 'base64url'),
      );
    };
    expect((await bitsOf(2)).equals(Buffer.alloc(LIST_SIZE / 8))).toBe(true);
    const bits = await bitsOf(3);
    expect([bits.length, bits[0], bits[1], bits.at(-1)]).toEqual([LIST_SIZE / 8, 0x80, 0, 0x01]);
    expect((await ask(4)).status).toBe(404);
    expect((await ask(999_999_999_999_999)).status).toBe(404);
    const ofLast = await portal.call(getCertificateBadge, {
      params: { code: lasts[2]?.code ?? '' },
    });
    const badge = await readCredential(portal, ofLast.raw);
    expect(badge.credential.credentialStatus).toMatchObject({
      statusListIndex: String(LIST_SIZE - 1),
      statusListCredential: 'http://portal.test/api/badge-status/3',
    });
    expect(await isRevoked(portal, badge)).toBe(true);
  });
});

function succeededRaw({ status, raw }: { readonly status: number; readonly raw: string }): string {
  expect(status).toBe(200);
  return raw;
}
