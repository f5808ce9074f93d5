import type { LoginTexts } from './en.ts';

export const texts: LoginTexts = {
  headings: {
    ADMIN: 'Logowanie administratora',
    TRAINEE: 'Logowanie uczestnika',
    member: 'Logowanie',
  },
  tagline: 'Twoje moduły szkoleniowe i postęp w jednym miejscu',
  links: {
    name: 'Inne sposoby wejścia',
    traineeLogin: 'Logowanie uczestnika',
    adminLogin: 'Logowanie administratora',
    signUp: 'Zarejestruj się jako uczestnik',
    signUpAgain: 'Zarejestruj się ponownie',
    back: 'Wróć do logowania',
  },
  email: 'E-mail',
  password: 'Hasło',
  forgotPassword: 'Nie pamiętasz hasła?',
  newTab: '(otwiera się na nowej karcie)',
  logIn: 'Zaloguj się',
  loggingIn: 'Logowanie…',
  loggedIn: 'Zalogowano',
  invalid: 'Nieprawidłowy e-mail lub hasło',
  failed: 'Nie udało się zalogować. Spróbuj ponownie.',
  failedBecause: (reason) => `Nie udało się zalogować. Spróbuj ponownie. ${reason}`,
  sessionEnded: 'Twoja sesja wygasła. Zaloguj się ponownie.',
  sameAccount: 'Zaloguj się na to samo konto, aby zachować dane wprowadzone na tej stronie.',
  otherAccount: 'Zaloguj się na inne konto',
  loggedOutHereOnly: 'Wylogowano na tym urządzeniu, ale nie udało się powiadomić serwera.',
};
