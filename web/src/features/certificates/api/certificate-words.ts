/** The words of certificates in the reader's language, and the status of one in lists. */
import type { CertificateInShort, CertificateStatus } from '@portal/contract/certificate-status';
import type { CertificateWords } from '@portal/contract/certificates/texts/en';
import { catalogue } from '#web/platform/language/catalogue.ts';

/** The texts of each language: a certificate is in that of its holder, lists are in the shown one. */
export const wordFiles = {
  en: () => import('@portal/contract/certificates/texts/en'),
  de: () => import('@portal/contract/certificates/texts/de'),
  fr: () => import('@portal/contract/certificates/texts/fr'),
  es: () => import('@portal/contract/certificates/texts/es'),
  pl: () => import('@portal/contract/certificates/texts/pl'),
  tr: () => import('@portal/contract/certificates/texts/tr'),
  ro: () => import('@portal/contract/certificates/texts/ro'),
  uk: () => import('@portal/contract/certificates/texts/uk'),
  ar: () => import('@portal/contract/certificates/texts/ar'),
};

const certificateWords = catalogue<CertificateWords>(wordFiles);

/** The tone of a `Badge`, and the name of its `StateSymbol`. */
const LOOKS = {
  valid: { tone: 'success', symbol: 'done' },
  expired: { tone: 'danger', symbol: 'late' },
  renewed: { tone: 'neutral', symbol: 'renew' },
  replaced: { tone: 'neutral', symbol: 'renew' },
  withdrawn: { tone: 'danger', symbol: 'none' },
} as const satisfies Record<CertificateStatus, object>;

export function lookOfCertificate(status: CertificateStatus) {
  return LOOKS[status];
}

/** 'Valid', 'Withdrawn'. */
export function certificateStatusWord(status: CertificateStatus): string {
  return certificateWords().status[status];
}

/** The day below the status of a certificate in a list: its last one; null if it has none, or does not count. */
export function dayOfCertificate({ status, validUntil }: CertificateInShort): string | null {
  return status === 'valid' || status === 'expired' ? validUntil : null;
}
