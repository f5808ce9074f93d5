import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { CAPTIONS_UNKNOWN } from '@portal/contract/sentences';
import { expect, test } from 'vitest';
import { languageInName, languageProblem, nameOfLanguage } from './caption-languages.ts';
import { type AddedCaptions, captionsToSave, problemOf } from './captions-choice.ts';
import { readCaptionsFile } from './read-captions-file.ts';

test.each([
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nHello', null],
  ['\ufeffWEBVTT - with a title\n', null],
  ['1\r\n00:00:00,000 --> 00:00:01,000\r\nHello', null],
  ['Hello', CAPTIONS_UNKNOWN],
  ['', CAPTIONS_UNKNOWN],
])('a file that begins %j', async (text, problem) => {
  expect((await readCaptionsFile(new File([text], 'a.vtt'))).problem).toBe(problem);
});

test('a file over the limit is refused before it is sent', async () => {
  const file = new File(['WEBVTT', new Uint8Array(SAVED_CAPTIONS_MAX_BYTES)], 'a.vtt');
  expect((await readCaptionsFile(file)).problem).toMatch('256 KB at most');
});

test('a file in another encoding is read, with a note', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('WEBVTT\n\nGr'), 0xfc]);
  const reading = await readCaptionsFile(new File([bytes], 'a.vtt'));
  expect(reading).toMatchObject({ text: 'WEBVTT\n\nGrü', note: expect.stringMatching('1252') });
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

const added = (key: number, language: string, changes: Partial<AddedCaptions> = {}) => ({
  key,
  file: new File(['WEBVTT'], 'a.vtt'),
  language,
  label: '',
  reading: { text: `WEBVTT ${key}`, problem: null, note: null },
  ...changes,
});

test('captions are named after their language, unless a name is entered', () => {
  const files = [added(1, ' de '), added(2, 'en', { label: ' For all ' }), added(3, '')];
  expect(captionsToSave(files, [])).toEqual([
    { text: 'WEBVTT 1', language: 'de', label: 'Deutsch' },
    { text: 'WEBVTT 2', language: 'en', label: 'For all' },
    { text: 'WEBVTT 3' },
  ]);
});

test('removed captions are sent without a text, unless a file replaces them', () => {
  expect(captionsToSave([added(1, 'DE')], ['de', 'fr', ''])).toEqual([
    { text: 'WEBVTT 1', language: 'DE', label: 'Deutsch' },
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
