/** The measured operations of a log, each in ms. */
import { randomInt } from 'node:crypto';
import { extraText } from '@portal/contract/proof/leaf';
import { type Ledger, saltedFields, sha256 } from '../../../server/src/features/ledger/service.ts';
import { inTransaction } from '../../../server/src/platform/database/in-transaction.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import type { OpenedPortal } from '../../../server/src/testing/open-test-portal.ts';
import { createRandom } from '../scale/random.ts';
import { certificateLeaf, isPublic } from './certificate-leaf.ts';

/** That of `append.ts`. */
const BATCH = 64;
const TILE_WIDTH = 256;

export type Operation = () => Promise<number>;

export function operationsOf(portal: OpenedPortal, size: number): Record<string, Operation> {
  const { db } = portal.resources;
  const { ledger } = portal.services;
  const random = createRandom(size);
  const leaf = certificateLeaf(random);
  const extra = extraText(sha256, leaf.kind, saltedFields(leaf), isPublic);
  return {
    'append of one leaf': () => append(db, ledger, 1),
    'append of a batch': () => append(db, ledger, BATCH),
    async proof() {
      const { id } = await db
        .selectFrom('log_leaves')
        .select('id')
        .where('log_index', '=', randomInt(size))
        .executeTakeFirstOrThrow();
      return msOf(() => ledger.prove(id, extra));
    },
    checkpoint: () => msOf(() => ledger.checkpoint()),
    tile: () =>
      msOf(() =>
        ledger.tile({ level: 0, index: randomInt(Math.floor(size / TILE_WIDTH)), width: null }),
      ),
  };

  async function append(db: Db, ledger: Ledger, count: number): Promise<number> {
    await inTransaction(db, async (tx) => {
      for (let i = 0; i < count; i += 1)
        await ledger.add(tx, { ...certificateLeaf(random), at: Date.now() });
    });
    return msOf(() => inTransaction(db, ledger.append));
  }
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
