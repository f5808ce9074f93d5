import { formatsOf } from '@portal/contract/formats';
import type { RulesTexts } from './en.ts';

const { date, list, number, plural } = formatsOf('fr');

const days = (count: number) =>
  plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` });
const trainees = (count: number) =>
  plural(count, { one: `${number(count)} participant`, other: `${number(count)} participants` });
const modules = (count: number) =>
  plural(count, { one: `${number(count)} module`, other: `${number(count)} modules` });

export const texts: RulesTexts = {
  title: 'Qui doit le suivre, et combien de temps il compte',
  loading: 'Chargement des règles…',
  loadFailed: 'Impossible de charger les règles.',
  save: 'Enregistrer les règles…',
  discard: 'Annuler les modifications',
  lost: 'Vos modifications des règles ne sont pas encore enregistrées et seraient perdues.',
  leave: { title: 'Quitter sans enregistrer\u202f?', confirm: 'Quitter' },

  audience: {
    legend: 'Qui doit le suivre',
    everyone: 'Tout le monde dans l’entreprise',
    groups: 'Seulement les membres des groupes choisis',
    choose: 'Groupes',
    search: 'Rechercher un groupe',
    chosen: (count) =>
      plural(count, { one: `${number(count)} choisi`, other: `${number(count)} choisis` }),
    deleted: 'Groupe supprimé',
    notLoaded: (reason) => `Impossible de charger les groupes. ${reason}`,
    none: 'Cette entreprise n’a pas encore de groupes.',
    make: 'Créer un groupe',
    forNoOne: 'Ce module n’est destiné à personne pour le moment.',
  },
  dueDays: 'À terminer sous (jours)',
  dueHint: {
    company: (count) => `Vide\u00a0: comme dans l’entreprise, ${days(count)}.`,
    none: 'Vide\u00a0: sans échéance.',
  },
  validMonths: 'Compte pendant (mois)',
  validHint: 'Vide\u00a0: pour toujours.',

  shown: {
    title: 'Règles de formation',
    everyone: 'Pour tout le monde dans l’entreprise',
    groups: (names) => `Pour les membres de\u00a0: ${names}`,
    noOne: 'Pour personne pour le moment',
    due: (count) => `À terminer sous ${days(count)}`,
    dueAsCompany: (count) => `À terminer sous ${days(count)}, comme dans l’entreprise`,
    noDue: 'Sans échéance',
    valid: (count) => `Compte pendant ${number(count)} mois`,
    forEver: 'Compte pour toujours',
    countFrom: (day) => `Compté au plus tôt à partir du ${date(day)}`,
    takenAgain: (day, reason) => `À refaire avant la fin du ${date(day)}\u00a0: ${reason}`,
    names: (names) => list(names),
  },

  copy: {
    open: 'Copier les règles d’un autre module…',
    title: 'Copier les règles',
    module: 'Module',
    search: 'Rechercher un module',
    empty: 'L’entreprise n’a pas d’autre module.',
    confirm: 'Copier',
  },

  preview: {
    title: 'Enregistrer ces règles\u202f?',
    modules: (count) => `Pour ${modules(count)}`,
    counting: 'Comptage des participants concernés…',
    failed: 'Impossible de compter les participants concernés.',
    noneAffected: 'Aucun participant n’est concerné aujourd’hui.',
    countFrom: {
      legend: 'À partir de quand cela compte',
      applied: 'Depuis que cela s’applique à chaque participant',
      appliedNote: 'Le temps passé compte\u00a0: un participant peut être en retard aussitôt.',
      today: 'À partir d’aujourd’hui',
      todayNote:
        'Aucun participant n’est en retard, et aucune réussite n’expire, à cause du passé.',
      since: (day) => `À partir du ${date(day)}, comme maintenant`,
      keptInEach: 'Comme maintenant dans chaque module',
    },
    confirm: 'Enregistrer les règles',
    saving: (done, total) => `${number(done)} sur ${number(total)} enregistrés…`,
    retry: 'Réessayer',
    someFailed: (count) =>
      plural(count, {
        one: `${number(count)} module n’a pas été enregistré\u00a0:`,
        other: `${number(count)} modules n’ont pas été enregistrés\u00a0:`,
      }),
    saved: (name) => `Les règles de ${name} sont enregistrées`,
    savedSeveral: (count) => `Les règles de ${modules(count)} sont enregistrées`,
    undoing: 'Annulation…',
    undone: 'Les règles précédentes s’appliquent à nouveau',
    undoFailed: 'Impossible de rétablir les règles précédentes',
  },

  hits: {
    named: (names, more) =>
      list(
        more > 0
          ? [
              ...names,
              plural(more, { one: `${number(more)} autre`, other: `${number(more)} autres` }),
            ]
          : names,
      ),
    sentences: {
      added: (count, names) => `Ajouté pour ${trainees(count)}\u00a0: ${names}.`,
      removed: (count, names) =>
        plural(count, {
          one: `Retiré pour ${number(count)} participant qui n’a pas commencé\u00a0: ${names}.`,
          other: `Retiré pour ${number(count)} participants qui n’ont pas commencé\u00a0: ${names}.`,
        }),
      removedBegun: (count, names) =>
        plural(count, {
          one: `Plus obligatoire pour ${number(count)} participant qui l’a commencé ou terminé, et dont la progression reste\u00a0: ${names}.`,
          other: `Plus obligatoire pour ${number(count)} participants qui l’ont commencé ou terminé, et dont la progression reste\u00a0: ${names}.`,
        }),
      overdue: (count, names) => `En retard aujourd’hui pour ${trainees(count)}\u00a0: ${names}.`,
      overdueByPast: (count, names) =>
        `Dont ${number(count)} seulement parce que le temps passé compte\u00a0: ${names}.`,
      expired: (count, names) => `Expiré aujourd’hui pour ${trainees(count)}\u00a0: ${names}.`,
    },
  },

  several: {
    open: 'Définir des règles…',
    title: 'Définir les règles de plusieurs modules',
    modules: 'Modules',
    all: 'Tous les modules',
    noneChosen: 'Veuillez choisir un module',
    next: 'Continuer…',
  },
};
