/** Whether the last checkpoint is that of the log, and signed by its present keys. */
import type { LedgerProblem } from '@portal/contract/ledger';
import { base64Of } from '@portal/contract/proof/bytes';
import { parseCheckpoint } from '@portal/contract/proof/parse-checkpoint';
import { parseVerifierKey } from '@portal/contract/proof/parse-verifier-key';
import { verifyCheckpoint } from '@portal/contract/proof/verify-checkpoint';
import type { Db } from '#server/platform/database/schema.ts';
import { proofCrypto } from '#server/platform/keys/proof-crypto.ts';
import { type Checked, problem } from './check-part.ts';
import { hasCheckpoint } from './check-reading-queries.ts';
import { rootOfSubtrees } from './check-tree.ts';
import { haveSameKeys } from './epochs.ts';
import { sha256 } from './leaves.ts';
import { type Epoch, findEpoch, findState, type State } from './log-queries.ts';
import type { Signer } from './signer.ts';

type Keys = Pick<Signer, 'verifierKeys'>;

/** `checked` is the log as it was when the check began. */
export async function findHeadProblems(
  tx: Db,
  checked: Checked,
  keys: Keys,
): Promise<LedgerProblem[]> {
  const state = await findState(tx);
  const { size, root_hash: root, epoch_id: epochId } = state;
  if (epochId === null) return size === 0 ? [] : [problem('signature-wrong', size)];
  const isRecorded = await hasCheckpoint(tx, size, epochId);
  const isOfLeaves = size !== checked.size || root === rootOfSubtrees(checked.subtrees);
  const isSigned = hasSigned(keys, state, await findEpoch(tx, epochId));
  return [
    ...(isRecorded && isOfLeaves ? [] : [problem('checkpoint-changed', size)]),
    ...(isSigned ? [] : [problem('signature-wrong', size)]),
  ];
}

/** Whether both keys of this process have signed the note, and it has the size and the root of the state. */
function hasSigned({ verifierKeys }: Keys, { note, size, root_hash }: State, epoch: Epoch) {
  const checkpoint = parseCheckpoint(note ?? '');
  if (checkpoint?.size !== size || base64Of(checkpoint.rootHash) !== root_hash) return false;
  const { origin } = epoch;
  const keys = verifierKeys(origin);
  if (checkpoint.origin !== origin || !haveSameKeys(keys, epoch)) return false;
  const parsed = Object.values(keys).flatMap((key) => parseVerifierKey(sha256, key) ?? []);
  return typeof verifyCheckpoint(checkpoint, parsed, proofCrypto) !== 'string';
}
