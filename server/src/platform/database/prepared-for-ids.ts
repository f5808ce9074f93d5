import { PAGE_SIZE_MAX } from '@portal/contract/limits';
import type { Compilable, Kysely } from 'kysely';
import {
  type ByPlace,
  byPlace,
  type Param,
  type PreparedQuery,
  paramsByPlace,
  prepared,
  type RowsOf,
} from './prepared.ts';

type QueryRunner = Pick<Kysely<unknown>, 'executeQuery'>;

/**
 * A query with `in` on a list of ids, compiled once for each length of the list up to that of a page. Longer lists, which
 * pages do not have, are compiled at each call.
 */
export function preparedForIds<Output>(
  db: QueryRunner,
  build: (ids: readonly number[]) => Compilable<Output>,
): (ids: readonly number[], transaction?: QueryRunner) => Promise<readonly RowsOf<Output>[]> {
  type Query = PreparedQuery<ByPlace, RowsOf<Output>>;
  const byLength = new Map<number, Query>();

  function queryFor({ length }: readonly number[]): Query {
    const known = byLength.get(length);
    if (known !== undefined) return known;
    const query: Query = prepared(db, (param: Param<ByPlace>) =>
      build(paramsByPlace(param, length)),
    );
    if (length <= PAGE_SIZE_MAX) byLength.set(length, query);
    return query;
  }

  return async (ids, transaction) => {
    if (ids.length === 0) return [];
    return queryFor(ids)(byPlace(ids), transaction);
  };
}
