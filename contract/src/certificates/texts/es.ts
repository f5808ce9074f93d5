import { formatsOf } from '../../formats.ts';
import type { CertificateWords } from './en.ts';

const { date, percent } = formatsOf('es');

export const texts: CertificateWords = {
  heading: 'Certificado de finalización',
  training: (company) => `Formación en ${company}`,
  holder: 'Titular',
  company: 'Empresa',
  completedOn: 'Terminado el',
  issuedOn: 'Expedido el',
  validUntil: 'Válido hasta',
  forEver: 'Sin fecha de caducidad',
  modules: 'Módulos',
  module: 'Módulo',
  score: 'Puntuación',
  watched: 'Visto',
  edition: 'Edición',
  percent,
  recorded: (on) => `Registrado el ${date(on)}`,
  recordedBy: (name, on) => `Registrado por ${name} el ${date(on)}`,
  recordedLabels: { by: 'Registrado por', on: 'Registrado el' },
  beforeCertificates: 'Registrado antes de que hubiera certificados',
  code: 'Código',
  check: 'Compruebe este certificado en',
  status: {
    valid: 'Válido',
    expired: 'Caducado',
    renewed: 'Renovado',
    replaced: 'Sustituido',
    withdrawn: 'Retirado',
  },
};
