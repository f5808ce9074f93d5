/** A certificate says the same after all that it is about was deleted for good. */
import * as calls from '@portal/contract/certificates';
import { updateCompany } from '@portal/contract/companies';
import { expect } from 'vitest';
import { trashOf } from '#server/features/trash/testing/trash-test.ts';
import {
  makeQuizModule,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { COMPLETED, certify } from './testing/certify.ts';
import { readProof } from './testing/read-proof.ts';

const HOUR_MS = 3_600_000;
const LOGOS = ['logos/brightwater-foods.png', 'images/lossy.webp'] as const;

const it = itAlone.extend('kept', async ({ portal, admin, company }) => {
  const { id, name: companyName } = company;
  const trash = trashOf(portal, admin);
  const changeLogo = async (file: string) => {
    const form = multipart({}, { logo: await fixtureFile(file) });
    const changed = await upload(portal, updateCompany, form, { token: admin.token, id });
    return succeeded(changed).logo ?? '';
  };
  const logo = await changeLogo(LOGOS[0]);
  const module = await makeQuizModule(portal, id, { name: 'Ladders' });
  const holder = await makeTrainee(portal, { companyName });
  const { code } = await certify(portal, {
    userId: holder.user.id,
    companyId: id,
    modules: [{ ...COMPLETED, moduleId: module.id }],
  });
  const params = { code };
  return {
    module,
    holder,
    trash,
    logo,
    code,
    changeLogo,
    get: async () => succeeded(await admin.call(calls.getCertificate, { params })),
    verify: async () => succeeded(await portal.call(calls.verifyCertificate, { params })),
    proof: () => readProof(portal, code),
    logoStatus: async (key = logo) => (await portal.inject({ url: `/api/uploads/${key}` })).status,
    async purge(deletionId: number | null) {
      succeeded(await trash.purge(deletionId));
      await trash.work();
    },
  };
});

it('of the person and of the module', async ({ portal, kept }) => {
  const [shown, verified, proof] = [await kept.get(), await kept.verify(), await kept.proof()];
  await kept.purge(await kept.trash.deleteModule(kept.module.id));
  await kept.purge(await kept.trash.deleteTrainee(kept.holder));
  expect(await kept.get()).toEqual(shown);
  expect(await kept.verify()).toEqual(verified);
  expect(await kept.proof()).toEqual(proof);
  const row = await portal.resources.db
    .selectFrom('certificates')
    .select(['user_id', 'completion_id', 'facts_json'])
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ user_id: null, completion_id: null });
  expect(row.facts_json).toContain(kept.holder.user.name);
});

it('of the person: to withdraw it does not name the person in the record again', async ({
  portal,
  admin,
  kept,
}) => {
  await kept.purge(await kept.trash.deleteTrainee(kept.holder));
  const body = { reason: 'Completed by another person' };
  succeeded(await admin.call(calls.withdrawCertificate, { params: { code: kept.code }, body }));
  const recorded = await portal.resources.db
    .selectFrom('activity')
    .selectAll()
    .where('action', '=', 'trainee.certificate-withdrawn')
    .executeTakeFirstOrThrow();
  expect(recorded).toMatchObject({ subject_id: null, subject_name: '', subject_count: 1 });
  expect(JSON.stringify(recorded)).not.toContain(kept.holder.user.name);
});

it('of the company; the pictures of certificates stay, also for the sweep', async ({
  portal,
  company,
  kept,
}) => {
  const shown = await kept.get();
  const second = await kept.changeLogo(LOGOS[1]);
  const third = await kept.changeLogo(LOGOS[0]);
  // The logo of the certificate is served; one that no certificate has is removed.
  expect([await kept.logoStatus(), await kept.logoStatus(second)]).toEqual([200, 404]);
  expect(await portal.resources.media.stat(second)).toBeNull();
  await kept.purge(await kept.trash.deleteCompany(company.id));
  expect(await kept.get()).toEqual(shown);
  expect((await kept.verify()).status).toBe('valid');
  expect([await kept.logoStatus(), await kept.logoStatus(third)]).toEqual([200, 404]);
  portal.clock.advance(3 * HOUR_MS);
  expect(await portal.services.media.sweep()).toEqual({ quarantined: 0, removed: 0, missing: 0 });
  expect(await kept.logoStatus()).toBe(200);
  const rows = await portal.resources.db
    .selectFrom('certificates')
    .innerJoin('certificate_looks', 'certificate_looks.id', 'certificates.look_id')
    .select(['certificates.company_id', 'certificate_looks.company_id as look_company_id'])
    .execute();
  expect(rows).toEqual([{ company_id: null, look_company_id: null }]);
});

it('a certificate of now has the present logo; the former one keeps its own', async ({
  portal,
  admin,
  company,
  kept,
}) => {
  const second = await kept.changeLogo(LOGOS[1]);
  const { code } = await certify(portal, {
    userId: kept.holder.user.id,
    companyId: company.id,
  });
  const later = await admin.call(calls.getCertificate, { params: { code } });
  expect([(await kept.get()).look.logo, succeeded(later).look.logo]).toEqual([kept.logo, second]);
});

it('of a person who is merged with a living one: that one has the certificate, with the name on it', async ({
  portal,
  admin,
  company,
  kept,
}) => {
  const { user } = kept.holder;
  const deletionId = await kept.trash.deleteTrainee(kept.holder);
  const living = await makeTrainee(portal, {
    companyName: company.name,
    name: 'Tess Again',
    email: user.email,
  });
  succeeded(await kept.trash.restore(deletionId, { mergeInto: living.user.id }));
  expect(succeeded(await living.call(calls.listOwnCertificates))).toMatchObject([
    { code: kept.code, status: 'valid' },
  ]);
  expect((await kept.get()).name).toBe(user.name);
  const params = { code: kept.code };
  const { code } = succeeded(await admin.call(calls.reissueCertificate, { params, body: {} }));
  const again = await living.call(calls.getCertificate, { params: { code } });
  expect(succeeded(again).name).toBe('Tess Again');
});
