/** The companies and the trainees that an admin reaches. */
import type { CompanyRef } from '@portal/contract/fields';
import type { Reach, Right } from '@portal/contract/reach';
import { reachesPartOf, reachesPeople } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { findChosenCompany, noChosenCompany } from '../companies/service.ts';
import { findGroupIdsOf } from '../reach/service.ts';

/** Throws NOT_FOUND for a company that does not exist, and in the same words for one outside of the reach. */
export async function findReachedCompany(
  db: Db,
  reach: Reach,
  companyName: string,
): Promise<CompanyRef> {
  const company = await findChosenCompany(db, companyName);
  if (!reachesPartOf(reach, company.id)) throw noChosenCompany();
  return company;
}

interface TraineeOfCompany {
  readonly id: number;
  /** Null for an admin, whom no limited admin reaches. */
  readonly companyId: number | null;
}

/** The ids of those of these trainees whom the admin reaches with the right. */
export async function reachedAmong(
  db: Db,
  { reach, right }: { readonly reach: Reach; readonly right: Right },
  trainees: readonly TraineeOfCompany[],
): Promise<ReadonlySet<number>> {
  const ids = trainees.map(({ id }) => id);
  if (reach === 'portal') return new Set(ids);
  const groupIdsOf = await findGroupIdsOf(db, ids);
  const isReached = ({ id, companyId }: TraineeOfCompany) =>
    companyId !== null &&
    reachesPeople(reach, { companyId, groupIds: groupIdsOf.get(id) ?? [] }, right);
  return new Set(trainees.filter(isReached).map(({ id }) => id));
}
