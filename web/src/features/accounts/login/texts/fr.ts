import type { LoginTexts } from './en.ts';

export const texts: LoginTexts = {
  headings: {
    ADMIN: 'Connexion administrateur',
    TRAINEE: 'Connexion participant',
    member: 'Connexion',
  },
  tagline: 'Accédez à vos modules de formation et suivez votre progression',
  links: {
    name: 'Autres accès',
    traineeLogin: 'Connexion participant',
    adminLogin: 'Connexion administrateur',
    signUp: 'S’inscrire comme participant',
    signUpAgain: 'Se réinscrire',
    back: 'Retour à la connexion',
  },
  email: 'E-mail',
  password: 'Mot de passe',
  forgotPassword: 'Mot de passe oublié\u202f?',
  newTab: '(s’ouvre dans un nouvel onglet)',
  logIn: 'Se connecter',
  loggingIn: 'Connexion…',
  loggedIn: 'Connexion réussie',
  invalid: 'E-mail ou mot de passe incorrect',
  failed: 'La connexion a échoué. Veuillez réessayer.',
  failedBecause: (reason) => `La connexion a échoué. Veuillez réessayer. ${reason}`,
  sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
  sameAccount:
    'Connectez-vous avec le même compte pour conserver ce que vous avez saisi sur cette page.',
  otherAccount: 'Se connecter avec un autre compte',
  loggedOutHereOnly:
    'La déconnexion est effective sur cet appareil, mais le serveur n’a pas pu être prévenu.',
};
