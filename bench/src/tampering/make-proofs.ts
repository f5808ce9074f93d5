/** Proofs of a log that grows, made by the ledger itself. */
import { extraText } from '@portal/contract/proof/leaf';
import { type Ledger, saltedFields, sha256 } from '../../../server/src/features/ledger/service.ts';
import { inTransaction } from '../../../server/src/platform/database/in-transaction.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { certificateLeaf, isPublic } from '../ledger/certificate-leaf.ts';
import type { Random } from '../scale/random.ts';

/** The most certificates that are issued between two checkpoints. */
const BATCH_MAX = 100;

interface Making {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly count: number;
}

export async function makeProofs({ db, ledger, random, count }: Making): Promise<string[]> {
  const proofs: string[] = [];
  // A tree of one leaf has no path, in which nothing could be changed.
  await addLeaves({ db, ledger, random, count: 1 });
  while (proofs.length < count) {
    const size = Math.min(1 + random.int(BATCH_MAX), count - proofs.length);
    for (const { id, extra } of await addLeaves({ db, ledger, random, count: size }))
      proofs.push(await ledger.prove(id, extra));
  }
  return proofs;
}

async function addLeaves({ db, ledger, random, count }: Making) {
  const leaves = Array.from({ length: count }, () => certificateLeaf(random));
  const ids = await inTransaction(db, async (tx) => {
    for (const leaf of leaves) await ledger.add(tx, { ...leaf, at: Date.now() });
    return tx.selectFrom('log_leaves').select('id').orderBy('id', 'desc').limit(count).execute();
  });
  return ids.toReversed().map(({ id }, i) => {
    const leaf = leaves[i] ?? certificateLeaf(random);
    return { id, extra: extraText(sha256, leaf.kind, saltedFields(leaf), isPublic) };
  });
}
