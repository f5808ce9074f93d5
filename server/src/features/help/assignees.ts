/** The admins to whom requests can be assigned. */
import type { HelpAssignee } from '@portal/contract/help';
import type { NamedScope, Reach } from '@portal/contract/reach';
import { type Bounds, reachesPeople } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { findGroupIdsOf, findReaches, reachOf } from '../reach/service.ts';
import * as queries from './queries.ts';

const NO_SUCH_ADMIN = because('administratorNotFound');

/** Those who may answer people whom the caller sees, by name. */
export async function listAssignees(db: Db, caller: Reach): Promise<HelpAssignee[]> {
  const rows = await queries.listAdmins(db);
  const reaches = await findReaches(
    db,
    rows.map((row) => ({ ...row, user_id: row.id })),
  );
  return rows
    .filter(({ id }) => mayAnswerFor(reaches.get(id) ?? [], caller))
    .map(({ id, name }) => ({ id, name }));
}

interface Asked {
  readonly id: number;
  readonly traineeId: number;
  readonly companyId: number;
}

/** Throws NOT_FOUND for an admin whom the caller does not see, and CONFLICT for one who does not see the trainee. */
export async function lockAssignee(
  tx: Db,
  caller: Reach,
  { id, traineeId, companyId }: Asked,
): Promise<HelpAssignee> {
  const row = requireFound(await queries.lockAdmin(tx, id), NO_SUCH_ADMIN);
  const reach = await reachOf(tx, { ...row, user_id: id });
  if (caller !== 'portal' && !mayAnswerFor(reach, caller))
    throw new AppError('NOT_FOUND', NO_SUCH_ADMIN);
  const groupIds = (await findGroupIdsOf(tx, [traineeId])).get(traineeId) ?? [];
  if (!reachesPeople(reach, { companyId, groupIds }, 'people'))
    throw new AppError('CONFLICT', because('assigneeOutsideReach'));
  return { id, name: row.name };
}

/** Whether an admin may answer people in a company or group of the caller. */
function mayAnswerFor(reach: Reach, caller: Reach): boolean {
  if (reach === 'portal') return true;
  const scopes = reach.filter((scope) => reachesPeople([scope], boundsOf(scope), 'people'));
  return scopes.some(
    (scope) =>
      reachesPeople(caller, boundsOf(scope)) ||
      (caller !== 'portal' && caller.some((own) => reachesPeople([scope], boundsOf(own)))),
  );
}

const boundsOf = ({ companyId, groupId }: NamedScope): Bounds => ({
  companyId,
  groupIds: groupId === undefined ? [] : [groupId],
});
