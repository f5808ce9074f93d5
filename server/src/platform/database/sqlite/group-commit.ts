import type { DatabaseSync } from 'node:sqlite';
import { retryWhileLocked } from './foreign-lock.ts';
import type { StatementCache } from './statements.ts';
import { CommitLostError, TransactionTimeoutError } from './transaction-errors.ts';
import { WriteLock } from './write-lock.ts';

export interface GroupCommitOptions {
  /** A group with this many transactions is committed before the next transaction starts. */
  maxMembers?: number;
  /**
   * A group of a certain age is also committed before the next transaction starts: under steady load this limits how
   * long a finished transaction waits for the commit. The age is four times what the last commit took, so that a disk
   * whose commits take up to 10 ms takes a fifth of the time, and between these two limits in milliseconds.
   */
  minAgeMs?: number;
  maxAgeMs?: number;
  /** Milliseconds that a transaction may wait for the write lock, which transactions of this process hold in turn. */
  lockTimeoutMs?: number;
  /**
   * Milliseconds during which `begin immediate` is repeated while another process holds SQLite's lock on the file. They
   * are counted from the call, so they include the wait for the write lock. At least one attempt is made.
   */
  busyTimeoutMs?: number;
  /**
   * Milliseconds without a statement after which a transaction is rolled back. Without this limit two transactions
   * could wait for each other forever and block all writes: one awaits the commit of another one of its group, but the
   * group is committed only after both have ended.
   */
  idleTimeoutMs?: number;
  /**
   * Called directly before each outer commit, and after each attempt that found the file locked by another process. It
   * must end the read transactions of this process, because that other process may keep its lock until they end.
   */
  beforeCommit?: () => void;
}

/** A group is written for this many times as long as its commit is expected to take. */
const AGE_TO_COMMIT = 4;

/** The transactions that share one outer transaction of SQLite. */
interface Group {
  /** On the clock of `performance.now()`. */
  readonly startedAt: number;
  /** The number of transactions that have started, including the ones that were rolled back. */
  size: number;
  /** Resolves when the group is on disk or lost. */
  readonly ended: PromiseWithResolvers<void>;
  /** Set if the group is lost: the outer transaction was rolled back, so nothing of the group is on disk. */
  loss?: CommitLostError;
}

/** One transaction in a group: a savepoint until it is committed or rolled back. */
export interface Member {
  readonly group: Group;
  readonly idleTimer: NodeJS.Timeout;
  /** The savepoint was released or rolled back. The group may still be open. */
  hasEnded: boolean;
  /** Set if the transaction was rolled back because it ran no statement for too long. */
  timeout?: TransactionTimeoutError;
}

