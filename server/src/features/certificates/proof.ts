/** The file that proves, without the portal, that the signed log has a certificate. */
import { utf8 } from '@portal/contract/proof/bytes';
import { extraText } from '@portal/contract/proof/leaf';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity, SentFile } from '#server/platform/http/route.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { findLeafOfCertificate, type Ledger, saltedFields, sha256 } from '../ledger/service.ts';
import { storedCode } from './code.ts';
import { isRevealed, issuedLeaf } from './leaf.ts';
import { showsScores } from './policy.ts';
import { findCertificateByCode } from './queries.ts';
import { CHECKS, TOO_MANY } from './verify/verify.ts';

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly ledger: Pick<Ledger, 'prove'>;
}

interface Asking {
  /** Null for a visitor. */
  readonly user: Identity | null;
  readonly address: string;
}

export function createProving({ db, limiter, ledger }: Dependencies) {
  return {
    /** Unknown and malformed codes cause the same queries. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
    async prove(typed: string, { user, address }: Asking): Promise<SentFile> {
      await enforceLimit(limiter, `certificate-checks:${address}`, CHECKS, TOO_MANY);
      const row = requireFound(
        await findCertificateByCode(db, storedCode(typed)),
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
