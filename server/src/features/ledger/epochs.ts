/**
 * Epochs: spans of time in which checkpoints have one origin and one pair of keys. Each one but the first begins with a
 * leaf that says why.
 */
import { randomBytes } from 'node:crypto';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import type { Db } from '#server/platform/database/schema.ts';
import { isoInstant } from '#server/platform/iso-instant.ts';
import { addLeaf } from './add-leaf.ts';
import type { Leaf } from './leaves.ts';
import { type Epoch, findEpoch, hadKeys, insertEpoch, placeOf } from './log-queries.ts';
import type { Signer } from './signer.ts';

/** The keys of this process were replaced: two histories would be signed if it went on with them. */
export class RetiredLogKeyError extends Error {
  override readonly name = 'RetiredLogKeyError';

  constructor() {
    super(
      'The keys with which this process would sign the log were replaced by newer ones, so it signs nothing. ' +
        'Let LOG_KEY_FILE of all processes name copies of the newest log-key.pem, and start them again.',
    );
  }
}

interface Present {
  readonly epoch: Epoch;
  readonly place: string;
}

interface Known {
  readonly epoch_id: number | null;
  readonly place: string | null;
}

interface Beginning {
  readonly signer: Pick<Signer, 'verifierKeys'>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The epoch of the next checkpoint; begins one if there is none, the database was restored, or the keys are new ones.
 * The transaction has locked the log. @throws RetiredLogKeyError
 */
export async function presentEpoch(tx: Db, known: Known, beginning: Beginning): Promise<Present> {
  const { at } = beginning;
  const place = await placeOf(tx);
  const former = known.epoch_id === null ? null : await findEpoch(tx, known.epoch_id);
  if (former === null) return { place, epoch: await begin(tx, 'created', newOrigin(), beginning) };
  if (place !== known.place) {
    const epoch = await begin(tx, 'restored', newOrigin(), beginning);
    await addLeaf(tx, { ...restoredLeaf(former, epoch, at), epochId: epoch.id, at });
    return { place, epoch };
  }
  const keys = beginning.signer.verifierKeys(former.origin);
  if (haveSameKeys(keys, former)) return { place, epoch: former };
  if (await hadKeys(tx, keys)) throw new RetiredLogKeyError();
  const epoch = await begin(tx, 'key-rotated', former.origin, beginning);
  await addLeaf(tx, { ...rotatedLeaf(former, epoch, at), epochId: epoch.id, at });
  return { place, epoch };
}

/** It names no address, so that the address of the portal can change. */
const newOrigin = () => `training-portal/${randomBytes(16).toString('hex')}`;

type Keys = Pick<Epoch, 'ed25519_key' | 'ml_dsa_key'>;

export const haveSameKeys = (a: Keys, b: Keys) =>
  a.ed25519_key === b.ed25519_key && a.ml_dsa_key === b.ml_dsa_key;

const begin = (
  tx: Db,
  cause: 'created' | 'restored' | 'key-rotated',
  origin: string,
  { signer, at }: Beginning,
) => insertEpoch(tx, { origin, cause, began_at: at, ...signer.verifierKeys(origin) });

// The facts of these leaves are public, so their salts need no secret.

export const rotatedLeaf = (former: Epoch, epoch: Epoch, at: number): Leaf => ({
  kind: LEAF_KINDS.keyRotated,
  secret: epoch.origin,
  fields: [
    { name: 'formerKeys', value: keysText(former) },
    { name: 'keys', value: keysText(epoch) },
    { name: 'at', value: isoInstant(at) },
  ],
});

export const restoredLeaf = (former: Epoch, epoch: Epoch, at: number): Leaf => ({
  kind: LEAF_KINDS.restoredFromBackup,
  secret: epoch.origin,
  fields: [
    { name: 'formerOrigin', value: former.origin },
    { name: 'origin', value: epoch.origin },
    { name: 'at', value: isoInstant(at) },
  ],
});

/** One verifier key a line. */
export const keysText = ({ ed25519_key, ml_dsa_key }: Keys): string =>
  `${ed25519_key}\n${ml_dsa_key}`;
