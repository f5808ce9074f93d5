/** A portal whose public address has a path. A proxy passes this path on, or removes it. */
import { requestPasswordReset } from '@portal/contract/accounts';
import { createCalendarLink } from '@portal/contract/calendar';
import * as certificates from '@portal/contract/certificates';
import { createReportExport } from '@portal/contract/exports';
import { describe, expect } from 'vitest';
import { certify } from './features/certificates/testing/certify.ts';
import { signInAdmin, succeeded } from './testing/factories.ts';
import { openLive } from './testing/live-client.ts';
import { mailParts } from './testing/mail-parts.ts';
import { mailTo } from './testing/outbox.ts';
import { it as portalIt } from './testing/portal-test.ts';

const BASE = '/training';

const it = portalIt
  .extend('env', {
    PUBLIC_URL: `https://portal.test${BASE}`,
    CORS_ORIGINS: 'https://intranet.test',
  })
  .extend(
    'get',
    { scope: 'file' },
    ({ portal }) =>
      (url: string) =>
        portal.inject({ method: 'GET', url }),
  )
  .extend('certificate', async ({ portal, trainee, company }) => {
    const { code } = await certify(portal, { userId: trainee.user.id, companyId: company.id });
    return succeeded(await trainee.call(certificates.getCertificate, { params: { code } }));
  });

describe.for([
  ['with the path', BASE],
  ['without the path', ''],
] as const)('%s', ([_, path]) => {
  it.for([
    ['/api/nothing', 404],
    ['/api/config', 200],
    ['/api/docs', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/log/checkpoint', 200],
    ['/.well-known/jwks.json', 200],
    ['/verify', 200],
  ] as const)('%s is answered', async ([url, status], { get }) => {
    expect((await get(path + url)).status).toBe(status);
  });

  it('calls have the headers of calls, and their queries', async ({ get }) => {
    const { headers } = await get(`${path}/api/config?x=${BASE}`);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('a socket of the portal’s pages is accepted', async ({ portal, origin }) => {
    const address = origin.replace('http', 'ws') + path;
    const page = { origin: 'https://portal.test' };
    await using client = await openLive(address, await signInAdmin(portal), page);
    await client.settled();
  });

  it('redirects lead below the path', async ({ get }) => {
    const { status, headers } = await get(`${path}/verify?code=ab-12&language=de`);
    expect([status, headers['location']]).toEqual([303, `${BASE}/verify/AB12?language=de`]);
  });

  it('files are loaded from the addresses in answers', async ({ admin, company, get }) => {
    const body = { company: company.id, format: 'csv' } as const;
    const { url } = succeeded(await admin.call(createReportExport, { body }));
    expect(url).toMatch(/^\/training\/api\/exports\/report\.csv\?/);
    expect((await get(path + url.slice(BASE.length))).status).toBe(200);
  });
});

it('an address that only begins like the path is not below it', async ({ get, origin, portal }) => {
  for (const url of [`${BASE}x`, '/Training', `/a${BASE}`])
    expect((await get(`${url}/api/config`)).raw).not.toContain('maxVideoMb');
  expect((await get('/api/config')).raw).toContain('maxVideoMb');
  const address = `${origin.replace('http', 'ws')}${BASE}x`;
  await expect(openLive(address, await signInAdmin(portal))).rejects.toThrow('404');
});

it('addresses of certificates are below the path', async ({ certificate, trainee, get }) => {
  const { code } = certificate;
  const files = {
    pdfUrl: `${BASE}/api/certificates/${code}/pdf`,
    proofUrl: `${BASE}/api/certificates/${code}/proof`,
    badgeUrl: `${BASE}/api/certificates/${code}/badge`,
  };
  expect(certificate).toMatchObject({
    ...files,
    verifyUrl: `https://portal.test${BASE}/verify/${code}`,
  });
  expect(succeeded(await trainee.call(certificates.listOwnCertificates))).toMatchObject([files]);
  expect((await get(files.badgeUrl)).status).toBe(200);
});

it('the page that checks a certificate names nothing outside', async ({ certificate, get }) => {
  const { raw } = await get(`${BASE}/verify/${certificate.code}`);
  const addresses = [...raw.matchAll(/(?:href|src|action)="([^"?]+)/g)].map(([, found]) => found);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(/^\/training\//);
});

it('whole addresses have the path', async ({ portal, trainee, get }) => {
  const { url } = succeeded(await trainee.call(createCalendarLink, { body: {} }));
  expect(url).toMatch(/^https:\/\/portal\.test\/training\/api\/calendar\//);
  const { servers } = (await get('/api/docs/openapi.json')).body as { servers: unknown };
  expect(servers).toEqual([{ url: `https://portal.test${BASE}/api` }]);
  const { email } = trainee.user;
  await portal.call(requestPasswordReset, { body: { email } });
  const { text } = mailParts(await mailTo(portal, email));
  expect(text).toContain(`https://portal.test${BASE}/reset-password/`);
});
