import { LANGUAGES } from '@portal/contract/languages';
import { expect, it } from 'vitest';
import type { PdfContent } from './content.ts';
import { renderCertificate } from './render-certificate.ts';
import { pdfContent, someModule } from './testing/pdf-content.ts';

/** The objects that are not packed. */
const read = async (more: Partial<PdfContent> = {}) =>
  Buffer.from(await renderCertificate(pdfContent(more))).toString('latin1');

const pagesOf = (pdf: string) => Number(/\/Type \/Pages\n\/Count (\d+)/.exec(pdf)?.[1]);

it.each(LANGUAGES)(
  'is written in %s, tagged, with its language and embedded fonts',
  async (language) => {
    const pdf = await read({ language });
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain(`/Lang (${language})`);
    expect(pdf).toContain('/DisplayDocTitle true');
    const fonts = pdf.match(/\/BaseFont \/[A-Z]{6}\+Inter-\w+/g);
    expect(fonts?.length).toBeGreaterThan(0);
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(
      pdf.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
    );
    expect(pdf).not.toContain('Helvetica');
    expect(pagesOf(pdf)).toBe(1);
  },
);

it('has one page for twelve modules, and as many as it needs for others', async () => {
  const many = (count: number) => ({
    modules: Array.from({ length: count }, (_, index) => someModule(`Module ${index + 1}`)),
  });
  expect(pagesOf(await read(many(12)))).toBe(1);
  expect(pagesOf(await read(many(60)))).toBe(3);
  expect(pagesOf(await read(many(1_000)))).toBeGreaterThan(30);
});

it.each([
  ['Thai', 'สมชาย ใจดี'],
  ['Devanagari', 'क्षत्रिय कृष्णमूर्ति'],
  ['Arabic', 'محمد علي'],
  ['Hebrew', 'דוד בן־גוריון'],
  ['Hangul', '김민준'],
  ['Japanese', '山田太郎'],
])('has the name in %s as it is read', async (_, name) => {
  const pdf = await read({ name });
  const utf16 = Buffer.from(name, 'utf16le').swap16().toString('latin1');
  // The characters (, ) and \ are escaped.
  const escaped = utf16.replaceAll(/[\\()\n\r\t\b\f]/g, (one) => ESCAPES[one] ?? `\\${one}`);
  expect(pdf).toContain(`/ActualText (\xfe\xff${escaped})`);
});

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
};

it('ends with 200 characters without a blank, also in each module', async () => {
  const long = 'x'.repeat(200);
  const modules = Array.from({ length: 30 }, () =>
    someModule(long, { recorded: { by: long, on: '2026-01-02' } }),
  );
  expect(pagesOf(await read({ name: long, company: long, modules, line: long }))).toBeGreaterThan(
    2,
  );
});

it('refuses a text that no font has', async () => {
  await expect(read({ name: '🎉' })).rejects.toThrow('cannot be drawn');
});

it('has names that are markup in its metadata as plain texts', async () => {
  const pdf = await read({ name: 'Tom & <b>Jerry</b>', company: '</x>' });
  const [metadata = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf) ?? [];
  expect(metadata).toContain('Tom + bJerry/b');
});
