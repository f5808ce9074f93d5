/**
 * Records which tables the commits of this process have changed, and in what order. Only this process writes to the
 * embedded database, so the record is complete.
 */
export class TableChanges {
  readonly #changedAt = new Map<string, number>();
  readonly #uncommitted = new Set<string>();
  #isAnyUncommitted = false;
  #everythingAt = 0;
  #commits = 0;

  /** Call after a statement that changed rows, before the next commit; null if it may have changed any table. */
  record(table: string | null): void {
    if (table === null) this.#isAnyUncommitted = true;
    else this.#uncommitted.add(table);
  }

  /** Call directly before a commit. Changes that the commit loses count as well. */
  commit(): void {
    this.#commits += 1;
    if (this.#isAnyUncommitted) this.#everythingAt = this.#commits;
    for (const table of this.#uncommitted) this.#changedAt.set(table, this.#commits);
    this.#uncommitted.clear();
    this.#isAnyUncommitted = false;
  }

  /** Returns the number of the last commit that changed one of these tables. */
  latest(tables: readonly string[]): number {
    let latest = this.#everythingAt;
    for (const table of tables) latest = Math.max(latest, this.#changedAt.get(table) ?? 0);
    return latest;
  }
}
