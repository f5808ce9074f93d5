import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('leaves out values that do not apply', () => {
  expect(classNames('a', false, undefined, null, ['b'])).toBe('a b');
});
