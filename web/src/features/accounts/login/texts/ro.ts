import type { LoginTexts } from './en.ts';

export const texts: LoginTexts = {
  headings: {
    ADMIN: 'Conectare administrator',
    TRAINEE: 'Conectare cursant',
    member: 'Conectare',
  },
  tagline: 'Accesați modulele de instruire și urmăriți-vă progresul',
  links: {
    name: 'Alte căi de acces',
    traineeLogin: 'Conectare cursant',
    adminLogin: 'Conectare administrator',
    signUp: 'Înregistrare pentru cursanți',
    signUpAgain: 'Înregistrați-vă din nou',
    back: 'Înapoi la conectare',
  },
  email: 'E-mail',
  password: 'Parolă',
  forgotPassword: 'Ați uitat parola?',
  newTab: '(se deschide într-o filă nouă)',
  logIn: 'Conectați-vă',
  loggingIn: 'Se conectează…',
  loggedIn: 'V-ați conectat.',
  invalid: 'Adresa de e-mail sau parola este greșită',
  failed: 'Conectarea nu a reușit. Încercați din nou.',
  failedBecause: (reason) => `Conectarea nu a reușit. Încercați din nou. ${reason}`,
  sessionEnded: 'Sesiunea dvs. s-a încheiat. Conectați-vă din nou.',
  sameAccount: 'Conectați-vă cu același cont pentru a păstra ce ați introdus pe această pagină.',
  otherAccount: 'Conectați-vă cu alt cont',
  loggedOutHereOnly: 'V-ați deconectat pe acest dispozitiv, dar serverul nu a putut fi anunțat.',
};
