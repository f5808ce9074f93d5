import * as calls from '@portal/contract/companies';
import { getDashboard } from '@portal/contract/learning';
import { LOGO_MAX_BYTES } from '@portal/contract/limits';
import { logIn } from '@portal/contract/log-in';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  blankPng,
  FIXTURE_NAMES,
  fixture,
  PAYLOAD,
} from '#server/platform/media/images/testing/pictures.ts';
import {
  makeAdmin,
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  multipart,
  PASSWORD,
  setCompany,
  setReach,
  succeeded,
  upload,
} from '#server/testing/factories.ts';

import { countStaged, fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import { nameColumns } from '../accounts/name-columns.ts';
import { USERS_HIDDEN } from '../accounts/service.ts';
import { PORTAL } from '../activity/service.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { REACH_CHANGED } from '../reach/service.ts';
import { deleteForGood } from '../trash/testing/delete-for-good.ts';

const it = portalIt.extend('companies', { scope: 'file' }, ({ portal, admin }) => {
  const create = (fields: Record<string, string>, files: Record<string, File> = {}) =>
    upload(portal, calls.createCompany, multipart(fields, files), { token: admin.token });
  const update = (id: number, fields: Record<string, string>, files: Record<string, File> = {}) =>
    upload(portal, calls.updateCompany, multipart(fields, files), { token: admin.token, id });
  const remove = (id: number) => admin.call(calls.deleteCompany, { params: { id } });
  const serve = (key: string | null) => portal.inject({ url: `/api/uploads/${key}` });
  return { create, update, remove, serve };
});

const logo = () => fixtureFile('logos/brightwater-foods.png');
const widePng = await blankPng(4_097, 20);

describe('access', () => {
  it.for([
    calls.listCompanies,
    calls.getCompanyImpact,
    calls.createCompany,
    calls.updateCompany,
    calls.deleteCompany,
  ])('$name is for administrators', async (call, { portal }) => {
    const trainee = await makeTrainee(portal);
    const params = { id: 1 };
    expect((await portal.call(call, { params })).status).toBe(401);
    expect((await trainee.call(call, { params })).status).toBe(403);
  });
});

describe('the public list', () => {
  it('shows every company by name, with its logo, how to join it, and nothing else', async ({
    portal,
    companies,
  }) => {
    const last = await makeCompany(portal, 'zebra');
    const first = succeeded(await companies.create({ name: 'Aardvark' }, { logo: await logo() }));
    const list = succeeded(await portal.call(calls.listPublicCompanies));
    const ours = list.filter(({ id }) => id === last.id || id === first.id);
    expect(ours).toEqual([
      { id: first.id, name: 'Aardvark', logo: first.logo, signUp: 'open', domains: [] },
      { id: last.id, name: 'zebra', logo: null, signUp: 'open', domains: [] },
    ]);
  });
});

describe('the order of companies', () => {
  it('sorts numbers by value and treats accents as variants, in both lists', async ({
    portal,
    admin,
  }) => {
    const names = ['Depot 10', 'depot 2', 'Depot 1', 'Dépôt 3', 'Über uns 10', 'Über uns 9'];
    for (const name of names) await makeCompany(portal, name);
    const ordered = ['Depot 1', 'depot 2', 'Dépôt 3', 'Depot 10', 'Über uns 9', 'Über uns 10'];
    const ofThese = (list: readonly { name: string }[]) =>
      list.map(({ name }) => name).filter((name) => names.includes(name));
    expect(ofThese(succeeded(await admin.call(calls.listCompanies)))).toEqual(ordered);
    expect(ofThese(succeeded(await portal.call(calls.listPublicCompanies)))).toEqual(ordered);
  });
});

describe('the administrator’s list', () => {
  it('counts modules and trainees, but not administrators', async ({ portal, admin, company }) => {
    await makeQuizModule(portal, company.id);
    await makeQuizModule(portal, company.id);
    const { user } = await makeTrainee(portal, { companyName: company.name });
    const list = succeeded(await admin.call(calls.listCompanies));
    expect(list.find(({ id }) => id === company.id)).toEqual({
      ...company,
      moduleCount: 2,
      traineeCount: 1,
    });
    expect(user.company?.id).toBe(company.id);
  });

  it('shows a limited admin the companies in reach, and of groups their members', async ({
    portal,
    admin,
  }) => {
    const [whole, part] = [await makeCompany(portal, 'Whole'), await makeCompany(portal, 'Part')];
    await makeCompany(portal, 'Outside');
    const [cook, driver] = [
      await makeTrainee(portal, { companyName: part.name }),
      await makeTrainee(portal, { companyName: part.name }),
    ];
    await makeTrainee(portal, { companyName: part.name });
    await makeTrainee(portal, { companyName: whole.name });
    const inPart = { companyId: part.id, rights: 'read' } as const;
    const userIds = [cook.user.id, driver.user.id];
    const kitchen = await makeGroup(admin, { companyId: part.id, userIds });
    const bar = await makeGroup(admin, {
      companyId: part.id,
      name: 'Bar',
      userIds: [cook.user.id],
    });
    const limited = await makeLimitedAdmin(portal, [
      { companyId: whole.id, rights: 'read' },
      { ...inPart, groupId: kitchen.id },
      { ...inPart, groupId: bar.id },
    ]);
    const list = succeeded(await limited.call(calls.listCompanies));
    expect(list.map(({ name, traineeCount }) => [name, traineeCount])).toEqual([
      ['Part', 2],
      ['Whole', 1],
    ]);
    await setReach(portal, limited.user.id, []);
    expect(succeeded(await limited.call(calls.listCompanies))).toEqual([]);
  });
});

describe('creating a company', () => {
  it('answers 201 with the trimmed name and a public logo', async ({ companies }) => {
    const answer = await companies.create({ name: '  Brightwater  ' }, { logo: await logo() });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ name: 'Brightwater', moduleCount: 0, traineeCount: 0 });
    const served = await companies.serve(answer.body.logo);
    expect(served.status).toBe(200);
    expect(served.headers['content-type']).toBe('image/webp');
  });

  it.for(['nordlicht-logistics.jpg', 'nordlicht-logistics.gif', 'brightwater-foods.webp'])(
    'accepts %s by its content, with any type from the browser',
    async (file, { companies }) => {
      const name = `Company with ${file}`;
      const answer = await companies.create(
        { name },
        { logo: await fixtureFile(`logos/${file}`, 'text/plain') },
      );
      expect(succeeded(answer).logo).toMatch(/\.webp$/);
    },
  );

  it.for(['山田商事', 'شركة النور', '🏭 Fabrik 🏭', "O'Neil & <b>Söhne</b>", 'e\u0301clair'])(
    'keeps the name %j as it was typed',
    async (name, { companies }) => {
      expect(succeeded(await companies.create({ name })).name).toBe(name);
    },
  );

  it('treats an empty file field as no logo', async ({ companies }) => {
    const answer = await companies.create({ name: 'No logo chosen' }, { logo: new File([], '') });
    expect(succeeded(answer).logo).toBeNull();
  });

  it.for<[string, Record<string, string>, string]>([
    ['no name', {}, 'Company name is required'],
    ['a blank name', { name: ' \t ' }, 'Company name is required'],
    ['a long name', { name: 'x'.repeat(201) }, 'At most 200 characters'],
    ['a NUL', { name: 'a\0b' }, 'Contains characters that cannot be stored'],
  ])('refuses %s', async ([_what, fields, message], { portal, companies }) => {
    const before = await storedFiles(portal);
    const answer = await companies.create(fields, { logo: await logo() });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(await storedFiles(portal)).toEqual(before);
  });

  it('refuses a name that is taken, in any case and with blanks around it', async ({
    portal,
    companies,
  }) => {
    await companies.create({ name: 'Ärzte am Ring' });
    const before = await storedFiles(portal);
    const answer = await companies.create({ name: ' äRZTE AM RING ' }, { logo: await logo() });
    expect(answer.status).toBe(409);
    expect(answer.error).toMatchObject({
      code: 'NAME_TAKEN',
      message: 'A company with this name already exists.',
    });
    expect(await storedFiles(portal)).toEqual(before);
  });

  it('creates one company from two clicks at once, and stores one logo', async ({
    portal,
    companies,
  }) => {
    const before = await storedFiles(portal);
    const click = async () => companies.create({ name: 'Twice' }, { logo: await logo() });
    const statuses = (await Promise.all([click(), click()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await storedFiles(portal)).toHaveLength(before.length + 1);
  });

  it.for(['lies/logo.png', 'lies/text.mp4', 'clips/intro-4s.mp4'])(
    'refuses %s as a logo',
    async (file, { portal, companies }) => {
      const before = await storedFiles(portal);
      const answer = await companies.create(
        { name: `With ${file}` },
        { logo: await fixtureFile(file) },
      );
      expect(answer.status).toBe(415);
      expect(answer.error.code).toBe('UNSUPPORTED_MEDIA');
      expect(await storedFiles(portal)).toEqual(before);
      expect(await countStaged(portal)).toBe(0);
    },
  );

  it('accepts logos of common programs, without their hidden data', async ({ companies }) => {
    for (const name of FIXTURE_NAMES) {
      const sent = Buffer.concat([fixture(name), PAYLOAD]);
      const { logo } = succeeded(
        await companies.create({ name: `Company of ${name}` }, { logo: new File([sent], 'logo') }),
      );
      const { raw, headers } = await companies.serve(logo);
      expect(headers['content-type']).toBe('image/webp');
      expect(raw).not.toMatch(/hidden|<script>/);
    }
  });

  it.for<[string, Buffer, string]>([
    ['a picture with too many pixels', widePng, 'is 4,097 × 20 pixels.'],
    ['a picture that is cut', fixture('rgba-8.png').subarray(0, 1_000), 'damaged or incomplete'],
    ['a page', PAYLOAD, 'This is not a PNG, JPEG, WebP, GIF, AVIF or TIFF picture.'],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'save or export it as JPEG'],
  ])(
    'refuses %s as a logo, and says why',
    async ([what, content, message], { portal, companies }) => {
      const before = await storedFiles(portal);
      const answer = await companies.create(
        { name: what },
        { logo: new File([content], 'logo.png') },
      );
      expect(answer.status).toBe(415);
      expect(answer.error.code).toBe('UNSUPPORTED_MEDIA');
      expect(answer.error.message).toContain(message);
      expect(await storedFiles(portal)).toEqual(before);
      expect(await countStaged(portal)).toBe(0);
    },
  );

  it('answers to any bytes sent as a logo, and stores none that it refuses', async ({
    portal,
    company,
    companies,
  }) => {
    const before = await storedFiles(portal);
    const flaw = fc.tuple(fc.nat(9_999), fc.nat(255));
    const logos = fc
      .tuple(fc.constantFrom(...FIXTURE_NAMES), fc.array(flaw, { minLength: 1, maxLength: 3 }))
      .map(([name, flaws]) => {
        const content = fixture(name);
        for (const [part, value] of flaws) {
          content[Math.floor((part * content.length) / 10_000)] = value;
        }
        return content;
      });
    const property = fc.asyncProperty(logos, async (content) => {
      portal.clock.advance(2_000); // so that refused files never exhaust the budget of the caller
      const answer = await companies.update(company.id, {}, { logo: new File([content], 'logo') });
      expect([200, 415]).toContain(answer.status);
      if (answer.status === 415) expect(answer.error.message).toMatch(/picture/);
    });
    await fc.assert(property, { numRuns: randomRuns(20) });
    expect((await storedFiles(portal)).length).toBeLessThanOrEqual(before.length + 1);
    expect(await countStaged(portal)).toBe(0);
  });

  it('refuses a logo over the limit and states the limit', async ({ portal, companies }) => {
    const big = new File([Buffer.alloc(LOGO_MAX_BYTES + 1)], 'big.png');
    const answer = await companies.create({ name: 'Big' }, { logo: big });
    expect(answer.status).toBe(413);
    expect(answer.error.message).toContain('2 MB');
    expect(await countStaged(portal)).toBe(0);
  });

  it('refuses a file in another field, and a body that is not a form', async ({
    portal,
    admin,
    companies,
  }) => {
    const answer = await companies.create({ name: 'Elsewhere' }, { picture: await logo() });
    expect(answer.status).toBe(400);
    const json = await portal.inject({
      method: 'POST',
      url: '/api/admin/companies',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      payload: '{"name": "JSON"}',
    });
    expect(json.status).toBe(415);
    expect(json.error.code).toBe('UNSUPPORTED_MEDIA');
  });
});

