import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('the common passwords', () => {
  it.each([
    '123456',
    'password',
    'qwerty',
    'letmein',
    'Password',
    'QWERTY',
    'trustno1',
    '24081990',
  ])('include %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery staple',
    'xpassword',
    ' password',
    '',
    'password\n12345678',
    '\npassword\n',
    'pässwört',
  ])('do not include %j', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it('end at number ten thousand', async () => {
    const { default: ranked } = await import('@zxcvbn-ts/language-common/src/passwords.json');
    expect(await isCommonPassword(ranked[9_999] ?? '')).toBe(true);
    expect(await isCommonPassword(ranked[10_000] ?? '')).toBe(false);
  });
});
