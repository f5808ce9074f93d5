import type { LoginTexts } from './en.ts';

export const texts: LoginTexts = {
  headings: {
    ADMIN: 'Anmeldung für Admins',
    TRAINEE: 'Anmeldung für Teilnehmende',
    member: 'Anmelden',
  },
  tagline: 'Ihre Schulungsmodule und Ihr Fortschritt an einem Ort',
  links: {
    name: 'Andere Zugänge',
    traineeLogin: 'Anmeldung für Teilnehmende',
    adminLogin: 'Anmeldung für Admins',
    signUp: 'Als Teilnehmer/in registrieren',
    signUpAgain: 'Neu registrieren',
    back: 'Zurück zur Anmeldung',
  },
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  forgotPassword: 'Passwort vergessen?',
  newTab: '(öffnet einen neuen Tab)',
  logIn: 'Anmelden',
  loggingIn: 'Anmeldung läuft\u00a0…',
  loggedIn: 'Sie sind angemeldet',
  invalid: 'E-Mail-Adresse oder Passwort ist falsch',
  failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  failedBecause: (reason) =>
    `Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal. ${reason}`,
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  sameAccount:
    'Melden Sie sich mit demselben Konto an, um Ihre Eingaben auf dieser Seite zu behalten.',
  otherAccount: 'Mit einem anderen Konto anmelden',
  loggedOutHereOnly: 'Sie sind auf diesem Gerät abgemeldet, doch der Server war nicht erreichbar.',
};
