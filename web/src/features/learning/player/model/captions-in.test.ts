import { expect, test } from 'vitest';
import { captionsIn } from './captions-in.ts';

const all = [null, 'de-AT', 'de-DE', 'en'].map((language) => ({
  url: 'x.vtt',
  label: language ?? 'Captions',
  language,
}));

test.each([
  [['de-DE'], 'de-DE'],
  [['de'], 'de-AT'],
  [['fr', 'en-GB'], 'en'],
  [['fr'], null],
  [[''], null],
  [[], null],
])('%j leads to %j', (wanted, language) => {
  expect(captionsIn(all, wanted)?.language).toBe(language);
});

test('a video without captions has none in any language', () => {
  expect(captionsIn([], ['de'])).toBeNull();
});
