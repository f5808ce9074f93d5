import { formatsOf } from '@portal/contract/formats';
import type { HelpTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const requests = (count: number) =>
  plural(count, { one: `${number(count)} demande`, other: `${number(count)} demandes` });

export const texts: HelpTexts = {
  requests: 'Demandes d’aide',
  loading: 'Chargement des demandes d’aide…',
  failedToLoad: 'Impossible de charger les demandes d’aide',
  found: {
    all: (count) =>
      plural(count, {
        one: `${number(count)} demande trouvée`,
        other: `${number(count)} demandes trouvées`,
      }),
    soFar: (count) =>
      plural(count, {
        one: `${number(count)} demande trouvée pour l’instant`,
        other: `${number(count)} demandes trouvées pour l’instant`,
      }),
  },
  statuses: {
    PENDING: 'En attente',
    IN_PROGRESS: 'En cours',
    RESOLVED: 'Résolue',
    CLOSED: 'Clôturée',
  },
  module: 'Module',
  adminNotes: 'Remarques de l’administrateur',

  ask: {
    open: 'Demander de l’aide',
    title: 'Demander de l’aide',
    about: 'Un administrateur lira votre message et y répondra.',
    aboutModule: 'Un administrateur lira votre message et verra de quel module il s’agit.',
    askedBefore: 'Vos demandes précédentes\u00a0:',
    ownRequests: (count) => `Mes demandes d’aide (${count})`,
    message: 'Votre message',
    placeholder: 'En quoi pouvons-nous vous aider\u202f?',
    send: 'Envoyer la demande',
    sending: 'Envoi…',
    sent: 'Votre demande d’aide est envoyée. Un administrateur vous répondra bientôt.',
    failed: 'Impossible d’envoyer la demande d’aide. Veuillez réessayer.',
  },

  own: {
    link: 'Mes demandes d’aide',
    changed: (count, shown) =>
      plural(count, {
        one: `${shown} demande avec du nouveau`,
        other: `${shown} demandes avec du nouveau`,
      }),
    new: 'Nouveau',
    asked: (time) => `Envoi\u00a0: ${time}`,
    updated: (time) => `Mise à jour\u00a0: ${time}`,
    none: {
      title: 'Aucune demande d’aide',
      text: 'Vous n’avez pas encore demandé d’aide. Si quelque chose vous empêche d’apprendre, n’hésitez pas à en demander.',
    },
  },

  news: {
    answeredTitle: 'Réponse à votre demande d’aide',
    statusTitle: (status) => `Demande d’aide\u00a0: ${status}`,
    answered: 'Un administrateur a répondu à votre demande d’aide.',
    status: (status) => `Nouveau statut de votre demande d’aide\u00a0: ${status}.`,
    several: (count) => `Il y a du nouveau pour ${count} de vos demandes d’aide.`,
  },

  list: {
    pending: (count) => `${number(count)} en attente`,
    pendingShown: (count, shown) =>
      plural(count, {
        one: `${shown} demande en attente`,
        other: `${shown} demandes en attente`,
      }),
    none: {
      title: 'Aucune demande d’aide',
      text: 'Tout va bien pour tous les participants\u202f!',
    },
    noMatch: {
      title: 'Aucune demande d’aide ne correspond à ces filtres',
      showAll: 'Afficher toutes les demandes',
    },
    showMore: 'Afficher plus de demandes',
  },

  filters: {
    search: 'Rechercher une demande d’aide',
    searchPlaceholder: 'Message ou personne',
    status: 'Statut',
    all: 'Tous',
    assignee: 'Attribuée à',
    anyAssignee: 'Tous les administrateurs',
    assignees: { me: 'Attribuées à moi', none: 'Non attribuées' },
  },

  card: {
    label: (name) => `Demande\u00a0: ${name}`,
    unknownCompany: 'Entreprise inconnue',
    chat: 'Ouvrir la conversation avec ce participant',
    update: 'Traiter',
    updateRequestOf: (name) => `Traiter la demande\u00a0: ${name}`,
    select: (name) => `Sélectionner la demande\u00a0: ${name}`,
  },

  assignee: {
    none: 'Non attribuée',
    you: 'Attribuée à vous',
    other: (name) => `Attribuée à ${name}`,
    assign: 'M’attribuer',
    assignRequestOf: (name) => `M’attribuer la demande\u00a0: ${name}`,
    unassign: 'Retirer l’attribution',
    unassignRequestOf: (name) => `Retirer l’attribution de la demande\u00a0: ${name}`,
  },

  update: {
    title: 'Traiter la demande d’aide',
    request: 'La demande',
    status: 'Statut',
    assignee: 'Attribuée à',
    noAssignee: 'Aucun administrateur',
    notes: 'Remarques de l’administrateur',
    notesHint: 'Le participant les voit.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'La demande d’aide a été mise à jour',
    failed: 'Impossible de mettre à jour la demande d’aide',
    leave: {
      title: 'Quitter sans enregistrer\u202f?',
      text: 'Votre réponse à cette demande d’aide n’est pas encore enregistrée et serait perdue.',
      confirm: 'Quitter',
    },
  },

  history: {
    title: 'Historique',
    loading: 'Chargement de l’historique…',
    failed: (reason) => `Impossible de charger l’historique. ${reason}`,
    none: 'Aucune modification pour l’instant.',
    showAll: (count) => `Afficher les ${number(count)} modifications`,
    status: (before, after) => `${before} → ${after}`,
    notesAdded: (notes) => `Remarques\u00a0: «\u00a0${notes}\u00a0»`,
    notesChanged: (before, after) =>
      `Remarques\u00a0: «\u00a0${before}\u00a0» → «\u00a0${after}\u00a0»`,
    notesRemoved: (notes) => `Remarques retirées\u00a0: «\u00a0${notes}\u00a0»`,
    assigned: (name) => `Attribuée à ${name}`,
    unassigned: 'Plus attribuée',
  },

  closing: {
    selectShown: 'Sélectionner toutes les demandes affichées',
    selected: (count) =>
      plural(count, {
        one: `${number(count)} demande sélectionnée`,
        other: `${number(count)} demandes sélectionnées`,
      }),
    allSelected: (count) =>
      plural(count, {
        one: 'La demande ouverte trouvée est sélectionnée',
        other: `Les ${number(count)} demandes ouvertes trouvées sont sélectionnées`,
      }),
    selectAll: (count) =>
      plural(count, {
        one: 'Sélectionner la demande ouverte trouvée',
        other: `Sélectionner les ${number(count)} demandes ouvertes trouvées`,
      }),
    tooMany: (max) =>
      `Vous pouvez sélectionner au plus ${number(max)} demandes une par une. Réduisez la liste avec un filtre et sélectionnez toutes celles qui sont trouvées.`,
    close: (count) => `Clôturer ${requests(count)}`,
    title: (count) => `Clôturer ${requests(count)}\u202f?`,
    text: 'Les participants reçoivent les mêmes notifications que si chaque demande était clôturée séparément. Une demande modifiée entre-temps par un autre administrateur reste telle quelle. La clôture peut être annulée.',
    starting: 'Lancement…',
    otherCount: (found, before) =>
      plural(found, {
        one: `La liste a changé\u00a0: ${number(found)} demande ouverte est trouvée maintenant, au lieu de ${number(before)}.`,
        other: `La liste a changé\u00a0: ${number(found)} demandes ouvertes sont trouvées maintenant, au lieu de ${number(before)}.`,
      }),
  },
};
