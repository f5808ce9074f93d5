import { expect, it } from 'vitest';
import { loginAttempts, loginPageRole } from './login-attempts.ts';

it.each([
  ['ADMIN', 'ADMIN'],
  ['admin', 'ADMIN'],
  ['Trainee', 'TRAINEE'],
  ['member', 'member'],
  ['owner', 'member'],
  [undefined, 'member'],
])('reads the page %s as %s', (value, page) => expect(loginPageRole(value)).toBe(page));

it('tries the admin login first on the admin page and for emails with "admin"', () => {
  const both = ['as-admin', 'as-any-role'];
  expect(loginAttempts('ADMIN', 'bo@x.io')).toEqual(both);
  expect(loginAttempts('TRAINEE', 'The.Admin@x.io')).toEqual(both);
  expect(loginAttempts('member', 'administration@x.io')).toEqual(both);
});

it('makes one attempt in all other cases', () => {
  expect(loginAttempts('TRAINEE', 'bo@x.io')).toEqual(['as-any-role']);
  expect(loginAttempts('member', 'bo@x.io')).toEqual(['as-any-role']);
});
