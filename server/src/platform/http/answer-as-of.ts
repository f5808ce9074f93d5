/**
 * An answer that stays the same until a commit changes the tables from which it is read. A client that has the answer of
 * the last such commit gets a 304 without a read.
 */
export class AnswerAsOf<Response> {
  /** The number of the commit, taken before the read; null where other processes write too. */
  readonly commit: number | null;
  readonly read: () => Promise<Response>;

  constructor(commit: number | null, read: () => Promise<Response>) {
    this.commit = commit;
    this.read = read;
  }
}
