import { textOf } from '@portal/contract/proof/bytes';
import { PROOF_LENGTH_MAX } from '@portal/contract/proof/parse-proof';
import { type ProofFault, type Proven, verifyProof } from '@portal/contract/proof/verify-proof';
import { proofCrypto } from './proof-crypto.ts';
import type { VerifyingKeys } from './verifying-keys.ts';

/** A file, or a text that the reader has pasted. */
export type Source = File | { readonly text: string };

type Fault = ProofFault | 'too-large' | 'unreadable';
type Outcome = Proven | { readonly proven: false; readonly reason: Fault };

export interface Result {
  /** The name of the file; null for a pasted text. */
  readonly name: string | null;
  readonly outcome: Outcome;
  readonly keySource: VerifyingKeys['source'];
}

export async function checkProof(
  source: Source,
  { keys, source: keySource }: VerifyingKeys,
): Promise<Result> {
  const verify = (text: string) => verifyProof(text, keys, proofCrypto);
  if (!(source instanceof File)) {
    // Copied texts often lack the end of the last line, or have lines around them.
    const outcome = verify(`${source.text.trim()}\n`);
    return { name: null, outcome, keySource };
  }
  const { name, size } = source;
  if (size > PROOF_LENGTH_MAX)
    return { name, outcome: { proven: false, reason: 'too-large' }, keySource };
  const text = await readText(source);
  const outcome = text === null ? ({ proven: false, reason: 'unreadable' } as const) : verify(text);
  return { name, outcome, keySource };
}

/** Null for a file that is no UTF-8, that was moved, or that is a folder. */
async function readText(file: File): Promise<string | null> {
  try {
    return textOf(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}
