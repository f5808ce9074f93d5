import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('ro');

export const texts: Words = {
  status: {
    'not-started': 'Neînceput',
    'in-progress': 'În curs',
    failed: 'Ultima încercare nereușită',
    completed: 'Finalizat',
  },
  standing: {
    overdue: 'Întârziat',
    expired: 'Expirat',
    inGrace: 'În zilele de grație',
    due: 'Cu termen',
    renewalOpen: 'De reînnoit',
    open: 'Deschis',
    valid: 'Valabil',
    waived: 'Scutit',
    paused: 'În pauză',
    notRequired: 'Neobligatoriu',
  },
  columns: {
    name: 'Nume',
    email: 'E-mail',
    company: 'Companie',
    password: 'Parolă',
    language: 'Limbă',
    groups: 'Grupuri',
    module: 'Modul',
    completedOn: 'Finalizat la',
    validUntil: 'Valabil până la',
    certificate: 'Certificat',
    note: 'Notă',
    problem: 'Problemă',
  },
  newModules: (count) =>
    plural(count, {
      one: '1 modul nou',
      few: `${number(count)} module noi`,
      other: `${number(count)} de module noi`,
    }),
  rights: { read: 'Citire', people: 'Persoane', training: 'Instruire' },
  scope: (place, right) => `${place} (${right})`,
  seesEverything: 'Vede tot',
  seesNothing: 'Nu vede nimic',
  commandLine: 'Linia de comandă',
  deletedUser: (number) => `Utilizator șters ${number}`,
  notLoggedIn: 'Sesiunea nu este activă. Conectați-vă din nou.',
  noSuchModule: 'Modulul cerut nu a fost găsit sau nu aveți acces la el.',
  videoFirst: 'Vizionați videoclipul până la capăt înainte de a da testul.',
  noQuiz: 'Acest modul nu are test.',
  companyInUse: 'Compania nu poate fi ștearsă: are date asociate care nu pot fi eliminate',
  durationUnread:
    'Așteptați să fie citită durata videoclipului sau încercați să încărcați alt fișier video.',
  captionsTooLarge: 'Subtitrările unei salvări pot avea cel mult 256 KB.',
  captionsUnknown:
    'Acesta nu este un fișier de subtitrări. Într-un fișier WebVTT sau SubRip (.vtt, .srt), fiecare subtitrare are timpi precum „00:00:01.500 --> 00:00:04.000”.',
  fileTooLarge: (megabytes) => `Fișierul depășește limita de ${megabytes} MB.`,
};
