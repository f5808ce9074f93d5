/** Starts jobs: chooses the trainees, requests or rows of a file, and stores them before the call is answered. */

import { createHash } from 'node:crypto';
import type { CallArguments } from '@portal/contract/call';
import type { collectCertificates } from '@portal/contract/certificates';
import type { CompanyRef, GroupRef } from '@portal/contract/fields';
import type {
  closeHelpRequests,
  JobKind,
  startBulkAction,
  startRunsOfCompany,
} from '@portal/contract/jobs';
import { reachesCompany, reachesGroup, within } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { importResults } from '@portal/contract/results-import';
import type { importTrainees } from '@portal/contract/trainee-import';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { lockUser } from '../accounts/service.ts';
import { actorOf } from '../activity/service.ts';
import { findCompanyById } from '../companies/service.ts';
import { findGroup, GROUP_NOT_FOUND } from '../groups/service.ts';
import type { Help } from '../help/service.ts';
import type { ImportedResult, Standings } from '../standings/service.ts';
import type { RowToImport, Trainees } from '../trainees/service.ts';
import { chooseException, type StoredException } from './exceptions.ts';
import { insertImportRows } from './import-queries.ts';
import { findTwoCompanies, insertItems, type NewItem } from './item-queries.ts';
import * as queries from './queries.ts';
import { rightFor } from './reached-items.ts';
import { insertResultRows } from './result-queries.ts';

/** Rows per transaction; about 2 ms on SQLite. */
const ITEMS_PER_BATCH = 250;
/** Much longer than the time between two batches: a job whose preparation has stood still for so long is ended. */
export const PREPARING_MS = 15_000;
/** The same request of the same admin within this time is a second click. */
const SECOND_CLICK_MS = 5_000;

interface Dependencies {
  readonly db: Db;
  readonly trainees: Pick<Trainees, 'findIds' | 'import'>;
  readonly help: Pick<Help, 'findOpen' | 'findSeen'>;
  readonly standings: Pick<Standings, 'resultsImport'>;
  readonly tasks: Pick<Tasks, 'enqueue'>;
  readonly now: () => number;
}

type Body = CallArguments<typeof startBulkAction>['body'];

interface NewJob {
  readonly kind: JobKind;
  /** Where the trainees are moved or imported to, or start new runs. */
  readonly company: CompanyRef | null;
  /** Into which the trainees come, or which they leave. */
  readonly group?: GroupRef | null;
  /** Made for each of the trainees. */
  readonly exception?: StoredException | null;
  readonly items: readonly (NewItem & RowOfFile)[];
  readonly expectedCount: number | undefined;
  readonly request: Request;
}

/** The row of a file from which an item comes. */
interface RowOfFile {
  readonly row?: RowToImport;
  readonly recorded?: { readonly companyId: number; readonly result: ImportedResult };
}

interface Request {
  readonly clientRequestId?: string | undefined;
}

type ClosingBody = CallArguments<typeof closeHelpRequests>['body'];
type CollectBody = CallArguments<typeof collectCertificates>['body'];
type RunsBody = CallArguments<typeof startRunsOfCompany>['body'];
type ImportBody = CallArguments<typeof importTrainees>['body'];
type ResultsBody = CallArguments<typeof importResults>['body'];

