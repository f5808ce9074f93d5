/** The facts of a certificate that anyone with its code may see, for a badge. */
import { because } from '@portal/contract/reasons';
import { endOfDay } from '#server/platform/civil-today.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { readFacts } from './facts.ts';
import { type FindingDependencies, findTyped } from './find-typed.ts';
import { titleOf } from './present.ts';

export interface PublicCertificate {
  readonly id: number;
  readonly code: string;
  /** In English. */
  readonly title: string;
  /** The holder. */
  readonly name: string;
  readonly company: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  /** The last millisecond in which it counts, on the clock of the company; null for ever. */
  readonly endsAt: number | null;
  readonly isBeforeCertificates: boolean;
  readonly modules: readonly PublicModule[];
}

interface PublicModule {
  readonly name: string;
  /** Civil dates. */
  readonly completedOn: string;
  readonly validUntil: string | null;
  /** Completed elsewhere, and recorded by an admin. */
  readonly isRecorded: boolean;
}

export function createPublicReading(dependencies: FindingDependencies) {
  return {
    /** Unknown and malformed codes cause the same queries. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
    async findPublic(typed: string, address: string): Promise<PublicCertificate> {
      const row = requireFound(
        await findTyped(dependencies, typed, address),
        because('certificateNotFound'),
      );
      const facts = readFacts(row.facts_json);
      return {
        id: row.id,
        code: row.code,
        title: titleOf({ row, facts }, 'en'),
        name: facts.name,
        company: facts.company,
        issuedAt: row.issued_at,
        endsAt: row.valid_until === null ? null : endOfDay(row.valid_until, row.time_zone),
        isBeforeCertificates: facts.isBeforeCertificates,
        modules: facts.modules.map(({ name, completedOn, validUntil, recorded }) => ({
          name,
          completedOn,
          validUntil,
          isRecorded: recorded !== null,
        })),
      };
    },
  };
}
