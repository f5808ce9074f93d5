/** The part of a company that an admin asks for and sees. */
import type { GroupFilter } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { groupsReached, reachesPartOf } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { GROUP_NOT_FOUND, requireGroupOf } from '../groups/service.ts';
import { type Asked, findCompany } from './people-queries.ts';

interface Choice {
  readonly companyId: number;
  readonly group?: GroupFilter | undefined;
}

/** An admin who sees only groups of the company asks for their members. */
export function askedWithin(reach: Reach, { companyId, group }: Choice): Asked {
  const groups = groupsReached(reach, companyId);
  return { companyId, group, within: groups && { companies: [], groups } };
}

/** Undefined for a company of which the admin sees nothing. */
export async function findReachedCompany(db: Db, reach: Reach, id: number) {
  return reachesPartOf(reach, id) ? findCompany(db, id) : undefined;
}

/** Throws NOT_FOUND for a company or a group that does not exist, or that the admin does not see. */
export async function requireAsked(db: Db, reach: Reach, choice: Choice) {
  const { companyId, group } = choice;
  const found = await findReachedCompany(db, reach, companyId);
  const company = requireFound(found, because('companyNotFound'));
  await requireGroupOf(db, companyId, group);
  const isSeen =
    typeof group !== 'number' || (groupsReached(reach, companyId)?.includes(group) ?? true);
  if (!isSeen) throw new AppError('NOT_FOUND', GROUP_NOT_FOUND);
  return { company, asked: askedWithin(reach, choice) };
}
