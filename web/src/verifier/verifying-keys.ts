import { sha256 } from '@noble/hashes/sha2.js';
import { parseVerifierKey, type VerifierKey } from '@portal/contract/proof/parse-verifier-key';
import { readKeyLines } from '@portal/contract/proof/read-key-lines';

/** The keys that proofs are verified with. */
export interface VerifyingKeys {
  readonly source: 'built-in' | 'entered';
  readonly keys: readonly string[];
}

export type EnteredKeys = VerifyingKeys | { readonly unreadableLine: number };

/** Returns the keys that the reader has entered, one a line, or else those of the file. */
export function verifyingKeys(entered: string, builtIn: readonly string[]): EnteredKeys {
  const keys = readKeyLines(sha256, entered);
  if ('unreadableLine' in keys) return keys;
  return keys.length === 0 ? { source: 'built-in', keys: builtIn } : { source: 'entered', keys };
}

export const readKey = (key: string): VerifierKey | null => parseVerifierKey(sha256, key);
