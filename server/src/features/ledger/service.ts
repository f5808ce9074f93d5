/** The signed log: an append-only Merkle tree of hashes of what certificates and recorded results say. */
import type { Db } from '#server/platform/database/schema.ts';
import type { LogKey } from '#server/platform/keys/log-key.ts';
import { addLeaf } from './add-leaf.ts';
import { appendBatch } from './append.ts';
import { createProving } from './prove.ts';
import { createPublished } from './published.ts';
import { createSigner } from './signer.ts';

export { findLeafOfCertificate } from './leaf-queries.ts';
export { type Leaf, saltedFields, sha256 } from './leaves.ts';
export { recomputedHash } from './recompute.ts';
export { newSecret } from './secret.ts';

interface Dependencies {
  readonly db: Db;
  readonly logKey: LogKey;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger({ db, logKey, now }: Dependencies) {
  const signer = createSigner(logKey);
  const append = (tx: Db) => appendBatch(tx, { signer, at: now() });
  return {
    add: addLeaf,

    /** Gives some waiting leaves their place and signs the log. Returns whether more may wait. */
    append,

    /** The proof file of a leaf, with `extra` as its JSON text. Throws UNAVAILABLE if the log must not be signed. */
    prove: createProving({ db, append }),

    ...createPublished({ db, append }),
  };
}
