/** Stores exceptions for trainees, and brings their standings up to date. */
import type { ActivityFields } from '@portal/contract/activity';
import type { ExceptionKind, ExceptionTerms } from '@portal/contract/requirements';
import type { Db } from '#server/platform/database/schema.ts';
import type { Learning } from '../learning/service.ts';
import * as queries from './exception-queries.ts';

/** A trainee whom the transaction has locked. */
export interface LockedTrainee {
  readonly id: number;
  readonly company_id: number | null;
}

export interface NewException {
  readonly kind: ExceptionKind;
  readonly terms: ExceptionTerms;
  /** The id of the admin. */
  readonly by: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Stored {
  readonly id: number;
  /** False for one that says the same and stood before. */
  readonly isNew: boolean;
}

export type Making = ReturnType<typeof createMaking>;

export function createMaking(learning: Pick<Learning, 'changeStandings'>) {
  return {
    /** Returns the exception of each trainee. One that says the same and stands is not made again. */
    async make(
      tx: Db,
      trainees: readonly LockedTrainee[],
      { kind, terms, by, at }: NewException,
    ): Promise<ReadonlyMap<number, Stored>> {
      const stored = new Map<number, Stored>();
      for (const [companyId, own] of byCompany(trainees)) {
        const row = toRow(companyId, kind, terms);
        const ids = own.map(({ id }) => id);
        const equal = await queries.findEqual(tx, ids, row);
        for (const [userId, id] of equal) stored.set(userId, { id, isNew: false });
        const userIds = ids.filter((id) => !equal.has(id));
        await learning.changeStandings(tx, { companyId, userIds, at }, async () => {
          for (const userId of userIds) {
            const given = { ...row, user_id: userId, created_by: by, created_at: at };
            const id = await queries.insertException(tx, given);
            stored.set(userId, { id, isNew: true });
          }
        });
      }
      return stored;
    },
  };
}

const byCompany = (trainees: readonly LockedTrainee[]) =>
  Map.groupBy(trainees, ({ company_id }) => company_id ?? 0);

const toRow = (
  companyId: number,
  kind: ExceptionKind,
  { moduleId, from, until, reason }: ExceptionTerms,
): queries.ExceptionTermsRow => ({
  company_id: companyId,
  module_id: moduleId,
  kind,
  from_on: from ?? null,
  until_on: until ?? null,
  reason,
});

interface Recorded {
  readonly kind: ExceptionKind;
  /** Null for all modules. */
  readonly moduleName: string | null;
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly reason: string;
}

/** The fields for the activity record, with the dates that the kind has. */
export function recordedException({
  kind,
  moduleName,
  from,
  until,
  reason,
}: Recorded): ActivityFields {
  const dates = { ...(from && { from }), ...(until && { until }) };
  return { exception: kind, module: moduleName, ...dates, reason };
}
