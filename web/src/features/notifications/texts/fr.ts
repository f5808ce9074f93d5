import { formatsOf } from '@portal/contract/formats';
import type { NotificationTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

/** The beginning of a sentence about trainees who have completed the training. */
const completedAt = (count: number, company: string) =>
  plural(count, {
    one: `${number(count)} participant de l’entreprise ${company} a terminé la formation`,
    other: `${number(count)} participants de l’entreprise ${company} ont terminé la formation`,
  });

export const texts: NotificationTexts = {
  notifications: 'Notifications',
  withUnread: (unread) => `Notifications, ${unread} à lire`,
  list: {
    nothingUnread: 'Tout est lu',
    unreadCount: (count) => `${count} à lire`,
    markAllRead: 'Tout marquer comme lu',
    marking: 'Enregistrement…',
    failedToMarkAll: 'Impossible de tout marquer comme lu',
    failedToMark: 'Impossible de marquer comme lu',
    unread: 'Non lue',
    empty: 'Aucune notification pour l’instant',
    emptyForAdmins:
      'Les nouveaux messages, les formations terminées et les réussites à vérifier apparaîtront ici.',
    emptyForTrainees:
      'Les nouveaux messages et les réponses à vos demandes d’aide apparaîtront ici.',
  },
  notices: {
    view: 'Afficher',
    newMessage: 'Nouveau message',
    from: (name) => `De la part de\u00a0: ${name}`,
    newMessageTitle: 'Nouveau message',
    newMessageBody: 'Vous avez reçu un nouveau message',
    helpRequest: 'Demande d’aide',
    trainingCompleted: 'Formation terminée',
    completedBy: (name) => `${name} a terminé tous les modules de formation\u202f!`,
    ownTrainingCompleted: 'Vous avez terminé votre formation\u202f!',
    testTitle: 'Notification de test',
    testBody: 'Ceci est une notification de test de Training Portal',
    testSent: 'Notification de test envoyée',
  },
  groupCompletion: {
    byEarlierChanges: (count, company) =>
      `${completedAt(count, company)} à la suite de modifications antérieures des modules.`,
    byModule: {
      deleted: (count, company, module) =>
        `${completedAt(count, company)}\u00a0: «\u00a0${module}\u00a0» a été supprimé.`,
      saved: (count, company, module) =>
        `${completedAt(count, company)}\u00a0: «\u00a0${module}\u00a0» a été modifié.`,
      restored: (count, company, module) =>
        `${completedAt(count, company)}\u00a0: «\u00a0${module}\u00a0» a été restauré.`,
      rules: (count, company, module) =>
        `${completedAt(count, company)}\u00a0: les règles de «\u00a0${module}\u00a0» ont été modifiées.`,
    },
  },
  reminder: {
    title: 'Rappel de formation',
    again: 'À suivre de nouveau',
    againBy: (day) => `À suivre de nouveau au plus tard le ${day}`,
    modules: (count) =>
      plural(count, { one: `${number(count)} module`, other: `${number(count)} modules` }),
  },
  settings: {
    title: 'Paramètres de notification',
    cardDescription: 'Comment le portail vous informe des nouveaux messages et autres nouveautés.',
    dialogDescription:
      'Choisissez comment les nouveaux messages et autres nouveautés vous sont signalés.',
    channels: 'Canaux',
    save: 'Enregistrer les paramètres',
    saved: 'Paramètres de notification enregistrés',
    savedHereOnly: 'Enregistré dans ce navigateur uniquement',
    weeklyReportNotSaved: 'Le rapport hebdomadaire n’a pas été enregistré',
    test: 'Tester les notifications',
  },
  soundNotifications: { label: 'Son', description: 'Jouer un son à l’arrivée d’un message' },
  toastNotifications: {
    label: 'Messages à l’écran',
    description: 'Brefs messages dans le portail',
  },
  browserNotifications: {
    label: 'Notifications du navigateur',
    description: 'Afficher des notifications lorsque le portail n’est pas au premier plan',
    unsupported: 'Ce navigateur ne prend pas en charge les notifications.',
    enabled: 'Notifications du navigateur activées',
    denied: 'Notifications du navigateur refusées',
    deniedHint: 'Veuillez autoriser les notifications dans les paramètres de votre navigateur',
  },
  emailNotifications: {
    label: 'Notifications par e-mail',
    description: 'Un e-mail pour les nouveautés importantes',
    notLoaded: 'Impossible de charger le paramètre.',
    reminders:
      'Les rappels de formations dont l’échéance est aujourd’hui, en retard ou à suivre de nouveau sont envoyés par e-mail dans tous les cas.',
  },
  weeklyReport: {
    label: 'Rapport hebdomadaire',
    description: 'Par e-mail le lundi à 8\u00a0h',
    withoutMailServer: 'Impossible\u00a0: le portail n’a pas de serveur d’e-mails (SMTP_URL).',
    withoutCompany:
      'L’entreprise de votre rapport est supprimée, aucun rapport n’est donc envoyé. Choisissez-en une autre.',
  },
};
