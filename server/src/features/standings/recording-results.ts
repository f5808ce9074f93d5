import type { Db } from '#server/platform/database/schema.ts';
import { type Ledger, newSecret } from '../ledger/service.ts';
import { resultLeaf } from './leaf.ts';
import { insertResult, type NewResult } from './result-queries.ts';

interface ResultOfCompany {
  readonly companyId: number;
  readonly result: Omit<NewResult, 'fact_salt' | 'recorded_for'>;
}

export type Recording = ReturnType<typeof createRecording>;

export function createRecording({ ledger }: { readonly ledger: Pick<Ledger, 'add'> }) {
  return {
    /** Throws the engine's unique violation if one of the same module and day is recorded. Returns its id. */
    async insert(tx: Db, { companyId, result }: ResultOfCompany): Promise<number> {
      const row = { ...result, recorded_for: result.user_id, fact_salt: newSecret() };
      const id = await insertResult(tx, companyId, row);
      await ledger.add(tx, { ...resultLeaf(row), resultId: id, at: row.recorded_at });
      return id;
    },
  };
}
