/** Starts jobs: chooses the trainees, and stores them before the call is answered. */
import { createHash } from 'node:crypto';
import type { CallArguments } from '@portal/contract/call';
import type { CompanyRef } from '@portal/contract/fields';
import type { JobKind, startBulkAction, startRunsOfCompany } from '@portal/contract/jobs';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { lockUser } from '../accounts/service.ts';
import { findCompanyById } from '../companies/service.ts';
import type { Trainees } from '../trainees/service.ts';
import { LEASE_MS } from './batch.ts';
import { findTwoCompanies, insertItems } from './item-queries.ts';
import * as queries from './queries.ts';

/** Rows per transaction; about 2 ms on SQLite. */
const ITEMS_PER_BATCH = 250;
/** The same request of the same admin within this time is a second click. */
const SECOND_CLICK_MS = 5_000;

interface Dependencies {
  readonly db: Db;
  readonly trainees: Pick<Trainees, 'findIds'>;
  readonly now: () => number;
}

type Body = CallArguments<typeof startBulkAction>['body'];

interface NewJob {
  readonly kind: JobKind;
  /** Where the trainees are moved to, or start new runs. */
  readonly company: CompanyRef | null;
  readonly userIds: readonly number[];
  readonly expectedCount: number | undefined;
  readonly request: { readonly clientRequestId?: string | undefined };
}

type RunsBody = CallArguments<typeof startRunsOfCompany>['body'];

export function createStarting({ db, trainees, now }: Dependencies) {
  /** Throws CONFLICT if another number of trainees was expected. */
  async function start(admin: Identity, { userIds, ...job }: NewJob): Promise<number> {
    const createdAt = now();
    const requestKey = keyOf([job.kind, job.request]);
    const { id, isNew } = await inTransaction(db, async (tx) => {
      // If there are two clicks at once, the second one finds the job of the first one. A client that names its request
      // may repeat it at any time, because the answer was lost.
      await lockUser(tx, admin.userId);
      const repeated = await queries.findRepeatedJob(tx, {
        createdBy: admin.userId,
        requestKey,
        since: job.request.clientRequestId === undefined ? createdAt - SECOND_CLICK_MS : 0,
      });
      if (repeated !== undefined) return { id: repeated, isNew: false };
      refuseOtherCount(userIds.length, job.expectedCount);
      const row = {
        kind: job.kind,
        created_by: admin.userId,
        created_by_name: admin.name,
        request_key: requestKey,
        company_id: job.company?.id ?? null,
        company_name: job.company?.name ?? null,
        total: userIds.length,
        lease_until: createdAt + LEASE_MS,
        created_at: createdAt,
      };
      return { id: await queries.insertJob(tx, row), isNew: true };
    });
    if (isNew) await prepare(id, userIds);
    return id;
  }

  /** Stores the trainees in batches. If the process is killed meanwhile, the job fails and has changed nothing. */
  async function prepare(jobId: number, userIds: readonly number[]): Promise<void> {
    const companies = new Map<number, CompanyRef>();
    const slice = startTimeSlice();
    for (let place = 0; place < userIds.length; place += ITEMS_PER_BATCH) {
      const some = userIds.slice(place, place + ITEMS_PER_BATCH);
      if (!(await store(jobId, some, place))) return;
      for (const company of await findTwoCompanies(db, some)) companies.set(company.id, company);
      if (slice.isOver) await slice.next();
    }
    const [company = null, ...others] = companies.values();
    await queries.setRunning(db, jobId, others.length === 0 ? company : null);
  }

  /** Returns false if the job was cancelled. */
  const store = (jobId: number, userIds: readonly number[], place: number): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const isPreparing = await queries.renewPreparation(tx, jobId, now() + LEASE_MS);
      if (isPreparing) await insertItems(tx, { jobId, userIds, place });
      return isPreparing;
    });

  return {
    /** Throws NOT_FOUND, CONFLICT. */
    async bulkAction(admin: Identity, body: Body): Promise<number> {
      const { action, ids, filter, expectedCount, companyId } = body;
      const company = companyId === undefined ? null : await getCompany(db, companyId);
      const userIds = ids === undefined ? await trainees.findIds(filter ?? {}) : [...new Set(ids)];
      return start(admin, { kind: action, company, userIds, expectedCount, request: body });
    },

    /** New runs for all trainees of a company. Throws NOT_FOUND, CONFLICT. */
    async trainAgain(admin: Identity, companyId: number, body: RunsBody) {
      const company = await getCompany(db, companyId);
      const userIds = await trainees.findIds({ company: companyId });
      const { expectedCount, clientRequestId } = body;
      const request = { companyId, clientRequestId };
      return start(admin, { kind: 'train-again', company, userIds, expectedCount, request });
    },
  };
}

const keyOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

function refuseOtherCount(count: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== count)
    throw new AppError('CONFLICT', `The number of trainees has changed to ${count}.`, {
      details: { count },
    });
  if (count === 0)
    throw new AppError('CONFLICT', 'There are no such trainees.', { details: { count } });
}

async function getCompany(db: Db, id: number): Promise<CompanyRef> {
  return requireFound(await findCompanyById(db, id), 'Company not found or already deleted');
}
