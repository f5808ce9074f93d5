import { hash } from 'node:crypto';

/** A row whose columns are in the order of their names. The values are the same for both engines. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The number of some rows, and a hash of them that does not depend on their order. */
export class RowsHash {
  #rows = 0;
  /** A sum, and not an exclusive or, in which two equal rows would be as good as none. */
  #sum = 0n;

  add(rows: readonly Row[]): void {
    for (const row of rows)
      this.#sum += BigInt(`0x${hash('sha256', JSON.stringify(Object.values(row)))}`);
    this.#rows += rows.length;
  }

  get digest(): string {
    return `${this.#rows}:${BigInt.asUintN(256, this.#sum).toString(16)}`;
  }
}
