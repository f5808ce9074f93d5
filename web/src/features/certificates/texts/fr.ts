import { formatsOf } from '@portal/contract/formats';
import type { CertificateTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: CertificateTexts = {
  list: {
    title: 'Certificats',
    loading: 'Chargement de vos certificats…',
    notLoadedBecause: (reason) => `Vos certificats n’ont pas pu être chargés. ${reason}`,
    none: 'Vous recevez un certificat lorsque vous avez terminé tous les modules.',
    completedOn: (day = '') => `Terminé le ${day}`,
    validUntil: (day = '') => `Valable jusqu’au ${day}`,
    wasValidUntil: (day = '') => `Il était valable jusqu’au ${day}`,
    forEver: 'Sans date de fin',
    earlier: (count) =>
      plural(count, {
        one: `${number(count)} certificat antérieur`,
        other: `${number(count)} certificats antérieurs`,
      }),
    view: 'Afficher',
    ofCertificate: ({ title, day }) => `\u00a0: ${title}, ${day}`,
  },

  page: {
    title: 'Certificat',
    back: 'Retour à «\u00a0Ma progression\u00a0»',
    loading: 'Chargement du certificat…',
    notLoaded: 'Ce certificat n’a pas pu être chargé',
    notFound: 'Certificat introuvable',
    notFoundText:
      'Veuillez vérifier l’adresse. Le certificat d’une autre personne peut être vérifié à l’aide de son code.',
    checkCode: 'Vérifier un code',
    print: 'Imprimer',
    noPdf:
      'Ce certificat n’existe pas en PDF, car les polices du PDF ne contiennent pas tous ses caractères. Imprimez plutôt cette page.',
  },

  files: {
    pdf: 'PDF',
    proof: 'Preuve',
    proofUse: 'Montre sans ce portail, même des années plus tard, ce qui a été terminé.',
    badge: 'Open Badge',
    badgeUse: 'Pour les portfolios et les programmes qui rassemblent des badges.',
  },

  state: {
    withdrawn: (day = '') => `Ce certificat a été retiré le ${day} et n’est plus valable.`,
    reason: (reason) => `Motif\u00a0: ${reason}`,
    renewed: (day = '') =>
      `Renouvelé le ${day}\u00a0: un certificat plus récent indique ce qui a été terminé depuis.`,
    replaced: (day = '') => `Remplacé le ${day} par un certificat plus récent.`,
    expired: (day = '') => `Ce certificat a expiré. Il était valable jusqu’au ${day}.`,
    requiredAgain: (day = '') =>
      `Au moins un de ses modules doit être suivi à nouveau depuis le ${day}. Ce qui a été terminé reste acquis.`,
  },

  check: {
    title: 'Le montrer à d’autres',
    description:
      'Toute personne qui a le lien voit le nom, la formation, l’entreprise et les dates, et si le certificat est valable.',
    link: 'Lien de vérification du certificat',
    copy: 'Copier le lien',
    scores: 'Montrer les scores à toute personne qui le vérifie',
    scoresDescription: 'Ils figurent alors aussi sur le certificat, sur papier et dans le PDF.',
    notSaved: 'Votre choix n’a pas été enregistré',
    proof: (link = '') =>
      `Pour vérifier une preuve, téléchargez ${link}\u00a0: elle fonctionne sans le portail et sans réseau.`,
    verifier: 'la page de vérification',
    ownProof:
      'La preuve que vous téléchargez ici contient vos scores. Celle qui se trouve derrière le lien ne les contient que tant que vous les montrez.',
  },
};
