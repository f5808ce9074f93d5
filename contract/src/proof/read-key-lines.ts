import type { Sha256 } from './leaf.ts';
import { parseVerifierKey } from './parse-verifier-key.ts';

/** The verifier keys of a text with one a line; or the number of the first line that is none, from 1. */
export function readKeyLines(
  sha256: Sha256,
  text: string,
): readonly string[] | { readonly unreadableLine: number } {
  const lines = text.split('\n').map((line) => line.trim());
  const unreadable = lines.findIndex(
    (line) => line !== '' && parseVerifierKey(sha256, line) === null,
  );
  return unreadable < 0 ? lines.filter((line) => line !== '') : { unreadableLine: unreadable + 1 };
}
