/**
 * Statements of transactions whose text costs more to build than to run. They need no database to be made. What reads
 * outside transactions is `prepared`, which can also cache its rows.
 */
import type { Compilable, CompiledQuery } from 'kysely';
import { type Engine, engineOf } from './engine.ts';
import {
  type ByPlace,
  byPlace,
  compileTemplate,
  type Param,
  parametersFor,
  paramsByPlace,
  type RowsOf,
} from './prepared.ts';
import type { Db } from './schema.ts';

/** A statement has one text for each variant, such as each number of rows. */
type Variant = string | number;

/** Kept for each statement and engine, the latest ones: lists may have any length. */
const VARIANTS_MAX = 100;

/**
 * Compiles a statement on first use, for each engine; each call then only fills in its values:
 *
 *     const findRun = compiledOnce((db, param: Param<{ id: number }>) =>
 *       db.selectFrom('runs').where('id', '=', param('id')).select('user_id'));
 *     const [run] = await findRun(tx, { id: 7 });
 */
export function compiledOnce<Values extends object, Output>(
  build: (db: Db, param: Param<Values>) => Compilable<Output>,
): (db: Db, values: Values) => Promise<readonly RowsOf<Output>[]> {
  const run = compiledForEach<'', Values, Output>((db, param) => build(db, param));
  return (db, values) => run(db, '', values);
}

/** The same for a statement that has several texts: one for each variant. */
export function compiledForEach<V extends Variant, Values extends object, Output>(
  build: (db: Db, param: Param<Values>, variant: V) => Compilable<Output>,
): (db: Db, variant: V, values: Values) => Promise<readonly RowsOf<Output>[]> {
  type Texts = Map<V, CompiledQuery<RowsOf<Output>>>;
  const known: Record<Engine, Texts> = { sqlite: new Map(), postgres: new Map() };

  function compiledFor(db: Db, variant: V): CompiledQuery<RowsOf<Output>> {
    const texts = known[engineOf(db)];
    const before = texts.get(variant);
    if (before !== undefined) return before;
    const compiled = compileTemplate((param: Param<Values>) => build(db, param, variant));
    const [oldest] = texts.keys();
    if (texts.size >= VARIANTS_MAX && oldest !== undefined) texts.delete(oldest);
    texts.set(variant, compiled);
    return compiled;
  }

  return async (db, variant, values) => {
    const compiled = compiledFor(db, variant);
    const parameters = parametersFor(compiled, values);
    return (await db.executeQuery<RowsOf<Output>>({ ...compiled, parameters })).rows;
  };
}

/** The same for a statement with `in` on a list of ids: one text for each length. Without ids there are no rows. */
export function compiledForIds<Output>(
  build: (db: Db, ids: readonly number[]) => Compilable<Output>,
): (db: Db, ids: readonly number[]) => Promise<readonly RowsOf<Output>[]> {
  const run = compiledForEach<number, ByPlace, Output>((db, param, length) =>
    build(db, paramsByPlace(param, length)),
  );
  return async (db, ids) => (ids.length === 0 ? [] : run(db, ids.length, byPlace(ids)));
}
