import type { Ledger, LedgerCheck, LedgerProblem } from '@portal/contract/ledger';
import { isoInstant } from '#server/platform/iso-instant.ts';
import type { CheckRow } from './check-queries.ts';
import type { Epoch, State } from './log-queries.ts';

interface Facts {
  /** That of the last checkpoint; null before the first one. */
  readonly epoch: Epoch | null;
  /** Leaves. */
  readonly waiting: number;
  readonly check: CheckRow | undefined;
}

export const presentLedger = (state: State, { epoch, waiting, check }: Facts): Ledger => ({
  size: state.size,
  waiting,
  checkpoint: presentCheckpoint(state, epoch),
  check: check === undefined ? null : presentCheck(check),
});

function presentCheckpoint(state: State, epoch: Epoch | null): Ledger['checkpoint'] {
  const { signed_at, root_hash: rootHash, note } = state;
  if (epoch === null || signed_at === null || rootHash === null || note === null) return null;
  const { origin, ed25519_key, ml_dsa_key } = epoch;
  const keyIds = [ed25519_key, ml_dsa_key].map((key) => key.split('+')[1] ?? '');
  return { origin, signedAt: isoInstant(signed_at), rootHash, note, keyIds };
}

export const presentCheck = (row: CheckRow): LedgerCheck => ({
  state: row.state,
  total: row.total,
  checked: row.checked,
  problemCount: row.problem_count,
  problems: JSON.parse(row.problems) as LedgerProblem[],
  startedAt: isoInstant(row.started_at),
  endedAt: row.ended_at === null ? null : isoInstant(row.ended_at),
});
