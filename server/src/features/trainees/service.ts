import type { User } from '@portal/contract/accounts';
import type { CallArguments } from '@portal/contract/call';
import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import type * as calls from '@portal/contract/trainees';
import type { Trainee, TraineeProgress } from '@portal/contract/trainees';
import type { Db } from '../../platform/database/schema.ts';
import { found } from '../../platform/http/app-error.ts';
import type { Accounts, NewTrainee } from '../accounts/service.ts';
import type { Learning } from '../learning/service.ts';
import { presentTrainee, presentTraineeProgress } from './present.ts';
import * as queries from './queries.ts';

const NOT_FOUND = 'Trainee not found';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly learning: Learning;
}

type ListQuery = CallArguments<typeof calls.listTrainees>['query'];
type Changes = CallArguments<typeof calls.updateTrainee>['body'];

export type Trainees = ReturnType<typeof createTrainees>;

export function createTrainees({ db, accounts, learning }: Dependencies) {
  const get = async (id: number) => found(await queries.findTrainee(db, id), NOT_FOUND);

  return {
    /** One page of the matching trainees, or all of them where no page was asked for. */
    async list(query: ListQuery): Promise<{ rows: Trainee[]; total: number }> {
      const filter = {
        search: (query.search ?? '').toLowerCase(),
        companyId: query.company ?? null,
      };
      const page = pageOf(query);
      const trainees = await queries.listTrainees(db, filter, query.sort ?? 'name', page);
      const total = page === null ? trainees.length : await queries.countTrainees(db, filter);
      const progress = await learning.progressOf(trainees.map(({ id }) => id));
      const rows = trainees.flatMap((row) => {
        const figures = progress.get(row.id);
        // Deleted since the list was read.
        return figures === undefined ? [] : [presentTrainee(row, figures)];
      });
      return { rows, total };
    },

    create: (trainee: NewTrainee): Promise<User> => accounts.createTrainee(trainee),

    async update(id: number, changes: Changes): Promise<User> {
      await get(id);
      return accounts.changeTrainee(id, changes);
    },

    /** Who was deleted; their sessions end at once, on every process. */
    async remove(id: number): Promise<{ name: string }> {
      const { name } = await get(id);
      found((await queries.deleteTrainee(db, id)) || null, NOT_FOUND);
      accounts.announceEndOfSessions(id);
      return { name };
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

function pageOf({ page, pageSize }: ListQuery): queries.Page | null {
  if (page === undefined && pageSize === undefined) return null;
  const limit = pageSize ?? TRAINEE_PAGE_SIZE;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}
