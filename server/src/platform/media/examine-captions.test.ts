import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCaptionsFile } from './examine-captions.ts';
import { UnsupportedMediaError } from './media-errors.ts';

const CUE = '00:00:01.000 --> 00:00:02.000\nHello';

it('a file is stored as it is, with the times of its captions', async () => {
  const bytes = await readFile(
    new URL('../../../../fixtures/captions/intro-4s.vtt', import.meta.url),
  );
  const { text, ...facts } = readCaptionsFile(bytes);
  expect(text).toContain('Grüße aus München – 你好');
  expect(facts).toEqual({ start: 0, end: 4, leftOut: null, isGuessed: false });
});

it.each([
  ['in UTF-8 with a byte order mark', Buffer.from(`\uFEFFWEBVTT\n\n${CUE}ü\n`), false],
  ['in UTF-16', Buffer.from(`\uFEFFWEBVTT\n\n${CUE}ü\n`, 'utf16le'), false],
  ['in UTF-16 without a mark', Buffer.from(`WEBVTT\n\n${CUE}ü\n`, 'utf16le').swap16(), false],
  ['in Windows-1252', Buffer.from(`WEBVTT\n\n${CUE}ü\n`, 'latin1'), true],
])('a file is read %s', (_, bytes, isGuessed) => {
  expect(readCaptionsFile(bytes)).toMatchObject({ text: `WEBVTT\n\n${CUE}ü\n`, isGuessed });
});

it('captions with impossible times are named, and refused if there are no others', () => {
  const faulty = '00:02.000 --> 00:01.000\nNot shown';
  const [some, none] = [`WEBVTT\n\n${CUE}\n\n${faulty}`, `WEBVTT\n\n${faulty}`];
  expect(readCaptionsFile(Buffer.from(some)).leftOut).toEqual({
    lines: [6],
    count: 1,
    total: 2,
  });
  expect(() => readCaptionsFile(Buffer.from(none))).toThrow('1 of 1 captions left out');
});

it.each([
  ['', 'not a file of captions'],
  [`WEBVTT\n\n${CUE}\0`, 'not a file of captions'],
  ['WEBVTT\n\n00:00:01.000 --> 00:00:02.000', 'holds no captions'],
])('%j is refused', (text, sentence) => {
  expect(() => readCaptionsFile(Buffer.from(text))).toThrow(sentence);
});

it('any bytes are accepted or refused', () => {
  const line = fc.constantFrom('WEBVTT', '', '-->', CUE, 'NOTE', '1', '00:01.000 -->', 'x');
  const lines = fc.array(line).map((all) => Buffer.from(all.join('\n')));
  const bytes = fc.uint8Array().map((all) => Buffer.from(all));
  fc.assert(
    fc.property(fc.oneof(lines, bytes), (file) => {
      try {
        expect(readCaptionsFile(file).end).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(UnsupportedMediaError);
      }
    }),
  );
});
