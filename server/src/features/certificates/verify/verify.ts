import type { CertificateLook, VerifiedCertificate } from '@portal/contract/certificates';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { type FindingDependencies, findTyped } from '../find-typed.ts';
import { lookOf, presentVerified, readCertificate } from '../present.ts';
import { findEditions } from '../queries.ts';
import { statusSince } from '../status.ts';

interface Dependencies extends FindingDependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Shown by the page beside the answer of the call, from the time zone of the company. */
interface OnPage {
  readonly look: Pick<CertificateLook, 'colour' | 'logo'>;
  /** Civil dates. */
  readonly issuedOn: string;
  readonly statusSince: string;
  readonly today: string;
}

export interface Checked {
  readonly verified: VerifiedCertificate;
  /** Null for an unknown certificate. */
  readonly onPage: OnPage | null;
}

export type Verifying = ReturnType<typeof createVerifying>;

export function createVerifying(dependencies: Dependencies) {
  const { db, now } = dependencies;
  return {
    /**
     * Checks a code as a person types it. Unknown and malformed ones cause the same queries as known ones. Throws
     * TOO_MANY_REQUESTS.
     */
    async check(typed: string, address: string): Promise<Checked> {
      const row = await findTyped(dependencies, typed, address);
      const at = now();
      const certificate = row === undefined ? null : readCertificate(row, at);
      const ids = certificate?.facts.modules.map(({ id }) => id) ?? [];
      const editions = await findEditions(db, { ids });
      if (certificate === null)
        return { verified: { status: 'unknown', certificate: null }, onPage: null };
      const { time_zone, issued_at } = certificate.row;
      const dayOf = (instant: number) => civilDateAt(instant, time_zone);
      const { colour, logo } = lookOf(certificate);
      return {
        verified: presentVerified(certificate, editions),
        onPage: {
          look: { colour, logo },
          issuedOn: dayOf(issued_at),
          statusSince: dayOf(statusSince(certificate.row) ?? issued_at),
          today: dayOf(at),
        },
      };
    },
  };
}
