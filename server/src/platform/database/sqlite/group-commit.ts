import type { DatabaseSync } from 'node:sqlite';
import { retryWhileLocked } from './foreign-lock.ts';
import type { StatementCache } from './statements.ts';
import { CommitLostError, TransactionTimeoutError } from './transaction-errors.ts';
import { WriteLock } from './write-lock.ts';

export interface GroupCommitOptions {
  /** A group that has this many finished transactions is committed before the next one starts. */
  maxMembers?: number;
  /**
   * Milliseconds after which a group is committed as well: under steady load a transaction waits no longer than this
   * and one sync.
   */
  maxAgeMs?: number;
  /** Milliseconds that a transaction may wait for the write lock before it is rejected. */
  lockTimeoutMs?: number;
  /** Milliseconds that a transaction may wait in total while another process holds the lock of the database. */
  busyTimeoutMs?: number;
  /**
   * Milliseconds without a statement after which a transaction is rolled back. Without this limit, a transaction that
   * awaits another one of its group, which awaits their common commit, would block all writes forever.
   */
  idleTimeoutMs?: number;
  /**
   * Called directly before each commit, and each time that another process holds the lock: that process may be waiting
   * for reads of this one.
   */
  beforeCommit?: () => void;
}

/** The transactions between one outer `begin` and its `commit`. */
interface Group {
  readonly startedAt: number;
  /** The number of members that have started. */
  size: number;
  /** Resolves when the group is on disk or lost. */
  readonly ended: PromiseWithResolvers<void>;
  /** The reason why nothing of the group was committed. */
  loss?: CommitLostError;
}

/** One transaction in a group: a savepoint until it leaves or is abandoned. */
export interface Member {
  readonly group: Group;
  readonly idleTimer: NodeJS.Timeout;
  hasEnded: boolean;
  timeout?: TransactionTimeoutError;
}

