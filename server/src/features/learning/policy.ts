import { because } from '@portal/contract/reasons';
import type { Identity, Verdict } from '#server/platform/http/route.ts';

/**
 * Trainees learn and rate the modules of their own company. Another company's module is refused like one that does
 * not exist, whose `companyId` is null: the answer does not reveal which ids exist.
 */
export function mayLearn(user: Identity, module: { readonly companyId: number | null }): Verdict {
  const isOwn = module.companyId !== null && module.companyId === user.companyId;
  return isOwn || { code: 'NOT_FOUND', refusal: because('noSuchModule'), logged: 'no-own-module' };
}
