import { expect, test } from 'vitest';
import { stateIn } from '#web/platform/routing/address-state.ts';
import {
  ALL_COMPANIES,
  addressSchema,
  companyAddress,
  editAddress,
  moduleAddress,
} from './company-modules-address.ts';

const selected = (address: string) =>
  stateIn(new URL(address, 'https://here.test').searchParams, addressSchema, ALL_COMPANIES);

test('an address is read as it was written', () => {
  expect(companyAddress(3)).toBe('/admin/company-modules/3/modules');
  expect(selected(moduleAddress(3, 14))).toEqual({ company: null, module: 14, edit: false });
  expect(selected(editAddress(3, 14)).edit).toBe(true);
});

test('an invalid id counts as missing', () => {
  const nothing = { company: null, module: null, edit: false };
  for (const search of ['', '?company=&module=0', '?company=1e3&module=-2', '?company=a'])
    expect(selected(`/${search}`)).toEqual(nothing);
});
