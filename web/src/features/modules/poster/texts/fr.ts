import type { PosterTexts } from './en.ts';

export const texts: PosterTexts = {
  label: 'Image de la vidéo',
  preparing: 'Préparation de l’image…',
  chooseMoment: 'Choisir un moment',
  chooseFile: 'Choisir un fichier',
  chooseFileLabel: 'Choisir un fichier d’image',
  keep: 'Garder',
  keepLabel: 'Garder l’image',
  remove: 'Retirer',
  removeLabel: 'Retirer l’image',
  unusable:
    'Ce fichier ne peut pas servir d’image. Veuillez choisir un fichier PNG, JPEG, WebP, GIF ou AVIF\u202f; une image HEIC doit d’abord être enregistrée en JPEG.',
  state: {
    choosing: 'Choix d’une image de la vidéo…',
    noneFound:
      'Aucune image n’a pu être extraite de cette vidéo. Vous pouvez en choisir une, ou enregistrer sans image.',
    removed: 'Retirée à l’enregistrement.',
    none: 'Le module est affiché sans image.',
    stored: 'Les participants la voient sur le module et avant la lecture de la vidéo.',
    automatic:
      'Choisie automatiquement dans la vidéo. Les participants la voient sur le module et avant la lecture de la vidéo.',
    fromMoment: (moment) => `Image à ${moment} de la vidéo, enregistrée avec le module.`,
    fromFile: (name) => `${name}, enregistrée avec le module.`,
  },
  chooser: {
    title: 'Un moment de la vidéo',
    moment: 'Moment',
    momentOf: ({ moment, duration }) => `${moment} sur ${duration}`,
    failed: 'Ce navigateur ne peut pas extraire d’image de la vidéo.',
    use: 'Utiliser cette image',
  },
};
