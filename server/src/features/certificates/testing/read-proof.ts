/** Proofs of certificates, fetched and verified like by an outsider. */
import { bytesOfBase64, textOf } from '@portal/contract/proof/bytes';
import { type Proven, verifyProof } from '@portal/contract/proof/verify-proof';
import { proofCrypto } from '#server/platform/keys/proof-crypto.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

interface Asked {
  /** Undefined for a visitor. */
  readonly token?: string | undefined;
  readonly address?: string;
}

export const fetchProof = (portal: TestPortal, code: string, { token, address }: Asked = {}) =>
  portal.inject({
    url: `/api/certificates/${encodeURIComponent(code)}/proof`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(address === undefined ? {} : { remoteAddress: address }),
  });

/** Fetches a proof, and verifies it with the published keys. Throws unless it is proven. */
export async function readProof(
  portal: TestPortal,
  code: string,
  asked: Asked = {},
): Promise<Proven> {
  const { status, raw } = await fetchProof(portal, code, asked);
  if (status !== 200) throw new Error(`The proof was answered with ${status}: ${raw}`);
  const keys = (await portal.inject({ url: '/log/key' })).raw.trim().split('\n');
  const verdict = verifyProof(raw, keys, proofCrypto);
  if (!verdict.proven) throw new Error(`Not proven: ${verdict.reason}`);
  return verdict;
}

/** All that a proof says about its leaf, as JSON text. */
export function extraOf(proof: string): string {
  const [, extra = ''] = /^extra (.*)$/m.exec(proof) ?? [];
  return textOf(bytesOfBase64(extra) ?? new Uint8Array());
}
