import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaptionsFile } from './examine-captions.ts';
import { UnsupportedMediaError } from './media-errors.ts';

const FIXTURE = new URL('../../../../fixtures/captions/intro-4s.vtt', import.meta.url);
const CUE = '00:01.000 --> 00:02.000\nHello';

const read = (text: string) => readCaptionsFile(Buffer.from(text));

describe('a WebVTT file', () => {
  it('is accepted with comments, names, settings and any Unicode', async () => {
    const bytes = await readFile(FIXTURE);
    const text = bytes.toString();
    expect(readCaptionsFile(bytes)).toEqual({ text, cueCount: 2, end: 4, isGuessed: false });
  });

  it.each([
    ['with a byte order mark, which is left out', `\uFEFFWEBVTT\n\n${CUE}`],
    ['with a title', `WEBVTT - English\n\n${CUE}\n`],
    ['with header lines', `WEBVTT\nKind: captions\nLanguage: en\n\n${CUE}`],
    ['with lines ended as on Windows', `WEBVTT\r\n\r\n${CUE.replace('\n', '\r\n')}\r\n`],
    ['with lines ended as on old Macs', `WEBVTT\r\r${CUE.replace('\n', '\r')}`],
    ['with a style and a region', `WEBVTT\n\nSTYLE\n::cue{}\n\nREGION\nid:a\n\n${CUE}`],
    ['with many blank lines', `WEBVTT\n\n\n\n${CUE}\n\n\n`],
    ['with an empty caption', `WEBVTT\n\n${CUE}\n\n00:02.000 --> 00:02.001`],
    ['out of order, as browsers sort it', `WEBVTT\n\n${CUE}\n\n00:00.000 --> 00:01.000\nFirst`],
    ['of many hours', `WEBVTT\n\n123:59:59.999 --> 124:00:00.000\nStill here`],
  ])('is accepted %s', (_, text) => {
    expect(read(text).text).toBe(text.replace('\uFEFF', ''));
  });

  it.each([
    ['', 'not a file of captions'],
    ['\n\nWEBVTT\n\n00:01.000 --> 00:02.000', 'not a file of captions'],
    ['WEBVTTX\n\n00:01.000 --> 00:02.000', 'not a file of captions'],
    ['<!doctype html>', 'not a file of captions'],
    [`WEBVTT\n${CUE}`, "A blank line is missing after 'WEBVTT'."],
    ['WEBVTT', 'holds no captions'],
    ['WEBVTT\n\nNOTE nothing yet', 'holds no captions'],
    ['WEBVTT\n\nHello', 'Line 3 of the captions: a caption must begin with its times.'],
    [`WEBVTT\n\n${CUE}\n\none\ntwo\n${CUE}`, 'Line 6 of the captions: a caption must begin'],
    ['WEBVTT\n\n00:01,000 --> 00:02,000', 'Line 3 of the captions: times must read like'],
    ['WEBVTT\n\n00:01.000-->00:02.000', 'Line 3 of the captions: times must read like'],
    ['WEBVTT\n\n1:00:01.000 --> 1:00:02.000', 'Line 3 of the captions: times must read like'],
    ['WEBVTT\n\n00:61.000 --> 00:62.000', 'Line 3 of the captions: times must read like'],
    ['WEBVTT\n\na\n00:02.000 --> 00:02.000', 'Line 4 of the captions: a caption must end after'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000 colour:red', 'Line 3 of the captions: there is an unknown'],
    [`WEBVTT\n\n${CUE}\n${CUE}`, 'Line 5 of the captions: a blank line is missing'],
  ])('%j is refused', (text, sentence) => {
    expect(() => read(text)).toThrow(UnsupportedMediaError);
    expect(() => read(text)).toThrow(sentence);
  });

  it.each([
    ['in UTF-16', Buffer.from(`\uFEFFWEBVTT\n\n${CUE}ü`, 'utf16le'), false],
    ['in UTF-16 without a mark', Buffer.from(`WEBVTT\n\n${CUE}ü`, 'utf16le').swap16(), false],
    ['in Windows-1252', Buffer.from(`WEBVTT\n\n${CUE}ü`, 'latin1'), true],
  ])('is accepted %s', (_, bytes, isGuessed) => {
    const text = `WEBVTT\n\n${CUE}ü`;
    expect(readCaptionsFile(bytes)).toEqual({ text, cueCount: 1, end: 2, isGuessed });
  });

  it('is refused with a NUL', () => {
    expect(() => read(`WEBVTT\n\n${CUE}\0`)).toThrow('not a file of captions');
  });

  it('is accepted or refused for any bytes', () => {
    const line = fc.constantFrom('WEBVTT', '', '-->', CUE, 'NOTE', '1', '00:01.000 -->', 'x');
    const lines = fc.array(line).map((all) => Buffer.from(all.join('\n')));
    fc.assert(
      fc.property(
        fc.oneof(
          lines,
          fc.uint8Array().map((all) => Buffer.from(all)),
        ),
        (bytes) => {
          try {
            expect(readCaptionsFile(bytes).cueCount).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(UnsupportedMediaError);
          }
        },
      ),
    );
  });

  it('is read back as it was written', () => {
    const cue = fc.record({
      start: fc.integer({ min: 0, max: 10 ** 8 }),
      length: fc.integer({ min: 1, max: 10 ** 5 }),
      said: fc.string({ unit: fc.constantFrom('a', 'ß', '語', ' ', '.') }),
    });
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), (cues) => {
        const blocks = cues.map(
          ({ start, length, said }) =>
            `${timestamp(start)} --> ${timestamp(start + length)}\nx${said}`,
        );
        const { cueCount, end } = read(['WEBVTT', ...blocks].join('\n\n'));
        expect(cueCount).toBe(cues.length);
        expect(end).toBeCloseTo(Math.max(...cues.map((c) => c.start + c.length)) / 1000, 6);
      }),
    );
  });

  it.each([
    ['blank lines', `1${'\n'.repeat(900_000)}`],
    ['blanks before an arrow', `WEBVTT\n\n${' '.repeat(900_000)}-->`],
    ['settings', `WEBVTT\n\n00:01.000 --> 00:02.000${' \t'.repeat(400_000)}x`],
  ])('is refused with a megabyte of %s', (_, text) => {
    // An algorithm with quadratic time would take hours for a megabyte.
    expect(() => read(text)).toThrow(UnsupportedMediaError);
  });
});

function timestamp(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = `${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${seconds}`;
}
