import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { expect, test } from 'vitest';
import { captionsToSend, languageProblem, readCaptionsFile } from './captions-choice.ts';

const NO_VTT = "This is not a WebVTT file: its first line must be 'WEBVTT'.";

test.each([
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nHello', null],
  ['\ufeffWEBVTT - with a title\n', null],
  ['1\n00:00:00,000 --> 00:00:01,000\nHello', NO_VTT],
  ['', NO_VTT],
])('a file that begins %j', async (text, problem) => {
  expect((await readCaptionsFile(new File([text], 'a.vtt'))).problem).toBe(problem);
});

test('a file over the limit is refused before it is sent', async () => {
  const file = new File(['WEBVTT', new Uint8Array(SAVED_CAPTIONS_MAX_BYTES)], 'a.vtt');
  expect((await readCaptionsFile(file)).problem).toBe('Captions may be 256 KB at most.');
});

test('a language is a tag or empty', () => {
  expect([languageProblem(''), languageProblem('de-AT')]).toEqual([null, null]);
  expect(languageProblem('Deutsch bitte')).toBe("Not a language tag such as 'en' or 'de-AT'");
});

test('a file in another encoding is refused before it is sent', async () => {
  const file = new File(
    [new Uint8Array([...new TextEncoder().encode('WEBVTT\n\nGr'), 0xfc])],
    'a.vtt',
  );
  expect(await readCaptionsFile(file)).toEqual({
    text: null,
    problem: 'Captions must be a text file in UTF-8.',
  });
});

test('captions are labelled with the name of their language, in that language', () => {
  expect(captionsToSend('WEBVTT', ' de ')).toEqual({
    text: 'WEBVTT',
    language: 'de',
    label: 'Deutsch',
  });
  expect(captionsToSend('WEBVTT', '')).toEqual({ text: 'WEBVTT' });
});
