import type { HelpStatus } from '@portal/contract/help';
import { isHelpStatus } from './help-status.ts';

/** Which help requests are shown; it lives in the address, so that reload and Back keep it. */
export type HelpFilter = { readonly status: HelpStatus | null; readonly company: number | null };

/** Reads an address that anybody may have edited: what makes no sense counts as absent. */
export function filterOf(address: URLSearchParams): HelpFilter {
  const status = address.get('status');
  const company = address.get('company') ?? '';
  return {
    status: isHelpStatus(status) ? status : null,
    company: /^[1-9]\d{0,14}$/.test(company) ? Number(company) : null,
  };
}

export function addressOf({ status, company }: HelpFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (status !== null) address.set('status', status);
  if (company !== null) address.set('company', String(company));
  return address;
}

export function isFiltered({ status, company }: HelpFilter): boolean {
  return status !== null || company !== null;
}
