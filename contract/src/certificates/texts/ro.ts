import { formatsOf } from '../../formats.ts';
import type { CertificateWords } from './en.ts';

const { date, percent } = formatsOf('ro');

export const texts: CertificateWords = {
  heading: 'Certificat de finalizare',
  training: (company) => `Instruire la ${company}`,
  holder: 'Titular',
  company: 'Companie',
  completedOn: 'Finalizat la',
  issuedOn: 'Emis la',
  validUntil: 'Valabil până la',
  forEver: 'Fără termen',
  modules: 'Module',
  module: 'Modul',
  score: 'Scor',
  watched: 'Vizionat',
  edition: 'Ediție',
  percent,
  recorded: (on) => `Înregistrat la ${date(on)}`,
  recordedBy: (name, on) => `Înregistrat de ${name} la ${date(on)}`,
  recordedLabels: { by: 'Înregistrat de', on: 'Înregistrat la' },
  beforeCertificates: 'Înregistrat înainte de introducerea certificatelor',
  code: 'Cod',
  check: 'Verificați acest certificat la adresa',
  status: {
    valid: 'Valabil',
    expired: 'Expirat',
    renewed: 'Reînnoit',
    replaced: 'Înlocuit',
    withdrawn: 'Retras',
  },
};
