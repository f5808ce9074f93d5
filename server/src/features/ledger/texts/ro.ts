import { formatsOf } from '@portal/contract/formats';
import type { CheckpointMailTexts } from './en.ts';

const { date, number } = formatsOf('ro');

export const texts: CheckpointMailTexts = {
  subject: (company) => `Punct de control al jurnalului semnat: ${company}`,
  intro: (company, file) =>
    `Certificatele companiei ${company} sunt înscrise în jurnalul semnat al Training Portal. Fișierul ${file} este cel mai nou punct de control al acestui jurnal.`,
  use: 'Păstrați acest mesaj în afara portalului. Un punct de control cuprinde toate intrările de până la data sa: dacă o intrare este modificată sau ștearsă ulterior, jurnalul nu îi mai corespunde.',
  facts: (entries, signedOn) => `Intrări: ${number(entries)}. Semnat la ${date(signedOn)}.`,
  button: 'Afișați cheile jurnalului',
  ending:
    'Acest mesaj este trimis în fiecare săptămână. Pentru a-l opri, un administrator al portalului elimină această adresă de pe pagina companiei.',
};
