import type { LandingTexts } from './en.ts';

export const texts: LandingTexts = {
  adminLogin: 'Connexion administrateur',
  signUp: 'S’inscrire',
  slogan: 'Accédez à vos modules de formation et suivez votre progression',
  description:
    'La formation de votre entreprise, un parcours de courtes vidéos et de quiz\u00a0: les nouveaux collègues le suivent module par module, et les administrateurs voient où chacun en est.',
  goToTraining: 'Aller à ma formation',
  newHere: (link) => `Première visite\u202f? Le nom de votre entreprise suffit pour ${link}.`,
  createAccount: 'créer un compte de participant',
  trainees: {
    title: 'Pour les participants',
    watch: {
      what: 'Regarder.',
      how: 'Un module à la fois, sur tout appareil, là où vous en étiez.',
    },
    pass: {
      what: 'Réussir.',
      how: 'Un court quiz montre ce que vous savez et ouvre le module suivant.',
    },
    know: {
      what: 'Savoir où vous en êtes.',
      how: 'Le chemin parcouru et la suite.',
    },
  },
  administrators: {
    title: 'Pour les administrateurs',
    build: {
      what: 'Construire.',
      how: 'Chaque entreprise a son propre parcours de vidéos et de questions.',
    },
    follow: {
      what: 'Suivre.',
      how: 'Temps de visionnage, scores et modules terminés de chaque participant.',
    },
    help: {
      what: 'Aider.',
      how: 'Les questions vous parviennent pendant que la formation est en cours.',
    },
  },
  picture: {
    label:
      'Le tableau de bord d’un participant avec un parcours de modules, un module avec sa vidéo et son quiz sur un téléphone, et la liste des participants d’un administrateur avec leur progression.',
    portal: 'Portail',
    dashboard: 'Tableau de bord',
    myProgress: 'Ma progression',
    messages: 'Messagerie',
    greeting: (name) => `Bonjour ${name}`,
    percent: (percent) => `${percent}\u202f%`,
    done: 'Terminés',
    doneOf: (done, all) => `${done} sur ${all}`,
    averageScore: 'Score moyen',
    nextModule: 'Suivant',
    steps: {
      welcome: 'Accueil',
      safety: 'Sécurité',
      data: 'Données',
      hygiene: 'Hygiène',
      guests: 'Clients',
    },
    modules: {
      dataProtection: 'Confidentialité',
      foodHygiene: 'Hygiène alimentaire',
      servingGuests: 'Service en salle',
    },
    module: (number) => `Module ${number}`,
    lengthAndScore: (minutes, percent) => `${minutes}\u00a0min · ${percent}\u202f%`,
    lengthAndPlace: (minutes, place) => `${minutes}\u00a0min · reprise à ${place}`,
    length: (minutes) => `${minutes}\u00a0min`,
    completed: 'Terminé',
    current: 'Actuel',
    locked: 'Fermé',
    review: 'Revoir',
    start: 'Commencer',
    lockedButton: 'Verrouillé',
    questionOf: (number, all) => `Question ${number} sur ${all}`,
    questionLines: { first: 'Combien de temps', second: 'se laver les mains\u202f?' },
    options: { short: 'Cinq secondes', right: 'Vingt secondes', long: 'Deux minutes' },
    nextQuestion: 'Suivante',
    trainees: 'Participants',
    asksForHelp: '1 demande d’aide',
  },
};
