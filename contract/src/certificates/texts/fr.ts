import { formatsOf } from '../../formats.ts';
import type { CertificateWords } from './en.ts';

const { date, percent } = formatsOf('fr');

export const texts: CertificateWords = {
  heading: 'Certificat de fin de formation',
  training: (company) => `Formation chez ${company}`,
  holder: 'Titulaire',
  company: 'Entreprise',
  completedOn: 'Terminé le',
  issuedOn: 'Délivré le',
  validUntil: 'Valable jusqu’au',
  forEver: 'Sans date de fin',
  modules: 'Modules',
  module: 'Module',
  score: 'Score',
  watched: 'Regardé',
  edition: 'Édition',
  percent,
  recorded: (on) => `Enregistré le ${date(on)}`,
  recordedBy: (name, on) => `Enregistré par ${name} le ${date(on)}`,
  recordedLabels: { by: 'Enregistré par', on: 'Enregistré le' },
  beforeCertificates: 'Enregistré avant l’introduction des certificats',
  code: 'Code',
  check: 'Vérifier ce certificat à l’adresse',
  status: {
    valid: 'Valable',
    expired: 'Expiré',
    renewed: 'Renouvelé',
    replaced: 'Remplacé',
    withdrawn: 'Retiré',
  },
};
