/** Earlier results of many trainees, in the transactions of a job. */

import type { Learning } from '#server/features/learning/service.ts';
import { lockTrainees } from '#server/features/trainees/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Recording } from '../recording-results.ts';
import { withdrawResults } from '../result-queries.ts';
import { findCompaniesOf, findRecorded, findResults } from './queries.ts';

/** A row of a file as it waits to be recorded. */
export interface ResultToRecord {
  /** Identifies the row in its import. */
  readonly place: number;
  readonly userId: number;
  readonly companyId: number;
  readonly result: ImportedResult;
}

export interface ImportedResult {
  readonly moduleId: number;
  readonly moduleName: string;
  readonly completedOn: string;
  /** Null for ever. */
  readonly validUntil: string | null;
  readonly note: string;
}

interface By {
  /** The id of the admin. */
  readonly by: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const keyOf = (userId: number, { moduleId, completedOn }: ImportedResult) =>
  `${userId} ${moduleId} ${completedOn}`;

interface Dependencies {
  readonly learning: Pick<Learning, 'changeStandings'>;
  readonly recording: Recording;
}

export function createManyResults({ learning, recording }: Dependencies) {
  return {
    /**
     * Records these results and returns their ids by place. Left out are those of trainees who are deleted or not in the
     * company any more, those of deleted modules, and those that are recorded already. Call it before other locks of the
     * transaction.
     */
    async record(
      tx: Db,
      rows: readonly ResultToRecord[],
      { by, at }: By,
    ): Promise<ReadonlyMap<number, number>> {
      const { trainees } = await lockTrainees(tx, distinct(rows.map(({ userId }) => userId)));
      const companyOf = new Map(trainees.map(({ id, company_id }) => [id, company_id]));
      const taken = await findTaken(tx, rows);
      const moduleIds = distinct(rows.map(({ result }) => result.moduleId));
      const companyOfModule = await findCompaniesOf(tx, moduleIds);
      const recordable = rows.filter(
        ({ userId, companyId, result }) =>
          companyOf.get(userId) === companyId &&
          companyOfModule.get(result.moduleId) === companyId &&
          !taken.has(keyOf(userId, result)),
      );
      const recorded = new Map<number, number>();
      for (const [companyId, own] of Map.groupBy(recordable, (row) => row.companyId)) {
        const userIds = distinct(own.map(({ userId }) => userId));
        await learning.changeStandings(tx, { companyId, userIds, at }, async () => {
          for (const { place, userId, result } of own) {
            const id = await recording.insert(tx, {
              companyId,
              result: {
                user_id: userId,
                module_id: result.moduleId,
                completed_on: result.completedOn,
                valid_until: result.validUntil,
                note: result.note,
                recorded_by: by,
                recorded_at: at,
              },
            });
            recorded.set(place, id);
          }
        });
      }
      return recorded;
    },

    /**
     * Withdraws those of these results that stand. Returns the ids of those that do not stand any more; the results of
     * deleted trainees are left out. Call it before other locks of the transaction.
     */
    async withdraw(tx: Db, ids: readonly number[], { by, at }: By): Promise<ReadonlySet<number>> {
      const found = await findResults(tx, ids);
      const { trainees } = await lockTrainees(tx, distinct(found.map(({ user_id }) => user_id)));
      const companyOf = new Map(trainees.map(({ id, company_id }) => [id, company_id]));
      const withdrawing = found.filter(({ user_id }) => companyOf.has(user_id));
      // In a company that the trainee has left, nothing follows from it.
      const byCompany = Map.groupBy(withdrawing, ({ user_id }) => companyOf.get(user_id) ?? 0);
      for (const [companyId, own] of byCompany) {
        const userIds = distinct(own.map(({ user_id }) => user_id));
        const ownIds = own.map(({ id }) => id);
        await learning.changeStandings(tx, { companyId, userIds, at }, () =>
          withdrawResults(tx, ownIds, { by, at }),
        );
      }
      return new Set(withdrawing.map(({ id }) => id));
    },
  };
}

async function findTaken(tx: Db, rows: readonly ResultToRecord[]): Promise<ReadonlySet<string>> {
  const found = await findRecorded(tx, {
    userIds: distinct(rows.map(({ userId }) => userId)),
    moduleIds: distinct(rows.map(({ result }) => result.moduleId)),
    days: distinct(rows.map(({ result }) => result.completedOn)),
  });
  return new Set(found.map((row) => `${row.user_id} ${row.module_id} ${row.completed_on}`));
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
