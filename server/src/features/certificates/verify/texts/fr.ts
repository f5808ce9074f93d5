import { formatsOf } from '@portal/contract/formats';
import type { VerifyTexts } from './en.ts';

const { date, duration } = formatsOf('fr');

export const texts: VerifyTexts = {
  title: 'Vérifier un certificat',
  intro:
    'Saisissez le code imprimé sur le certificat. Les majuscules, les espaces et les tirets n’ont pas d’importance.',
  check: 'Vérifier',
  another: 'Vérifier un autre certificat',
  languages: 'Langues',
  checkedOn: (today) => `Vérifié le ${date(today)}`,
  meaning: {
    valid: () => 'Ce certificat est authentique et il est valable aujourd’hui.',
    expired: () => 'Ce certificat est authentique, mais il n’est plus valable : il a expiré.',
    renewed: (since) =>
      `Ce certificat est authentique. Le ${date(since)}, un certificat plus récent l’a remplacé à la suite d’une nouvelle formation. Veuillez le demander au titulaire.`,
    replaced: (since) =>
      `Ce certificat est authentique. Le ${date(since)}, un autre certificat l’a remplacé, avec davantage de modules ou un nom corrigé. Veuillez le demander au titulaire.`,
    withdrawn: (since) => `Ce certificat a été retiré le ${date(since)}. Il n’est plus valable.`,
  },
  requiredAgain: (since) =>
    `Cette formation est de nouveau exigée depuis le ${date(since)}, car son contenu a changé. Ce certificat porte sur le contenu précédent.`,
  beforeCertificates:
    'La formation a été terminée avant que ce portail ne délivre des certificats. Le certificat reprend ce que le portail avait enregistré.',
  recorded: 'Terminé ailleurs, enregistré ici',
  unknown: {
    title: 'Code inconnu',
    meaning: 'Ce portail n’a aucun certificat portant ce code.',
    hints: [
      'Comparez le code avec le certificat, caractère par caractère. Il compte 26 lettres et chiffres ; les lettres I, L, O et U n’y figurent jamais.',
      'Demandez au titulaire le lien vers le certificat, ou le certificat lui-même.',
    ],
  },
  proves: {
    title: 'Ce que cela prouve',
    points: [
      'Ce portail a délivré le certificat, et celui-ci indique ce que vous voyez sur cette page.',
      'D’après les données de l’entreprise, la personne a terminé ces modules à ces dates.',
    ],
  },
  provesNot: {
    title: 'Ce que cela ne prouve pas',
    points: [
      'Cela n’indique pas si la personne possède encore ces connaissances ou ce savoir-faire aujourd’hui.',
      'Cela n’indique pas qui vous a montré le certificat : comparez le nom avec une pièce d’identité.',
    ],
  },
  withoutPortal: {
    title: 'Vérifier sans ce portail',
    meaning:
      'Téléchargez la preuve et le fichier qui la vérifie. Ouvrez ce fichier dans un navigateur et choisissez la preuve : elle est vérifiée sur votre propre appareil, sans réseau, même quand ce portail n’existe plus.',
    proof: 'Preuve',
    proofUse:
      'Ce que le journal signé de ce portail contient sur ce certificat. Elle ne peut pas montrer que le certificat a été retiré ou remplacé plus tard.',
    verifier: 'Fichier qui vérifie les preuves',
    verifierUse: 'Une page pour votre navigateur. Conservez-la avec la preuve.',
    badge: 'Open Badge',
    badgeUse: 'Pour les portfolios et les programmes qui rassemblent des badges.',
  },
  failed: {
    title: 'Ce code ne peut pas être vérifié pour le moment',
    meaning:
      'Le portail n’est pas disponible. Veuillez réessayer dans un instant. Cela ne dit rien du certificat.',
  },
  tooMany: {
    title: 'Trop de vérifications',
    retry: (seconds) =>
      `De nombreux codes ont été vérifiés depuis votre réseau en peu de temps. Veuillez réessayer dans ${duration(seconds, 'second')}.`,
  },
};
