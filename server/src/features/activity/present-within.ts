import type { Activity, ActivityFields } from '@portal/contract/activity';
import type { NamedScope, Reach } from '@portal/contract/reach';
import { reachesGroup, reachesPartOf } from '@portal/contract/reach-rules';
import type { LimitedReader } from './find-within.ts';
import { presentActivity } from './present.ts';
import type { ActivityRow } from './queries.ts';

/** A change as a limited admin sees it: without what it says about other companies and groups. */
export function presentWithin(row: ActivityRow, { userId, reach }: LimitedReader): Activity {
  const { actor, before, after, jobId, ...shown } = presentActivity(row);
  const known = new Set([row.company_name, ...reach.map(({ companyName }) => companyName)]);
  return {
    ...shown,
    actor: { ...actor, scopes: actor.scopes?.filter((scope) => isSeen(reach, scope)) ?? null },
    before: before && withinCompanies(known, before),
    after: after && withinCompanies(known, after),
    // The trainees of an action are only for the admin who has started it.
    jobId: actor.id === userId ? jobId : null,
  };
}

function isSeen(reach: Reach, { companyId, groupId }: NamedScope): boolean {
  return groupId === undefined
    ? reachesPartOf(reach, companyId)
    : reachesGroup(reach, { companyId, groupId });
}

/** A trainee who was moved was in groups of the other company. */
function withinCompanies(known: ReadonlySet<unknown>, fields: ActivityFields): ActivityFields {
  const { company = null } = fields;
  if (company === null || known.has(company)) return fields;
  return { ...fields, company: null, ...(fields.groups === undefined ? {} : { groups: null }) };
}
