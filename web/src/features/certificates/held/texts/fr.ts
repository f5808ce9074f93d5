import type { HeldCertificatesTexts } from './en.ts';

export const texts: HeldCertificatesTexts = {
  title: 'Certificats',
  notLoaded: (reason) => `Les certificats n’ont pas pu être chargés. ${reason}`,
  none: 'Aucun certificat pour le moment. Un certificat est délivré lorsque la formation est terminée.',
  kind: { training: 'Toute la formation', module: 'Module' },
  issued: (date = '') => `Délivré le ${date}`,
  reason: 'Motif',
  actionsOf: (title, date) => `Actions pour ${title}, terminé le ${date}`,
  withdrawal: {
    open: 'Retirer…',
    title: 'Retirer ce certificat\u00a0?',
    effect:
      'Toute personne qui vérifie le certificat lit qu’il ne compte plus. Le motif n’est visible que du participant et des administrateurs. Ce qui a été terminé reste enregistré.',
    final: 'Cette action est définitive.',
    reason: 'Motif',
    reasonHint: (min) => `Au moins ${min} caractères`,
    submit: 'Retirer',
    submitting: 'Retrait…',
    done: 'Le certificat est retiré',
    leaveTitle: 'Quitter sans retirer\u00a0?',
    lost: 'Le motif saisi sera perdu.',
    leave: 'Quitter',
  },
  reissue: {
    open: 'Délivrer à nouveau…',
    title: 'Délivrer ce certificat à nouveau\u00a0?',
    effect: (name) =>
      `Un nouveau certificat est délivré pour les mêmes modules terminés, au nom de ${name} et avec la présentation actuelle de l’entreprise.`,
    former: 'L’ancien reste et indique «\u00a0remplacé\u00a0» à toute personne qui le vérifie.',
    formerWithdrawn: 'L’ancien reste retiré.',
    submit: 'Délivrer à nouveau',
    submitting: 'Délivrance…',
    done: 'Le certificat est délivré à nouveau',
  },
};
