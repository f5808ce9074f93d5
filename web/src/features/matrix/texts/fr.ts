import { formatsOf } from '@portal/contract/formats';
import type { MatrixTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const trainees = (count: number) =>
  plural(count, { one: `${number(count)} participant`, other: `${number(count)} participants` });

export const texts: MatrixTexts = {
  title: 'Participants et modules',
  loadFailed: 'Impossible de charger les participants et les modules',
  trainees,
  trainee: 'Participant',
  noCertificate: 'Aucun certificat',
  filters: {
    standing: 'Situation',
    everyStanding: 'Toutes les situations',
    module: 'Module',
    everyModule: 'Tous les modules',
    chosenModule: 'Le module choisi',
  },
  noTrainees: {
    title: 'Aucun participant dans cette sélection',
    hint: 'Choisissez un autre groupe ou d’autres filtres.',
  },
  noGaps: 'Rien n’est en retard ni à terminer',
  others: (count) => `Autres modules\u00a0: ${number(count)}`,
  showMore: 'Afficher plus de participants',
  print: 'Imprimer',
  paper: {
    due: 'Échéance',
    completed: 'Terminé le',
    validUntil: 'Valable jusqu’au',
    source: 'Source',
    watchedHere: 'Suivi ici',
    recordedBy: (name) => `Enregistré par ${name}`,
    recorded: 'Enregistré',
    isPart: ({ shown, total }) =>
      `Voici les ${number(shown)} premiers participants sur ${number(total)}, la situation la plus critique d’abord. Le fichier téléchargé les contient tous.`,
  },
};
