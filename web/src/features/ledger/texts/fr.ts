import { formatsOf } from '@portal/contract/formats';
import type { LedgerTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const entries = (count: number) =>
  plural(count, { one: `${number(count)} entrée`, other: `${number(count)} entrées` });

export const texts: LedgerTexts = {
  about:
    'Le portail signe le journal dans des points de contrôle. Une preuve ou un point de contrôle antérieur révèle toute modification ultérieure d’une entrée, sans qu’il faille faire confiance au portail.',
  loading: 'Chargement du journal signé…',
  loadFailed: 'Impossible de charger le journal signé',
  checkpoint: {
    title: 'Dernier point de contrôle',
    none: 'Le premier point de contrôle n’est pas encore signé. Cela prend quelques secondes.',
    entries: 'Entrées',
    waiting: (count) =>
      plural(count, {
        one: `${number(count)} autre entrée est en cours d’ajout.`,
        other: `${number(count)} autres entrées sont en cours d’ajout.`,
      }),
    signedAt: 'Signé',
    origin: 'Origine',
    rootHash: 'Hachage racine',
    keyIds: 'Identifiants des clés',
    note: 'Point de contrôle',
    copy: 'Copier le point de contrôle',
    keep: 'Gardez-en une copie hors du portail\u00a0: elle montre plus tard si le journal a été réécrit.',
  },
  links: {
    title: 'Public, sans connexion',
    checkpoint: 'Point de contrôle le plus récent',
    keys: 'Clés publiques',
    verifier: 'Fichier qui vérifie les preuves sans le portail',
  },
  check: {
    title: 'Vérification de tout le journal',
    description:
      'Recalcule toutes les entrées à partir de ce qui est stocké, ainsi que chaque racine signée. Elle s’exécute en arrière-plan.',
    start: 'Vérifier maintenant',
    starting: 'Lancement…',
    cancelling: 'Annulation…',
    never: 'Le journal n’a pas encore été vérifié.',
    running: 'Vérification du journal…',
    progress: (checked, total) => `${number(checked)} sur ${entries(total)}`,
    clean: (total) =>
      plural(total, {
        one: 'La seule entrée est telle qu’elle a été consignée.',
        other: `Les ${number(total)} entrées sont toutes telles qu’elles ont été consignées.`,
      }),
    empty: 'Le journal n’a aucune entrée.',
    problems: (count) =>
      plural(count, {
        one: `${number(count)} problème a été trouvé.`,
        other: `${number(count)} problèmes ont été trouvés.`,
      }),
    cancelled: (checked, total) =>
      `La vérification a été annulée après ${number(checked)} sur ${entries(total)}.`,
    at: (time = '') => `Dernière vérification\u00a0: ${time}`,
    advice:
      'Des données stockées ont été modifiées en dehors du portail, ou sont endommagées. Veuillez informer l’exploitant du portail.',
    listOf: (shown, count) =>
      shown === count
        ? 'Problèmes'
        : `Les ${number(shown)} premiers problèmes sur ${number(count)}`,
    problem: {
      'leaf-missing': (index) => `L’entrée ${number(index)} manque.`,
      'certificate-changed': (index) =>
        `Entrée ${number(index)}\u00a0: le certificat stocké n’est pas celui qui a été consigné.`,
      'result-changed': (index) =>
        `Entrée ${number(index)}\u00a0: le résultat stocké n’est pas celui qui a été consigné.`,
      'epoch-changed': (index) =>
        `Entrée ${number(index)}\u00a0: l’origine ou les clés stockées ne sont pas celles qui ont été consignées.`,
      'tile-changed': (index) =>
        `Entrée ${number(index)}\u00a0: l’arbre publié ne la contient pas telle qu’elle a été consignée.`,
      'checkpoint-changed': (size) =>
        `Point de contrôle de ${entries(size)}\u00a0: la racine signée n’est pas celle des entrées.`,
      'signature-wrong': (size) =>
        `Point de contrôle de ${entries(size)}\u00a0: il n’est pas signé par les clés actuelles.`,
    },
    certificate: (code) => `Certificat ${code}`,
  },
};
