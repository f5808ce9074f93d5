import { formatsOf } from '@portal/contract/formats';
import type { CheckpointMailTexts } from './en.ts';

const { date, number } = formatsOf('fr');

export const texts: CheckpointMailTexts = {
  subject: (company) => `Point de contrôle du journal signé : ${company}`,
  intro: (company, file) =>
    `Les certificats de ${company} sont inscrits dans le journal signé du Training Portal. Le fichier ${file} est le dernier point de contrôle de ce journal.`,
  use: 'Conservez cet e-mail en dehors du portail. Un point de contrôle couvre toutes les entrées jusqu’à sa date : si l’une d’elles est modifiée ou supprimée plus tard, le journal ne lui correspond plus.',
  facts: (entries, signedOn) => `Entrées : ${number(entries)}. Signé le ${date(signedOn)}.`,
  button: 'Afficher les clés du journal',
  ending:
    'Cet e-mail est envoyé chaque semaine. Pour y mettre fin, un administrateur du portail supprime cette adresse sur la page de l’entreprise.',
};
