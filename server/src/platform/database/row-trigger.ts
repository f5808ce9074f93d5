import { type Kysely, sql } from 'kysely';
import { engineOf } from './engine.ts';

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

/** Creates a trigger that does the same on both engines for each changed row, including rows changed by a cascade. */
export async function createRowTrigger(
  db: Kysely<unknown>,
  { name, when, table, body }: RowTrigger,
): Promise<void> {
  const head = `create trigger ${name} ${when} on ${table} for each row`;
  if (engineOf(db) === 'sqlite') {
    await sql.raw(`${head} begin ${body} end`).execute(db);
    return;
  }
  await createFunction(db, name, body, resultOf(when));
  await sql.raw(`${head} execute function ${name}()`).execute(db);
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

/** For triggers that depend on existing rows: {@link createRowTrigger} would see other rows of its own statement. */
export async function createInsertTrigger(
  db: Kysely<unknown>,
  { name, table, perRow, perStatement }: InsertTrigger,
): Promise<void> {
  const head = `create trigger ${name} after insert on ${table}`;
  if (engineOf(db) === 'sqlite') {
    await sql.raw(`${head} for each row begin ${perRow} end`).execute(db);
    return;
  }
  await createFunction(db, name, perStatement, 'null');
  await sql
    .raw(`${head} referencing new table as given for each statement execute function ${name}()`)
    .execute(db);
}

async function createFunction(
  db: Kysely<unknown>,
  name: string,
  body: string,
  result: 'old' | 'new' | 'null',
): Promise<void> {
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as
      $body$ begin ${body} return ${result}; end $body$`,
    )
    .execute(db);
}
