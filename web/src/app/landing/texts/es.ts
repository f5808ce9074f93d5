import type { LandingTexts } from './en.ts';

export const texts: LandingTexts = {
  adminLogin: 'Acceso para administradores',
  signUp: 'Registrarse',
  slogan: 'Acceda a sus módulos de formación y siga su progreso',
  description:
    'La formación de su empresa como un itinerario de vídeos breves y cuestionarios: quienes se incorporan lo siguen módulo a módulo y los administradores ven hasta dónde ha llegado cada persona.',
  goToTraining: 'Ir a mi formación',
  newHere: (link) => `¿Es su primera vez aquí? Solo necesita el nombre de su empresa para ${link}.`,
  createAccount: 'crear una cuenta de participante',
  trainees: {
    title: 'Para participantes',
    watch: {
      what: 'Ver.',
      how: 'Módulo a módulo y, en cualquier dispositivo, desde donde lo dejó.',
    },
    pass: {
      what: 'Superar.',
      how: 'Un breve cuestionario muestra lo que sabe y abre el siguiente módulo.',
    },
    know: {
      what: 'Saber dónde está.',
      how: 'Hasta dónde ha llegado y qué viene después.',
    },
  },
  administrators: {
    title: 'Para administradores',
    build: {
      what: 'Crear.',
      how: 'Cada empresa tiene su propio itinerario de vídeos y preguntas.',
    },
    follow: {
      what: 'Seguir.',
      how: 'Tiempo visto, puntuaciones y módulos completados de cada participante.',
    },
    help: {
      what: 'Ayudar.',
      how: 'Las preguntas le llegan mientras la formación aún está en curso.',
    },
  },
  picture: {
    label:
      'El panel de un participante con un itinerario de módulos, un módulo con su vídeo y su cuestionario en un teléfono y la lista de participantes de un administrador con su progreso.',
    portal: 'Portal',
    dashboard: 'Panel',
    myProgress: 'Mi progreso',
    messages: 'Mensajes',
    greeting: (name) => `Hola, ${name}`,
    percent: (percent) => `${percent}\u00a0%`,
    done: 'Completado',
    doneOf: (done, all) => `${done} de ${all}`,
    averageScore: 'Puntuación media',
    nextModule: 'Siguiente',
    // Short names, and 'Cerrado' instead of 'Bloqueado': the picture has room for no more letters.
    steps: {
      welcome: 'Bienvenida',
      safety: 'Seguridad',
      data: 'Privacidad',
      hygiene: 'Higiene',
      guests: 'Clientes',
    },
    modules: {
      dataProtection: 'Privacidad',
      foodHygiene: 'Higiene básica',
      servingGuests: 'Trato al cliente',
    },
    module: (number) => `Módulo ${number}`,
    lengthAndScore: (minutes, percent) => `${minutes} min · ${percent}\u00a0%`,
    lengthAndPlace: (minutes, place) => `${minutes} min · desde ${place}`,
    length: (minutes) => `${minutes} min`,
    completed: 'Completado',
    current: 'Actual',
    locked: 'Cerrado',
    review: 'Repasar',
    start: 'Empezar',
    lockedButton: 'Cerrado',
    questionOf: (number, all) => `Pregunta ${number} de ${all}`,
    questionLines: { first: '¿Cuánto dura un', second: 'lavado de manos?' },
    options: { short: 'Cinco segundos', right: 'Veinte segundos', long: 'Dos minutos' },
    nextQuestion: 'Siguiente',
    trainees: 'Participantes',
    asksForHelp: '1 pide ayuda',
  },
};
