import { sha256 } from '@noble/hashes/sha2.js';
import { parseVerifierKey, type VerifierKey } from '@portal/contract/proof/parse-verifier-key';

/** The keys that proofs are verified with. */
export interface VerifyingKeys {
  readonly source: 'built-in' | 'entered';
  readonly keys: readonly string[];
}

export type EnteredKeys = VerifyingKeys | { readonly unreadableLine: number };

/** Returns the keys that the reader has entered, one a line, or else those of the file. */
export function verifyingKeys(entered: string, builtIn: readonly string[]): EnteredKeys {
  const lines = entered.split('\n').map((line) => line.trim());
  const unreadable = lines.findIndex(
    (line) => line !== '' && parseVerifierKey(sha256, line) === null,
  );
  if (unreadable >= 0) return { unreadableLine: unreadable + 1 };
  const keys = lines.filter((line) => line !== '');
  return keys.length === 0 ? { source: 'built-in', keys: builtIn } : { source: 'entered', keys };
}

export const readKey = (key: string): VerifierKey | null => parseVerifierKey(sha256, key);
