import type { ReminderTexts } from './en.ts';

export const texts: ReminderTexts = {
  open: 'Envoyer un rappel…',
  sending: 'Envoi…',
  one: {
    title: (name) => `Envoyer un rappel à ${name}\u202f?`,
    submit: 'Envoyer le rappel',
    sent: (name) => `Rappel envoyé à ${name}`,
  },
  many: {
    title: 'Envoyer des rappels\u202f?',
    submit: 'Envoyer les rappels',
    ownText: 'Chaque participant reçoit un texte avec ses propres modules, dans sa propre langue.',
    leftOut:
      'Sont ignorés les participants qui ont reçu un rappel au cours des dernières 24\u00a0heures ou pour lesquels il n’y a rien à rappeler.',
    example: (name) => `Par exemple, à ${name}\u00a0:`,
  },
  byMail: 'Le rappel apparaît dans le portail et est envoyé par e-mail.',
  withoutMail: 'Le rappel apparaît seulement dans le portail, sans e-mail.',
  nothing: (name) => `Il n’y a rien à rappeler à ${name} pour le moment.`,
  notLoaded: (reason) => `Le texte n’a pas pu être chargé. ${reason}`,
};
