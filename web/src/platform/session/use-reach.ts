import type { Reach } from '@portal/contract/reach';
import { useSession } from './use-session.ts';

const NOTHING: Reach = [];

/** The reach of the signed-in admin; nothing for a trainee. The rules are in `@portal/contract/reach-rules`. */
export function useReach(): Reach {
  return useSession().user?.reach ?? NOTHING;
}
