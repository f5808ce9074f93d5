/** Exceptions of many trainees, in the transactions of a job. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Learning } from '../learning/service.ts';
import { lockTrainees } from '../trainees/service.ts';
import { endExceptions, findExceptions } from './exception-queries.ts';
import type { Making, NewException } from './making-exceptions.ts';
import { findModule } from './queries.ts';

interface Dependencies {
  readonly learning: Pick<Learning, 'changeStandings'>;
  readonly making: Making;
}

export function createManyExceptions({ learning, making }: Dependencies) {
  return {
    /**
     * Returns the new exceptions by trainee. Left out are deleted trainees, those who have the same exception already,
     * and for one in a module all of other companies. Call it before other locks of the transaction.
     */
    async make(
      tx: Db,
      userIds: readonly number[],
      exception: NewException,
    ): Promise<ReadonlyMap<number, number>> {
      const { moduleId } = exception.terms;
      const module = moduleId === null ? null : await findModule(tx, moduleId);
      if (module === undefined) return new Map();
      const { trainees } = await lockTrainees(tx, userIds);
      const meant = trainees.filter(
        ({ company_id }) => module === null || company_id === module.company_id,
      );
      const stored = await making.make(tx, meant, exception);
      return new Map([...stored].flatMap(([id, made]) => (made.isNew ? [[id, made.id]] : [])));
    },

    /**
     * Ends those of these exceptions that stand. Returns the ids of those that do not stand any more; the exceptions of
     * deleted trainees are left out. Call it before other locks of the transaction.
     */
    async end(
      tx: Db,
      ids: readonly number[],
      { by, at }: Pick<NewException, 'by' | 'at'>,
    ): Promise<ReadonlySet<number>> {
      const found = await findExceptions(tx, ids);
      const userIds = [...new Set(found.map(({ user_id }) => user_id))];
      const { trainees } = await lockTrainees(tx, userIds);
      const present = new Set(trainees.map(({ id }) => id));
      const ending = found.filter(({ user_id }) => present.has(user_id));
      // In a company that the trainee has left, nothing follows from it.
      for (const [companyId, own] of Map.groupBy(ending, ({ company_id }) => company_id)) {
        const people = { companyId, userIds: own.map(({ user_id }) => user_id), at };
        const ownIds = own.map(({ id }) => id);
        await learning.changeStandings(tx, people, () => endExceptions(tx, ownIds, { by, at }));
      }
      return new Set(ending.map(({ id }) => id));
    },
  };
}
