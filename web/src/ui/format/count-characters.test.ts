import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test.each([
  ['', 0],
  ['né', 2],
  ['😀😀😀', 3],
  ['مرحبا', 5],
])('%j counts %i', (text, count) => expect(countCharacters(text)).toBe(count));
