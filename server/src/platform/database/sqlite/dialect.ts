import type { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  DialectAdapterBase,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteIntrospector,
} from 'kysely';
import { LONG_READ } from '../long-read.ts';
import { openReader, openWriter } from './connections.ts';
import { GroupCommit, type GroupCommitOptions, type Member } from './group-commit.ts';
import { LongReads } from './long-reads.ts';
import { PreparedLimitCompiler } from './query-compiler.ts';
import { isRead } from './routing.ts';
import { ReadSnapshot } from './snapshot.ts';
import { StatementCache } from './statements.ts';

export interface SqliteOptions extends GroupCommitOptions {
  file: string;
  /** Opens the file, which must exist, without writing; another process may use it. */
  readOnly?: boolean;
  /**
   * Called when the log could not be written into the file at the end. No data is lost: the next start reads the log.
   */
  onCheckpointFailed?: (error: unknown) => void;
}

/**
 * Kysely on Node's SQLite. Reads outside a transaction see committed state only, on a separate connection; all writes
 * go through one connection and share their commits. Isolation levels and access modes are ignored: every transaction
 * is serialised.
 */
export class SqliteDialect implements Dialect {
  readonly #options: SqliteOptions;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#options);
  }

  createQueryCompiler(): PreparedLimitCompiler {
    return new PreparedLimitCompiler();
  }

  createAdapter(): DialectAdapter {
    return new GroupCommitAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Kysely's own adapter for SQLite assumes that changes of the schema cannot be rolled back. */
class GroupCommitAdapter extends DialectAdapterBase {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsReturning(): boolean {
    return true;
  }

  /** Takes no lock: the transaction of the migration has the write lock from its start. */
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/** The parts that all Kysely connections share. */
interface Database {
  writer: DatabaseSync;
  reader: DatabaseSync;
  writes: StatementCache;
  /** Reads committed rows. */
  read<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row>;
  longReads: LongReads;
  groups: GroupCommit;
}

function openDatabase(options: SqliteOptions): Database {
  const { file, readOnly = false, ...groupOptions } = options;
  const writer = readOnly ? openReader(file) : openWriter(file);
  const reader = openReader(file);
  const writes = new StatementCache(writer);
  const reads = new StatementCache(reader);
  const snapshot = new ReadSnapshot(reader, reads);
  return {
    writer,
    reader,
    writes,
    read(sql, parameters) {
      // Commits of another process are not reported here, so the snapshot could not be dropped at the right moment.
      if (!readOnly) snapshot.take();
      return reads.run(sql, parameters);
    },
    longReads: new LongReads(file),
    groups: new GroupCommit(writer, writes, {
      ...groupOptions,
      beforeCommit: () => snapshot.drop(),
    }),
  };
}

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  #database: Database | undefined;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  init(): Promise<void> {
    return promised(() => {
      this.#database = openDatabase(this.#options);
    });
  }

  acquireConnection(): Promise<SqliteConnection> {
    return promised(() => {
      if (!this.#database) throw new Error('The database is not open');
      return new SqliteConnection(this.#database);
    });
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  savepoint(connection: SqliteConnection, name: string): Promise<void> {
    return promised(() => connection.control(`savepoint ${quoted(name)}`));
  }

  rollbackToSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    return promised(() => connection.control(`rollback to ${quoted(name)}`));
  }

  releaseSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    return promised(() => connection.control(`release ${quoted(name)}`));
  }

  releaseConnection(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async destroy(): Promise<void> {
    const database = this.#database;
    if (!database) return;
    try {
      await database.groups.close();
      await database.longReads.close();
      database.reader.close();
      if (!this.#options.readOnly) this.#checkpoint(database.writer);
    } finally {
      this.#database = undefined;
      // If the groups could not be closed.
      await database.longReads.close();
      if (database.reader.isOpen) database.reader.close();
      database.writer.close();
    }
  }

  /** Leaves one complete file without a log, unless its disk is full or fails. */
  #checkpoint(writer: DatabaseSync): void {
    try {
      writer.exec('pragma wal_checkpoint(truncate)');
    } catch (error) {
      if (this.#options.onCheckpointFailed === undefined) throw error;
      this.#options.onCheckpointFailed(error);
    }
  }
}

/** Runs `work` at once; its exception becomes a rejection. */
function promised<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return new Promise((resolve) => resolve(work()));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A setting of the writing connection; within a transaction, SQLite ignores some of them without an error. */
const SETTING = /^pragma \w+ = /;

/** The connection of one query, or one transaction, of Kysely. */
class SqliteConnection implements DatabaseConnection {
  readonly #database: Database;
  #member: Member | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return promised(() => this.#execute<Row>(query));
  }

  #execute<Row>(query: CompiledQuery): QueryResult<Row> | Promise<QueryResult<Row>> {
    // Before all else, because it refuses raw transaction control.
    const reads = isRead(query);
    const { writes, groups } = this.#database;
    const run = () => writes.run<Row>(query.sql, query.parameters);
    if (this.#member) return groups.run(this.#member, run);
    if (SETTING.test(query.sql)) return groups.runAlone(run);
    return reads ? this.#read(query) : groups.write(run);
  }

  #read<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> | Promise<QueryResult<Row>> {
    if (!sql.includes(LONG_READ)) return this.#database.read<Row>(sql, parameters);
    return this.#database.longReads.read(sql, parameters).then((rows) => ({ rows: rows as Row[] }));
  }

  streamQuery(): never {
    throw new Error('The embedded database does not stream: read a long list in batches, by key');
  }

  async begin(): Promise<void> {
    this.#member = await this.#database.groups.begin();
  }

  async commit(): Promise<void> {
    if (!this.#member) throw new Error('There is no transaction to commit');
    await this.#database.groups.commit(this.#member);
    // Cleared only now: a late query of the transaction must not become a separate write.
    this.#member = undefined;
  }

  /** Rolls the transaction back, if one is open. */
  async rollback(): Promise<void> {
    if (!this.#member) return;
    const member = this.#member;
    this.#member = undefined;
    await this.#database.groups.rollBack(member);
  }

  /** Runs a savepoint command of the transaction. */
  control(command: string): void {
    if (!this.#member) throw new Error('Savepoints need a transaction');
    this.#database.groups.run(this.#member, () => this.#database.writes.run(command, []));
  }
}
