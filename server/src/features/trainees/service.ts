import type { User } from '@portal/contract/accounts';
import type { CallArguments } from '@portal/contract/call';
import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import { sameKey } from '@portal/contract/text-rules';
import type * as calls from '@portal/contract/trainees';
import type { Trainee, TraineeProgress } from '@portal/contract/trainees';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Db } from '../../platform/database/schema.ts';
import { found } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/page.ts';
import { StreamedList } from '../../platform/http/streamed-list.ts';
import type { WorkerPool } from '../../platform/worker/worker-pool.ts';
import {
  type Accounts,
  deleteTrainee,
  deleteTraineesOf,
  type NewTrainee,
} from '../accounts/service.ts';
import { type Actor, record } from '../activity/service.ts';
import { holdCompany } from '../companies/service.ts';
import type { KnownModules, Learning } from '../learning/service.ts';
import { findPage } from './find-page.ts';
import { createImport } from './import.ts';
import { presentTrainee, presentTraineeProgress } from './present.ts';
import * as queries from './queries.ts';
import { takeOffSearch } from './search-queries.ts';

export { containsText, hasTextIndexFor, traineesWithText } from './search-queries.ts';

const NOT_FOUND = 'Trainee not found';
/** Of the whole list: so few that nobody waits while they are read and written. */
const TRAINEES_PER_PIECE = 100;

interface Dependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly learning: Learning;
  readonly workers: Pick<WorkerPool, 'run'>;
  readonly now: () => number;
}

type ListQuery = CallArguments<typeof calls.listTrainees>['query'];
type Changes = CallArguments<typeof calls.updateTrainee>['body'];

export type Trainees = ReturnType<typeof createTrainees>;

export function createTrainees(deps: Dependencies) {
  const { db, accounts, learning, now } = deps;
  const get = async (id: number) => found(await queries.findTrainee(db, id), NOT_FOUND);

  /** In the order given, in a fixed number of queries; who was deleted since is left out. */
  async function show(ids: readonly number[], known?: KnownModules): Promise<Trainee[]> {
    if (ids.length === 0) return [];
    const [rows, progress] = await Promise.all([
      queries.findTrainees(db, ids),
      learning.progressOf(ids, known),
    ]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const [row, figures] = [rowOf.get(id), progress.get(id)];
      return row === undefined || figures === undefined ? [] : [presentTrainee(row, figures)];
    });
  }

  async function* inPieces(ids: readonly number[]) {
    const known: KnownModules = new Map();
    for (let from = 0; from < ids.length; from += TRAINEES_PER_PIECE)
      yield await show(ids.slice(from, from + TRAINEES_PER_PIECE), known);
  }

  return {
    import: createImport(deps),

    /** One page of the matching trainees, or all of them, piece by piece, where no page was asked for. */
    async list(
      query: ListQuery,
    ): Promise<{ rows: Trainee[] | StreamedList<Trainee>; total: number }> {
      const filter = { search: sameKey(query.search ?? ''), companyId: query.company ?? null };
      const page = pageOf(query, TRAINEE_PAGE_SIZE);
      const { ids, total } = await findPage(db, filter, query.sort ?? 'name', page);
      const rows = page === null ? new StreamedList(inPieces(ids)) : await show(ids);
      return { rows, total };
    },

    create: (actor: Actor, trainee: NewTrainee): Promise<User> =>
      accounts.createTrainee(actor, trainee),

    async update(actor: Actor, id: number, changes: Changes): Promise<User> {
      await get(id);
      return accounts.changeTrainee(actor, id, changes);
    },

    /** Who was deleted; their sessions end at once, on every process. */
    async remove(actor: Actor, id: number): Promise<{ name: string }> {
      const { name } = await inTransaction(db, async (tx) => {
        const trainee = found(await queries.findTrainee(tx, id), NOT_FOUND);
        // The company first, as everybody does: else two could wait for each other.
        if (trainee.company_id !== null) await holdCompany(tx, trainee.company_id);
        found((await deleteTrainee(tx, id)) || null, NOT_FOUND);
        await record(tx, {
          actor,
          action: 'trainee.deleted',
          subject: { kind: 'trainee', id, name: trainee.name },
          company: companyOf(trainee),
          before: { name: trainee.name, email: trainee.email, company: trainee.company_name },
          at: now(),
        });
        return trainee;
      });
      await accounts.announceDeletion([id]);
      return { name };
    },

    /** Call in a transaction that has the company to itself. Returns the ids of the deleted. */
    async deleteAllOf(tx: Db, companyId: number): Promise<number[]> {
      await takeOffSearch(tx, companyId);
      return deleteTraineesOf(tx, companyId);
    },

    async progressOf(id: number): Promise<TraineeProgress> {
      const trainee = await get(id);
      const progress = await learning.progressInDetail({
        userId: trainee.id,
        companyId: trainee.company_id,
      });
      return presentTraineeProgress(trainee, progress);
    },
  };
}

function companyOf({ company_id: id, company_name: name }: queries.FoundTraineeRow) {
  return id === null ? null : { id, name };
}
