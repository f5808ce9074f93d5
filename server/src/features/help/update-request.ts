/** Changes a request, its history and the activity records in one transaction. */
import type { CallArguments } from '@portal/contract/call';
import type { HelpRequest, updateHelpRequest } from '@portal/contract/help';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { actorOf, differences, record } from '../activity/service.ts';
import type { Notifications } from '../notifications/service.ts';
import { afterUpdate, type HelpState, isAnswer, isSameHelpState } from './answering.ts';
import { HELP_ANSWERED, HELP_CHANGED, type HelpEvent, publishAll } from './events.ts';
import { presentHelpRequest } from './present.ts';
import * as queries from './queries.ts';

export const NOT_FOUND = 'Help request not found';
const CHANGED_MEANWHILE =
  'Somebody else has changed this request in the meantime. Look at it as it stands now.';

export type Update = CallArguments<typeof updateHelpRequest>['body'];

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly notifications: Pick<Notifications, 'enqueueHelpAnswer'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Throws NOT_FOUND, and CONFLICT if the request has changed since the admin read it. */
export function createUpdateRequest({ db, bus, notifications, now }: Dependencies) {
  return async (admin: Identity, id: number, update: Update): Promise<HelpRequest> => {
    const { request, events } = await inTransaction(db, async (tx) => {
      const row = requireFound(await queries.lockHelpRequest(tx, id), NOT_FOUND);
      requireSeen(row, update);
      const before = { status: row.status, notes: row.admin_notes };
      const after = afterUpdate(before, update);
      if (isSameHelpState(before, after)) return { request: row, events: [] };
      // Two changes within a millisecond must differ in `updated_at`.
      const at = Math.max(now(), row.updated_at + 1);
      await queries.changeHelpRequest(tx, row, { ...after, admin, at });
      await recordUpdate(tx, admin, row, { before, after, at });
      const request = { ...row, status: after.status, admin_notes: after.notes, updated_at: at };
      const isAnswered = isAnswer(before, after);
      if (isAnswered) await notifications.enqueueHelpAnswer(tx, row.user_id, id);
      return { request, events: eventsOf(request, isAnswered) };
    });
    publishAll(bus, events);
    return presentHelpRequest(request);
  };
}

function requireSeen(row: queries.HelpRequestRow, { updatedAt }: Update): void {
  if (updatedAt === undefined || Date.parse(updatedAt) === row.updated_at) return;
  const details = { request: presentHelpRequest(row) };
  throw new AppError('CONFLICT', CHANGED_MEANWHILE, { details });
}

interface Changed {
  readonly before: HelpState;
  readonly after: HelpState;
  readonly at: number;
}

function recordUpdate(
  tx: Db,
  admin: Identity,
  row: queries.HelpRequestRow,
  { before, after, at }: Changed,
): Promise<void> {
  return record(tx, {
    actor: actorOf(admin),
    action: 'help.updated',
    subject: { kind: 'help', id: row.id, name: row.user_name },
    company: { id: row.company_id, name: row.company_name },
    ...differences({ ...before }, { ...after }),
    at,
  });
}

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
