import type { Reach } from '@portal/contract/reach';
import { reachedCompanies } from '@portal/contract/reach-rules';

/** The id of the one company of which an admin sees anything; null if there is none, or more than one. */
export function onlyCompany(reach: Reach): number | null {
  const [first, ...others] = reachedCompanies(reach) ?? [];
  return first === undefined || others.length > 0 ? null : first;
}
