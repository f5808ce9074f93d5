/** The trainees whom an admin asks about, as far as the admin sees them. */
import type { GroupFilter } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { type Within, within } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { findGroup, GROUP_NOT_FOUND } from '../groups/service.ts';
import { requireAsked } from '../reports/service.ts';

export interface Choice {
  readonly company?: number | undefined;
  readonly group?: GroupFilter | undefined;
}

export interface AskedPeople {
  /** Null for all companies. */
  readonly companyId: number | null;
  readonly group?: GroupFilter | undefined;
  /** Null if the admin sees all people of the company, or of all companies. */
  readonly within: Within;
}

interface PeopleInZone {
  readonly people: AskedPeople;
  /** An IANA name; null for that of the server. */
  readonly timeZone: string | null;
}

/** Throws NOT_FOUND for a company or a group that does not exist, or that the admin does not see. */
export async function requirePeople(db: Db, reach: Reach, choice: Choice): Promise<PeopleInZone> {
  const { group } = choice;
  const companyId = choice.company ?? (await findCompanyOf(db, group));
  if (companyId === null)
    return { people: { companyId, group, within: within(reach) }, timeZone: null };
  const { company, asked } = await requireAsked(db, reach, { companyId, group });
  return { people: asked, timeZone: company.time_zone };
}

async function findCompanyOf(db: Db, group: GroupFilter | undefined): Promise<number | null> {
  if (typeof group !== 'number') return null;
  return requireFound(await findGroup(db, group), GROUP_NOT_FOUND).company_id;
}
