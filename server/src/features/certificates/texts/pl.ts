import type { CertificateMailTexts } from './en.ts';

export const texts: CertificateMailTexts = {
  subject: (title) => `Twój certyfikat: ${title}`,
  intro: (title) => `Twój certyfikat jest gotowy: ${title}`,
  use: 'Otwórz go, aby go zobaczyć, wydrukować lub zapisać jako PDF. Każda osoba, której podasz jego kod, może sprawdzić certyfikat.',
  button: 'Otwórz certyfikat',
  ending:
    'Otrzymujesz tę wiadomość, ponieważ w ustawieniach powiadomień są włączone powiadomienia e-mail.',
  withoutPdf: 'Tych certyfikatów nie ma w PDF. Ich strony:',
};
