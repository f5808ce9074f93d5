import { expect, it } from 'vitest';
import { triesTexts } from '../texts/catalogue.ts';
import { triesText } from './try-words.ts';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [22, '22nd'],
])('try %i is the %s', (number, text) => {
  expect(triesTexts().nthTry(number)).toBe(`${text} try`);
});

it('says at which try a quiz was passed, or how many failed', () => {
  expect(triesText({ passedAtTry: 4, failed: 0 })).toBe('Passed at the 4th try');
  expect(triesText({ passedAtTry: null, failed: 1 })).toBe('1 failed try');
  expect(triesText({ passedAtTry: null, failed: 3 })).toBe('3 failed tries');
  expect(triesText({ passedAtTry: null, failed: 0 })).toBeNull();
});
