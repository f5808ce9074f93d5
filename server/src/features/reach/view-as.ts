/** Shows an admin the portal as another one with given scopes would see it; nothing can be changed. */
import { type ChosenReach, chosenReach, type NamedScope, type Reach } from '@portal/contract/reach';
import { isCovered } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { validate } from '#server/platform/http/validate.ts';
import { findNamesOf } from './name-queries.ts';

/** The scopes with the names of their companies and groups. Throws NOT_FOUND for those that do not exist. */
export async function namedReach(db: Db, reach: ChosenReach): Promise<Reach> {
  if (reach === 'portal') return reach;
  const names = await findNamesOf(db, reach);
  return reach.map(({ companyId, groupId, rights }): NamedScope => {
    const companyName = names.companies.get(companyId);
    if (companyName === undefined) throw notFound('companyNotFoundOrDeleted');
    const company = { companyId, companyName, rights };
    if (groupId === undefined) return company;
    const group = names.groups.get(groupId);
    if (group?.companyId !== companyId) throw notFound('groupNotFound');
    return { ...company, groupId, groupName: group.name };
  });
}

/** The caller with the reach in the header. Throws FORBIDDEN if it is not within the caller's own, and NOT_FOUND. */
export async function viewAs(db: Db, identity: Identity, header: string): Promise<Identity> {
  const chosen = readScopes(header);
  // Before anything is looked up, so that the answer is the same for what exists outside of the own reach.
  if (identity.role !== 'ADMIN' || !isCovered(chosen, identity.reach))
    throw new AppError('FORBIDDEN', because('accessDenied'));
  return { ...identity, reach: await namedReach(db, chosen) };
}

function readScopes(header: string): ChosenReach {
  let scopes: unknown;
  try {
    scopes = JSON.parse(header);
  } catch {
    throw new AppError('INVALID_INPUT', because('invalidInput'));
  }
  return validate(chosenReach, scopes) as ChosenReach;
}

const notFound = (reason: 'companyNotFoundOrDeleted' | 'groupNotFound') =>
  new AppError('NOT_FOUND', because(reason));
