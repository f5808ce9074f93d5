import type { ReminderTexts } from './en.ts';

export const texts: ReminderTexts = {
  open: 'Enviar recordatorio…',
  sending: 'Enviando…',
  one: {
    title: (name) => `¿Enviar un recordatorio a ${name}?`,
    submit: 'Enviar recordatorio',
    sent: (name) => `Recordatorio enviado a ${name}`,
  },
  many: {
    title: '¿Enviar recordatorios?',
    submit: 'Enviar recordatorios',
    ownText: 'Cada participante recibe un texto con sus propios módulos, en su propio idioma.',
    leftOut:
      'No lo reciben quienes ya recibieron uno en las últimas 24 horas ni quienes no tienen nada que recordar.',
    example: (name) => `Por ejemplo, a ${name}:`,
  },
  byMail: 'El recordatorio aparece en el portal y se envía por correo.',
  withoutMail: 'El recordatorio aparece solo en el portal, sin correo.',
  nothing: (name) => `Ahora no hay nada que recordar a ${name}.`,
  notLoaded: (reason) => `No se ha podido cargar el texto. ${reason}`,
};
