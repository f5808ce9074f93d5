import type { OldEncoding } from '@portal/contract/captions-files';
import { webVttOf } from '@portal/contract/captions-text';
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { texts } from '@portal/contract/texts/en';
import { expect, test } from 'vitest';
import { languageInName, languageProblem, nameOfLanguage } from './caption-languages.ts';
import { type AddedCaptions, captionsToSave, problemOf } from './captions-choice.ts';
import { readCaptionsFile } from './read-captions-file.ts';

test.each([
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nHello', null],
  ['WEBVTT - with a title and no captions\n', texts.captionsUnknown],
  ['1\r\n00:00:00,000 --> 00:00:01,000\r\nHello', null],
  ['Hello', texts.captionsUnknown],
  ['', texts.captionsUnknown],
])('a file that begins %j', async (text, problem) => {
  expect((await readCaptionsFile(new File([text], 'a.vtt'))).problem).toBe(problem);
});

test('a file over the limit is refused before it is sent', async () => {
  const file = new File(['WEBVTT', new Uint8Array(SAVED_CAPTIONS_MAX_BYTES)], 'a.vtt');
  expect((await readCaptionsFile(file)).problem).toMatch('256 KB at most');
});

test('a file in an old encoding is read by another alphabet on demand', async () => {
  const text = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\n');
  const file = new File([text, new Uint8Array([0xcf, 0xf0])], 'a.vtt');
  const lineOf = async (encoding?: OldEncoding) => {
    const { captions } = await readCaptionsFile(file, encoding);
    return captions?.cues[0]?.lines;
  };
  expect(await readCaptionsFile(file)).toMatchObject({ isGuessed: true });
  expect([await lineOf(), await lineOf('windows-1251')]).toEqual([['Ïð'], ['Пр']]);
});

test('a language is a tag or empty', () => {
  expect([languageProblem(''), languageProblem('de-AT')]).toEqual([null, null]);
  expect(languageProblem('Deutsch bitte')).toBe("Not a language tag such as 'en' or 'de-AT'");
  expect(['de', 'pt-BR', '', 'no tag'].map(nameOfLanguage)).toEqual([
    'Deutsch',
    'Português (Brasil)',
    '',
    '',
  ]);
});

test('the language is taken from the name of the file', () => {
  const names = ['talk.de.srt', 'talk.pt-BR.vtt', 'talk.srt', 'part.two.qq.srt', 'v1.mp4.srt'];
  expect(names.map(languageInName)).toEqual(['de', 'pt-BR', '', '', '']);
});

const captionsOf = (key: number) => ({
  cues: [{ start: key, end: key + 1, settings: '', lines: ['Hello'] }],
  leftOut: [],
  styles: [],
});
const textOf = (key: number) => webVttOf(captionsOf(key));

const added = (key: number, language: string, changes: Partial<AddedCaptions> = {}) => ({
  key,
  file: new File(['WEBVTT'], 'a.vtt'),
  language,
  label: '',
  reading: { captions: captionsOf(key), problem: null, isGuessed: false } as const,
  ...changes,
});

test('captions are named after their language, unless a name is entered', () => {
  const files = [added(1, ' de '), added(2, 'en', { label: ' For all ' }), added(3, '')];
  expect(captionsToSave(files, [])).toEqual([
    { text: textOf(1), language: 'de', label: 'Deutsch' },
    { text: textOf(2), language: 'en', label: 'For all' },
    { text: textOf(3) },
  ]);
});

test('removed captions are sent without a text, unless a file replaces them', () => {
  expect(captionsToSave([added(1, 'DE')], ['de', 'fr', ''])).toEqual([
    { text: textOf(1), language: 'DE', label: 'Deutsch' },
    { language: 'fr', text: null },
    { text: null },
  ]);
  expect(captionsToSave([], [])).toBeUndefined();
});

test('two files for one language, and files that are too large together, are refused', () => {
  const large = new File([new Uint8Array(SAVED_CAPTIONS_MAX_BYTES)], 'a.vtt');
  const files = [added(1, 'de'), added(2, 'DE'), added(3, 'fr', { file: large })];
  expect(files.map((each) => problemOf(each, files))).toEqual([
    null,
    'Another new file is for the same language.',
    expect.stringMatching('256 KB at most'),
  ]);
});
