import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/certificates';
import type { Right } from '@portal/contract/reach';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeGroup } from '#server/features/groups/testing/make-group.ts';
import {
  type Actor,
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  setCompany,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { certify } from './testing/certify.ts';

const REASON = 'Completed by another person';

const it = portalIt.extend('issued', async ({ portal, admin, company, trainee }) => {
  const { completion, code } = await certify(portal, {
    userId: trainee.user.id,
    companyId: company.id,
  });
  const params = { code };
  return {
    completion,
    code,
    get: (by: Actor) => by.call(calls.getCertificate, { params }),
    list: (by: Actor) =>
      by.call(calls.listCertificatesOfTrainee, { params: { id: trainee.user.id } }),
    withdraw: (by = admin, reason = REASON) =>
      by.call(calls.withdrawCertificate, { params, body: { reason } }),
    reissue: (by = admin, of = code) =>
      by.call(calls.reissueCertificate, { params: { code: of }, body: {} }),
    rename: async (name: string) =>
      succeeded(
        await admin.call(updateTrainee, { params: { id: trainee.user.id }, body: { name } }),
      ),
    verify: async (of = code) =>
      succeeded(await portal.call(calls.verifyCertificate, { params: { code: of } })),
    /** Newest first. */
    async recorded() {
      const query = { company: String(company.id) };
      const all = succeeded(await admin.call(listActivity, { query }));
      return all.filter(({ action }) => action.startsWith('trainee.certificate-'));
    },
  };
});

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status);

describe('a withdrawn certificate', () => {
  it('says so to everyone, and its reason to the holder and to admins', async ({
    admin,
    trainee,
    issued,
  }) => {
    expect(succeeded(await issued.withdraw())).toMatchObject({
      code: issued.code,
      status: 'withdrawn',
      withdrawnReason: REASON,
      canBeReissued: true,
    });
    const seen = { status: 'withdrawn', withdrawnReason: REASON, statusSince: expect.any(String) };
    expect(succeeded(await issued.get(trainee))).toMatchObject(seen);
    expect(succeeded(await issued.list(admin))).toMatchObject([{ withdrawnReason: REASON }]);
    const verified = await issued.verify();
    expect(verified.status).toBe('withdrawn');
    expect(JSON.stringify(verified)).not.toContain(REASON);
    expect(await issued.recorded()).toMatchObject([
      {
        action: 'trainee.certificate-withdrawn',
        subject: { kind: 'trainee', id: trainee.user.id, name: trainee.user.name },
        after: { certificate: issued.code, reason: REASON },
      },
    ]);
  });

  it('is withdrawn once: a repeated request has no effect, another reason is refused', async ({
    issued,
  }) => {
    const answers = await Promise.all([issued.withdraw(), issued.withdraw()]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    const other = await issued.withdraw(undefined, 'Signed by the wrong person');
    expect([other.status, other.error]).toMatchObject([
      409,
      { details: { reason: 'certificateWithdrawn' } },
    ]);
    expect(await issued.recorded()).toHaveLength(1);
  });
});

describe('a certificate that is issued again', () => {
  it('has the present name; the former one is replaced, and keeps its own', async ({
    trainee,
    issued,
  }) => {
    succeeded(
      await trainee.call(calls.shareScores, {
        params: { code: issued.code },
        body: { shared: true },
      }),
    );
    await issued.rename('Tess Corrected');
    const answer = await issued.reissue();
    expect(answer.status).toBe(201);
    const { code } = answer.body;
    expect(code).not.toBe(issued.code);
    expect(await issued.verify(code)).toMatchObject({
      status: 'valid',
      certificate: { name: 'Tess Corrected', modules: [{ name: 'Ladders', score: 90 }] },
    });
    expect(await issued.verify()).toMatchObject({
      status: 'replaced',
      certificate: { name: trainee.user.name },
    });
    expect(await issued.recorded()).toMatchObject([
      {
        action: 'trainee.certificate-reissued',
        before: { certificate: issued.code, name: trainee.user.name },
        after: { certificate: code, name: 'Tess Corrected' },
      },
    ]);
  });

  it('is one for repeated requests, also at once, and can be corrected again', async ({
    admin,
    issued,
  }) => {
    const answers = [
      ...(await Promise.all([issued.reissue(), issued.reissue()])),
      await issued.reissue(),
    ];
    expect(statusesOf(answers)).toEqual([201, 201, 201]);
    const [code = ''] = answers.map(({ body }) => body.code);
    expect(answers.map((each) => each.body.code)).toEqual([code, code, code]);
    expect(await issued.recorded()).toHaveLength(1);
    succeeded(await issued.reissue(admin, code));
    expect(succeeded(await issued.list(admin)).map(({ status }) => status)).toEqual([
      'valid',
      'replaced',
      'replaced',
    ]);
  });

  it('stays withdrawn, if it was', async ({ issued }) => {
    succeeded(await issued.withdraw());
    const { code } = succeeded(await issued.reissue());
    expect([(await issued.verify()).status, (await issued.verify(code)).status]).toEqual([
      'withdrawn',
      'valid',
    ]);
  });

  it('is refused after a later completion, which also ends the last correction', async ({
    portal,
    admin,
    company,
    trainee,
    issued,
  }) => {
    const { code } = succeeded(await issued.reissue());
    await certify(portal, {
      userId: trainee.user.id,
      companyId: company.id,
      former: { id: issued.completion.id, succession: 'renewed' },
    });
    expect([(await issued.verify()).status, (await issued.verify(code)).status]).toEqual([
      'replaced',
      'renewed',
    ]);
    const refused = await issued.reissue(admin, code);
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { details: { reason: 'certificateSucceeded' } },
    ]);
    expect(succeeded(await issued.list(admin)).map((each) => each.canBeReissued)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a limited admin', () => {
  it('sees and changes the certificates of people in reach', async ({
    portal,
    admin,
    company,
    trainee,
    issued,
  }) => {
    const group = await makeGroup(admin, {
      companyId: company.id,
      name: 'Kitchen',
      userIds: [trainee.user.id],
    });
    const otherGroup = await makeGroup(admin, { companyId: company.id, name: 'Bar' });
    const otherCompany = await makeCompany(portal);
    const within = (rights: Right, groupId?: number, companyId = company.id) =>
      makeLimitedAdmin(portal, [{ companyId, ...(groupId !== undefined && { groupId }), rights }]);
    const admins = [
      await within('people', group.id),
      await within('read', group.id),
      await within('people', otherGroup.id),
      await within('training', undefined, otherCompany.id),
    ];
    const statuses = async (ask: (by: Actor) => Promise<{ readonly status: number }>) => {
      const answers: number[] = [];
      for (const by of admins) answers.push((await ask(by)).status);
      return answers;
    };
    expect(await statuses(issued.get)).toEqual([200, 200, 404, 404]);
    expect(await statuses(issued.list)).toEqual([200, 200, 404, 404]);
    expect(await statuses((by) => issued.reissue(by))).toEqual([201, 403, 404, 404]);
    expect(await statuses((by) => issued.withdraw(by))).toEqual([200, 403, 404, 404]);
  });

  it('sees only certificates of the present company; the portal’s admins and the holder see all', async ({
    portal,
    admin,
    company,
    trainee,
    issued,
  }) => {
    const other = await makeCompany(portal);
    const [former, present] = [
      await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'training' }]),
      await makeLimitedAdmin(portal, [{ companyId: other.id, rights: 'training' }]),
    ];
    await setCompany(portal, trainee.user.id, other.id);
    const later = await certify(portal, { userId: trainee.user.id, companyId: other.id });
    const codesFor = async (by: Actor) => succeeded(await issued.list(by)).map(({ code }) => code);
    expect(await codesFor(admin)).toEqual([later.code, issued.code]);
    expect(await codesFor(present)).toEqual([later.code]);
    expect((await issued.list(former)).status).toBe(404);
    const answers = [former, present, admin, trainee].map((by) => issued.get(by));
    expect(statusesOf(await Promise.all(answers))).toEqual([404, 404, 200, 200]);
  });
});

