import { listActivity } from '@portal/contract/activity';
import type { CallBody } from '@portal/contract/call';
import * as certificates from '@portal/contract/certificates';
import { createCertificatesExport } from '@portal/contract/exports';
import { getJob, undoJob } from '@portal/contract/jobs';
import { updateTrainee } from '@portal/contract/trainees';
import { expect } from 'vitest';
import { openZip } from '#server/platform/table/zip-archive.ts';
import {
  type Actor,
  makeAdmin,
  makeLimitedAdmin,
  makeTrainee,
  setReach,
  succeeded,
} from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { certify } from '../certificates/testing/certify.ts';

type Body = CallBody<typeof certificates.collectCertificates>;

const UNPACKED_MAX = 10_000_000;

const it = portalIt
  .extend('holders', ({ portal, company }) => async (...names: readonly string[]) => {
    const trainees = await Promise.all(
      names.map((name) => makeTrainee(portal, { companyName: company.name, name })),
    );
    const made: { id: number; code: string }[] = [];
    for (const { user } of trainees) {
      const { code } = await certify(portal, { userId: user.id, companyId: company.id });
      made.push({ id: user.id, code });
    }
    return made;
  })
  .extend('collect', ({ portal }) => async (admin: Actor, body: Body) => {
    const { id } = succeeded(await admin.call(certificates.collectCertificates, { body }));
    await portal.work(['job']);
    return succeeded(await admin.call(getJob, { params: { id } }));
  })
  .extend('download', ({ origin }) => async (admin: Actor, job: number) => {
    const link = succeeded(await admin.call(createCertificatesExport, { body: { job } }));
    const answer = await fetch(`${origin}${link.url}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    return openZip(Buffer.from(await answer.arrayBuffer()), UNPACKED_MAX);
  });

it('are in one ZIP, each with a name of its own', async ({
  portal,
  company,
  admin,
  holders,
  collect,
  download,
}) => {
  const made = await holders('Zoe Ahn', 'Zoe Ahn', 'A/B: "C"', 'محمد علي');
  const without = await makeTrainee(portal, { companyName: company.name });
  const job = await collect(admin, { ids: [...made.map(({ id }) => id), without.user.id] });
  expect(job).toMatchObject({ state: 'done', done: 4, refused: 1, undoable: false });
  const zip = await download(admin, job.id);
  const training = `Training at ${company.name}`;
  for (const name of [
    `Zoe Ahn - ${training}.pdf`,
    `Zoe Ahn - ${training} (2).pdf`,
    `A B C - ${training}.pdf`,
    `محمد علي - ${training}.pdf`,
  ]) {
    const pdf = Buffer.from(zip.read(name) ?? []).toString('latin1');
    expect(pdf, name).toMatch(/^%PDF-1\.7[\s\S]+%%EOF\s*$/);
  }
  expect(zip.has('without-pdf.txt')).toBe(false);
  const [latest] = succeeded(await admin.call(listActivity));
  expect(latest).toMatchObject({ action: 'certificates.exported', company: { id: company.id } });
  const undone = await admin.call(undoJob, { params: { id: job.id } });
  expect(undone.status).toBe(409);
});

it('names those for which there is no font', async ({
  portal,
  admin,
  holders,
  collect,
  download,
}) => {
  const [zoe] = await holders('Zoe Ahn');
  const trainee = await makeTrainee(portal, {});
  const renamed = { params: { id: trainee.user.id }, body: { name: 'Zoe 🎉' } };
  const { company } = succeeded(await admin.call(updateTrainee, renamed));
  const { code } = await certify(portal, { userId: trainee.user.id, companyId: company?.id ?? 0 });
  const job = await collect(admin, { ids: [zoe?.id ?? 0, trainee.user.id] });
  const zip = await download(admin, job.id);
  const list = Buffer.from(zip.read('without-pdf.txt') ?? []).toString();
  expect(list).toContain('Zoe 🎉');
  expect(list).toContain(`/verify/${code}`);
  expect(list).not.toContain('Ahn');
});

it('leaves out what was withdrawn since, and whom the admin does not reach any more', async ({
  portal,
  company,
  admin,
  holders,
  collect,
  download,
}) => {
  const reader = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]);
  const [ada, ben] = await holders('Ada', 'Ben');
  const job = await collect(reader, { filter: { company: company.id }, expectedCount: 2 });
  expect(job).toMatchObject({ state: 'done', done: 2, refused: 0 });
  const withdrawal = { params: { code: ben?.code ?? '' }, body: { reason: 'A mistake of ours' } };
  succeeded(await admin.call(certificates.withdrawCertificate, withdrawal));
  const training = `Training at ${company.name}`;
  const names = [`Ada - ${training}.pdf`, `Ben - ${training}.pdf`];
  const zip = await download(reader, job.id);
  expect(names.map((name) => zip.has(name))).toEqual([true, false]);

  const other = await makeTrainee(portal, {});
  const out = await collect(reader, { ids: [ada?.id ?? 0, other.user.id] });
  expect(out).toMatchObject({ done: 1, refused: 1 });
  await setReach(portal, reader.user.id, []);
  const refused = await reader.call(createCertificatesExport, { body: { job: out.id } });
  const left = refused.status === 201 ? await download(reader, out.id) : null;
  expect(left?.has(names[0] ?? '') ?? false).toBe(false);
});

it('is for the admin who has collected them, when it has ended', async ({
  portal,
  admin,
  holders,
}) => {
  const [zoe] = await holders('Zoe Ahn');
  const body = { ids: [zoe?.id ?? 0] };
  const job = succeeded(await admin.call(certificates.collectCertificates, { body }));
  const ask = async (who: Actor) =>
    (await who.call(createCertificatesExport, { body: { job: job.id } })).status;
  expect(await ask(admin)).toBe(404);
  await portal.work(['job']);
  expect(await ask(admin)).toBe(201);
  expect(await ask(await makeAdmin(portal, 'bea@portal.test'))).toBe(404);
});

it('needs the number of people that a filter finds', async ({ admin, company, holders }) => {
  await holders('Ada', 'Ben');
  const body = { filter: { company: company.id }, expectedCount: 3 };
  const refused = await admin.call(certificates.collectCertificates, { body });
  expect([refused.status, refused.error.details]).toEqual([
    409,
    expect.objectContaining({ count: 2 }),
  ]);
});
