import { formatsOf } from '@portal/contract/formats';
import type { ChatTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: ChatTexts = {
  title: 'Messagerie interentreprises',
  description: 'Échangez avec les participants et les responsables de toutes les entreprises',
  sidePane: 'Conversations et personnes',
  showChats: 'Afficher les conversations',
  newChat: 'Nouvelle conversation',
  failedToStart: 'Impossible de démarrer la conversation',
  failedToChange: (reason) => `Impossible de modifier la conversation\u00a0: ${reason}`,
  failedToSend: 'Impossible d’envoyer le message',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  unread: (count, shown) =>
    plural(count, { one: `${shown} message non lu`, other: `${shown} messages non lus` }),
  roles: {
    TRAINEE: 'Participant',
    ADMIN: 'Responsable',
  },
  rooms: {
    list: 'Conversations',
    loading: 'Chargement des conversations…',
    notLoaded: 'Impossible de charger vos conversations.',
    none: 'Aucune conversation pour l’instant',
    startFirst: 'Démarrer une conversation',
    you: 'Vous\u00a0: ',
    draft: 'Brouillon\u00a0: ',
    muted: 'Notifications désactivées',
  },
  people: {
    list: 'Personnes',
    loading: 'Chargement des personnes…',
    notLoaded: 'Impossible de charger la liste des personnes',
    search: 'Rechercher une personne',
    searchPlaceholder: 'Rechercher par nom ou e-mail…',
    typeMore: 'Saisissez au moins deux caractères pour trouver d’autres personnes.',
    none: 'Aucune personne trouvée',
    noneHint: 'Essayez une autre partie du nom ou de l’e-mail.',
    failedToFetch: 'Impossible de charger les personnes',
    failedBecause: (reason) => `Impossible de charger les personnes\u00a0: ${reason}`,
    failedForUnknownReason: 'Impossible de charger les personnes\u00a0: erreur inconnue',
  },
  room: {
    welcome: 'Bienvenue dans la messagerie interentreprises',
    start: 'Démarrer une conversation',
    opening: 'Ouverture de la conversation…',
    notFound: 'Cette conversation n’existe pas',
    notFoundHint: 'L’adresse n’est pas tout à fait exacte, ou la conversation n’est pas la vôtre.',
    toChats: 'Aller à vos conversations',
  },
  conversation: {
    with: (name) => `Conversation avec ${name}`,
    toChats: 'Retour aux conversations',
    notificationSettings: 'Paramètres de notification',
    online: 'En ligne',
    offline: 'Hors ligne',
    connected: 'Connexion active',
    disconnected: 'Connexion perdue',
    reconnect: 'Rétablir la connexion',
    none: 'Aucun message pour l’instant',
    noneHint: 'Lancez la conversation\u202f!',
    notLoaded: 'Impossible de charger les messages.',
    loading: 'Chargement des messages…',
    typing: (name) => `${name} écrit…`,
  },
  menu: {
    open: 'Options de la conversation',
    search: 'Rechercher dans la conversation',
    mute: 'Désactiver les notifications',
    unmute: 'Réactiver les notifications',
    block: (name) => `Bloquer ${name}`,
    unblock: (name) => `Débloquer ${name}`,
  },
  search: {
    bar: 'Recherche',
    field: 'Rechercher dans la conversation',
    older: 'Résultat précédent',
    newer: 'Résultat suivant',
    close: 'Fermer la recherche',
    progress: (searched, total) =>
      `Recherche dans les messages\u00a0: ${number(searched)} sur ${number(total)}…`,
    none: 'Aucun message trouvé.',
    match: (place, total) => `Résultat ${place} sur ${total}`,
    matchSoFar: (place, total) => `Résultat ${place} sur ${total} pour l’instant`,
  },
  messages: {
    with: (name) => `Messages avec ${name}`,
    toNewest: 'Aller au dernier message',
    unread: (count) =>
      plural(count, {
        one: `${count} nouveau message`,
        other: `${count} nouveaux messages`,
      }),
    new: 'Nouveaux messages',
    ownSender: 'Vous\u00a0: ',
    sender: (name) => `${name}\u00a0: `,
    announced: (name, text) => `${name}\u00a0: ${text}`,
    sending: 'Envoi…',
    marks: { sent: 'Envoyé', read: 'Lu' },
    notSent: 'Non envoyé – ',
    notDelivered: 'Non remis – ',
    edit: 'Modifier',
    discard: 'Supprimer',
  },
  writing: {
    field: 'Message',
    unsentText: 'Votre texte, non envoyé',
    placeholder: 'Écrivez votre message ici…',
    send: 'Envoyer le message',
    discard: 'Supprimer',
    tooLong: 'Trop long pour être envoyé. ',
    length: (length, most) => `${number(length)} caractères sur ${number(most)}`,
    messagesLeft: (name, left) =>
      plural(left, {
        one: `${name} n’a pas encore répondu. Vous pouvez encore envoyer ${left} message.`,
        other: `${name} n’a pas encore répondu. Vous pouvez encore envoyer ${left} messages.`,
      }),
    closed: {
      deleted:
        'Le compte de cette personne n’existe plus. Vous pouvez lire la conversation, mais plus y écrire.',
      separated:
        'Vos entreprises n’autorisent pas les échanges entre elles. Vous pouvez lire la conversation, mais pas écrire.',
      blocked: (name) => `Vous avez bloqué ${name}. Aucun de vous deux ne peut écrire à l’autre.`,
      unanswered: (name) =>
        `${name} n’a pas encore répondu. Vous pourrez écrire à nouveau après une réponse.`,
    },
    unblock: (name) => `Débloquer ${name}`,
    unblocking: 'Déblocage…',
  },
};
