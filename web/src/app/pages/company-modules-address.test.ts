import { expect, test } from 'vitest';
import {
  companyAddress,
  editAddress,
  moduleAddress,
  selectionOf,
} from './company-modules-address.ts';

const selected = (address: string) =>
  selectionOf(new URL(address, 'https://here.test').searchParams);

test('an address names what it was made for', () => {
  expect(selected(companyAddress(3))).toEqual({ companyId: 3, moduleId: null, isEditing: false });
  expect(selected(moduleAddress(3, 14))).toEqual({
    companyId: 3,
    moduleId: 14,
    isEditing: false,
  });
  expect(selected(editAddress(3, 14)).isEditing).toBe(true);
});

test('what is no id counts as not named', () => {
  const nothing = { companyId: null, moduleId: null, isEditing: false };
  for (const search of ['', '?company=&module=0', '?company=1e3&module=-2', '?company=a'])
    expect(selected(`/${search}`)).toEqual(nothing);
});
