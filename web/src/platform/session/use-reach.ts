import type { Reach } from '@portal/contract/reach';
import { onlyReachedCompany } from '@portal/contract/reach-rules';
import { useSession } from './use-session.ts';

const NOTHING: Reach = [];

/** The reach of the signed-in admin; nothing for a trainee. The rules are in `@portal/contract/reach-rules`. */
export function useReach(): Reach {
  return useSession().user?.reach ?? NOTHING;
}

/** The id of the company of an admin who sees no other one; null for all others. */
export const useOnlyCompany = (): number | null => onlyReachedCompany(useReach())?.id ?? null;
