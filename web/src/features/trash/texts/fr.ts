import { formatsOf } from '@portal/contract/formats';
import type { TrashTexts } from './en.ts';

const { list, number, plural } = formatsOf('fr');

export const texts: TrashTexts = {
  deletions: 'Suppressions',
  loading: 'Chargement de la corbeille…',
  loadFailed: 'Impossible de charger la corbeille',
  found: {
    all: (count) =>
      plural(count, {
        one: `${number(count)} suppression trouvée`,
        other: `${number(count)} suppressions trouvées`,
      }),
    soFar: (count) =>
      plural(count, {
        one: `${number(count)} suppression trouvée pour l’instant`,
        other: `${number(count)} suppressions trouvées pour l’instant`,
      }),
  },
  showOlder: 'Afficher les suppressions plus anciennes',
  switchedOff: {
    title: 'La corbeille est désactivée',
    message:
      'Les suppressions sont immédiates et définitives. L’exploitant du portail peut changer cela avec le paramètre TRASH_DAYS.',
  },
  empty: {
    own: 'Ce que vous supprimez reste ici quelque temps et peut être restauré pendant ce temps.',
    title: 'La corbeille est vide',
    message:
      'Les participants, groupes, modules, entreprises et administrateurs supprimés par un administrateur restent ici quelque temps et peuvent être restaurés pendant ce temps.',
    messageForDays: (days) =>
      plural(days, {
        one: `Les participants, groupes, modules, entreprises et administrateurs supprimés par un administrateur restent ici ${number(days)} jour et peuvent être restaurés pendant ce temps.`,
        other: `Les participants, groupes, modules, entreprises et administrateurs supprimés par un administrateur restent ici ${number(days)} jours et peuvent être restaurés pendant ce temps.`,
      }),
  },
  noMatch: {
    own: 'La recherche porte sur les noms de ce que vous avez supprimé.',
    title: 'Rien dans la corbeille ne correspond à cette recherche',
    message:
      'La recherche porte sur les noms des participants, groupes, modules, entreprises et administrateurs supprimés.',
    showAll: 'Afficher toute la corbeille',
  },
  filters: {
    search: 'Rechercher dans la corbeille',
    placeholder: 'Rechercher un nom',
    kind: 'Type',
    allKinds: 'Tous les types',
    inTrash: '(dans la corbeille)',
  },
  kinds: {
    trainee: 'Participant',
    group: 'Groupe',
    module: 'Module',
    company: 'Entreprise',
    admin: 'Administrateur',
  },
  counts: {
    trainees: (count) =>
      plural(count, {
        one: `${number(count)} participant`,
        other: `${number(count)} participants`,
      }),
    modules: (count) =>
      plural(count, { one: `${number(count)} module`, other: `${number(count)} modules` }),
    videos: (count) =>
      plural(count, { one: `${number(count)} vidéo`, other: `${number(count)} vidéos` }),
    questions: (count) =>
      plural(count, { one: `${number(count)} question`, other: `${number(count)} questions` }),
    results: (count) =>
      plural(count, {
        one: `${number(count)} module réussi`,
        other: `${number(count)} modules réussis`,
      }),
    attempts: (count) =>
      plural(count, {
        one: `${number(count)} tentative de quiz`,
        other: `${number(count)} tentatives de quiz`,
      }),
    helpRequests: (count) =>
      plural(count, {
        one: `${number(count)} demande d’aide`,
        other: `${number(count)} demandes d’aide`,
      }),
    feedback: (count) => `${number(count)} avis`,
  },
  countsTogether: (counts) => list(counts, 'and'),
  entry: {
    trainees: 'Participants',
    ofCompany: (kind, company) => `${kind} chez ${company}`,
    deletedBy: (admin, time) => `suppression par ${admin}, ${time}`,
    deletedTogetherBy: (admin, time) => `suppression groupée par ${admin}, ${time}`,
    withCounts: (counts) => `Avec ${counts}`,
    daysLeft: (days) =>
      plural(days, {
        one: `${number(days)} jour restant`,
        other: `${number(days)} jours restants`,
      }),
    lessThanDayLeft: 'Moins d’un jour restant',
    deletedSoon: 'Suppression définitive imminente',
    restore: 'Restaurer',
    restoreNamed: (name) => `Restaurer ${name}`,
    restoring: 'Restauration…',
    deleteForGood: 'Supprimer définitivement',
    deleteNamedForGood: (name) => `Supprimer définitivement ${name}`,
  },
  notRestored: (name) => `Impossible de restaurer ${name}`,
  purge: {
    title: (name) => `Supprimer définitivement ${name}\u202f?`,
    confirm: 'Supprimer définitivement',
    deleting: 'Suppression…',
    deleted: (name) => `Suppression définitive effectuée\u00a0: ${name}`,
    failed: (reason) => `Impossible de supprimer\u00a0: ${reason}`,
    cannotBeUndone: 'C’est irréversible.',
    withCounts: (counts) => `Également supprimés\u00a0: ${counts}.`,
  },
  restore: {
    restore: 'Restaurer',
    restoring: 'Restauration…',
    company: {
      title: (company) => `Restaurer d’abord ${company}\u202f?`,
      confirm: (company) => `Restaurer d’abord ${company}`,
      explanation: (name, company, again) =>
        `${name} fait partie de l’entreprise ${company}, qui est aussi dans la corbeille. Les deux sont restaurés\u00a0: d’abord l’entreprise avec tout ce qui a été supprimé avec elle, puis ${again}.`,
    },
    name: {
      company: {
        title: 'Le nom de l’entreprise est déjà pris',
        label: 'Nouveau nom de l’entreprise',
        explanation: (company) =>
          `Une autre entreprise s’appelle maintenant ${company}. Donnez un autre nom à l’entreprise restaurée.`,
      },
      group: {
        title: 'Le nom du groupe est déjà pris',
        label: 'Nouveau nom du groupe',
        explanation: (group) =>
          `Un autre groupe de l’entreprise s’appelle maintenant ${group}. Donnez un autre nom au groupe restauré.`,
      },
    },
    email: {
      title: 'L’e-mail est déjà pris',
      labels: {
        trainee: 'Nouvel e-mail du participant',
        admin: 'Nouvel e-mail de l’administrateur',
      },
      explanation: (email, name) =>
        `Un autre compte utilise maintenant ${email}. Donnez à ${name} un autre e-mail pour se connecter.`,
      thisEmail: 'cet e-mail',
      merge: 'Fusionner…',
      mergeHint: (name) =>
        `Ou fusionnez les deux\u00a0: les résultats sont ajoutés à ceux du participant ${name}, qui utilise cet e-mail.`,
    },
    merge: {
      title: 'Fusionner les deux participants\u202f?',
      confirm: 'Fusionner définitivement',
      merging: 'Fusion…',
      runs: (name, other) =>
        `Les cycles du participant ${name}, avec résultats, réponses et sessions de visionnage, sont placés avant ceux du participant ${other}. Ils ne changent plus, et tous les cycles sont renumérotés.`,
      feedback: (other) =>
        `Les avis ne sont conservés que pour les modules sur lesquels ${other} n’en a pas donné. Les conversations et les demandes d’aide restent sous «\u00a0Utilisateur supprimé\u00a0».`,
      cannotBeUndone: 'C’est irréversible.',
    },
    others: {
      titleForOne: 'L’e-mail est déjà pris',
      titleForSeveral: 'Des e-mails sont déjà pris',
      confirm: 'Restaurer les autres',
      taken: (count) =>
        plural(count, {
          one: 'L’e-mail de ce participant est maintenant utilisé par un autre compte\u00a0:',
          other: `Les e-mails de ${number(count)} participants sont maintenant utilisés par d’autres comptes\u00a0:`,
        }),
      unnamed: (count) =>
        plural(count, { one: `et ${number(count)} autre`, other: `et ${number(count)} autres` }),
      explanation: (count) =>
        plural(count, {
          one: 'Vous pouvez restaurer tous les autres maintenant. Ce participant reste dans la corbeille comme entrée distincte.',
          other:
            'Vous pouvez restaurer tous les autres maintenant. Ces participants restent dans la corbeille comme entrée distincte.',
        }),
    },
  },
};