describe('a creation that is sent again because its answer was lost', () => {
  it('is one company, with what was sent last', async ({ companies }) => {
    const request = { clientRequestId: 'lost-1' };
    const first = succeeded(await companies.create({ name: 'Losst', ...request }));
    expect(succeeded(await companies.create({ name: 'Losst', ...request }))).toEqual(first);
    const again = await companies.create({ name: 'Lost', ...request }, { logo: await logo() });
    expect(again.status).toBe(201);
    expect(succeeded(again)).toMatchObject({ id: first.id, name: 'Lost' });
    expect(succeeded(again).logo).not.toBeNull();
  });

  it('is refused if another request, or one of another admin, has taken the name', async ({
    portal,
    companies,
  }) => {
    const fields = { name: 'Taken once', clientRequestId: 'lost-2' };
    succeeded(await companies.create(fields));
    const other = await companies.create({ ...fields, clientRequestId: 'lost-3' });
    expect(other.error.code).toBe('NAME_TAKEN');
    const { token } = await makeAdmin(portal, 'other-admin@companies.test');
    const byOther = await upload(portal, calls.createCompany, multipart(fields), { token });
    expect(byOther.error.code).toBe('NAME_TAKEN');
  });
});

describe('changing a company', () => {
  it('renames it and leaves the logo', async ({ companies }) => {
    const company = succeeded(await companies.create({ name: 'Old name' }, { logo: await logo() }));
    const answer = await companies.update(company.id, { name: 'New name' });
    expect(succeeded(answer)).toEqual({ ...company, name: 'New name' });
  });

  it('accepts its own name in another case', async ({ portal, companies }) => {
    const company = await makeCompany(portal, 'acme');
    expect(succeeded(await companies.update(company.id, { name: 'ACME' })).name).toBe('ACME');
  });

  it('replaces the logo and removes the old file', async ({ portal, companies }) => {
    const company = succeeded(await companies.create({ name: 'Relogo' }, { logo: await logo() }));
    const answer = await companies.update(
      company.id,
      {},
      { logo: await fixtureFile('logos/nordlicht-logistics.gif') },
    );
    const changed = succeeded(answer);
    expect(changed.name).toBe('Relogo');
    expect(changed.logo).not.toBe(company.logo);
    expect((await companies.serve(changed.logo)).status).toBe(200);
    expect((await companies.serve(company.logo)).status).toBe(404);
    expect(await storedFiles(portal)).not.toContain(company.logo);
  });

  it('leaves one file after two replacements at once', async ({ portal, companies }) => {
    const company = succeeded(await companies.create({ name: 'Race' }, { logo: await logo() }));
    const before = await storedFiles(portal);
    const replace = async () => companies.update(company.id, {}, { logo: await logo() });
    await Promise.all([replace(), replace(), replace()]);
    const list = succeeded(await portal.call(calls.listPublicCompanies));
    const { logo: key } = list.find(({ id }) => id === company.id) ?? {};
    expect(await storedFiles(portal)).toHaveLength(before.length);
    expect((await companies.serve(key ?? null)).status).toBe(200);
  });

  it('refuses a name that another company has, and stores no file', async ({
    portal,
    company,
    companies,
  }) => {
    await makeCompany(portal, 'Taken');
    const before = await storedFiles(portal);
    const answer = await companies.update(company.id, { name: 'TAKEN' }, { logo: await logo() });
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('NAME_TAKEN');
    expect(await storedFiles(portal)).toEqual(before);
  });

  it('answers 404 for an unknown company, 400 for a blank name and an invalid id', async ({
    admin,
    company,
    companies,
  }) => {
    expect((await companies.update(999_999, { name: 'x' })).error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Company not found or already deleted',
    });
    expect((await companies.update(company.id, { name: ' ' })).status).toBe(400);
    const strange = await admin.call(calls.updateCompany, { params: { id: '1e3' } });
    expect(strange.status).toBe(400);
  });
});

