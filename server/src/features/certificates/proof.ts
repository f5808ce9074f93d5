/** The file that proves, without the portal, that the signed log has a certificate. */
import { utf8 } from '@portal/contract/proof/bytes';
import { extraText } from '@portal/contract/proof/leaf';
import { because } from '@portal/contract/reasons';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity, SentFile } from '#server/platform/http/route.ts';
import { findLeafOfCertificate, type Ledger, saltedFields, sha256 } from '../ledger/service.ts';
import { type FindingDependencies, findTyped } from './find-typed.ts';
import { isRevealed, issuedLeaf } from './leaf.ts';
import { showsScores } from './policy.ts';

interface Dependencies extends FindingDependencies {
  readonly ledger: Pick<Ledger, 'prove'>;
}

interface Asking {
  /** Null for a visitor. */
  readonly user: Identity | null;
  readonly address: string;
}

export function createProving(dependencies: Dependencies) {
  const { db, ledger } = dependencies;
  return {
    /** Unknown and malformed codes cause the same queries. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
    async prove(typed: string, { user, address }: Asking): Promise<SentFile> {
      const row = requireFound(
        await findTyped(dependencies, typed, address),
        because('certificateNotFound'),
      );
      const { id } = requireFound(
        await findLeafOfCertificate(db, row.id),
        because('certificateNotFound'),
      );
      const leaf = issuedLeaf(row);
      const extra = extraText(
        sha256,
        leaf.kind,
        saltedFields(leaf),
        isRevealed(showsScores(user, row)),
      );
      const text = await ledger.prove(id, extra);
      return { bytes: utf8(text), fileName: `certificate-${row.code}.tlog-proof` };
    },
  };
}
