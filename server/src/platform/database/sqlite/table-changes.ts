/**
 * Which tables the commits of this process have changed, and in what order. Nobody else writes to the
 * embedded database, so what is noted here is all there is.
 */
export class TableChanges {
  readonly #changedAt = new Map<string, number>();
  readonly #uncommitted = new Set<string>();
  #isAnyUncommitted = false;
  #everythingAt = 0;
  #commits = 0;

  /** Before a statement that writes; null where it may change any table. */
  note(table: string | null): void {
    if (table === null) this.#isAnyUncommitted = true;
    else this.#uncommitted.add(table);
  }

  /** Right before a commit. What it turns out to lose counts as changed all the same. */
  commit(): void {
    this.#commits += 1;
    if (this.#isAnyUncommitted) this.#everythingAt = this.#commits;
    for (const table of this.#uncommitted) this.#changedAt.set(table, this.#commits);
    this.#uncommitted.clear();
    this.#isAnyUncommitted = false;
  }

  /** The last commit that changed one of these. */
  latest(tables: readonly string[]): number {
    let latest = this.#everythingAt;
    for (const table of tables) latest = Math.max(latest, this.#changedAt.get(table) ?? 0);
    return latest;
  }
}
