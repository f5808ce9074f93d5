import { describe, expect, it } from 'vitest';
import { domainOf, normalizedDomain } from './email-domain.ts';

describe('a domain', () => {
  it.each([
    ['example.com', 'example.com'],
    [' Example.COM. ', 'example.com'],
    ['@acme.co.uk', 'acme.co.uk'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['BÜCHER.de', 'xn--bcher-kva.de'],
    ['xn--bcher-kva.de', 'xn--bcher-kva.de'],
    ['mail.example.com', 'mail.example.com'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(normalizedDomain(typed)).toBe(stored);
  });

  it.each([
    '',
    'com',
    'localhost',
    'ann@example.com',
    'https://example.com',
    'example.com/path',
    'example .com',
    '-a.example',
    'a..example',
    '*.example.com',
    '192.0.2.1',
    '[::1]',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}com`,
    'a\0.example',
  ])('%j is refused', (typed) => {
    expect(normalizedDomain(typed)).toBeNull();
  });
});

it('the domain of an email is compared in the same form', () => {
  expect(domainOf('Ann@EXAMPLE.com')).toBe('example.com');
  expect(domainOf('ann@sub.example.com')).toBe('sub.example.com');
});
