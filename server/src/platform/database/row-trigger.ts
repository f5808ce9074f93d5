import { type Kysely, sql } from 'kysely';
import { engineOf } from './engine.ts';

interface Trigger {
  readonly name: string;
  readonly table: string;
}

interface RowTrigger extends Trigger {
  readonly when: 'after insert' | 'after update' | `after update of ${string}` | 'before delete';
  /** Statements that both engines read alike; `new` and `old` are the row. */
  readonly body: string;
}

/** Does the same on both engines for each row, whatever changes it: a cascade fires it as well. */
export async function createRowTrigger(
  db: Kysely<unknown>,
  { name, when, table, body }: RowTrigger,
): Promise<void> {
  const head = `create trigger ${name} ${when} on ${table} for each row`;
  if (engineOf(db) === 'sqlite') {
    await sql.raw(`${head} begin ${body} end`).execute(db);
    return;
  }
  // What an `after` trigger returns is not looked at; a `before delete` goes on with the row it returns.
  await createFunction(db, name, body, when === 'before delete' ? 'old' : 'null');
  await sql.raw(`${head} execute function ${name}()`).execute(db);
}

interface InsertTrigger extends Trigger {
  /** For SQLite, which fires between two rows of one statement; `new` is the row. */
  readonly perRow: string;
  /** For PostgreSQL, which fires once all rows of a statement are in; `given` is a table of them. */
  readonly perStatement: string;
}

/** For what depends on which rows are there: {@link createRowTrigger} would see those of its own statement. */
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
  result: 'old' | 'null',
): Promise<void> {
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as
      $body$ begin ${body} return ${result}; end $body$`,
    )
    .execute(db);
}
