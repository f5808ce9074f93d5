import { verifyProof } from '@portal/contract/proof/verify-proof';
import { proofCrypto } from '../../../server/src/platform/keys/proof-crypto.ts';
import type { Verifier } from './verifier.ts';

/** The portal's own code, with the cryptography of Node. */
export function createContractVerifier(keys: string): Verifier {
  const known = keys.trimEnd().split('\n');
  return {
    name: 'contract',
    hasMlDsa: true,
    areProven: async (files) =>
      files.map((file) => verifyProof(Buffer.from(file).toString(), known, proofCrypto).proven),
  };
}
