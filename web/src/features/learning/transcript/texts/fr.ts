import { formatsOf } from '@portal/contract/formats';
import type { TranscriptTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: TranscriptTexts = {
  title: 'Transcription',
  notLoaded: 'Impossible de charger la transcription',
  search: 'Rechercher dans la transcription',
  chooseLine: 'Choisissez une ligne pour aller à ce passage de la vidéo.',
  chooseReachedLine:
    'Choisissez une ligne pour y revenir. Vous pouvez lire les lignes que vous n’avez pas encore atteintes.',
  noneFound: 'Aucune ligne ne contient ces mots.',
  found: ({ found, all }) =>
    plural(found, {
      one: `${number(found)} ligne sur ${number(all)}`,
      other: `${number(found)} lignes sur ${number(all)}`,
    }),
  follow: 'Suivre la vidéo',
  notWatchedYet: ', pas encore regardé',
};
