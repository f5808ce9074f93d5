import type {
  Compilable,
  CompiledQuery,
  DeleteResult,
  InsertResult,
  Kysely,
  UpdateResult,
} from 'kysely';
import { CachedRows } from './cached-rows.ts';
import { directReads } from './direct-reads.ts';
import { LONG_READ } from './long-read.ts';

/** Names a parameter while a query is built: `param('userId')`. */
export type Param<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

type QueryRunner = Pick<Kysely<unknown>, 'executeQuery'>;

/** Changes without `returning` have no rows. */
export type RowsOf<Output> = Output extends InsertResult | UpdateResult | DeleteResult
  ? never
  : Output;

/** Runs the query with these values, in `transaction` if there is one. */
export type PreparedQuery<Values, Row> = (
  values: Values,
  transaction?: QueryRunner,
) => Promise<readonly Row[]>;

/** A placeholder in the parameters of a compiled query for the value of each later call. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds and compiles a query once, on first use; each call then only fills in its parameters. For frequent queries,
 * whose text costs more to build than to run:
 *
 *     const findModules = prepared(db, (param: Param<{ companyId: number }>) =>
 *       db.selectFrom('modules').where('company_id', '=', param('companyId')).selectAll());
 *     const rows = await findModules({ companyId: 7 });
 *
 * A parameter is one value: `in` with a list of varying length needs an ordinary query.
 *
 * With `cache`, the result of a select outside a transaction is cached on the embedded database until a commit
 * changes one of its tables. For queries that run far more often than their result changes.
 */
export function prepared<Values extends object, Output>(
  db: QueryRunner,
  build: (param: Param<Values>) => Compilable<Output>,
  { cache = false }: { readonly cache?: boolean } = {},
): PreparedQuery<Values, RowsOf<Output>> {
  type Row = RowsOf<Output>;
  let query: Prepared<Row> | undefined;
  return async (values, transaction) => {
    query ??= compile<Values, Output>(build, cache);
    const { compiled } = query;
    const parameters = parametersFor(compiled, values);
    const rows = transaction === undefined ? readDirectly(db, query, parameters) : null;
    if (rows !== null) return rows;
    return (await (transaction ?? db).executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

interface Prepared<Row> {
  readonly compiled: CompiledQuery<Row>;
  readonly cached: CachedRows<Row> | null;
}

/** Null if the query must run in the usual way. */
function readDirectly<Row>(
  db: QueryRunner,
  { compiled, cached }: Prepared<Row>,
  parameters: readonly unknown[],
): readonly Row[] | null {
  const isDirect = compiled.query.kind === 'SelectQueryNode' && !compiled.sql.includes(LONG_READ);
  const direct = isDirect ? directReads(db) : undefined;
  if (direct === undefined) return null;
  const read = () => direct.read(compiled.sql, parameters) as Row[] | null;
  return cached === null ? read() : cached.rowsFor(parameters, direct.changedAt, read);
}

function compile<Values, Output>(
  build: (param: Param<Values>) => Compilable<Output>,
  cache: boolean,
): Prepared<RowsOf<Output>> {
  const compiled = compileTemplate(build);
  return { compiled, cached: cache ? new CachedRows(compiled.query) : null };
}

/** Compiles a query with placeholders. */
export function compileTemplate<Values, Output>(
  build: (param: Param<Values>) => Compilable<Output>,
): CompiledQuery<RowsOf<Output>> {
  // The only place where a placeholder is typed as the value that it represents.
  const param = ((name: string) => new Placeholder(name)) as unknown as Param<Values>;
  return build(param).compile() as unknown as CompiledQuery<RowsOf<Output>>;
}

/** The values of a list, by their places: `{ '0': 7, '1': 9 }`. */
export interface ByPlace {
  readonly [place: `${number}`]: number;
}

export const byPlace = (values: readonly number[]): ByPlace => Object.fromEntries(values.entries());

/** The parameters of a list of this length, whose values are {@link byPlace}. */
export const paramsByPlace = (param: Param<ByPlace>, length: number): number[] =>
  Array.from({ length }, (_, place) => param(`${place}`));

/** The parameters of a compiled template, with these values in place of its placeholders. */
export const parametersFor = ({ parameters }: CompiledQuery, values: object): unknown[] =>
  parameters.map((parameter) => valueFor(parameter, values));

function valueFor(parameter: unknown, values: object): unknown {
  if (!(parameter instanceof Placeholder)) return parameter;
  const value: unknown = Reflect.get(values, parameter.name);
  if (value === undefined) throw new TypeError(`No value for the parameter '${parameter.name}'`);
  return value;
}
