/** How certificates look that are issued from now on. */
import { listActivity } from '@portal/contract/activity';
import * as calls from '@portal/contract/certificates';
import { updateCompany } from '@portal/contract/companies';
import { CERTIFICATE_LINE_MAX, SIGNATURE_SIDE_MAX } from '@portal/contract/limits';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { blankPng } from '#server/platform/media/images/testing/pictures.ts';
import {
  type Actor,
  makeLimitedAdmin,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { certify } from './testing/certify.ts';

const it = portalIt.extend('look', ({ portal, admin, company, trainee }) => {
  const { db } = portal.resources;
  const params = { id: company.id };
  const rows = () =>
    db.selectFrom('certificate_looks').select('id').where('company_id', '=', company.id).execute();
  return {
    get: async (by: Actor = admin) => by.call(calls.getCertificateLook, { params }),
    update: (fields: Record<string, string>, files: Record<string, File> = {}, by = admin) =>
      upload(portal, calls.updateCertificateLook, multipart(fields, files), {
        token: by.token,
        ...params,
      }),
    countRows: async () => (await rows()).length,
    certify: async () => {
      const { code } = await certify(portal, { userId: trainee.user.id, companyId: company.id });
      return code;
    },
    of: async (code: string) =>
      succeeded(await trainee.call(calls.getCertificate, { params: { code } })).look,
    serve: (key: string | null) => portal.inject({ url: `/api/uploads/${key}` }),
    changes: async () =>
      succeeded(await admin.call(listActivity, { query: { company: String(company.id) } })).filter(
        ({ action }) => action === 'company.certificate-look-changed',
      ),
  };
});

const DEFAULT = { colour: '#1d4ed8', line: '', logo: null, signature: null };

const transparentPng = async () =>
  new File(
    [
      Buffer.from(
        await sharp({
          create: {
            width: 900,
            height: 300,
            channels: 4,
            background: { r: 0, g: 0, b: 90, alpha: 0 },
          },
        })
          .png()
          .toBuffer(),
      ),
    ],
    'signature.png',
  );

describe('the look of certificates', () => {
  it('is that of the portal until an admin changes it', async ({ look }) => {
    expect(succeeded(await look.get())).toEqual(DEFAULT);
    expect(succeeded(await look.update({ colour: '#1d4ed8', line: '' }))).toEqual(DEFAULT);
    expect(await look.countRows()).toBe(0);
    expect(await look.changes()).toEqual([]);
    const colour = '#0f766e';
    const line = 'Ada Admin, head of training';
    expect(succeeded(await look.update({ colour }))).toEqual({ ...DEFAULT, colour });
    expect(succeeded(await look.update({ line: ` ${line} ` }))).toEqual({
      ...DEFAULT,
      colour,
      line,
    });
    expect(await look.of(await look.certify())).toEqual({ ...DEFAULT, colour, line });
    expect((await look.changes()).map(({ before, after }) => [before, after])).toEqual([
      [{ signatureLine: '' }, { signatureLine: line }],
      [{ colour: '#1d4ed8' }, { colour }],
    ]);
  });

  it('stays on certificates that were issued', async ({ look }) => {
    succeeded(await look.update({ line: 'First' }));
    const first = await look.certify();
    succeeded(await look.update({ line: 'Never used' }));
    succeeded(await look.update({ line: 'Second' }));
    const second = await look.certify();
    expect([(await look.of(first)).line, (await look.of(second)).line]).toEqual([
      'First',
      'Second',
    ]);
    expect(await look.countRows()).toBe(2);
  });

  it('has the logo that the company has on the day of issue', async ({
    portal,
    admin,
    company,
    look,
  }) => {
    const setLogo = async (name: string) => {
      const form = multipart({}, { logo: await fixtureFile(`logos/${name}`) });
      const { id } = company;
      return succeeded(await upload(portal, updateCompany, form, { token: admin.token, id })).logo;
    };
    succeeded(await look.update({ line: 'Kept' }));
    const before = await setLogo('brightwater-foods.png');
    expect(succeeded(await look.get())).toEqual({ ...DEFAULT, line: 'Kept', logo: before });
    const code = await look.certify();
    const after = await setLogo('nordlicht-logistics.jpg');
    expect(succeeded(await look.get()).logo).toBe(after);
    expect(await look.of(code)).toEqual({ ...DEFAULT, line: 'Kept', logo: before });
    const page = await portal.inject({ url: `/verify/${code}` });
    expect(page.raw).toContain(`src="/api/uploads/${before}"`);
    for (const key of [before, after]) expect((await look.serve(key)).status).toBe(200);
    succeeded(await look.update({ line: 'Changed' }));
    for (const key of [before, after]) expect((await look.serve(key)).status).toBe(200);
  });
});

describe('the picture of the signature', () => {
  it('is stored small, with its transparency, and served without a session', async ({ look }) => {
    const answer = await look.update({}, { signature: await transparentPng() });
    const { signature } = succeeded(answer);
    const served = await look.serve(signature);
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await look.of(await look.certify())).toMatchObject({ signature });
    expect((await look.changes()).map(({ before, after }) => [before, after])).toEqual([
      [{ signature: null }, { signature: 'new' }],
    ]);
  });

  it('is kept as a file only while the look or a certificate has it', async ({ portal, look }) => {
    const others = await storedFiles(portal);
    const own = async () => (await storedFiles(portal)).filter((key) => !others.includes(key));
    const set = async () =>
      succeeded(await look.update({}, { signature: await transparentPng() })).signature;
    const [unused, certified] = [await set(), await set()];
    expect(await own()).toEqual([certified]);
    expect((await look.serve(unused)).status).toBe(404);
    const code = await look.certify();
    const third = await set();
    expect(await own()).toEqual([certified, third].toSorted());
    expect(succeeded(await look.update({ removeSignature: 'true' })).signature).toBeNull();
    expect(await own()).toEqual([certified]);
    expect((await look.of(code)).signature).toBe(certified);
  });

  it('is rewritten to few pixels', async ({ portal, look }) => {
    const { signature } = succeeded(await look.update({}, { signature: await transparentPng() }));
    const { width, hasAlpha } = await portal.resources.media.withLocalFile(
      signature ?? '',
      (path) => sharp(path).metadata(),
    );
    expect([width, hasAlpha]).toEqual([SIGNATURE_SIDE_MAX, true]);
  });

  it('is refused if it is no picture, or too large', async ({ portal, look }) => {
    const before = await storedFiles(portal);
    for (const [file, code] of [
      [await fixtureFile('lies/logo.png'), 'UNSUPPORTED_MEDIA'],
      [new File([Buffer.from(await blankPng(4_097, 20))], 'wide.png'), 'UNSUPPORTED_MEDIA'],
    ] as const)
      expect((await look.update({}, { signature: file })).error.code).toBe(code);
    expect(await storedFiles(portal)).toEqual(before);
    expect(succeeded(await look.get())).toEqual(DEFAULT);
  });
});

