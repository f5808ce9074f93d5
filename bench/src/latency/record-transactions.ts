/**
 * Records the longest transaction of a portal, from its begin to the end of its commit, in the file TRANSACTION_RECORD.
 * Loaded into the server's process by `--import`. On SQLite, concurrent transactions are one.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

// On SQLite, a plain `begin` is the snapshot of the connection that reads.
const BEGIN = { sqlite: /^begin immediate/i, postgres: /^\s*(begin|start transaction)/i };
const END = /^\s*(commit|rollback)\s*$/i;
const file = process.env['TRANSACTION_RECORD'];

class Recorder {
  readonly #file: string;
  #startedAt: number | null = null;
  #statements: string[] = [];

  readonly #begin: RegExp;

  constructor(file: string, engine: keyof typeof BEGIN) {
    this.#file = file;
    this.#begin = BEGIN[engine];
  }

  /** Call with each statement of a connection after it was run. */
  ran(text: string, startedAt: number): void {
    if (this.#begin.test(text)) {
      this.#startedAt = startedAt;
      this.#statements = [];
      return;
    }
    if (this.#startedAt === null) return;
    this.#statements.push(`${(performance.now() - startedAt).toFixed(1)} ${text.slice(0, 80)}`);
    if (!END.test(text)) return;
    store(this.#file, performance.now() - this.#startedAt, this.#statements);
    this.#startedAt = null;
  }
}

/** The bench removes the file when it has read it. */
function store(path: string, ms: number, statements: readonly string[]): void {
  if (ms < longestSoFar(path)) return;
  known = ms;
  // A rename, so that the bench never reads a part.
  writeFileSync(`${path}.part`, JSON.stringify({ ms, statements }));
  renameSync(`${path}.part`, path);
}

let knownAt = 0;
let known = 0;

/** Read from the file at most ten times a second. */
function longestSoFar(path: string): number {
  if (performance.now() - knownAt < 100) return known;
  knownAt = performance.now();
  try {
    known = (JSON.parse(readFileSync(path, 'utf8')) as { ms: number }).ms;
  } catch {
    // Removed by the bench, which has read it.
    known = 0;
  }
  return known;
}

function recordSqlite(path: string): void {
  const recorders = new WeakMap<DatabaseSync, Recorder>();
  const recorderOf = new WeakMap<StatementSync, Recorder>();
  const prepare = DatabaseSync.prototype.prepare;
  Object.defineProperty(DatabaseSync.prototype, 'prepare', {
    value(this: DatabaseSync, ...args: Parameters<typeof prepare>) {
      const statement = prepare.apply(this, args);
      const recorder = recorders.get(this) ?? new Recorder(path, 'sqlite');
      recorders.set(this, recorder);
      recorderOf.set(statement, recorder);
      return statement;
    },
  });
  for (const name of ['all', 'run', 'get'] as const) {
    const original = StatementSync.prototype[name] as (...args: unknown[]) => unknown;
    Object.defineProperty(StatementSync.prototype, name, {
      value(this: StatementSync, ...args: unknown[]) {
        const startedAt = performance.now();
        try {
          return original.apply(this, args);
        } finally {
          recorderOf.get(this)?.ran(this.sourceSQL, startedAt);
        }
      },
    });
  }
}

function recordPostgres(path: string): void {
  const recorders = new WeakMap<pg.Client, Recorder>();
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  Object.defineProperty(pg.Client.prototype, 'query', {
    value(this: pg.Client, ...args: unknown[]) {
      const [query] = args;
      const text = typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'));
      const recorder = recorders.get(this) ?? new Recorder(path, 'postgres');
      recorders.set(this, recorder);
      const startedAt = performance.now();
      const answer = original.apply(this, args);
      if (answer instanceof Promise)
        void answer.then(
          () => recorder.ran(text, startedAt),
          () => recorder.ran(text, startedAt),
        );
      return answer;
    },
  });
}

if (file !== undefined && isMainThread) {
  recordSqlite(file);
  recordPostgres(file);
}
