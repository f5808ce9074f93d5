/** Starts jobs: chooses the trainees or requests, and stores them before the call is answered. */
import { createHash } from 'node:crypto';
import type { CallArguments } from '@portal/contract/call';
import type { CompanyRef } from '@portal/contract/fields';
import type {
  closeHelpRequests,
  JobKind,
  startBulkAction,
  startRunsOfCompany,
} from '@portal/contract/jobs';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { lockUser } from '../accounts/service.ts';
import { findCompanyById } from '../companies/service.ts';
import type { Help } from '../help/service.ts';
import type { Trainees } from '../trainees/service.ts';
import { LEASE_MS } from './batch.ts';
import { findTwoCompanies, insertItems, type NewItem } from './item-queries.ts';
import * as queries from './queries.ts';

/** Rows per transaction; about 2 ms on SQLite. */
const ITEMS_PER_BATCH = 250;
/** The same request of the same admin within this time is a second click. */
const SECOND_CLICK_MS = 5_000;

interface Dependencies {
  readonly db: Db;
  readonly trainees: Pick<Trainees, 'findIds'>;
  readonly help: Pick<Help, 'findOpen' | 'findSeen'>;
  readonly now: () => number;
}

type Body = CallArguments<typeof startBulkAction>['body'];

interface NewJob {
  readonly kind: JobKind;
  /** Where the trainees are moved to, or start new runs. */
  readonly company: CompanyRef | null;
  readonly items: readonly NewItem[];
  readonly expectedCount: number | undefined;
  readonly request: { readonly clientRequestId?: string | undefined };
}

type ClosingBody = CallArguments<typeof closeHelpRequests>['body'];
type RunsBody = CallArguments<typeof startRunsOfCompany>['body'];

export function createStarting({ db, trainees, help, now }: Dependencies) {
  /** Throws CONFLICT if another number was expected. */
  async function start(admin: Identity, { items, ...job }: NewJob): Promise<number> {
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
      refuseOtherCount(job.kind, items.length, job.expectedCount);
      const row = {
        kind: job.kind,
        created_by: admin.userId,
        created_by_name: admin.name,
        request_key: requestKey,
        company_id: job.company?.id ?? null,
        company_name: job.company?.name ?? null,
        total: items.length,
        lease_until: createdAt + LEASE_MS,
        created_at: createdAt,
      };
      return { id: await queries.insertJob(tx, row), isNew: true };
    });
    if (isNew) await prepare(id, items);
    return id;
  }

  /** Stores the items in batches. If the process is killed meanwhile, the job fails and has changed nothing. */
  async function prepare(jobId: number, items: readonly NewItem[]): Promise<void> {
    const companies = new Map<number, CompanyRef>();
    const slice = startTimeSlice();
    for (let place = 0; place < items.length; place += ITEMS_PER_BATCH) {
      const some = items.slice(place, place + ITEMS_PER_BATCH);
      const userIds = some.map(({ userId }) => userId);
      if (!(await store(jobId, some, place))) return;
      for (const company of await findTwoCompanies(db, userIds)) companies.set(company.id, company);
      if (slice.isOver) await slice.next();
    }
    const [company = null, ...others] = companies.values();
    await queries.setRunning(db, jobId, others.length === 0 ? company : null);
  }

  /** Returns false if the job was cancelled. */
  const store = (jobId: number, items: readonly NewItem[], place: number): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const isPreparing = await queries.renewPreparation(tx, jobId, now() + LEASE_MS);
      if (isPreparing) await insertItems(tx, { jobId, items, place });
      return isPreparing;
    });

  return {
    /** Throws NOT_FOUND, CONFLICT. */
    async bulkAction(admin: Identity, body: Body): Promise<number> {
      const { action, ids, filter, expectedCount, companyId } = body;
      const company = companyId === undefined ? null : await getCompany(db, companyId);
      const userIds = ids === undefined ? await trainees.findIds(filter ?? {}) : [...new Set(ids)];
      const items = itemsOf(userIds);
      return start(admin, { kind: action, company, items, expectedCount, request: body });
    },

    /** New runs for all trainees of a company. Throws NOT_FOUND, CONFLICT. */
    async trainAgain(admin: Identity, companyId: number, body: RunsBody) {
      const company = await getCompany(db, companyId);
      const items = itemsOf(await trainees.findIds({ company: companyId }));
      const { expectedCount, clientRequestId } = body;
      const request = { companyId, clientRequestId };
      return start(admin, { kind: 'train-again', company, items, expectedCount, request });
    },

    /** Throws CONFLICT. */
    async closeHelp(admin: Identity, body: ClosingBody): Promise<number> {
      const { requests, filter, expectedCount } = body;
      const found =
        requests === undefined
          ? await help.findOpen(admin, filter ?? {})
          : await help.findSeen(requests);
      const items = found.map(({ userId, ...request }) => ({ userId, request }));
      const kind = 'close-help' as const;
      return start(admin, { kind, company: null, items, expectedCount, request: body });
    },
  };
}

const itemsOf = (userIds: readonly number[]): NewItem[] => userIds.map((userId) => ({ userId }));

const keyOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

function refuseOtherCount(kind: JobKind, count: number, expected: number | undefined): void {
  const subjects = kind === 'close-help' ? 'open requests' : 'trainees';
  if (expected !== undefined && expected !== count)
    throw new AppError('CONFLICT', `The number of ${subjects} has changed to ${count}.`, {
      details: { count },
    });
  if (count === 0)
    throw new AppError('CONFLICT', `There are no such ${subjects}.`, { details: { count } });
}

async function getCompany(db: Db, id: number): Promise<CompanyRef> {
  return requireFound(await findCompanyById(db, id), 'Company not found or already deleted');
}