export function createStarting({ db, trainees, help, standings, tasks, now }: Dependencies) {
  /**
   * The job of a second click. A client that names its request may repeat it at any time, because the answer was lost.
   */
  const findRepeated = (
    tx: Db,
    admin: Identity,
    { kind, request }: Pick<NewJob, 'kind' | 'request'>,
  ) =>
    queries.findRepeatedJob(tx, {
      createdBy: admin.userId,
      requestKey: keyOf([kind, request]),
      since: request.clientRequestId === undefined ? now() - SECOND_CLICK_MS : 0,
    });

  /** Throws CONFLICT if another number was expected. */
  async function start(admin: Identity, { items, ...job }: NewJob): Promise<number> {
    const createdAt = now();
    const { id, isNew } = await inTransaction(db, async (tx) => {
      // If there are two clicks at once, the second one finds the job of the first one.
      await lockUser(tx, admin.userId);
      const repeated = await findRepeated(tx, admin, job);
      if (repeated !== undefined) return { id: repeated, isNew: false };
      refuseOtherCount(job.kind, items.length, job.expectedCount);
      const row = {
        kind: job.kind,
        created_by: admin.userId,
        created_by_name: admin.name,
        created_by_reach: JSON.stringify(admin.reach),
        request_key: keyOf([job.kind, job.request]),
        company_id: job.company?.id ?? null,
        company_name: job.company?.name ?? null,
        group_id: job.group?.id ?? null,
        group_name: job.group?.name ?? null,
        exception: job.exception == null ? null : JSON.stringify(job.exception),
        total: items.length,
        created_at: createdAt,
      };
      const id = await queries.insertJob(tx, row);
      await awaitNextBatch(tx, id, job.company?.id);
      return { id, isNew: true };
    });
    if (isNew) await prepare(admin, { id, kind: job.kind }, items);
    return id;
  }

  /** Stores the items in batches. If the process is killed meanwhile, the job fails and has changed nothing. */
  async function prepare(
    { reach }: Identity,
    { id: jobId, kind }: { readonly id: number; readonly kind: JobKind },
    items: NewJob['items'],
  ): Promise<void> {
    const people = within(reach, rightFor(kind));
    const companies = new Map<number, CompanyRef>();
    const slice = startTimeSlice();
    for (let place = 0; place < items.length; place += ITEMS_PER_BATCH) {
      const some = items.slice(place, place + ITEMS_PER_BATCH);
      const userIds = some.flatMap(({ userId }) => userId ?? []);
      if (!(await store(jobId, some, place))) return;
      for (const company of await findTwoCompanies(db, userIds, people))
        companies.set(company.id, company);
      if (slice.isOver) await slice.next();
    }
    const [company = null, ...others] = companies.values();
    await inTransaction(db, async (tx) => {
      await queries.setRunning(tx, jobId, others.length === 0 ? company : null);
      await tasks.enqueue(tx, queries.JOB, { key: jobId });
    });
  }

  const awaitNextBatch = (tx: Db, jobId: number, companyId?: number): Promise<void> =>
    tasks.enqueue(tx, queries.JOB, { key: jobId, companyId, at: now() + PREPARING_MS });

  /** Returns false if the job was cancelled. */
  const store = (jobId: number, items: NewJob['items'], place: number): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const job = await queries.lockJob(tx, jobId);
      if (job?.state !== 'preparing') return false;
      await awaitNextBatch(tx, jobId);
      await insertItems(tx, { jobId, items, place });
      const rows = items.flatMap(({ row }, index) =>
        row === undefined ? [] : [{ ...row, companyId: row.company.id, place: place + index }],
      );
      await insertImportRows(tx, { jobId, rows });
      const results = items.flatMap(({ recorded }, index) =>
        recorded === undefined ? [] : [{ ...recorded, jobId, place: place + index }],
      );
      await insertResultRows(tx, results);
      return true;
    });

  /** Throws CONFLICT with the report of the file, unless the same request has started a job. */
  async function startImport(
    admin: Identity,
    job: Pick<NewJob, 'kind' | 'request'>,
    prepare: () => Promise<Pick<NewJob, 'items' | 'company'>>,
  ): Promise<number> {
    try {
      return await start(admin, { ...job, ...(await prepare()), expectedCount: undefined });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
      // The emails may be taken, or the results recorded, by the job that the same request has started.
      const repeated = await findRepeated(db, admin, job);
      if (repeated === undefined) throw error;
      return repeated;
    }
  }

  return {
    /** Throws NOT_FOUND, CONFLICT. */
    async bulkAction(admin: Identity, body: Body): Promise<number> {
      const { action: kind, ids, filter, expectedCount, companyId, groupId } = body;
      const target = companyId === undefined ? null : await getTarget(db, admin, companyId);
      const group = groupId === undefined ? null : await getGroup(db, admin, groupId);
      const made = await chooseException(db, admin, { ...body, at: now() });
      const company = made?.company ?? target;
      const exception = made?.exception ?? null;
      const userIds =
        ids === undefined
          ? await trainees.findIds(filter ?? {}, within(admin.reach, 'people'))
          : [...new Set(ids)];
      const items = itemsOf(userIds);
      const job = { kind, company, group, exception, items, expectedCount };
      return start(admin, { ...job, request: body });
    },

    /** New runs for all trainees of a company. Throws NOT_FOUND, CONFLICT. */
    async trainAgain(admin: Identity, companyId: number, body: RunsBody) {
      const company = await getCompany(db, companyId);
      const people = within(admin.reach, 'people');
      const items = itemsOf(await trainees.findIds({ company: companyId }, people));
      const { expectedCount, clientRequestId } = body;
      const request = { companyId, clientRequestId };
      return start(admin, { kind: 'train-again', company, items, expectedCount, request });
    },

    /** Throws CONFLICT. */
    async collectCertificates(admin: Identity, body: CollectBody): Promise<number> {
      const { ids, filter, expectedCount } = body;
      const kind = 'collect-certificates' as const;
      const userIds =
        ids === undefined
          ? await trainees.findIds(filter ?? {}, within(admin.reach, rightFor(kind)))
          : [...new Set(ids)];
      const items = itemsOf(userIds);
      return start(admin, { kind, company: null, items, expectedCount, request: body });
    },

    /** Throws CONFLICT. */
    async closeHelp(admin: Identity, body: ClosingBody): Promise<number> {
      const { requests, filter, expectedCount } = body;
      const people = within(admin.reach, 'people');
      const found =
        requests === undefined
          ? await help.findOpen(admin, filter ?? {}, people)
          : await help.findSeen(requests, people);
      const items = found.map(({ userId, ...request }) => ({ userId, request }));
      const kind = 'close-help' as const;
      return start(admin, { kind, company: null, items, expectedCount, request: body });
    },

    /** Throws UNSUPPORTED_MEDIA, INVALID_INPUT, CONFLICT with the report of the file. */
    async importTrainees(admin: Identity, file: StagedFile, body: ImportBody): Promise<number> {
      const examined = await trainees.import.read(file, body);
      const request = { ...body, digest: examined.digest };
      return startImport(admin, { kind: 'import', request }, async () => {
        const rows = await trainees.import.prepare(actorOf(admin), examined, body);
        const items = rows.map((row) => ({
          userId: null,
          isKnown: row.changedUserId !== null,
          row,
        }));
        return { items, company: onlyCompanyOf(rows) };
      });
    },

    /** Throws UNSUPPORTED_MEDIA, INVALID_INPUT, CONFLICT with the report of the file. */
    async importResults(admin: Identity, file: StagedFile, body: ResultsBody): Promise<number> {
      const examined = await standings.resultsImport.read(file, body);
      const request = { ...body, digest: examined.digest };
      return startImport(admin, { kind: 'record-results', request }, async () => {
        const rows = await standings.resultsImport.prepare(actorOf(admin), examined, body);
        const items = rows.map(({ userId, company, result }) => ({
          userId,
          recorded: { companyId: company.id, result },
        }));
        return { items, company: onlyCompanyOf(rows) };
      });
    },
  };
}

