import type { OwnCertificateTexts } from './en.ts';

export const texts: OwnCertificateTexts = {
  view: 'Zobacz certyfikat',
};
