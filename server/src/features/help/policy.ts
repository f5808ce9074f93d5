import type { Identity, Verdict } from '#server/platform/http/route.ts';
import { mayLearn } from '../learning/service.ts';

/** A trainee may create a request without a module, or about a module of their company. */
export function mayAsk(
  user: Identity,
  module: { readonly companyId: number | null } | null,
): Verdict {
  return module === null || mayLearn(user, module);
}
