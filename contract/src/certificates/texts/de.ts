import { formatsOf } from '../../formats.ts';
import type { CertificateWords } from './en.ts';

const { date, percent } = formatsOf('de');

export const texts: CertificateWords = {
  heading: 'Abschlusszertifikat',
  training: (company) => `Schulung bei ${company}`,
  holder: 'Abgeschlossen von',
  company: 'Unternehmen',
  completedOn: 'Abgeschlossen am',
  issuedOn: 'Ausgestellt am',
  validUntil: 'Gültig bis',
  forEver: 'Unbefristet',
  modules: 'Module',
  module: 'Modul',
  score: 'Ergebnis',
  watched: 'Angesehen',
  edition: 'Ausgabe',
  percent,
  recorded: (on) => `Eingetragen am ${date(on)}`,
  recordedBy: (name, on) => `Eingetragen von ${name} am ${date(on)}`,
  recordedLabels: { by: 'Eingetragen von', on: 'Eingetragen am' },
  beforeCertificates: 'Vor Einführung der Zertifikate erfasst',
  code: 'Code',
  check: 'Dieses Zertifikat prüfen unter',
  status: {
    valid: 'Gültig',
    expired: 'Abgelaufen',
    renewed: 'Erneuert',
    replaced: 'Ersetzt',
    withdrawn: 'Widerrufen',
  },
};
