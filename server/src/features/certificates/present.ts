import type { CertificateInShort } from '@portal/contract/certificate-status';
import type {
  Certificate,
  CertificateKind,
  CertificateLook,
  HeldCertificate,
  OwnCertificate,
  VerifiedCertificate,
} from '@portal/contract/certificates';
import type { Language } from '@portal/contract/languages';
import { civilDateAt } from '#server/platform/civil-today.ts';
import { isoInstant } from '#server/platform/iso-instant.ts';
import { type CertifiedFacts, readFacts } from './facts.ts';
import type { CertificateRow, EditionRow } from './queries.ts';
import { statusOf, statusSince } from './status.ts';
import { certificateWords } from './words.ts';

/** A certificate with what it says. */
export interface ReadCertificate {
  readonly row: CertificateRow;
  readonly facts: CertifiedFacts;
  readonly status: Certificate['status'];
}

/** @param now milliseconds since 1970 */
export const readCertificate = (row: CertificateRow, now: number): ReadCertificate => ({
  row,
  facts: readFacts(row.facts_json),
  status: statusOf(row, civilDateAt(now, row.time_zone)),
});

/** The subject of a certificate, in the language of a reader. */
export function titleOf(
  {
    row,
    facts,
  }: Pick<ReadCertificate, 'facts'> & { readonly row: { readonly module_id: number | null } },
  language: Language,
): string {
  return moduleNameOf(row, facts) ?? certificateWords[language].training(facts.company);
}

const moduleNameOf = (
  { module_id }: { readonly module_id: number | null },
  { modules }: CertifiedFacts,
): string | null => (module_id === null ? null : (modules[0]?.name ?? null));

/** All texts that a certificate shows, apart from the words of the portal. */
export const textsOf = ({ row, facts }: ReadCertificate): string[] => [
  facts.name,
  facts.company,
  row.line,
  ...facts.modules.flatMap(({ name, recorded }) => [name, recorded?.by ?? '']),
];

export const lookOf = ({ row }: ReadCertificate): CertificateLook => ({
  colour: row.colour,
  line: row.line,
  logo: row.logo_key,
  signature: row.signature_key,
});

/**
 * The day since which a module of the certificate must be taken again: the day of the first edition after the certified one.
 * Null if none must, and for a certificate that was renewed.
 */
function requiredAgainSince(
  { facts, status }: ReadCertificate,
  editions: readonly EditionRow[],
): string | null {
  if (status === 'renewed') return null;
  const later = editions.filter((edition) =>
    facts.modules.some(({ id, edition: certified }) => {
      return id === edition.module_id && edition.number > certified;
    }),
  );
  const [first] = later.toSorted((a, b) => a.created_at - b.created_at);
  return first === undefined ? null : civilDateAt(first.created_at, first.time_zone);
}

function presentFacts(certificate: ReadCertificate, editions: readonly EditionRow[]) {
  const { row, facts } = certificate;
  const since = statusSince(row);
  return {
    kind: kindOf(row),
    name: facts.name,
    company: facts.company,
    moduleName: moduleNameOf(row, facts),
    completedOn: row.completed_on,
    issuedAt: isoInstant(row.issued_at),
    validUntil: row.valid_until,
    statusSince: since === null ? null : isoInstant(since),
    requiredAgainSince: requiredAgainSince(certificate, editions),
    isBeforeCertificates: facts.isBeforeCertificates,
  };
}

/** The facts that anyone with the code sees. */
export function presentVerified(
  certificate: ReadCertificate,
  editions: readonly EditionRow[],
): VerifiedCertificate {
  const { row, facts, status } = certificate;
  const modules = facts.modules.map(({ name, completedOn, validUntil, recorded, score }) => ({
    name,
    completedOn,
    validUntil,
    isRecorded: recorded !== null,
    score: row.shared === 1 ? score : null,
  }));
  return { status, certificate: { ...presentFacts(certificate, editions), modules } };
}

interface Addresses {
  /** Base of the portal's addresses. */
  readonly publicUrl: string;
  /** Its path. */
  readonly basePath: string;
  readonly hasPdf: boolean;
}

/** The whole certificate, for its holder and admins. */
export function presentCertificate(
  certificate: ReadCertificate,
  editions: readonly EditionRow[],
  { publicUrl, basePath, hasPdf }: Addresses,
): Certificate {
  const { row, facts, status } = certificate;
  return {
    code: row.code,
    status,
    ...presentFacts(certificate, editions),
    modules: facts.modules.map(({ id: _, ...module }) => ({
      ...module,
      isRecorded: module.recorded !== null,
    })),
    shared: row.shared === 1,
    withdrawnReason: row.withdrawn_reason,
    language: facts.language,
    look: lookOf(certificate),
    verifyUrl: verifyUrlOf(publicUrl, row.code),
    ...fileUrlsOf(row.code, { basePath, hasPdf }),
  };
}

interface Listing {
  /** That of the reader. */
  readonly language: Language;
  readonly basePath: string;
  readonly hasPdf: boolean;
}

export function presentOwn(
  certificate: ReadCertificate,
  { language, ...addresses }: Listing,
): OwnCertificate {
  const { row, status } = certificate;
  return {
    code: row.code,
    kind: kindOf(row),
    moduleId: row.module_id,
    runNumber: row.run_number,
    title: titleOf(certificate, language),
    completedOn: row.completed_on,
    issuedAt: isoInstant(row.issued_at),
    validUntil: row.valid_until,
    status,
    shared: row.shared === 1,
    ...fileUrlsOf(row.code, addresses),
  };
}

export const presentHeld = (certificate: ReadCertificate, listing: Listing): HeldCertificate => ({
  ...presentOwn(certificate, listing),
  withdrawnReason: certificate.row.withdrawn_reason,
  canBeReissued: certificate.row.succeeded_at === null,
});

type ShortRow = Parameters<typeof statusOf>[0] &
  Pick<CertificateRow, 'code' | 'completed_on' | 'time_zone'>;

export const presentInShort = (row: ShortRow, now: number): CertificateInShort => ({
  code: row.code,
  status: statusOf(row, civilDateAt(now, row.time_zone)),
  completedOn: row.completed_on,
  validUntil: row.valid_until,
});

/** The address at which anyone can check a certificate. */
export const verifyUrlOf = (publicUrl: string, code: string): string =>
  `${publicUrl}/verify/${code}`;

/** The addresses of its files, on the portal's own host. */
function fileUrlsOf(code: string, { basePath, hasPdf }: Omit<Addresses, 'publicUrl'>) {
  const certificate = `${basePath}/api/certificates/${code}`;
  return {
    pdfUrl: hasPdf ? `${certificate}/pdf` : null,
    proofUrl: `${certificate}/proof`,
    badgeUrl: `${certificate}/badge`,
  };
}

const kindOf = ({ module_id }: Pick<CertificateRow, 'module_id'>): CertificateKind =>
  module_id === null ? 'training' : 'module';
