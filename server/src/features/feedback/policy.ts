import type { Identity, Verdict } from '../../platform/http/route.ts';

/** Trainees rate the modules of their own company, and no others. */
export function mayRate(user: Identity, module: { readonly companyId: number }): Verdict {
  return (
    module.companyId === user.companyId || {
      code: 'FORBIDDEN',
      message: 'You can give feedback on the modules of your own company only.',
    }
  );
}