describe('deleting a company', () => {
  it('hides its modules, trainees and logo, and deletes its files for good', async ({
    portal,
    companies,
  }) => {
    const company = succeeded(await companies.create({ name: 'Doomed' }, { logo: await logo() }));
    await makeQuizModule(portal, company.id);
    const trainee = await makeTrainee(portal, { companyName: 'Doomed' });
    const other = await makeTrainee(portal);

    const answer = await companies.remove(company.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Doomed deleted successfully',
      deletionId: expect.any(Number),
    });
    expect((await companies.serve(company.logo)).status).toBe(404);
    expect(await storedFiles(portal)).toContain(company.logo);
    expect((await trainee.call(getDashboard)).status).toBe(401);
    expect((await other.call(getDashboard)).status).toBe(200);
    const login = { email: trainee.user.email, password: PASSWORD };
    expect((await portal.call(logIn, { body: login })).status).toBe(401);
    const list = succeeded(await portal.call(calls.listPublicCompanies));
    expect(list.map(({ id }) => id)).not.toContain(company.id);
    expect((await companies.create({ name: 'Doomed' })).status).toBe(201);
    await deleteForGood(portal, answer);
    expect(await storedFiles(portal)).not.toContain(company.logo);
  });

  it('hides all of its many trainees, and no others', async ({ portal, companies }) => {
    const { db } = portal.resources;
    const [company, other] = [await makeCompany(portal), await makeCompany(portal)];
    const people = [company, other].flatMap(({ id: company_id }) =>
      Array.from({ length: 60 }, (_, i) => ({
        ...nameColumns(`Many ${i}`, `${company_id}-${i}@many.test`),
        role: 'TRAINEE' as const,
        company_id,
        password_hash: 'none',
        created_at: 0,
      })),
    );
    await db.insertInto('all_users').values(people).execute();
    expect((await companies.remove(company.id)).status).toBe(200);
    const left = await db
      .selectFrom('users')
      .select('company_id')
      .where('name', 'like', 'Many %')
      .execute();
    expect(left.map(({ company_id }) => company_id)).toEqual(Array(60).fill(other.id));
  });

  it('publishes on the bus which users were deleted', async ({ portal, company, companies }) => {
    const { user } = await makeTrainee(portal, { companyName: company.name });
    const deleted: unknown[] = [];
    const stop = portal.resources.bus.subscribe(USERS_HIDDEN, (event) => {
      deleted.push(event);
    });
    await companies.remove(company.id);
    await portal.work(['deletion']);
    await expect.poll(() => deleted).toContainEqual({ userIds: [user.id] });
    stop();
  });

  it('ends what limited admins see of it', async ({ portal, company, companies }) => {
    const { user } = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]);
    const changed: unknown[] = [];
    portal.resources.bus.subscribe(REACH_CHANGED, (payload) => void changed.push(payload));
    succeeded(await companies.remove(company.id));
    await expect.poll(() => changed).toEqual([{ userIds: [user.id] }]);
  });

  it('is blocked by an attached administrator, and then changes nothing', async ({
    portal,
    companies,
  }) => {
    const company = succeeded(await companies.create({ name: 'Led' }, { logo: await logo() }));
    const trainee = await makeTrainee(portal, { companyName: 'Led' });
    const admin = await portal.services.accounts.createAdmin(PORTAL, {
      name: 'Attached',
      email: 'attached@portal.test',
      password: PASSWORD,
    });
    await setCompany(portal, admin.id, company.id);

    const answer = await companies.remove(company.id);
    expect(answer.status).toBe(409);
    expect(answer.error).toMatchObject({
      code: 'FOREIGN_KEY',
      message: 'Cannot delete company: It has associated data that cannot be removed',
    });
    expect((await trainee.call(getDashboard)).status).toBe(200);
    expect((await companies.serve(company.logo)).status).toBe(200);
  });

  it('answers 404 to the second of two clicks', async ({ company, companies }) => {
    const answers = await Promise.all([companies.remove(company.id), companies.remove(company.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await companies.remove(company.id)).error.message).toBe(
      'Company not found or already deleted',
    );
  });
});
