/** The statements that create triggers, which differ between the engines. */
import type { Engine } from './engine.ts';

interface Trigger {
  readonly name: string;
  readonly table: string;
}

interface RowTrigger extends Trigger {
  readonly when:
    | 'after insert'
    | 'after update'
    | `after update of ${string}`
    | `before update of ${string}`
    | 'before delete';
  /** Statements in a syntax of both engines; `new` and `old` are the row. */
  readonly body: string;
}

/** A trigger that does the same on both engines for each changed row, including rows changed by a cascade. */
export function rowTrigger(engine: Engine, { name, when, table, body }: RowTrigger): string[] {
  const head = `create trigger ${name} ${when} on ${table} for each row`;
  if (engine === 'sqlite') return [`${head} begin ${body} end`];
  return [createFunction(name, body, resultOf(when)), `${head} execute function ${name}()`];
}

/** A `before` trigger continues with the returned row; the result of an `after` trigger is ignored. */
function resultOf(when: RowTrigger['when']): 'old' | 'new' | 'null' {
  if (when === 'before delete') return 'old';
  return when.startsWith('before update') ? 'new' : 'null';
}

interface InsertTrigger extends Trigger {
  /** For SQLite, which runs the trigger after each row of a statement; `new` is the row. */
  readonly perRow: string;
  /** For PostgreSQL, which runs the trigger once after all rows of a statement; `given` is a table of them. */
  readonly perStatement: string;
}

/** For triggers that depend on existing rows: {@link rowTrigger} would see other rows of its own statement. */
export function insertTrigger(
  engine: Engine,
  { name, table, perRow, perStatement }: InsertTrigger,
): string[] {
  const head = `create trigger ${name} after insert on ${table}`;
  if (engine === 'sqlite') return [`${head} for each row begin ${perRow} end`];
  return [
    createFunction(name, perStatement, 'null'),
    `${head} referencing new table as given for each statement execute function ${name}()`,
  ];
}

function createFunction(name: string, body: string, result: 'old' | 'new' | 'null'): string {
  return `create function ${name}() returns trigger language plpgsql as
    $body$ begin ${body} return ${result}; end $body$`;
}

/** Conditions on `old` and `new`, in a syntax of both engines, under which a row can be changed or deleted after all. */
interface Exceptions {
  readonly update?: string;
  readonly delete?: string;
}

/** Rows of the table can be added, but neither changed nor deleted, apart from the exceptions. */
export function appendOnly(engine: Engine, table: string, exceptions: Exceptions = {}): string[] {
  const refusals = (['update', 'delete'] as const).map((event) => {
    const exception = exceptions[event];
    const when = exception === undefined ? '' : `when (not coalesce(${exception}, false))`;
    return { event, head: `create trigger ${table}_no_${event} before ${event} on ${table}`, when };
  });
  if (engine === 'sqlite')
    return refusals.map(
      ({ head, when }) => `${head} for each row ${when}
        begin select raise(abort, '${table} is append-only'); end`,
    );
  return [
    `create function ${table}_append_only() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name; end $$`,
    ...refusals.map(
      ({ head, when }) => `${head} for each row ${when} execute function ${table}_append_only()`,
    ),
    `create trigger ${table}_no_truncate before truncate on ${table}
      for each statement execute function ${table}_append_only()`,
  ];
}
