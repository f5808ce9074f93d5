/** Refuses calls of limited admins that leave their reach: the same for all calls, from what the contract declares. */
import type { NeededReach, Reach, ReachedRecord, Right } from '@portal/contract/reach';
import {
  type Bounds,
  hasAnywhere,
  reachesCompany,
  reachesPartOf,
  reachesPeople,
} from '@portal/contract/reach-rules';
import { because, type Refusal } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { findBounds, hasStartedJob } from './bounds-queries.ts';
import { isOwnDeletion } from './deletion-queries.ts';

/** A record outside of the reach is answered like a missing one. */
const MISSING: Readonly<Record<ReachedRecord, Refusal>> = {
  company: because('companyNotFoundOrDeleted'),
  module: because('moduleNotFoundOrDeleted'),
  group: because('groupNotFound'),
  trainee: because('traineeNotFound'),
  attempt: because('attemptNotFound'),
  helpRequest: because('helpRequestNotFound'),
  job: because('actionNotFound'),
  deletion: because('notInTrash'),
};

const RIGHT_MISSING: Readonly<Record<Right, Refusal>> = {
  read: because('needsScope'),
  people: because('needsPeopleRight'),
  training: because('needsTrainingRight'),
};

const forbidden = (refusal: Refusal) => new AppError('FORBIDDEN', refusal);

type Caller = Pick<Identity, 'userId' | 'reach'>;

/** The validated parameters of a call. */
interface CallValues {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export function createCheckReach({ db }: { readonly db: Db }) {
  /** Throws NOT_FOUND for a record outside of the reach. Returns its bounds; null if the reach is not what decides. */
  async function findReached(
    { userId, reach }: Caller,
    record: ReachedRecord,
    id: number,
  ): Promise<Bounds | null> {
    if (record === 'job' || record === 'deletion') {
      const isOwn =
        record === 'job'
          ? await hasStartedJob(db, userId, id)
          : await isOwnDeletion(db, id, { userId, reach });
      if (!isOwn) throw new AppError('NOT_FOUND', MISSING[record]);
      return null;
    }
    const bounds = await findBounds(db, record, id);
    const isReached =
      bounds !== null &&
      (isOfCompany({ record })
        ? reachesPartOf(reach, bounds.companyId)
        : reachesPeople(reach, bounds));
    if (!isReached) throw new AppError('NOT_FOUND', MISSING[record]);
    return bounds;
  }

  /** Throws NOT_FOUND, and FORBIDDEN in words for a right that is missing within the reach. */
  return async (needed: NeededReach, caller: Caller, values: CallValues): Promise<void> => {
    const { reach } = caller;
    if (reach === 'portal') return;
    const named = recordOf(needed, values);
    const bounds = named && (await findReached(caller, named.record, named.id));
    if (needed.reach === 'portal') throw forbidden(because('needsPortalReach'));
    if (bounds !== null)
      requireRight(reach, needed, { ...bounds, isOfCompany: isOfCompany(named) });
    // A list of nothing is an answer, but a change without any right is not.
    else if (needed.right !== 'read' && !hasAnywhere(reach, needed.right))
      throw forbidden(RIGHT_MISSING[needed.right]);
  };
}

/** Throws FORBIDDEN. */
function requireRight(
  reach: Reach,
  { reach: extent, right }: NeededReach,
  bounds: Bounds & { readonly isOfCompany: boolean },
): void {
  const hasRight = bounds.isOfCompany
    ? reachesPartOf(reach, bounds.companyId, right)
    : reachesPeople(reach, bounds, right);
  if (!hasRight) throw forbidden(RIGHT_MISSING[right]);
  if (extent === 'company' && !reachesCompany(reach, bounds.companyId, right))
    throw forbidden(because('needsWholeCompany'));
}

/** A company and its modules are known to the admins of its groups. */
const isOfCompany = (named: { readonly record: ReachedRecord } | null): boolean =>
  named?.record === 'company' || named?.record === 'module';

interface NamedRecord {
  readonly record: ReachedRecord;
  readonly id: number;
}

/** The record that the call names; null for a list, also if it names none. */
function recordOf({ by }: NeededReach, values: CallValues): NamedRecord | null {
  if (typeof by === 'string') return null;
  for (const [record, name] of Object.entries(by))
    for (const given of [values.params, values.query, values.body]) {
      const id: unknown =
        given === null || typeof given !== 'object' ? null : Reflect.get(given, name);
      if (typeof id === 'number') return { record: record as ReachedRecord, id };
    }
  return null;
}
