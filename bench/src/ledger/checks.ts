/** The conditions that a log meets also after its processes were killed. */
import assert from 'node:assert/strict';
import { base64Of, bytesOfBase64 } from '@portal/contract/proof/bytes';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import { nodeHash, rootOf } from '@portal/contract/proof/merkle';
import { parseCheckpoint } from '@portal/contract/proof/parse-checkpoint';
import { sha256 } from '../../../server/src/features/ledger/service.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';

interface Leaf {
  readonly kind: number;
  readonly hash: Uint8Array;
}

export const countWaiting = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('log_leaves')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('log_index', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The leaves in the order of the log, whose indexes have no gap. */
export async function readLeaves(db: Db): Promise<Leaf[]> {
  const rows = await db
    .selectFrom('log_leaves')
    .select(['log_index', 'kind', 'leaf_hash'])
    .orderBy('log_index')
    .execute();
  for (const [i, row] of rows.entries()) assert.equal(row.log_index, i);
  const { size } = await db.selectFrom('log_state').select('size').executeTakeFirstOrThrow();
  assert.equal(Number(size), rows.length);
  return rows.map(({ kind, leaf_hash }) => ({
    kind,
    hash: bytesOfBase64(leaf_hash) ?? new Uint8Array(),
  }));
}

/** Each certificate has one leaf of its issue, and each recorded result one. Returns their numbers. */
export async function checkOneLeafEach(db: Db) {
  const { certificateIssued, moduleCertificate, resultRecorded } = LEAF_KINDS;
  const leavesOf = (column: 'certificate_id' | 'result_id', kinds: readonly number[]) =>
    db
      .selectFrom('log_leaves')
      .select(`${column} as id`)
      .where('kind', 'in', kinds)
      .orderBy('id')
      .execute();
  const certificates = await db.selectFrom('certificates').select('id').orderBy('id').execute();
  const results = await db.selectFrom('recorded_results').select('id').orderBy('id').execute();
  const issued = await leavesOf('certificate_id', [certificateIssued, moduleCertificate]);
  assert.deepEqual(issued, certificates);
  assert.deepEqual(await leavesOf('result_id', [resultRecorded]), results);
  return { certificates: certificates.length, results: results.length };
}

/** Each stored checkpoint, and each of these notes, signs the root of the first leaves. Returns the number of sizes. */
export async function checkCheckpoints(
  db: Db,
  leaves: readonly Leaf[],
  notes: readonly string[],
): Promise<number> {
  const roots = rootsOf(leaves);
  const stored = await db.selectFrom('log_checkpoints').select(['size', 'root_hash']).execute();
  const saved = notes.map((note) => {
    const checkpoint = parseCheckpoint(note);
    assert.ok(checkpoint, note);
    return { size: checkpoint.size, root_hash: base64Of(checkpoint.rootHash) };
  });
  for (const { size, root_hash } of [...stored, ...saved])
    assert.equal(root_hash, roots[Number(size)], `${size} leaves`);
  return new Set(saved.map(({ size }) => size)).size;
}

/** The root of the first n leaves at n, computed leaf by leaf as no code of the portal does. */
function rootsOf(leaves: readonly Leaf[]): string[] {
  const complete: { readonly height: number; readonly hash: Uint8Array }[] = [];
  const root = () =>
    base64Of(
      rootOf(
        sha256,
        complete.map(({ hash }) => hash),
      ),
    );
  return [
    root(),
    ...leaves.map(({ hash }) => {
      let [height, last] = [0, hash];
      while (complete.at(-1)?.height === height) {
        last = nodeHash(sha256, complete.pop()?.hash ?? last, last);
        height += 1;
      }
      complete.push({ height, hash: last });
      return root();
    }),
  ];
}
