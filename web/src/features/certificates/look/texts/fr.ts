import { formatsOf } from '@portal/contract/formats';
import type { CertificateLookTexts } from './en.ts';

const { number } = formatsOf('fr');

export const texts: CertificateLookTexts = {
  title: 'Certificats',
  note: 'Présentation des certificats délivrés à partir de maintenant. Les certificats déjà délivrés restent tels quels.',
  loading: 'Chargement de la présentation…',
  loadFailed: 'Impossible de charger la présentation des certificats.',
  colour: 'Couleur d’accent',
  colourHint:
    'Pour les lignes et la décoration. Les textes restent foncés, donc lisibles avec toute couleur.',
  pickColour: 'Choisir une couleur',
  presets: 'Couleurs proposées',
  presetNames: {
    blue: 'Bleu',
    teal: 'Bleu canard',
    green: 'Vert',
    violet: 'Violet',
    red: 'Rouge',
    grey: 'Gris',
  },
  signature: 'Image de la signature',
  newSignature: 'Nouvelle image de la signature',
  signatureHint: (types, size, side) =>
    `${types}, au plus ${size} et ${number(side)} × ${number(side)} pixels. L’idéal\u00a0: une encre foncée sur fond blanc ou transparent.`,
  savedSignature: 'Signature enregistrée',
  signatureStays: 'La signature reste telle quelle, sauf si vous choisissez une autre image.',
  removeSignature: 'Supprimer la signature',
  signatureRemoved: 'La signature sera supprimée lors de l’enregistrement.',
  keepSignature: 'Conserver la signature',
  emptyFile: 'Ce fichier est vide. Veuillez en choisir un autre.',
  largePicture: (size) => `Cette image dépasse ${size}. Veuillez en choisir une plus petite.`,
  line: 'Texte sous la signature',
  lineHint: 'Par exemple le nom et la fonction de la personne qui signe.',
  logo: 'Le logo est celui de l’entreprise.',
  changeLogo: 'Modifier le logo',
  save: 'Enregistrer la présentation',
  saved: 'Présentation enregistrée',
  discard: 'Annuler les modifications',
  lost: 'Vos modifications de la présentation des certificats ne sont pas encore enregistrées et seraient perdues.',
  leave: { title: 'Quitter sans enregistrer\u202f?', confirm: 'Quitter' },
  preview: 'Aperçu',
  sample: 'Exemple',
  example: {
    name: 'Camille Martin',
    modules: ['Bases de la sécurité', 'Premiers secours', 'Protection des données'],
    recordedBy: 'Dominique Bernard',
  },
};