/**
 * Lets concurrent transactions share one synced commit, because the sync is the cost of durability.
 *
 * Transactions run one at a time, under a write lock of this process, each as a savepoint inside one outer transaction.
 * When one has finished, the next one starts at once. The outer transaction is committed when no transaction waits for
 * the write lock, or when the group is full. The promises of all members settle after that commit.
 *
 * A failed transaction rolls back only its savepoint; a failed outer commit fails all members. A rollback also waits
 * for the outer commit: the statement may have failed because of a row of an earlier member, such as a row with the
 * same name, and other connections can read that row only after the commit.
 *
 * The schema must have no deferred constraints: SQLite checks those at the outer commit, where the fault of one member
 * would fail all.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache;
  readonly #lock: WriteLock;
  readonly #maxMembers: number;
  readonly #minAgeMs: number;
  readonly #maxAgeMs: number;
  readonly #busyTimeoutMs: number;
  readonly #idleTimeoutMs: number;
  readonly #beforeCommit: () => void;
  #group: Group | undefined;
  #lastCommitMs = 0;
  #commitIsPlanned = false;
  #isClosing = false;

  constructor(
    database: DatabaseSync,
    statements: StatementCache,
    {
      maxMembers = 64,
      minAgeMs = 5,
      maxAgeMs = 40,
      lockTimeoutMs = 10_000,
      busyTimeoutMs = 5_000,
      idleTimeoutMs = 60_000,
      beforeCommit = () => undefined,
    }: GroupCommitOptions = {},
  ) {
    this.#database = database;
    this.#statements = statements;
    this.#lock = new WriteLock(lockTimeoutMs);
    this.#maxMembers = maxMembers;
    this.#minAgeMs = minAgeMs;
    this.#maxAgeMs = maxAgeMs;
    this.#busyTimeoutMs = busyTimeoutMs;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#beforeCommit = beforeCommit;
  }

  /**
   * Waits for the write lock and starts a transaction. It must end by `commit` or `rollBack`.
   * @throws WriteLockTimeoutError, or SQLite's error if another process has held its lock on the file for too long
   */
  async begin(): Promise<Member> {
    const deadline = await this.#acquireLock();
    try {
      const group = await this.#openGroup(deadline);
      this.#statements.run('savepoint group_member', []);
      const idleTimer = setTimeout(() => this.#rollBackIdle(member), this.#idleTimeoutMs);
      const member: Member = { group, idleTimer, hasEnded: false };
      return member;
    } catch (error) {
      this.#releaseLock();
      throw error;
    }
  }

  /** Runs a statement of a transaction. Throws if the transaction has ended or its group was lost. */
  run<Result>(member: Member, statement: () => Result): Result {
    if (member.hasEnded) throw member.timeout ?? new Error('The transaction has ended');
    if (member.group.loss) throw member.group.loss;
    try {
      return statement();
    } catch (error) {
      this.#loseIfRolledBack(member.group, error);
      throw error;
    } finally {
      member.idleTimer.refresh();
    }
  }

  /**
   * Commits a transaction. Resolves when its group is on disk.
   * @throws CommitLostError
   */
  async commit(member: Member): Promise<void> {
    try {
      this.run(member, () => this.#statements.run('release group_member', []));
    } catch (error) {
      await this.rollBack(member);
      throw error;
    }
    this.#markEnded(member);
    this.#releaseLock();
    await waitForCommit(member.group);
  }

  /**
   * Rolls a transaction back. Resolves when the rest of its group is on disk or lost. Has no effect on a transaction
   * that has ended.
   */
  async rollBack(member: Member): Promise<void> {
    if (member.hasEnded) return;
    this.#rollBackSavepoint(member);
    await member.group.ended.promise;
  }

  /**
   * Runs one writing statement as a transaction of its own. Resolves when it is on disk.
   * @throws the errors of `begin` and `commit`, and the error of the statement
   */
  async write<Result>(statement: () => Result): Promise<Result> {
    const deadline = await this.#acquireLock();
    let group: Group | undefined;
    let result: Result;
    try {
      group = await this.#openGroup(deadline);
      // No savepoint: SQLite rolls back a failed statement itself.
      result = statement();
    } catch (error) {
      if (group) this.#loseIfRolledBack(group, error);
      this.#releaseLock();
      await group?.ended.promise;
      throw error;
    }
    this.#releaseLock();
    await waitForCommit(group);
    return result;
  }

  /** Runs a statement outside any transaction, such as a setting of the connection, once the open group is committed. */
  async runAlone<Result>(statement: () => Result): Promise<Result> {
    await this.#acquireLock();
    try {
      this.#commitGroup();
      return statement();
    } finally {
      this.#releaseLock();
    }
  }

  /**
   * Refuses new transactions, waits for the ones that have started or wait for the write lock, and commits the group.
   * If they take longer than `lockTimeoutMs`, the group is rolled back and WriteLockTimeoutError is thrown.
   */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    try {
      // The lock is never released, because later calls must not reach a closed database.
      await this.#lock.acquire();
      this.#commitGroup();
    } catch (error) {
      if (this.#group) this.#lose(this.#group, error);
      throw error;
    }
  }

  /** Acquires the write lock. Returns the time until which `begin immediate` is repeated; see `busyTimeoutMs`. */
  async #acquireLock(): Promise<number> {
    if (this.#isClosing) throw new Error('The database is closing');
    const deadline = performance.now() + this.#busyTimeoutMs;
    await this.#lock.acquire();
    return deadline;
  }

  /** Returns the open group, with one more transaction in it. Begins the outer transaction if there is no group. */
  async #openGroup(deadline: number): Promise<Group> {
    if (!this.#group) {
      const begin = () => this.#statements.run('begin immediate', []);
      await retryWhileLocked(begin, { deadline, onLocked: this.#beforeCommit });
      this.#group = { startedAt: performance.now(), size: 0, ended: Promise.withResolvers() };
    }
    this.#group.size += 1;
    return this.#group;
  }

  /** Rolls a transaction back at once and releases the write lock. */
  #rollBackSavepoint(member: Member): void {
    this.#markEnded(member);
    try {
      if (!member.group.loss) {
        this.#statements.run('rollback to group_member', []);
        this.#statements.run('release group_member', []);
      }
    } catch (error) {
      // If the member cannot be rolled back alone, the group must not be committed.
      this.#lose(member.group, error);
      throw error;
    } finally {
      this.#releaseLock();
    }
  }

  #markEnded(member: Member): void {
    member.hasEnded = true;
    clearTimeout(member.idleTimer);
  }

  #rollBackIdle(member: Member): void {
    member.timeout = new TransactionTimeoutError(this.#idleTimeoutMs);
    this.#rollBackSavepoint(member);
  }

  /** Commits a full group, passes the write lock to the next transaction, or plans the commit if none waits. */
  #releaseLock(): void {
    if (this.#group && this.#isFull(this.#group)) this.#commitGroup();
    this.#lock.release();
    if (this.#group && !this.#lock.isHeld) this.#planCommit();
  }

  #isFull(group: Group): boolean {
    if (group.size >= this.#maxMembers) return true;
    const ageMs = Math.max(this.#minAgeMs, AGE_TO_COMMIT * this.#lastCommitMs);
    return performance.now() - group.startedAt >= Math.min(this.#maxAgeMs, ageMs);
  }

  /** Commits after one iteration of the event loop, so that transactions which start in it join the group. */
  #planCommit(): void {
    if (this.#commitIsPlanned) return;
    this.#commitIsPlanned = true;
    setImmediate(() => {
      this.#commitIsPlanned = false;
      // A transaction that has started meanwhile plans the commit again when it releases the lock.
      if (!this.#lock.isHeld) this.#commitGroup();
    });
  }

  #commitGroup(): void {
    const group = this.#group;
    if (!group) return;
    const startedAt = performance.now();
    try {
      this.#beforeCommit();
      this.#statements.run('commit', []);
    } catch (error) {
      this.#lose(group, error);
      return;
    }
    this.#lastCommitMs = performance.now() - startedAt;
    this.#group = undefined;
    group.ended.resolve();
  }

  /** Loses the group if SQLite has rolled back the whole outer transaction, as on a full disk or a damaged file. */
  #loseIfRolledBack(group: Group, cause: unknown): void {
    if (!this.#database.isTransaction) this.#lose(group, cause);
  }

  /** Rolls the outer transaction back and fails all its members. */
  #lose(group: Group, cause: unknown): void {
    this.#group = undefined;
    group.loss = new CommitLostError(cause);
    group.ended.resolve();
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }
}

/** @throws CommitLostError */
async function waitForCommit(group: Group): Promise<void> {
  await group.ended.promise;
  if (group.loss) throw group.loss;
}