describe('access', () => {
  it('is for admins with the right Training in the company', async ({ portal, company, look }) => {
    const { id } = company;
    const group = await makeGroup(
      await makeLimitedAdmin(portal, [{ companyId: id, rights: 'people' }]),
      {
        companyId: id,
      },
    );
    const inCompany = (right: 'read' | 'people' | 'training') =>
      makeLimitedAdmin(portal, [{ companyId: id, rights: right }]);
    const [reader, trainer] = [await inCompany('read'), await inCompany('training')];
    const ofGroup = await makeLimitedAdmin(portal, [
      { companyId: id, groupId: group.id, rights: 'people' },
    ]);
    const trainee = await makeTrainee(portal);
    const ask = async (by: Actor) => [
      (await look.get(by)).status,
      (await look.update({ line: 'New' }, {}, by)).status,
    ];
    expect(await ask(reader)).toEqual([200, 403]);
    expect(await ask(trainer)).toEqual([200, 200]);
    expect(await ask(ofGroup)).toEqual([403, 403]);
    expect(await ask(trainee)).toEqual([403, 403]);
    expect((await portal.call(calls.getCertificateLook, { params: { id } })).status).toBe(401);
  });

  it('refuses what is no colour, too long a line, and a missing company', async ({
    admin,
    look,
  }) => {
    for (const fields of [
      { colour: 'red' },
      { colour: '#FFFFFF' },
      { colour: '#1d4ed8;' },
      { line: 'x'.repeat(CERTIFICATE_LINE_MAX + 1) },
    ]) {
      const { status, error } = await look.update(fields);
      expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
    }
    const missing = await admin.call(calls.getCertificateLook, { params: { id: 999_999 } });
    expect([missing.status, missing.error.message]).toEqual([
      404,
      'Company not found or already deleted',
    ]);
  });
});
