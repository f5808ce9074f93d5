import type { Call } from '@portal/contract/call';
import { portalAddress } from '../routing/base-path.ts';

type AddressValue = string | number;

export type AddressParts = {
  params?: Readonly<Record<string, AddressValue>> | undefined;
  query?: Readonly<Record<string, AddressValue | null | undefined>> | undefined;
};

/** The address of a call with its `:params` filled in; empty query values are left out. */
export function callAddress(call: Pick<Call, 'path'>, { params = {}, query = {} }: AddressParts) {
  const path = call.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${call.path} needs "${name}"`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return portalAddress(search.size === 0 ? `/api${path}` : `/api${path}?${search}`);
}
