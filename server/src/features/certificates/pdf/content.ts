/** The content of a PDF, in plain data that can be copied to a thread. */
import type { Language } from '@portal/contract/languages';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { CertifiedFacts } from '../facts.ts';
import { type ReadCertificate, verifyUrlOf } from '../present.ts';
import { statusSince } from '../status.ts';

/** JPEG. */
type Picture = Uint8Array;

export interface PdfContent extends Pick<CertifiedFacts, 'name' | 'company' | 'modules'> {
  readonly language: Language;
  readonly code: string;
  /** The module of a certificate about one; otherwise null. */
  readonly moduleName: string | null;
  readonly completedOn: string;
  readonly issuedOn: string;
  readonly validUntil: string | null;
  readonly isBeforeCertificates: boolean;
  readonly status: ReadCertificate['status'];
  readonly statusOn: string | null;
  readonly verifyUrl: string;
  readonly colour: string;
  readonly line: string;
  readonly logo: Picture | null;
  readonly signature: Picture | null;
}

interface Shown {
  readonly publicUrl: string;
  readonly logo: Picture | null;
  readonly signature: Picture | null;
}

/** The scores are in it only while the holder shows them. */
export function contentOf(
  { row, facts, status }: ReadCertificate,
  { publicUrl, logo, signature }: Shown,
): PdfContent {
  const dayOf = (at: number) => civilDateAt(at, row.time_zone);
  const since = statusSince(row);
  const isShared = row.shared === 1;
  return {
    language: facts.language,
    name: facts.name,
    company: facts.company,
    modules: facts.modules.map((module) => (isShared ? module : { ...module, score: null })),
    code: row.code,
    moduleName: row.module_id === null ? null : (facts.modules[0]?.name ?? null),
    completedOn: row.completed_on,
    issuedOn: dayOf(row.issued_at),
    validUntil: row.valid_until,
    isBeforeCertificates: facts.isBeforeCertificates,
    status,
    statusOn: since === null ? null : dayOf(since),
    verifyUrl: verifyUrlOf(publicUrl, row.code),
    colour: row.colour,
    line: row.line,
    logo,
    signature,
  };
}
