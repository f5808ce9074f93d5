import type { LoginTexts } from './en.ts';

export const texts: LoginTexts = {
  headings: {
    ADMIN: 'Acceso para administradores',
    TRAINEE: 'Acceso para participantes',
    member: 'Inicio de sesión',
  },
  tagline: 'Acceda a sus módulos de formación y siga su progreso',
  links: {
    name: 'Otras formas de acceso',
    traineeLogin: 'Acceso para participantes',
    adminLogin: 'Acceso para administradores',
    signUp: 'Registrarse como participante',
    signUpAgain: 'Registrarse de nuevo',
    back: 'Volver al inicio de sesión',
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgotPassword: '¿Ha olvidado su contraseña?',
  newTab: '(se abre en una pestaña nueva)',
  logIn: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  loggedIn: 'Sesión iniciada',
  invalid: 'Correo electrónico o contraseña incorrectos',
  failed: 'No se ha podido iniciar sesión. Inténtelo de nuevo.',
  failedBecause: (reason) => `No se ha podido iniciar sesión. Inténtelo de nuevo. ${reason}`,
  sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo.',
  sameAccount:
    'Inicie sesión con la misma cuenta para conservar lo que ha introducido en esta página.',
  otherAccount: 'Iniciar sesión con otra cuenta',
  loggedOutHereOnly:
    'Se ha cerrado la sesión en este dispositivo, pero no se ha podido avisar al servidor.',
};
