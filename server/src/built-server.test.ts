/** The built server, whose threads are programs of their own. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCompany } from '@portal/contract/companies';
import { createReportExport } from '@portal/contract/exports';
import { createModule, uploadCaptions, uploadVideo } from '@portal/contract/modules';
import { checkTraineeImport } from '@portal/contract/trainee-import';
import { createTrainee, listTrainees } from '@portal/contract/trainees';
import { expect, test } from 'vitest';
import { pdfContent } from './features/certificates/pdf/testing/pdf-content.ts';
import { PASSWORD } from './testing/factories.ts';
import { fixtureFile } from './testing/fixture-files.ts';
import { startWithAdmin } from './testing/process-client.ts';
import { makeTestInstallation } from './testing/test-installation.ts';

const DIST = join(import.meta.dirname, '../dist');
const email = 'admin@portal.test';

const form = (fields: Readonly<Record<string, string | File>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('files of images, videos, captions and tables are read, and a text is searched', async () => {
  await using installation = await makeTestInstallation();
  const env = { ...installation.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD };
  const admin = await startWithAdmin(env, email);
  const company = await admin.upload(
    createCompany,
    form({ name: 'Brightwater', logo: await fixtureFile('logos/brightwater-foods.png') }),
  );
  expect(company).toMatchObject({ logo: expect.stringContaining('.webp') });
  const { id } = company as { id: number };
  const { module } = (await admin.call(createModule, id, { name: 'Safety', description: '' })) as {
    module: { id: number };
  };
  const video = form({ video: await fixtureFile('clips/intro-4s.mp4') });
  expect(await admin.upload(uploadVideo, video, module.id)).toMatchObject({
    module: { videos: [{ duration: 4 }] },
  });
  const captions = form({
    captions: await fixtureFile('captions/subrip-utf8-bom.srt'),
    language: 'en',
  });
  expect(await admin.upload(uploadCaptions, captions, module.id)).toMatchObject({ success: true });
  const table = form({ trainees: await fixtureFile('tables/openpyxl.xlsx') });
  expect(await admin.upload(checkTraineeImport, table)).toMatchObject({
    columns: expect.anything(),
  });
  const person = { name: 'Zoe Ahn', email: 'zoe@portal.test', password: PASSWORD };
  await admin.call(createTrainee, 0, { ...person, companyName: 'Brightwater' });
  expect(await admin.call({ ...listTrainees, path: `${listTrainees.path}?search=z` }, 0)).toEqual([
    expect.objectContaining({ name: 'Zoe Ahn' }),
  ]);
  const link = await admin.call(createReportExport, 0, { company: id, format: 'xlsx' });
  const { url } = link as { url: string };
  const workbook = await (await fetch(`http://127.0.0.1:${admin.port}${url}`)).bytes();
  expect(Buffer.from(workbook).toString('latin1', 0, 2)).toBe('PK');
});

test('the PDF of a certificate is written with the fonts of the installation', async () => {
  const { renderCertificate } = await import(
    pathToFileURL(join(DIST, 'render-certificate.js')).href
  );
  const pdf = await renderCertificate(pdfContent({ name: '김민준', company: 'محمد علي' }));
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+NotoSansArabic/);
});

test('an address that cannot be decoded has a page', async () => {
  await using installation = await makeTestInstallation();
  const env = { ...installation.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD };
  const { port } = await startWithAdmin(env, email);
  const answer = await fetch(`http://127.0.0.1:${port}/verify/%ff`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Unknown code');
});

test('each program of a thread or process is built', async () => {
  const sources = (await readdir(import.meta.dirname, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/testing|\.test\./.test(name),
  );
  const texts = sources.map((name) => readFile(join(import.meta.dirname, name), 'utf8'));
  const programs = (await Promise.all(texts)).flatMap((text) =>
    [...text.matchAll(/'(\.\/[\w-]+\.ts)',\s*import\.meta\.url/g)].map(([, path = '']) => path),
  );
  expect(programs).toContain('./long-read-worker.ts');
  const missing = programs.filter((path) => !existsSync(join(DIST, `${parse(path).name}.js`)));
  expect(missing).toEqual([]);
});
