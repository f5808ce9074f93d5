import type { CalendarTexts } from './en.ts';

export const texts: CalendarTexts = {
  title: 'Ajouter au calendrier',
  description: 'Votre propre calendrier peut afficher les jours d’échéance de vos modules.',
  loading: 'Chargement de votre adresse de calendrier…',
  loadFailed: 'Votre adresse de calendrier n’a pas pu être chargée',
  without: 'L’application les lit à une adresse secrète, créée pour vous.',
  make: 'Créer une adresse',
  making: 'Création…',
  notMade: (reason) => `Aucune nouvelle adresse n’a été créée\u00a0: ${reason}`,
  mayLag:
    'Les calendriers peuvent avoir un jour de retard\u00a0: les applications ne lisent l’adresse que quelques fois par jour.',
  secret: 'Toute personne qui a l’adresse voit vos échéances. Ne la transmettez pas.',
  once: 'Copiez l’adresse maintenant\u00a0: elle ne s’affiche qu’une fois.',
  address: 'Adresse du calendrier',
  copy: 'Copier l’adresse',
  byAddress:
    'Dans Google Agenda, Outlook ou Calendrier d’Apple, ajoutez un calendrier «\u00a0à partir d’une URL\u00a0» ou «\u00a0à partir du web\u00a0», puis collez l’adresse.',
  byProgram: 'Ou ouvrez-la dans le calendrier de cet appareil.',
  openProgram: 'Ouvrir dans un calendrier',
  since: (day = '') =>
    `Vous avez une adresse depuis le ${day}. Elle ne s’affiche plus\u00a0; si vous en avez encore besoin, créez-en une nouvelle.`,
  replacement: {
    open: 'Nouvelle adresse',
    title: 'Remplacer l’adresse du calendrier\u00a0?',
    text: 'L’adresse actuelle cesse aussitôt de fonctionner. Les calendriers qui l’utilisent n’affichent plus de changements tant que vous ne leur donnez pas la nouvelle.',
    confirm: 'Créer une nouvelle adresse',
    done: 'Vous avez une nouvelle adresse de calendrier',
  },
  end: {
    open: 'Supprimer l’adresse',
    title: 'Supprimer l’adresse du calendrier\u00a0?',
    text: 'Les calendriers qui l’utilisent ne pourront plus lire vos échéances.',
    busy: 'Suppression…',
    done: 'L’adresse du calendrier est supprimée',
    failed: (reason) => `L’adresse n’a pas été supprimée\u00a0: ${reason}`,
  },
};
