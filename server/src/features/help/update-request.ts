/** Changes a request, its history and the activity records in one transaction. */

import type { CallArguments } from '@portal/contract/call';
import type { HelpRequest, updateHelpRequest } from '@portal/contract/help';
import { because } from '@portal/contract/reasons';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { actorOf, differences, record } from '../activity/service.ts';
import type { Notifications } from '../notifications/service.ts';
import {
  afterUpdate,
  type HelpState,
  isAnswer,
  isSameForTrainee,
  isSameHelpState,
} from './answering.ts';
import { lockAssignee } from './assignees.ts';
import { HELP_ANSWERED, HELP_CHANGED, type HelpEvent, publishAll } from './events.ts';
import { presentHelpRequest } from './present.ts';
import * as queries from './queries.ts';

export const NOT_FOUND = because('helpRequestNotFound');
const CHANGED_MEANWHILE = because('helpRequestChanged');

export type Update = CallArguments<typeof updateHelpRequest>['body'];

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly notifications: Pick<Notifications, 'enqueueHelpAnswer'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Throws NOT_FOUND, and CONFLICT if the request has changed since the admin read it and differs from the update. */
export function createUpdateRequest({ db, bus, notifications, now }: Dependencies) {
  return async (admin: Identity, id: number, update: Update): Promise<HelpRequest> => {
    const { request, events } = await inTransaction(db, async (tx) => {
      const row = requireFound(await queries.lockHelpRequest(tx, id), NOT_FOUND);
      const before = stateOf(row);
      const after = afterUpdate(before, update);
      // Before `requireSeen`: an update whose answer was lost is sent again with the `updatedAt` of before.
      if (isSameHelpState(before, after)) return { request: row, events: [] };
      requireSeen(row, update, admin);
      const assignee = await findAssignee(tx, row, { ...after, admin });
      // Two changes within a millisecond must differ in `updated_at`.
      const at = Math.max(now(), row.updated_at + 1);
      const isInternal = isSameForTrainee(before, after);
      await queries.changeHelpRequest(tx, row, { ...after, assignee, isInternal, admin, at });
      const request = {
        ...row,
        status: after.status,
        admin_notes: after.notes,
        assignee_id: assignee?.id ?? null,
        assignee_name: assignee?.name ?? null,
        updated_at: at,
      };
      await recordUpdate(tx, admin, { before: row, after: request, at });
      const isAnswered = isAnswer(before, after);
      if (isAnswered) await notifications.enqueueHelpAnswer(tx, row.user_id, id);
      return { request, events: eventsOf(request, isAnswered) };
    });
    publishAll(bus, events);
    return presentHelpRequest(request, admin.reach);
  };
}

function requireSeen(
  row: queries.HelpRequestRow,
  { updatedAt }: Update,
  { reach }: Identity,
): void {
  if (updatedAt === undefined || Date.parse(updatedAt) === row.updated_at) return;
  const details = { request: presentHelpRequest(row, reach) };
  throw new AppError('CONFLICT', CHANGED_MEANWHILE, { details });
}

const stateOf = (row: queries.HelpRequestRow): HelpState => ({
  status: row.status,
  notes: row.admin_notes,
  assigneeId: row.assignee_id,
});

/** The assignee after the update. Throws NOT_FOUND if it is no admin, and CONFLICT if it is one who does not see the trainee. */
async function findAssignee(
  tx: Db,
  row: queries.HelpRequestRow,
  { assigneeId, admin }: HelpState & { readonly admin: Identity },
): Promise<queries.Assignee | null> {
  const { assignee_id: id, assignee_name: name } = row;
  if (assigneeId === null) return null;
  if (assigneeId === id && name !== null) return { id, name };
  const asked = { id: assigneeId, traineeId: row.user_id, companyId: row.company_id };
  return lockAssignee(tx, admin.reach, asked);
}

interface Changed {
  readonly before: queries.HelpRequestRow;
  readonly after: queries.HelpRequestRow;
  readonly at: number;
}

function recordUpdate(tx: Db, admin: Identity, { before, after, at }: Changed): Promise<void> {
  return record(tx, {
    actor: actorOf(admin),
    action: 'help.updated',
    subject: { kind: 'help', id: before.id, name: before.user_name },
    company: { id: before.company_id, name: before.company_name },
    ...differences(recordedFields(before), recordedFields(after)),
    at,
  });
}

const recordedFields = (row: queries.HelpRequestRow) => ({
  status: row.status,
  adminNotes: row.admin_notes,
  assignee: row.assignee_name,
});

function eventsOf(row: queries.HelpRequestRow, isAnswered: boolean): HelpEvent[] {
  const payload = {
    requestId: row.id,
    traineeId: row.user_id,
    companyId: row.company_id,
    status: row.status,
  };
  const changed: HelpEvent = [HELP_CHANGED, payload];
  return isAnswered ? [changed, [HELP_ANSWERED, payload]] : [changed];
}
