import * as calls from '@portal/contract/certificates';
import { addDays } from '@portal/contract/civil-dates';
import { createModuleEdition, updateCompanyRequirements } from '@portal/contract/requirements';
import { updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { mailsIn, mailTo } from '#server/testing/outbox.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { COMPLETED, certify, complete, issue } from './testing/certify.ts';

const RECORDED = {
  ...COMPLETED,
  moduleId: 2,
  name: 'First aid',
  completedOn: '2026-01-31',
  validUntil: '2099-01-30',
  creditedSeconds: 0,
  score: null,
  recorded: { by: 'Rita Recorder', on: '2026-02-01' },
};

const it = portalIt.extend('holder', ({ portal, company, trainee, admin }) => {
  const of = { userId: trainee.user.id, companyId: company.id };
  return {
    of,
    certify: (more: Partial<Parameters<typeof complete>[1]> = {}) =>
      certify(portal, { ...of, ...more }),
    own: async () => succeeded(await trainee.call(calls.listOwnCertificates)),
    get: async (code: string) =>
      succeeded(await trainee.call(calls.getCertificate, { params: { code } })),
    held: async () => {
      const params = { id: trainee.user.id };
      return succeeded(await admin.call(calls.listCertificatesOfTrainee, { params }));
    },
  };
});

describe('a certificate', () => {
  it('says what was completed, until the earliest end', async ({ holder, company, trainee }) => {
    const { code } = await holder.certify({ modules: [COMPLETED, RECORDED] });
    const shown = await holder.get(code);
    expect(shown).toMatchObject({
      code,
      status: 'valid',
      kind: 'training',
      name: trainee.user.name,
      company: company.name,
      moduleName: null,
      completedOn: '2026-03-02',
      validUntil: '2099-01-30',
      statusSince: null,
      requiredAgainSince: null,
      isBeforeCertificates: false,
      shared: false,
      withdrawnReason: null,
      language: 'en',
      look: { colour: '#1d4ed8', line: '', logo: null, signature: null },
      verifyUrl: `http://portal.test/verify/${code}`,
      pdfUrl: `/api/certificates/${code}/pdf`,
    });
    const { moduleId: _, ...first } = COMPLETED;
    const { moduleId: __, ...second } = RECORDED;
    expect(shown.modules).toEqual([
      { ...first, isRecorded: false },
      { ...second, isRecorded: true },
    ]);
    expect(await holder.own()).toMatchObject([
      {
        code,
        kind: 'training',
        moduleId: null,
        runNumber: 1,
        title: `Training at ${company.name}`,
        status: 'valid',
      },
    ]);
  });

  it('is issued once for each completion, also by several transactions', async ({
    portal,
    holder,
  }) => {
    const completion = await complete(portal, holder.of);
    await Promise.all(Array.from({ length: 5 }, () => issue(portal, completion)));
    expect(await holder.own()).toHaveLength(1);
  });

  it('ends when a later one takes its place', async ({ holder }) => {
    const first = await holder.certify();
    const former = (succession: 'renewed' | 'replaced', { id }: { readonly id: number }) => ({
      former: { id, succession },
    });
    const second = await holder.certify(former('renewed', first.completion));
    await holder.certify(former('replaced', second.completion));
    expect((await holder.own()).map(({ status }) => status)).toEqual([
      'valid',
      'replaced',
      'renewed',
    ]);
    expect(await holder.get(first.code)).toMatchObject({ statusSince: expect.any(String) });
  });

  it('of a module is about that module, in the language of its reader', async ({
    portal,
    holder,
    trainee,
  }) => {
    await holder.certify({ moduleId: COMPLETED.moduleId });
    await holder.certify();
    const answer = await portal.inject({
      url: '/api/trainee/certificates',
      headers: { authorization: `Bearer ${trainee.token}`, 'accept-language': 'de-AT' },
    });
    expect(answer.body).toMatchObject([
      { kind: 'training', title: expect.stringContaining('Schulung bei') },
      { kind: 'module', moduleId: COMPLETED.moduleId, title: 'Ladders' },
    ]);
  });

  it('says since when a module must be taken again', async ({ portal, admin, company, holder }) => {
    const module = await makeQuizModule(portal, company.id);
    const rules = {
      dueDays: 30,
      graceDays: 0,
      renewalDays: 30,
      reminderDays: [],
      digestWeekday: 1,
    };
    succeeded(
      await admin.call(updateCompanyRequirements, { params: { id: company.id }, body: rules }),
    );
    const { code } = await holder.certify({ modules: [{ ...COMPLETED, moduleId: module.id }] });
    const later = { ...COMPLETED, moduleId: module.id, edition: 2 };
    const other = await holder.certify({ modules: [later] });
    const today = civilDateAt(portal.clock.now, null);
    const body = { by: addDays(today, 30), reason: 'The law has changed' };
    const params = { id: module.id };
    succeeded(await admin.call(createModuleEdition, { params, body }));
    expect((await holder.get(code)).requiredAgainSince).toBe(today);
    expect((await holder.get(other.code)).requiredAgainSince).toBeNull();
  });

  it('is found by its code as people type it', async ({ holder }) => {
    const { code } = await holder.certify();
    const typed = ` ${code.toLowerCase().slice(0, 9)}-${code.slice(9)} `;
    expect((await holder.get(typed)).code).toBe(code);
  });
});

describe('the scores', () => {
  it('are shown to others only while the holder wants it', async ({ portal, holder, trainee }) => {
    const { code } = await holder.certify();
    const share = (shared: boolean, by = trainee) =>
      by.call(calls.shareScores, { params: { code }, body: { shared } });
    const check = async () =>
      succeeded(await portal.call(calls.verifyCertificate, { params: { code } })).certificate
        ?.modules[0]?.score;
    expect(await check()).toBeNull();
    expect(succeeded(await share(true))).toMatchObject({ code, shared: true });
    expect(await check()).toBe(90);
    expect(succeeded(await share(false)).shared).toBe(false);
    expect(await check()).toBeNull();
    const stranger = await makeTrainee(portal);
    const refused = await share(true, stranger);
    expect([refused.status, refused.error]).toMatchObject([
      404,
      { details: { reason: 'certificateNotFound' } },
    ]);
    expect((await holder.get(code)).shared).toBe(false);
  });
});

describe('the mail about a certificate', () => {
  it('has its address, in the language of the holder', async ({ portal, holder, trainee }) => {
    await portal.resources.db
      .updateTable('all_users')
      .set({ language: 'fr', wants_mail: 1 })
      .where('id', '=', trainee.user.id)
      .execute();
    const { code } = await holder.certify({ moduleId: COMPLETED.moduleId });
    const { subject, text } = mailParts(await mailTo(portal, trainee.user.email));
    expect(subject).toBe('Votre certificat : Ladders');
    expect(text).toContain(`http://portal.test/certificates/${code}`);
  });

  it('is not sent about one that was replaced meanwhile', async ({
    portal,
    admin,
    holder,
    trainee,
  }) => {
    const { email, id } = trainee.user;
    await portal.resources.db
      .updateTable('all_users')
      .set({ wants_mail: 1 })
      .where('id', '=', id)
      .execute();
    const { code } = await holder.certify();
    const params = { code };
    const again = succeeded(await admin.call(calls.reissueCertificate, { params, body: {} }));
    await portal.deliverMails();
    const mails = await mailsIn(portal.settings.dataDir, email);
    expect(mails.map((mail) => mailParts(mail).text)).toEqual([
      expect.stringContaining(`/certificates/${again.code}`),
    ]);
  });

  it('is not sent for an earlier completion, a withdrawn certificate, and a holder without mails', async ({
    portal,
    admin,
    company,
    holder,
    trainee,
  }) => {
    await portal.resources.db
      .updateTable('all_users')
      .set({ wants_mail: 1 })
      .where('id', '=', trainee.user.id)
      .execute();
    const earlier = await holder.certify({ isBeforeCertificates: true });
    expect(await holder.get(earlier.code)).toMatchObject({ isBeforeCertificates: true });
    const withdrawn = await holder.certify();
    const body = { reason: 'Completed by another person' };
    succeeded(
      await admin.call(calls.withdrawCertificate, { params: { code: withdrawn.code }, body }),
    );
    const { user: other } = await makeTrainee(portal, { companyName: company.name });
    await portal.resources.db
      .updateTable('all_users')
      .set({ wants_mail: 0 })
      .where('id', '=', other.id)
      .execute();
    await certify(portal, { userId: other.id, companyId: company.id });
    await portal.deliverMails();
    const { dataDir } = portal.settings;
    expect(await mailsIn(dataDir, trainee.user.email)).toEqual([]);
    expect(await mailsIn(dataDir, other.email)).toEqual([]);
  });
});

it('keeps the name of the day of issue', async ({ admin, holder, trainee }) => {
  const { code } = await holder.certify();
  const params = { id: trainee.user.id };
  succeeded(await admin.call(updateTrainee, { params, body: { name: 'Tess Married' } }));
  expect((await holder.get(code)).name).toBe(trainee.user.name);
});
