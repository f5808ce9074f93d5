import type { Identity, Verdict } from '../../platform/http/route.ts';

/** Says the same of what is not there and of what is another company's. */
export const NO_SUCH_MODULE =
  "The requested module could not be found or you don't have access to it.";

/** Trainees learn the modules of their own company, and no others. */
export function mayLearn(user: Identity, module: { readonly companyId: number }): Verdict {
  return module.companyId === user.companyId || { code: 'FORBIDDEN', message: NO_SUCH_MODULE };
}
