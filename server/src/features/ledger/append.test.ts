/** The log as it grows: its tree, its checkpoints and its proofs, compared with a tree that is computed at once. */
import { base64Of, bytesOfBase64 } from '@portal/contract/proof/bytes';
import { extraText } from '@portal/contract/proof/leaf';
import { treeHash } from '@portal/contract/proof/merkle';
import { verifyProof } from '@portal/contract/proof/verify-proof';
import { describe, expect } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { proofCrypto } from '#server/platform/keys/proof-crypto.ts';
import { insertPeriodic } from '#server/platform/tasks/queries.ts';
import { saltedFields, sha256 } from './service.ts';
import { LEDGER } from './tasks.ts';
import { itOnLog as it, leafOfResult } from './testing/it-on-log.ts';
import { findTiles, storeTiles } from './tree-queries.ts';

const rootOf = (hashes: readonly string[]): string =>
  base64Of(
    treeHash(
      sha256,
      hashes.map((hash) => bytesOfBase64(hash) ?? Buffer.of()),
    ),
  );

describe('the log', () => {
  it('has a checkpoint before its first leaf', async ({ world: { ledger, checkpoints } }) => {
    const [origin, size, root] = (await ledger.checkpoint()).split('\n');
    expect(origin).toMatch(/^training-portal\/[\da-f]{32}$/);
    expect([size, root]).toEqual(['0', rootOf([])]);
    expect(await ledger.checkpoint()).toContain(`${origin}\n0\n`);
    expect(await checkpoints()).toHaveLength(1);
  });

  it('gets the leaves that wait, by itself', async ({ portal, world: { ledger, add, leaves } }) => {
    await add(70);
    const { db } = portal.resources;
    await insertPeriodic(db, { kind: LEDGER, every: 5_000, now: portal.clock.now });
    await portal.work([LEDGER]);
    expect((await leaves()).map(({ log_index }) => log_index)).toEqual([...Array(70).keys()]);
    expect((await ledger.checkpoint()).split('\n')[1]).toBe('70');
  });

  it('has the roots of a tree of its leaves, over the border of a tile', async ({ world }) => {
    const { add, append, leaves, checkpoints } = world;
    for (const count of [1, 0, 1, 5, 64, 150, 30, 6, 3]) {
      await add(count);
      await append();
    }
    const hashes = (await leaves()).map(({ leaf_hash }) => leaf_hash);
    const signed = await checkpoints();
    expect(signed.at(-1)?.size).toBe(260);
    for (const { size, root_hash } of signed) expect(root_hash).toBe(rootOf(hashes.slice(0, size)));
  });

  it('is not signed again without new leaves', async ({ world }) => {
    const { ledger, add, append, checkpoints } = world;
    await add(2);
    await append();
    const note = await ledger.checkpoint();
    await append();
    expect(await ledger.checkpoint()).toBe(note);
    expect(await checkpoints()).toHaveLength(1);
  });

  it('is not signed any more after its tree was changed', async ({ world }) => {
    const { db, ledger, add, append, leaves } = world;
    await add(3);
    await append();
    const note = await ledger.checkpoint();
    const [tile] = await findTiles(db, [{ level: 0, index: 0 }]);
    const hashes = [...(tile?.hashes ?? [])];
    await storeTiles(db, [{ level: 0, index: 0, hashes: hashes.with(1, Buffer.alloc(32)) }]);
    await add(1);
    await expect(append()).rejects.toThrow('restore a backup');
    const { id = 0 } = (await leaves()).at(-1) ?? {};
    await expect(ledger.prove(id, '{}')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await ledger.checkpoint()).toBe(note);
    await storeTiles(db, [{ level: 0, index: 0, hashes }]);
    await append();
    expect((await ledger.checkpoint()).split('\n')[1]).toBe('4');
  });

  it('has nothing of a transaction that was rolled back', async ({ world }) => {
    const { db, ledger, add, append, leaves } = world;
    const failed = inTransaction(db, async (tx) => {
      await ledger.add(tx, leafOfResult(0));
      throw new Error('the event has failed');
    });
    await expect(failed).rejects.toThrow('the event has failed');
    await add(1);
    await append();
    expect((await leaves()).map(({ log_index }) => log_index)).toEqual([0]);
  });
});

describe('a proof', () => {
  it('of each leaf is verified by the published keys, and says when it was signed', async ({
    portal,
    world,
  }) => {
    const { ledger, add, leaves } = world;
    await add(300);
    const keys = (await ledger.keys()).split('\n');
    for (const [i, { id }] of (await leaves()).entries()) {
      const leaf = leafOfResult(i + 1);
      const extra = extraText(sha256, leaf.kind, saltedFields(leaf), () => true);
      expect(verifyProof(await ledger.prove(id, extra), keys, proofCrypto)).toMatchObject({
        proven: true,
        index: i,
        fields: leaf.fields,
        signedAt: Math.floor(portal.clock.now / 1000) * 1000,
      });
    }
  });

  it('appends its leaf first if it waits', async ({ world: { ledger, add, leaves } }) => {
    await add(150);
    const [first] = await leaves();
    const { id = 0 } = (await leaves()).at(-1) ?? {};
    expect(first?.log_index).toBeNull();
    expect(await ledger.prove(id, '{}')).toContain('\nindex 149\n');
  });
});
