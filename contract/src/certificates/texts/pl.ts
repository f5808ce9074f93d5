import { formatsOf } from '../../formats.ts';
import type { CertificateWords } from './en.ts';

const { date, percent } = formatsOf('pl');

export const texts: CertificateWords = {
  heading: 'Certyfikat ukończenia szkolenia',
  training: (company) => `Szkolenie w firmie ${company}`,
  holder: 'Imię i nazwisko',
  company: 'Firma',
  completedOn: 'Data ukończenia',
  issuedOn: 'Data wystawienia',
  validUntil: 'Ważny do',
  forEver: 'Bezterminowo',
  modules: 'Moduły',
  module: 'Moduł',
  score: 'Wynik',
  watched: 'Obejrzano',
  edition: 'Wydanie',
  percent,
  recorded: (on) => `Zapisano ${date(on)}`,
  recordedBy: (name, on) => `Zapisał(a) ${name}, ${date(on)}`,
  recordedLabels: { by: 'Wpisał(a)', on: 'Data wpisu' },
  beforeCertificates: 'Zapisano przed wprowadzeniem certyfikatów',
  code: 'Kod',
  check: 'Certyfikat można sprawdzić pod adresem',
  status: {
    valid: 'Ważny',
    expired: 'Wygasł',
    renewed: 'Odnowiony',
    replaced: 'Zastąpiony',
    withdrawn: 'Wycofany',
  },
};
