/** Whether leaves are still those of the records that they are about. */

import type { LedgerProblemKind } from '@portal/contract/ledger';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import type { Db } from '#server/platform/database/schema.ts';
import { recomputeEpochLeaves } from './check-epochs.ts';
import type { LoggedLeaf } from './check-reading-queries.ts';

/** By the id of the leaf: its hash as it follows from the stored record; absent if the record was erased. */
type Recomputed = ReadonlyMap<number, string>;

/** The features of the records compute their leaves again: they depend on this one. */
export interface Recomputing {
  certificates(
    tx: Db,
    leaves: readonly { id: number; kind: number; certificateId: number }[],
  ): Promise<Recomputed>;
  results(tx: Db, leaves: readonly { id: number; resultId: number }[]): Promise<Recomputed>;
}

type ChangedKind = Extract<LedgerProblemKind, `${string}-changed`>;

const {
  certificateIssued,
  certificateReplaced,
  certificateWithdrawn,
  moduleCertificate,
  resultRecorded,
  keyRotated,
  restoredFromBackup,
} = LEAF_KINDS;

const KINDS = {
  certificate: new Set<number>([
    certificateIssued,
    certificateReplaced,
    certificateWithdrawn,
    moduleCertificate,
  ]),
  result: new Set<number>([resultRecorded]),
  epoch: new Set<number>([keyRotated, restoredFromBackup]),
};

type RecordKind = keyof typeof KINDS;

/** A leaf that has lost its record is one of the records of its kind. */
function recordKindOf({ kind, certificate_id, result_id }: LoggedLeaf): RecordKind {
  if (certificate_id !== null || KINDS.certificate.has(kind)) return 'certificate';
  return result_id !== null || KINDS.result.has(kind) ? 'result' : 'epoch';
}

/** By the id of each leaf that is not that of its record any more: what has changed. */
export async function findChangedLeaves(
  tx: Db,
  leaves: readonly LoggedLeaf[],
  recompute: Recomputing,
): Promise<ReadonlyMap<number, ChangedKind>> {
  const certificates = leaves.flatMap(({ id, kind, certificate_id: certificateId }) =>
    certificateId !== null && KINDS.certificate.has(kind) ? [{ id, kind, certificateId }] : [],
  );
  const results = leaves.flatMap(({ id, kind, result_id: resultId }) =>
    resultId !== null && KINDS.result.has(kind) ? [{ id, resultId }] : [],
  );
  const epochs = leaves.flatMap(({ id, kind, epoch_id: epochId }) =>
    epochId !== null && KINDS.epoch.has(kind) ? [{ id, kind, epochId }] : [],
  );
  const asked = new Set([...certificates, ...results, ...epochs].map(({ id }) => id));
  const hashes = new Map([
    ...(certificates.length === 0 ? [] : await recompute.certificates(tx, certificates)),
    ...(results.length === 0 ? [] : await recompute.results(tx, results)),
    ...(epochs.length === 0 ? [] : await recomputeEpochLeaves(tx, epochs)),
  ]);
  const isChanged = ({ id, leaf_hash }: LoggedLeaf) =>
    !asked.has(id) || (hashes.get(id) ?? leaf_hash) !== leaf_hash;
  return new Map(
    leaves.filter(isChanged).map((leaf) => [leaf.id, `${recordKindOf(leaf)}-changed`] as const),
  );
}
