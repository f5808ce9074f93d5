import type { PlatformTexts } from './en.ts';

export const texts: PlatformTexts = {
  ago: {
    now: 'ahora mismo',
    minutes: (count) => `hace ${count} min`,
    hours: (count) => `hace ${count} h`,
    yesterday: 'ayer',
    days: (count) => `hace ${count} días`,
  },
  failures: {
    timeout: 'El servidor no ha respondido a tiempo. Compruebe la conexión e inténtelo de nuevo.',
    unreachable: 'No se puede acceder al servidor. Compruebe la conexión e inténtelo de nuevo.',
    accessRefused:
      'Algo entre usted y el portal impide el acceso. Compruebe la conexión e inténtelo de nuevo.',
    fileTooLargeOnTheWay:
      'Algo entre usted y el portal rechaza archivos de este tamaño. Elija un archivo más pequeño o pida al operador del portal que aumente el límite del proxy.',
    status: (status) => `Error HTTP, estado: ${status}`,
    unknown: 'Se ha producido un error desconocido',
    reference: (id) => `Referencia: ${id}`,
  },
  deletedUser: 'Usuario eliminado',
  fileFormats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, separado por comas',
    'csv-semicolon': 'CSV, separado por punto y coma',
  },
  signUpMail: {
    subject: 'Su formación: regístrese',
    body: (address) =>
      `Hola:\n\nAbra este enlace para registrarse en su formación y elija allí una contraseña:\n${address}\n`,
  },
  losses: {
    chatOutbox: 'Hay un mensaje de chat sin enviar',
    chatDraft: 'Hay un mensaje de chat a medio escribir',
    helpDraft: 'Hay una solicitud de ayuda a medio escribir',
    quizAnswers: 'Hay un cuestionario con respuestas sin enviar',
    watchReport: 'El tiempo de vídeo visto aún no ha llegado al portal',
  },
};
