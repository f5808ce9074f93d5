import type { CertificateWords } from '@portal/contract/certificates/texts/en';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contract/languages';
import { wordFiles } from '../api/certificate-words.ts';

/** The words of a certificate in the language of its holder, and in English beside them. */
export interface SheetWords {
  readonly language: Language;
  readonly own: CertificateWords;
  /** Null if English is the language of the holder. */
  readonly english: CertificateWords | null;
}

/** The language of a certificate is that of its holder, not the shown one. */
export async function loadSheetWords(language: Language): Promise<SheetWords> {
  const [own, english] = await Promise.all([wordFiles[language](), wordFiles[DEFAULT_LANGUAGE]()]);
  return {
    language,
    own: own.texts,
    english: language === DEFAULT_LANGUAGE ? null : english.texts,
  };
}