/** Null if there are several. */
function onlyCompanyOf(rows: readonly { readonly company: CompanyRef }[]): CompanyRef | null {
  const [first, ...others] = new Map(rows.map(({ company }) => [company.id, company])).values();
  return others.length === 0 ? (first ?? null) : null;
}

const itemsOf = (userIds: readonly number[]): NewItem[] => userIds.map((userId) => ({ userId }));

const keyOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

function refuseOtherCount(kind: JobKind, count: number, expected: number | undefined): void {
  const details = { count };
  const isHelp = kind === 'close-help';
  if (count === 0) {
    const none = isHelp ? because('noSuchRequests') : because('noSuchTrainees');
    throw new AppError('CONFLICT', none, { details });
  }
  if (expected !== undefined && expected !== count) {
    const others = isHelp
      ? because('requestsChanged', details)
      : because('traineesChanged', details);
    throw new AppError('CONFLICT', others, { details });
  }
}

/** The company to which trainees are moved; for an admin who reaches only groups of it, it does not exist. */
async function getTarget(db: Db, { reach }: Identity, id: number): Promise<CompanyRef> {
  if (!reachesCompany(reach, id, 'people'))
    throw new AppError('NOT_FOUND', because('companyNotFoundOrDeleted'));
  return getCompany(db, id);
}

/** The group into which trainees come, or which they leave. */
async function getGroup(db: Db, { reach }: Identity, id: number): Promise<GroupRef> {
  const group = requireFound(await findGroup(db, id), GROUP_NOT_FOUND);
  const place = { companyId: group.company_id, groupId: id };
  if (!reachesGroup(reach, place)) throw new AppError('NOT_FOUND', GROUP_NOT_FOUND);
  if (!reachesGroup(reach, place, 'people'))
    throw new AppError('FORBIDDEN', because('needsPeopleRight'));
  return group;
}

async function getCompany(db: Db, id: number): Promise<CompanyRef> {
  return requireFound(await findCompanyById(db, id), because('companyNotFoundOrDeleted'));
}
