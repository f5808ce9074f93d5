/** Programs for PDFs read certificates of people and companies with difficult names. The argument is the path of qpdf. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeInGroups } from '../../contract/src/certificate-code.ts';
import { LANGUAGES } from '../../contract/src/languages.ts';
import type { PdfContent } from '../../server/src/features/certificates/pdf/content.ts';
import { renderCertificate } from '../../server/src/features/certificates/pdf/render-certificate.ts';
import {
  pdfContent,
  someModule,
} from '../../server/src/features/certificates/pdf/testing/pdf-content.ts';
import { certificateWords } from '../../server/src/features/certificates/words.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';

/** Read letter by letter. */
const PLAIN = [
  'Zoe Ahn',
  'Łucja Żółć',
  'İlknur Şağdıç',
  'Олександра Ґалаґан',
  'Ελευθερία Παπαδοπούλου',
  'Đặng Thị Hạnh',
];
/** Drawn with parts of letters, or in another order than they are read. */
const WITH_ACTUAL_TEXT = [
  'محمد علي الحسيني',
  'דוד בן־גוריון',
  'क्षत्रिय कृष्णमूर्ति',
  'สมชาย ใจดี',
  '김민준',
  '東京食品株式会社',
  '安全生产培训',
];

const [qpdf = ''] = process.argv.slice(2);
await using folder = await makeTestFolder();

function run(program: string, ...args: readonly string[]): string {
  const options = { encoding: 'utf8', maxBuffer: 100_000_000 } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  equal(status, 0, `${program}: ${stderr}${stdout}`);
  return stdout;
}

async function save(content: PdfContent): Promise<string> {
  const path = join(folder.path, 'certificate.pdf');
  await writeFile(path, await renderCertificate(content));
  return path;
}

/** All fonts are in the file, with the used characters alone, and with their meaning. */
function checkFonts(path: string): void {
  const [, , ...lines] = run('pdffonts', path).trimEnd().split('\n');
  ok(lines.length > 0);
  for (const line of lines) {
    const [embedded, subset, unicode] = line.trimEnd().split(/\s+/).slice(-5, -2);
    deepEqual([embedded, subset, unicode], ['yes', 'yes', 'yes'], line);
  }
}

async function check(content: PdfContent): Promise<string> {
  const path = await save(content);
  ok(run(qpdf, '--check', path).includes('No syntax or stream encoding errors found'));
  checkFonts(path);
  const info = run('pdfinfo', path);
  ok(/^Tagged:\s+yes$/m.test(info));
  ok(/^Title:.+$/m.test(info));
  return path;
}

/** One blank between words. */
const textOf = (path: string) => run('pdftotext', path, '-').replaceAll(/\s+/g, ' ');

for (const name of PLAIN) {
  const path = await check(pdfContent({ name, company: name, modules: [someModule(name)] }));
  equal(textOf(path).split(name).length, 4, name);
}

for (const name of WITH_ACTUAL_TEXT) {
  const path = await check(pdfContent({ name, company: name, modules: [someModule(name)] }));
  const objects = run(qpdf, '--json', '--json-key=qpdf', path);
  equal(objects.split(`"/ActualText": "u:${name}"`).length, 4, name);
}

for (const language of LANGUAGES) {
  const content = pdfContent({ language, isBeforeCertificates: true, status: 'withdrawn' });
  const text = textOf(await check(content));
  for (const word of ['Certificate of completion', 'Completed by', 'Valid until', 'Withdrawn'])
    ok(text.includes(word), `${language}: ${word}`);
  ok(text.includes(codeInGroups(content.code)));
  ok(text.includes(content.verifyUrl));
  const { holder, issuedOn } = certificateWords[language];
  // The letters of Arabic are drawn in parts.
  if (language !== 'ar') for (const word of [holder, issuedOn]) ok(text.includes(word), word);
}

const name = 'Abc'.repeat(66);
const broken = textOf(await check(pdfContent({ name, modules: [someModule(name)] })));
equal(broken.replaceAll(' ', '').split(name).length, 3);

const modules = Array.from({ length: 1_000 }, (_, index) => someModule(`Module ${index + 1}.`));
const long = textOf(await check(pdfContent({ modules })));
for (const { name } of modules) ok(long.includes(name), name);
