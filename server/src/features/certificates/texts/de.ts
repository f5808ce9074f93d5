import type { CertificateMailTexts } from './en.ts';

export const texts: CertificateMailTexts = {
  subject: (title) => `Ihr Zertifikat: ${title}`,
  intro: (title) => `Ihr Zertifikat ist da: ${title}`,
  use: 'Öffnen Sie es, um es anzusehen, zu drucken oder als PDF zu speichern. Mit seinem Code kann jeder, dem Sie ihn geben, das Zertifikat prüfen.',
  button: 'Zertifikat öffnen',
  ending:
    'Sie erhalten diese E-Mail, weil E-Mail-Benachrichtigungen in Ihren Benachrichtigungseinstellungen eingeschaltet sind.',
  withoutPdf: 'Von diesen Zertifikaten gibt es kein PDF. Ihre Seiten:',
};
