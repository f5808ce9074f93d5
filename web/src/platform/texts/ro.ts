import type { PlatformTexts } from './en.ts';

export const texts: PlatformTexts = {
  ago: {
    now: 'chiar acum',
    minutes: (count) => `acum ${count}\u00a0min`,
    hours: (count) => `acum ${count}\u00a0h`,
    yesterday: 'ieri',
    days: (count) => `acum ${count} zile`,
  },
  failures: {
    timeout:
      'Serverul nu a răspuns la timp. Verificați conexiunea la internet și încercați din nou.',
    unreachable:
      'Serverul nu este accesibil. Verificați conexiunea la internet și încercați din nou.',
    accessRefused:
      'Rețeaua dintre dvs. și portal blochează accesul. Verificați conexiunea la internet și încercați din nou.',
    fileTooLargeOnTheWay:
      'Rețeaua dintre dvs. și portal nu acceptă fișiere de această mărime. Alegeți un fișier mai mic sau cereți operatorului portalului să mărească limita proxy-ului.',
    status: (status) => `Eroare HTTP, stare: ${status}`,
    unknown: 'A apărut o eroare necunoscută',
    reference: (id) => `Referință: ${id}`,
  },
  deletedUser: 'Utilizator șters',
  fileFormats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, separat prin virgule',
    'csv-semicolon': 'CSV, separat prin punct și virgulă',
  },
  signUpMail: {
    subject: 'Instruirea dvs.: vă rugăm să vă înregistrați',
    body: (address) =>
      `Bună ziua,\n\nvă rugăm să deschideți acest link pentru a vă înregistra la instruire și să alegeți acolo o parolă:\n${address}\n`,
  },
  losses: {
    chatOutbox: 'Un mesaj din chat nu a fost trimis',
    chatDraft: 'Un mesaj din chat nu este terminat',
    helpDraft: 'O cerere de ajutor nu este terminată',
    quizAnswers: 'Un test are răspunsuri netrimise',
    watchReport: 'Timpul de vizionare nu a ajuns încă la portal',
  },
};
