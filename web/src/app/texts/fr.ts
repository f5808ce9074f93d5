import { formatsOf } from '@portal/contract/formats';
import type { AppTexts } from './en.ts';

const { list } = formatsOf('fr');

export const texts: AppTexts = {
  reload: 'Recharger',
  loadingPage: 'Chargement de la page',
  version: (version) => `Version ${version}`,
  dashboard: { welcome: 'Bienvenue', training: 'Votre formation' },
  seen: {
    parts: (...parts) => `Vous voyez\u00a0: ${list(parts)}`,
    nothing:
      'Vous ne voyez rien pour le moment, car aucune entreprise ni aucun groupe ne vous est attribué.',
    changed: 'Un administrateur a modifié ce que vous voyez.',
  },
  view: {
    label: 'La vue d’un autre administrateur',
    banner: (...parts) =>
      `Vous voyez ce que voit un administrateur limité à «\u00a0${list(parts)}\u00a0». Rien ne peut être modifié ici.`,
    close: 'Fermer',
  },
  notFound: {
    title: 'Page introuvable',
    message:
      'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou l’adresse contient une erreur.',
    home: 'Retour à l’accueil',
  },
  unauthorized: {
    title: 'Accès refusé',
    message:
      'Vous n’avez pas le droit d’accéder à cette page. Si vous pensez qu’il s’agit d’une erreur, contactez un administrateur.',
    back: 'Retour',
  },
  offline:
    'Vous êtes hors ligne. Ce qui est déjà affiché reste visible\u202f; le reste arrivera au retour du réseau.',
  accessRefused:
    'Un élément du réseau entre vous et le portail bloque l’accès, par exemple une page de connexion au Wi-Fi. Ce qui est déjà affiché reste visible\u202f; le reste arrivera dès que l’accès sera possible.',
  pageFailures: {
    emblem: 'Oups',
    offline: {
      title: 'Vous êtes hors ligne',
      message: 'Cette page n’a pas encore été chargée. Elle s’affichera dès le retour du réseau.',
    },
    reloading: {
      title: 'Le portail a été mis à jour',
      message: 'La page est en cours de rechargement.',
    },
    unsavedWork: {
      title: 'Le portail a été mis à jour',
      message:
        'La page doit être rechargée. Un envoi en cours ou un formulaire non enregistré serait perdu\u00a0: terminez d’abord, puis rechargez.',
    },
    failed: {
      title: 'Une erreur inattendue s’est produite',
      message:
        'Impossible d’afficher cette page. La recharger suffit en général\u202f; rien de ce que vous avez enregistré n’est perdu.',
    },
  },
  logout: {
    failed: 'La déconnexion a échoué. Veuillez réessayer.',
    question: 'Se déconnecter et perdre ce qui n’est pas enregistré\u202f?',
    warning: 'La déconnexion efface tout cela du navigateur.',
    confirm: 'Se déconnecter',
    stay: 'Rester',
    work: {
      video: 'Une vidéo est en cours d’envoi',
      file: 'Un fichier est en cours d’envoi',
      form: 'Un formulaire contient des modifications non enregistrées',
    },
    workInOtherTab: {
      video: 'Une vidéo est en cours d’envoi dans un autre onglet',
      file: 'Un fichier est en cours d’envoi dans un autre onglet',
      form: 'Dans un autre onglet, un formulaire contient des modifications non enregistrées',
    },
  },
};
