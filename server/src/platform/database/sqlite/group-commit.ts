import type { DatabaseSync } from 'node:sqlite';
import { retryWhileLocked } from './foreign-lock.ts';
import type { StatementCache } from './statements.ts';
import { CommitLostError, TransactionTimeoutError } from './transaction-errors.ts';
import { WriteLock } from './write-lock.ts';

export interface GroupCommitOptions {
  /** A group that has this many finished transactions is committed before the next one starts. */
  maxMembers?: number;
  /** So is a group this old: under steady load nobody waits longer than this and one sync. */
  maxAgeMs?: number;
  /** How long a transaction may wait for its turn before it is rejected. */
  lockTimeoutMs?: number;
  /** How long a transaction may wait in all while another process holds the lock of the database. */
  busyTimeoutMs?: number;
  /**
   * How long a transaction may be silent before it is undone. Without an end, one that awaits
   * another of its group, which in turn awaits their common commit, would stop all writing for ever.
   */
  idleTimeoutMs?: number;
  /**
   * Called right before each commit, and each time that another process holds the lock: that process may be waiting for
   * reads of this one.
   */
  beforeCommit?: () => void;
}

/** The transactions between one outer `begin` and its `commit`. */
interface Group {
  readonly startedAt: number;
  /** How many have had their turn. */
  size: number;
  /** Resolves when the group is on disk, or lost. */
  readonly ended: PromiseWithResolvers<void>;
  /** Why nothing of the group was committed. */
  loss?: CommitLostError;
}

/** One transaction within a group: a savepoint until it leaves or is abandoned. */
export interface Member {
  readonly group: Group;
  readonly idleTimer: NodeJS.Timeout;
  hasEnded: boolean;
  timeout?: TransactionTimeoutError;
}

/**
 * Lets concurrent transactions share one synced commit, which is what durability costs.
 *
 * Each transaction runs alone, as a savepoint inside one outer transaction. Once it has finished
 * the next one starts at once, and its promise resolves when the outer commit has reached the disk:
 * as soon as nobody waits to write, or when the group is full. A failed transaction undoes its
 * savepoint only; a failed commit fails every member. A failure too is told only after the commit:
 * what it ran into, say a row of the same name, can then be read by whoever looks for it.
 *
 * The schema must have no deferred constraints: SQLite checks those at the outer commit, where one
 * member's fault would fail all.
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
   * Waits for its turn and starts a transaction. It must end by `leave` or `abandon`.
   * @throws WriteLockTimeoutError, or SQLite's error while another process holds the lock
   */
  async enter(): Promise<Member> {
    const deadline = await this.#takeTurn();
    try {
      const group = await this.#openGroup(deadline);
      this.#statements.run('savepoint group_member', []);
      const idleTimer = setTimeout(() => this.#expire(member), this.#idleTimeoutMs);
      const member: Member = { group, idleTimer, hasEnded: false };
      return member;
    } catch (error) {
      this.#endTurn();
      throw error;
    }
  }

  /** Runs a statement of a member; refuses if the member's work has been lost meanwhile. */
  run<Result>(member: Member, statement: () => Result): Result {
    if (member.hasEnded) throw member.timeout ?? new Error('The transaction has ended');
    if (member.group.loss) throw member.group.loss;
    try {
      return statement();
    } catch (error) {
      this.#noticeLoss(member.group, error);
      throw error;
    } finally {
      member.idleTimer.refresh();
    }
  }

  /**
   * Ends a transaction with success; resolves when it is safely on disk.
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
    this.#endTurn();
    await outcomeOf(member.group);
  }

  /**
   * Undoes a transaction; resolves when those before it in its group are on disk, or lost.
   * One that has ended already has nothing left to undo.
   */
  async abandon(member: Member): Promise<void> {
    if (member.hasEnded) return;
    this.#undo(member);
    await member.group.ended.promise;
  }

  /** One writing statement as a whole transaction; resolves when it is safely on disk. */
  async write<Result>(statement: () => Result): Promise<Result> {
    const deadline = await this.#takeTurn();
    let group: Group | undefined;
    let result: Result;
    try {
      group = await this.#openGroup(deadline);
      // No savepoint: SQLite undoes a failed statement by itself.
      result = statement();
    } catch (error) {
      if (group) this.#noticeLoss(group, error);
      this.#endTurn();
      await group?.ended.promise;
      throw error;
    }
    this.#endTurn();
    await outcomeOf(group);
    return result;
  }

  /** Runs a statement outside any transaction, such as a setting of the connection, once the open group is committed. */
  async runAlone<Result>(statement: () => Result): Promise<Result> {
    await this.#takeTurn();
    try {
      this.#commit();
      return statement();
    } finally {
      this.#endTurn();
    }
  }

  /**
   * Refuses newcomers, lets those who came before finish, and commits. A transaction that does not
   * end within the lock's timeout is undone.
   */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    try {
      // Never released: whatever still runs afterwards must not reach a closed database.
      await this.#lock.acquire();
      this.#commit();
    } catch (error) {
      if (this.#group) this.#lose(this.#group, error);
      throw error;
    }
  }

  /** Resolves to the deadline for the lock of another process, which is counted from the call. */
  async #takeTurn(): Promise<number> {
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

  #undo(member: Member): void {
    this.#end(member);
    try {
      if (!member.group.loss) {
        this.#statements.run('rollback to group_member', []);
        this.#statements.run('release group_member', []);
      }
    } catch (error) {
      // What cannot be undone alone must not be committed with the others.
      this.#lose(member.group, error);
      throw error;
    } finally {
      this.#endTurn();
    }
  }

  #end(member: Member): void {
    member.hasEnded = true;
    clearTimeout(member.idleTimer);
  }

  #expire(member: Member): void {
    member.timeout = new TransactionTimeoutError(this.#idleTimeoutMs);
    this.#undo(member);
  }

  #endTurn(): void {
    if (this.#group && this.#isFull(this.#group)) this.#commit();
    this.#lock.release();
    if (this.#group && !this.#lock.isHeld) this.#planCommit();
  }

  #isFull(group: Group): boolean {
    return group.size >= this.#maxMembers || performance.now() - group.startedAt >= this.#maxAgeMs;
  }

  /** Waits for one turn of the event loop: whoever wants to write in this one joins the group. */
  #planCommit(): void {
    if (this.#commitIsPlanned) return;
    this.#commitIsPlanned = true;
    setImmediate(() => {
      this.#commitIsPlanned = false;
      // Otherwise whoever holds the lock now plans the commit when its turn ends.
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

  /** A full disk or a broken file can make SQLite undo the whole outer transaction by itself. */
  #noticeLoss(group: Group, cause: unknown): void {
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
