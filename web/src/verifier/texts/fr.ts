import { formatsOf } from '@portal/contract/formats';
import type { VerifierTexts } from './en.ts';

const { date, number, plural } = formatsOf('fr');

export const texts: VerifierTexts = {
  title: 'Vérifier des preuves sans le portail',
  intro:
    'Choisissez les preuves que vous avez reçues : des fichiers dont le nom se termine par .tlog-proof. Elles sont vérifiées sur cet appareil. Rien n’est envoyé et aucun réseau n’est nécessaire.',
  language: 'Langue',
  choose: 'Choisir des fichiers',
  drop: 'ou déposez des fichiers n’importe où sur cette page',
  paste: {
    label: 'Texte d’une preuve',
    open: 'Coller plutôt le texte d’une preuve',
    check: 'Vérifier',
  },
  pastedName: 'Texte collé',
  keys: {
    title: 'Clés',
    builtIn: 'Le portail a placé ces clés dans ce fichier lors du téléchargement :',
    none: 'Ce fichier ne contient aucune clé. Saisissez les clés du portail.',
    label: 'Autres clés',
    hint: 'Une clé par ligne, comme à l’adresse /log/key du portail. Si vous saisissez des clés, elles seules comptent. C’est plus sûr si vous les avez conservées ou reçues par une autre voie que ce fichier.',
    unreadable: (line) => `La ligne ${number(line)} n’est pas une clé.`,
  },
  summary: (proven, total) =>
    plural(total, {
      one: `${number(proven)} preuve sur ${number(total)} confirmée.`,
      other: `Preuves confirmées : ${number(proven)} sur ${number(total)}.`,
    }),
  results: 'Résultats',
  proven: {
    title: 'Prouvé',
    meaning:
      'Le journal signé du portail contient cette entrée, exactement comme elle est affichée ici.',
  },
  later: {
    unseen:
      'Cette vérification ne peut pas voir si le certificat a été retiré ou remplacé plus tard.',
    lookUp: 'Consultez le code auprès du portail, s’il existe encore :',
    lookUpElsewhere: (code) =>
      `Consultez le code ${code} sur la page /verify du portail, s’il existe encore.`,
  },
  expired: (on) => `Ce certificat était valable jusqu’au ${date(on)}. Ce jour est passé.`,
  notProven: 'Non prouvé',
  reasons: {
    'not-a-proof':
      'Ce n’est pas une preuve. Choisissez le fichier tel qu’il a été téléchargé, sans modification : son nom se termine par .tlog-proof.',
    malformed:
      'Cette preuve a été modifiée ou est incomplète. Demandez au titulaire le fichier tel qu’il a été téléchargé.',
    unsupported:
      'Un portail plus récent a produit cette preuve. Téléchargez de nouveau ce fichier depuis le portail.',
    'field-wrong': 'Une donnée de cette preuve n’est pas celle qui a été inscrite dans le journal.',
    'not-in-tree': 'Le journal signé ne contient pas cette entrée.',
    'unknown-key':
      'Cette preuve n’est signée avec aucune des clés connues ici. Elle provient d’un autre portail, ou le portail a de nouvelles clés : saisissez-les sous « Clés ».',
    'signature-wrong': 'Une signature de cette preuve est fausse.',
    'signature-missing': 'Il manque l’une des deux signatures du journal.',
    'too-large': 'Ce fichier est trop grand pour être une preuve.',
    unreadable:
      'Ce fichier n’est pas lisible comme du texte : ce n’est donc pas une preuve. Le nom d’une preuve se termine par .tlog-proof.',
  },
  kinds: {
    certificateIssued: 'Certificat pour toute la formation',
    certificateReplaced: 'Certificat remplacé ou renouvelé',
    certificateWithdrawn: 'Certificat retiré',
    moduleCertificate: 'Certificat pour un module',
    resultRecorded: 'Résultat enregistré par l’administration',
    personErased: 'Personne effacée',
    keyRotated: 'Clés du journal changées',
    restoredFromBackup: 'Journal restauré à partir d’une sauvegarde',
    signature: 'Signature',
    practicalSignOff: 'Validation pratique',
  },
  training: 'Formation',
  hidden: (count) =>
    plural(count, {
      one: `${number(count)} autre donnée de l’entrée est masquée.`,
      other: `${number(count)} autres données de l’entrée sont masquées.`,
    }),
  nothingHidden: 'Toutes les données de l’entrée sont affichées.',
  log: {
    title: 'Journal et signature',
    signedAt: 'Point de contrôle signé le',
    utc: (time) => `${time} (UTC)`,
    dateUnknown: 'Inconnu : la clé de la signature qui porte la date (ML-DSA-44) manque ici.',
    origin: 'Journal',
    place: 'Place dans le journal',
    placeOf: (index, size) =>
      `Index ${number(index)}, pour ${number(size)} entrées au point de contrôle`,
    keyIds: 'Clés qui ont signé',
    source: 'Provenance des clés',
    builtIn: 'Placées dans ce fichier par le portail',
    entered: 'Saisies par vous',
  },
  proves: {
    title: 'Ce que cela prouve',
    points: [
      'L’entrée était dans le journal quand le point de contrôle a été signé. Les données ci-dessus sont celles qui ont été inscrites.',
      'Le point de contrôle a été signé avec les clés indiquées ici.',
    ],
  },
  provesNot: {
    title: 'Ce que cela ne prouve pas',
    points: [
      'Cela ne dit pas qui vous a montré la preuve : comparez le nom avec une pièce d’identité.',
    ],
  },
};
