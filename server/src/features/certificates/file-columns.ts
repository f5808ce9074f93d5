/** The column about certificates in files with many people: the last one, so that the others keep their places. */
import type { CertificateInShort } from '@portal/contract/certificate-status';
import type { Language } from '@portal/contract/languages';
import type { Column } from '#server/platform/table/table.ts';
import { words } from '#server/platform/words.ts';
import { certificateWords } from './words.ts';

export const certificateColumn = (language: Language): Column => ({
  header: words[language].columns.certificate,
  kind: 'text',
});

/** Such as 'Valid (2027-11-03)' with the last day; null without a certificate. */
export function certificateCell(
  certificate: CertificateInShort | null,
  language: Language,
): string | null {
  if (certificate === null) return null;
  const { status, validUntil } = certificate;
  const word = certificateWords[language].status[status];
  return validUntil === null ? word : `${word} (${validUntil})`;
}