/**
 * Lets concurrent transactions share one synced commit, because the sync is the cost of durability.
 *
 * Transactions run one at a time, each as a savepoint inside one outer transaction. When one has finished, the next one
 * starts at once. Their promises resolve when the outer commit is on disk: it runs when no transaction waits to write,
 * or when the group is full. A failed transaction rolls back only its savepoint; a failed commit fails all members.
 * Failures are also reported only after the commit, so that the caller can read the rows that caused them, such as a
 * row with the same name.
 *
 * The schema must have no deferred constraints: SQLite checks those at the outer commit, where the fault of one member
 * would fail all.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache;
  readonly #lock: WriteLock;
  readonly #maxMembers: number;
  readonly #maxAgeMs: number;
  readonly #busyTimeoutMs: number;
  readonly #idleTimeoutMs: number;
  readonly #beforeCommit: () => void;
  #group: Group | undefined;
  #commitIsPlanned = false;
  #isClosing = false;

  constructor(
    database: DatabaseSync,
    statements: StatementCache,
    {
      maxMembers = 64,
      maxAgeMs = 5,
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
    this.#maxAgeMs = maxAgeMs;
    this.#busyTimeoutMs = busyTimeoutMs;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#beforeCommit = beforeCommit;
  }

  /**
   * Waits for the write lock and starts a transaction. It must end by `leave` or `abandon`.
   * @throws WriteLockTimeoutError, or SQLite's error while another process holds the lock
   */
  async enter(): Promise<Member> {
    const deadline = await this.#waitForWriter();
    try {
      const group = await this.#openGroup(deadline);
      this.#statements.run('savepoint group_member', []);
      const idleTimer = setTimeout(() => this.#expire(member), this.#idleTimeoutMs);
      const member: Member = { group, idleTimer, hasEnded: false };
      return member;
    } catch (error) {
      this.#releaseWriter();
      throw error;
    }
  }

  /** Runs a statement of a member. Throws if the member has ended or was lost. */
  run<Result>(member: Member, statement: () => Result): Result {
    if (member.hasEnded) throw member.timeout ?? new Error('The transaction has ended');
    if (member.group.loss) throw member.group.loss;
    try {
      return statement();
    } catch (error) {
      this.#detectLoss(member.group, error);
      throw error;
    } finally {
      member.idleTimer.refresh();
    }
  }

  /**
   * Ends a transaction with success. Resolves when it is on disk.
   * @throws CommitLostError
   */
  async leave(member: Member): Promise<void> {
    try {
      this.run(member, () => this.#statements.run('release group_member', []));
    } catch (error) {
      await this.abandon(member);
      throw error;
    }
    this.#end(member);
    this.#releaseWriter();
    await outcomeOf(member.group);
  }

  /**
   * Rolls a transaction back. Resolves when the members before it in its group are on disk or lost. Has no effect on a
   * transaction that has ended.
   */
  async abandon(member: Member): Promise<void> {
    if (member.hasEnded) return;
    this.#rollBack(member);
    await member.group.ended.promise;
  }

  /** Runs one writing statement as a whole transaction. Resolves when it is on disk. */
  async write<Result>(statement: () => Result): Promise<Result> {
    const deadline = await this.#waitForWriter();
    let group: Group | undefined;
    let result: Result;
    try {
      group = await this.#openGroup(deadline);
      // No savepoint: SQLite rolls back a failed statement itself.
      result = statement();
    } catch (error) {
      if (group) this.#detectLoss(group, error);
      this.#releaseWriter();
      await group?.ended.promise;
      throw error;
    }
    this.#releaseWriter();
    await outcomeOf(group);
    return result;
  }

  /**
   * Refuses new transactions, waits for earlier ones, and commits. A transaction that does not end within the lock's
   * timeout is rolled back.
   */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    try {
      // Never released, because later calls must not reach a closed database.
      await this.#lock.acquire();
      this.#commit();
    } catch (error) {
      if (this.#group) this.#lose(this.#group, error);
      throw error;
    }
  }

  /** Returns the deadline for the lock of another process, counted from this call. */
  async #waitForWriter(): Promise<number> {
    if (this.#isClosing) throw new Error('The database is closing');
    const deadline = performance.now() + this.#busyTimeoutMs;
    await this.#lock.acquire();
    return deadline;
  }

  async #openGroup(deadline: number): Promise<Group> {
    if (!this.#group) {
      await this.#retryUntil(deadline, () => this.#statements.run('begin immediate', []));
      this.#group = { startedAt: performance.now(), size: 0, ended: Promise.withResolvers() };
    }
    this.#group.size += 1;
    return this.#group;
  }

  #retryUntil<Result>(deadline: number, statement: () => Result): Promise<Result> {
    return retryWhileLocked(statement, { deadline, onLocked: this.#beforeCommit });
  }

  #rollBack(member: Member): void {
    this.#end(member);
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
      this.#releaseWriter();
    }
  }

  #end(member: Member): void {
    member.hasEnded = true;
    clearTimeout(member.idleTimer);
  }

  #expire(member: Member): void {
    member.timeout = new TransactionTimeoutError(this.#idleTimeoutMs);
    this.#rollBack(member);
  }

  #releaseWriter(): void {
    if (this.#group && this.#isFull(this.#group)) this.#commit();
    this.#lock.release();
    if (this.#group && !this.#lock.isHeld) this.#planCommit();
  }

  #isFull(group: Group): boolean {
    return group.size >= this.#maxMembers || performance.now() - group.startedAt >= this.#maxAgeMs;
  }

  /** Waits for one iteration of the event loop, so that transactions which start in it join the group. */
  #planCommit(): void {
    if (this.#commitIsPlanned) return;
    this.#commitIsPlanned = true;
    setImmediate(() => {
      this.#commitIsPlanned = false;
      // Otherwise the member that holds the lock plans the commit when it ends.
      if (!this.#lock.isHeld) this.#commit();
    });
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#beforeCommit();
      this.#statements.run('commit', []);
    } catch (error) {
      this.#lose(group, error);
      return;
    }
    this.#group = undefined;
    group.ended.resolve();
  }

  /** On a full disk or a damaged file SQLite can roll back the whole outer transaction itself. */
  #detectLoss(group: Group, cause: unknown): void {
    if (!this.#database.isTransaction) this.#lose(group, cause);
  }

  #lose(group: Group, cause: unknown): void {
    this.#group = undefined;
    group.loss = new CommitLostError(cause);
    group.ended.resolve();
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }
}

async function outcomeOf(group: Group): Promise<void> {
  await group.ended.promise;
  if (group.loss) throw group.loss;
}
