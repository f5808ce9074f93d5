import type { CompanySettings } from '@portal/contract/companies';
import { expect, it } from 'vitest';
import { changesOf, domainsIn, entryOf, isChanged, timeZoneNames } from './join-settings.ts';

const settings: CompanySettings = {
  signUp: 'domains',
  joinCode: null,
  domains: ['a.test', 'b.test'],
  confirmEmail: false,
  listed: true,
  timeZone: null,
  link: 'a-link',
  hasMailServer: true,
  version: 3,
};

it('domains are separated by blanks, commas, semicolons or lines', () => {
  expect(domainsIn(' a.test, b.test;c.test\n\nd.test ')).toEqual([
    'a.test',
    'b.test',
    'c.test',
    'd.test',
  ]);
  expect(domainsIn(' \n')).toEqual([]);
});

it('an entry is unchanged until something else than the separators changes', () => {
  const entry = entryOf(settings);
  expect(isChanged(entry, settings)).toBe(false);
  expect(isChanged({ ...entry, domains: 'a.test, b.test' }, settings)).toBe(false);
  expect(isChanged({ ...entry, domains: 'a.test' }, settings)).toBe(true);
  expect(isChanged({ ...entry, timeZone: 'UTC' }, settings)).toBe(true);
  expect(isChanged({ ...entry, listed: false }, settings)).toBe(true);
});

it('a save names the edited version, and not the join code', () => {
  expect(changesOf(entryOf(settings), 3)).toEqual({
    signUp: 'domains',
    domains: ['a.test', 'b.test'],
    confirmEmail: false,
    listed: true,
    timeZone: null,
    version: 3,
  });
});

it('time zones have UTC once', () => {
  const names = timeZoneNames();
  expect(names.filter((name) => name === 'UTC')).toHaveLength(1);
  expect(names).toContain('Europe/Berlin');
});
