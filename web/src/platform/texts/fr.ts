import { formatsOf } from '@portal/contract/formats';
import type { PlatformTexts } from './en.ts';

const { plural } = formatsOf('fr');

export const texts: PlatformTexts = {
  ago: {
    now: 'à l’instant',
    minutes: (count) => `il y a ${count}\u00a0min`,
    hours: (count) => `il y a ${count}\u00a0h`,
    yesterday: 'hier',
    days: (count) => plural(count, { one: `il y a ${count} jour`, other: `il y a ${count} jours` }),
  },
  failures: {
    timeout: 'Le serveur n’a pas répondu à temps. Vérifiez votre connexion et réessayez.',
    unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    accessRefused:
      'Un élément du réseau entre vous et le portail bloque l’accès. Vérifiez votre connexion et réessayez.',
    fileTooLargeOnTheWay:
      'Un élément du réseau entre vous et le portail refuse les fichiers de cette taille. Choisissez un fichier plus petit, ou demandez à l’exploitant du portail de relever la limite du proxy.',
    status: (status) => `Erreur HTTP, statut ${status}`,
    unknown: 'Une erreur inconnue s’est produite',
    reference: (id) => `Référence\u00a0: ${id}`,
  },
  deletedUser: 'Utilisateur supprimé',
  fileFormats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, séparé par des virgules',
    'csv-semicolon': 'CSV, séparé par des points-virgules',
  },
  signUpMail: {
    subject: 'Votre formation\u00a0: inscription',
    body: (address) =>
      `Bonjour,\n\nOuvrez ce lien pour vous inscrire à votre formation et choisir un mot de passe\u00a0:\n${address}\n`,
  },
  losses: {
    chatOutbox: 'Un message n’a pas été envoyé',
    chatDraft: 'Un message est en cours de rédaction',
    helpDraft: 'Une demande d’aide est en cours de rédaction',
    quizAnswers: 'Un quiz contient des réponses qui ne sont pas envoyées',
    watchReport: 'Un temps de visionnage n’est pas encore parvenu au portail',
  },
};
