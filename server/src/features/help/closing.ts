/** Closes many requests in the transactions of a job, and opens them again for its undo. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Notifications } from '../notifications/service.ts';
import { isAnswer } from './answering.ts';
import * as queries from './closing-queries.ts';
import { HELP_ANSWERED, HELP_CHANGED_TOGETHER, type HelpEvent, publishAll } from './events.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly notifications: Pick<Notifications, 'enqueueHelpAnswer'>;
}

interface SeenRequest {
  readonly id: number;
  /** The `updated_at` that the admin has seen. */
  readonly version: number;
}

interface RequestsToClose extends queries.Author {
  readonly requests: readonly SeenRequest[];
}

interface Reopening extends queries.Author {
  /** The changes by which they were closed. */
  readonly changeIds: readonly number[];
}

/** The new change in the history of each request that was changed, by the id of the request. */
type Changes = ReadonlyMap<number, number>;

const NONE: Changes = new Map();

export interface Closing {
  /** Leaves out requests that have changed since they were seen, and those of deleted trainees. */
  close(tx: Db, closing: RequestsToClose): Promise<Changes>;
  /** Gives the requests their former status, apart from those that have changed since. */
  reopen(tx: Db, reopening: Reopening): Promise<Changes>;
  /** Call after the commit: publishes these changes. */
  announceChanges(changeIds: readonly number[]): Promise<void>;
}

export function createClosing({ db, bus, notifications }: Dependencies): Closing {
  return {
    async close(tx: Db, { requests, ...author }: RequestsToClose): Promise<Changes> {
      const versionOf = new Map(requests.map(({ id, version }) => [id, version]));
      const locked = await queries.lockRequests(tx, [...versionOf.keys()]);
      const changes = locked
        .filter(
          ({ id, updated_at, status }) => versionOf.get(id) === updated_at && status !== 'CLOSED',
        )
        .map((request) => ({ request, status: 'CLOSED' as const }));
      if (changes.length === 0) return NONE;
      for (const { request, status } of changes)
        if (isAnswer(request, { ...request, status }))
          await notifications.enqueueHelpAnswer(tx, request.user_id, request.id);
      return queries.changeStatuses(tx, changes, author);
    },

    async reopen(tx: Db, { changeIds, ...author }: Reopening): Promise<Changes> {
      if (changeIds.length === 0) return NONE;
      const made = await queries.findChanges(tx, changeIds);
      const madeOf = new Map(made.map((change) => [change.request_id, change]));
      const locked = await queries.lockRequests(tx, [...madeOf.keys()]);
      const changes = locked.flatMap((request) => {
        const change = madeOf.get(request.id);
        return change === undefined || request.updated_at !== change.created_at
          ? []
          : [{ request, status: change.status_before }];
      });
      return changes.length === 0 ? NONE : queries.changeStatuses(tx, changes, author);
    },

    async announceChanges(changeIds: readonly number[]): Promise<void> {
      if (changeIds.length > 0) publishAll(bus, eventsOf(await queries.findChanges(db, changeIds)));
    },
  };
}

function eventsOf(changes: readonly queries.MadeChange[]): HelpEvent[] {
  const payloads = changes.map((change) => ({
    requestId: change.request_id,
    traineeId: change.user_id,
    companyId: change.company_id,
    status: change.status_after,
    isAnswer: isAnswer(
      { status: change.status_before, notes: change.notes_before },
      { status: change.status_after, notes: change.notes_after },
    ),
  }));
  const answered = payloads.filter((payload) => payload.isAnswer);
  return [
    [
      HELP_CHANGED_TOGETHER,
      {
        requests: payloads.map(({ requestId, traineeId, companyId }) => ({
          requestId,
          traineeId,
          companyId,
        })),
      },
    ],
    ...answered.map(({ isAnswer: _, ...payload }): HelpEvent => [HELP_ANSWERED, payload]),
  ];
}
