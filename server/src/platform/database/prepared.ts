import type { SqlBool, UpdateResult } from 'kysely';
import {
  type Compilable,
  type CompiledQuery,
  type DeleteResult,
  type InsertResult,
  sql,
} from 'kysely';
import { type Engine, engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/** Names a parameter while a query is built: `param('userId')`. */
export type Param<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/** Changes without `returning` have no rows. */
type RowsOf<Output> = Output extends InsertResult | UpdateResult | DeleteResult ? never : Output;

/** Runs the query with these values, in the transaction `db` if it is one. */
export type PreparedQuery<Values, Row> = (db: Db, values: Values) => Promise<readonly Row[]>;

/** A placeholder in the parameters of a compiled query for the value of each later call. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds and compiles a query on first use, once for each engine; each call then only fills in its parameters. For
 * frequent queries, whose text costs more to build than to run:
 *
 *     const findModules = prepared((db, param: Param<{ companyId: number }>) =>
 *       db.selectFrom('modules').where('company_id', '=', param('companyId')).selectAll());
 *     const rows = await findModules(db, { companyId: 7 });
 *
 * A list of ids is one parameter, by {@link isOneOf}.
 */
export function prepared<Values extends object, Output>(
  build: (db: Db, param: Param<Values>) => Compilable<Output>,
): PreparedQuery<Values, RowsOf<Output>> {
  const compiledFor: Partial<Record<Engine, CompiledQuery<RowsOf<Output>>>> = {};
  return async (db, values) => {
    const engine = engineOf(db);
    const compiled = compiledFor[engine] ?? compile(db, build);
    compiledFor[engine] = compiled;
    const parameters = compiled.parameters.map((parameter) => valueFor(parameter, values, engine));
    return (await db.executeQuery<RowsOf<Output>>({ ...compiled, parameters })).rows;
  };
}

/** Values of a query for a list of ids. */
export interface Ids {
  readonly ids: readonly number[];
}

/**
 * Whether the column has one of the ids, which are one parameter, also of a prepared query: one text serves lists of all
 * lengths. SQLite gets them as JSON.
 */
export function isOneOf(db: Db, column: string, ids: readonly number[]) {
  const engine = engineOf(db);
  const values = sqlValue(ids, engine);
  return engine === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${values}::bigint[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${values}))`;
}

/** A placeholder stays as it is until it has its value. */
const sqlValue = (value: unknown, engine: Engine) =>
  engine === 'sqlite' && Array.isArray(value) ? JSON.stringify(value) : value;

function compile<Values, Output>(
  db: Db,
  build: (db: Db, param: Param<Values>) => Compilable<Output>,
): CompiledQuery<RowsOf<Output>> {
  // The only place where a placeholder is typed as the value that it represents.
  const param = ((name: string) => new Placeholder(name)) as unknown as Param<Values>;
  return build(db, param).compile() as unknown as CompiledQuery<RowsOf<Output>>;
}

function valueFor(parameter: unknown, values: object, engine: Engine): unknown {
  if (!(parameter instanceof Placeholder)) return parameter;
  const value: unknown = Reflect.get(values, parameter.name);
  if (value === undefined) throw new TypeError(`No value for the parameter '${parameter.name}'`);
  return sqlValue(value, engine);
}
