import { formatsOf } from '@portal/contract/formats';
import type { CheckpointMailTexts } from './en.ts';

const { date, number } = formatsOf('pl');

export const texts: CheckpointMailTexts = {
  subject: (company) => `Punkt kontrolny podpisanego rejestru: ${company}`,
  intro: (company, file) =>
    `Certyfikaty firmy ${company} są wpisywane do podpisanego rejestru Training Portal. Plik ${file} to najnowszy punkt kontrolny tego rejestru.`,
  use: 'Zachowaj tę wiadomość poza portalem. Punkt kontrolny obejmuje wszystkie wpisy do chwili jego utworzenia: jeśli wpis zostanie później zmieniony lub usunięty, rejestr przestanie do niego pasować.',
  facts: (entries, signedOn) =>
    `Liczba wpisów: ${number(entries)}. Data podpisu: ${date(signedOn)}.`,
  button: 'Pokaż klucze rejestru',
  ending:
    'Ta wiadomość jest wysyłana co tydzień. Aby ją zakończyć, administrator portalu usuwa ten adres na stronie firmy.',
};