it('is answered to other trainees, also of the same company, like a missing one', async ({
  portal,
  company,
  issued,
}) => {
  const colleague = await makeTrainee(portal, { companyName: company.name });
  const foreign = await issued.get(colleague);
  const missing = await colleague.call(calls.getCertificate, {
    params: { code: '0'.repeat(26) },
  });
  expect([foreign.status, foreign.error]).toEqual([404, missing.error]);
  for (const call of [calls.withdrawCertificate, calls.reissueCertificate]) {
    const body = { reason: REASON };
    const refused = await colleague.call(call, { params: { code: issued.code }, body });
    expect(refused.status).toBe(403);
  }
});

it('of a person in the trash is seen by the portal’s admins alone, and cannot be issued again', async ({
  portal,
  admin,
  company,
  trainee,
  issued,
}) => {
  const limited = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'training' }]);
  succeeded(await admin.call(deleteTrainee, { params: { id: trainee.user.id } }));
  expect(statusesOf([await issued.get(admin), await issued.get(limited)])).toEqual([200, 404]);
  expect((await issued.list(admin)).status).toBe(404);
  const refused = await issued.reissue();
  expect([refused.status, refused.error]).toMatchObject([
    404,
    { details: { reason: 'traineeNotFound' } },
  ]);
  expect((await issued.verify()).status).toBe('valid');
  expect(succeeded(await issued.withdraw()).status).toBe('withdrawn');
});

it('refuses a reason that is too short', async ({ issued }) => {
  const refused = await issued.withdraw(undefined, 'Wrong');
  expect([refused.status, refused.error]).toMatchObject([
    400,
    { details: { fields: [{ path: 'reason' }] } },
  ]);
  expect((await issued.verify()).status).toBe('valid');
});
