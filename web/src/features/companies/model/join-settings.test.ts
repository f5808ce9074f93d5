import type { CompanySettings } from '@portal/contract/companies';
import { expect, it } from 'vitest';
import {
  changesOf,
  currentEdit,
  domainsIn,
  editOf,
  isChanged,
  timeZoneNames,
} from './join-settings.ts';

const settings: CompanySettings = {
  signUp: 'domains',
  joinCode: null,
  domains: ['a.test', 'b.test'],
  confirmEmail: false,
  crossCompanyChat: true,
  listed: true,
  timeZone: null,
  language: null,
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

const edited = (changes: Partial<ReturnType<typeof editOf>['entry']>) => {
  const { entry, base } = editOf(settings);
  return { entry: { ...entry, ...changes }, base };
};

it('an entry is unchanged until something else than the separators changes', () => {
  expect(isChanged(edited({}))).toBe(false);
  expect(isChanged(edited({ domains: 'a.test, b.test' }))).toBe(false);
  expect(isChanged(edited({ domains: 'a.test' }))).toBe(true);
  expect(isChanged(edited({ timeZone: 'UTC' }))).toBe(true);
  expect(isChanged(edited({ language: 'de' }))).toBe(true);
  expect(isChanged(edited({ listed: false }))).toBe(true);
  expect(isChanged(edited({ crossCompanyChat: false }))).toBe(true);
});

it('an edit follows newer settings until it has a change', () => {
  const newer = { ...settings, listed: false, version: 4 };
  expect(currentEdit(null, newer)).toEqual(editOf(newer));
  expect(currentEdit(edited({ domains: 'a.test, b.test\n' }), newer)).toEqual(editOf(newer));
  const typing = edited({ domains: 'a.test, b.test\n' });
  expect(currentEdit(typing, settings)).toBe(typing);
  const changed = edited({ timeZone: 'UTC' });
  expect(currentEdit(changed, newer)).toBe(changed);
});

it('a save names the edited version, and not the join code', () => {
  expect(changesOf(editOf(settings))).toEqual({
    signUp: 'domains',
    domains: ['a.test', 'b.test'],
    confirmEmail: false,
    listed: true,
    timeZone: null,
    language: null,
    crossCompanyChat: true,
    version: 3,
  });
});

it('time zones have UTC once', () => {
  const names = timeZoneNames();
  expect(names.filter((name) => name === 'UTC')).toHaveLength(1);
  expect(names).toContain('Europe/Berlin');
});
