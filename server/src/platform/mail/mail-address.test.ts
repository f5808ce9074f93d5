import { describe, expect, it } from 'vitest';
import { isMailAddress } from './mail-address.ts';

describe('a mail address', () => {
  it.each([
    'ann@example.com',
    'Ann.O+portal@sub.example.co.uk',
    "o'hara_1@example.com",
    'admin@localhost.local',
    'no-reply@localhost',
    'a@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('can be %s', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'ann',
    '@example.com',
    'ann@',
    'ann@example.com\r\nBcc: bob@example.com',
    'ann@example.com\n',
    '\nann@example.com',
    'ann\0@example.com',
    'ann@example.com,bob@example.com',
    'ann@example.com;bob@example.com',
    'ann@example.com bob@example.com',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    '"ann bob"@example.com',
    'ann(comment)@example.com',
    'ann@bob@example.com',
    'ann..o@example.com',
    '.ann@example.com',
    'ann@-example.com',
    'ann@example..com',
    'ann@[192.0.2.1]',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a.'.repeat(130)}com`,
  ])('cannot be %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});
