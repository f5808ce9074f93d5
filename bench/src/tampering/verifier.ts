/** A program that checks proofs, as a person who received one would use it. */
export interface Verifier {
  readonly name: string;
  /** Whether it verifies the ML-DSA-44 signature, which has the date. */
  readonly hasMlDsa: boolean;
  /** Whether each of these proof files proves something. */
  areProven(files: readonly Uint8Array[]): Promise<readonly boolean[]>;
}
