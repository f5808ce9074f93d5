/** Two processes on one PostgreSQL that append at once. */
import { base64Of, bytesOfBase64 } from '@portal/contract/proof/bytes';
import { treeHash } from '@portal/contract/proof/merkle';
import { describe, expect } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLedger, sha256 } from './service.ts';
import { itOnLog as it } from './testing/it-on-log.ts';

const isOnPostgres = process.env['TEST_ENGINE'] === 'postgres';
const LEAVES = 400;
const PROCESSES = 4;

describe.skipIf(!isOnPostgres)('processes that append at once', () => {
  it('give each leaf one place, without a gap, and sign one history', async ({ portal, world }) => {
    const { resources, settings } = portal;
    const { add, append, leaves, checkpoints } = world;
    await using stack = new AsyncDisposableStack();
    const others = Array.from({ length: PROCESSES }, () => {
      const database = stack.adopt(openDatabase(settings), (opened) => opened.close());
      return createLedger({ ...resources, db: database.db });
    });
    const added = Array.from({ length: LEAVES / 10 }, () => add(10));
    // Also while leaves are still added, and with a proof that appends by itself.
    await Promise.all([...others.map(append), others[0]?.checkpoint(), ...added]);
    await append();
    const stored = await leaves();
    const inOrder = stored.toSorted((a, b) => Number(a.log_index) - Number(b.log_index));
    expect(inOrder.map(({ log_index }) => log_index)).toEqual([...Array(LEAVES).keys()]);
    for (const { size, root_hash } of await checkpoints()) {
      const hashes = inOrder.slice(0, size).map(({ leaf_hash }) => bytesOfBase64(leaf_hash));
      expect(root_hash).toBe(base64Of(treeHash(sha256, hashes as Uint8Array[])));
    }
  });
});
