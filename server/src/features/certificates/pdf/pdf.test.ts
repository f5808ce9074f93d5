import * as calls from '@portal/contract/certificates';
import { createCompany } from '@portal/contract/companies';
import { updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  type Actor,
  makeLimitedAdmin,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { readCertificate } from '../present.ts';
import { findCertificateByCode } from '../queries.ts';
import { COMPLETED, certify } from '../testing/certify.ts';
import { contentOf } from './content.ts';

const it = portalIt.extend('fetchPdf', ({ origin }) => async (code: string, { token }: Actor) => {
  const answer = await fetch(`${origin}/api/certificates/${code}/pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
});

it('is for the holder and for admins who reach the holder', async ({
  portal,
  company,
  trainee,
  admin,
  fetchPdf,
}) => {
  const { code } = await certify(portal, { userId: trainee.user.id, companyId: company.id });
  for (const reader of [trainee, admin]) {
    const { answer, bytes } = await fetchPdf(code, reader);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="certificate-${code}.pdf"`,
    );
    expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+%%EOF\s*$/);
  }
  const other = await makeTrainee(portal, { companyName: company.name });
  const elsewhere = await makeLimitedAdmin(portal, []);
  for (const reader of [other, elsewhere]) {
    const { answer, bytes } = await fetchPdf(code, reader);
    expect(answer.status).toBe(404);
    expect(JSON.parse(bytes.toString())).toMatchObject({ message: 'Certificate not found' });
  }
  expect((await fetchPdf('0'.repeat(26), trainee)).answer.status).toBe(404);
});

it('has the logo of the company', async ({ portal, admin, fetchPdf }) => {
  const form = multipart(
    { name: 'Brightwater' },
    { logo: await fixtureFile('logos/brightwater-foods.png') },
  );
  const company = succeeded(await upload(portal, createCompany, form, { token: admin.token }));
  const trainee = await makeTrainee(portal, { companyName: company.name });
  const { code } = await certify(portal, { userId: trainee.user.id, companyId: company.id });
  const { bytes } = await fetchPdf(code, trainee);
  expect(bytes.toString('latin1')).toContain('/Filter /DCTDecode');
});

it('has scores only while the holder shows them', async ({ portal, company, trainee }) => {
  const { code } = await certify(portal, { userId: trainee.user.id, companyId: company.id });
  const scores = async () => {
    const row = await findCertificateByCode(portal.resources.db, code);
    if (row === undefined) throw new Error('There is no certificate');
    const shown = { publicUrl: '', logo: null, signature: null };
    return contentOf(readCertificate(row, portal.clock.now), shown).modules.map(
      ({ score }) => score,
    );
  };
  expect(await scores()).toEqual([null]);
  await trainee.call(calls.shareScores, { params: { code }, body: { shared: true } });
  expect(await scores()).toEqual([COMPLETED.score]);
});

it('is not there where no font has all characters', async ({
  portal,
  company,
  admin,
  fetchPdf,
}) => {
  const trainee = await makeTrainee(portal, { companyName: company.name });
  const renamed = { params: { id: trainee.user.id }, body: { name: 'Zoe 🎉' } };
  succeeded(await admin.call(updateTrainee, renamed));
  const { code } = await certify(portal, { userId: trainee.user.id, companyId: company.id });
  const params = { code };
  expect(succeeded(await trainee.call(calls.getCertificate, { params })).pdfUrl).toBeNull();
  const { answer, bytes } = await fetchPdf(code, trainee);
  expect(answer.status).toBe(404);
  expect(bytes.toString()).toContain('Please print its page instead.');
});
