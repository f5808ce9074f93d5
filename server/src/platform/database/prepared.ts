import type {
  Compilable,
  CompiledQuery,
  DeleteResult,
  InsertResult,
  Kysely,
  UpdateResult,
} from 'kysely';

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
 */
export function prepared<Values extends object, Output>(
  db: QueryRunner,
  build: (param: Param<Values>) => Compilable<Output>,
): PreparedQuery<Values, RowsOf<Output>> {
  let compiled: CompiledQuery<RowsOf<Output>> | undefined;
  return async (values, transaction = db) => {
    compiled ??= compileTemplate(build);
    const parameters = parametersFor(compiled, values);
    return (await transaction.executeQuery<RowsOf<Output>>({ ...compiled, parameters })).rows;
  };
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
