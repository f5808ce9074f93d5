import { formatsOf } from '@portal/contract/formats';
import type { NotificationMailTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const ENDING =
  'Recibe este correo porque las notificaciones por correo electrónico están activadas en su configuración de notificaciones.';

export const texts: NotificationMailTexts = {
  unread: ({ unread }) => {
    const messages = plural(unread, {
      one: 'un mensaje sin leer',
      other: `${number(unread)} mensajes sin leer`,
    });
    return {
      subject: `Tiene ${messages}`,
      paragraphs: [`Tiene ${messages} en el Training Portal.`],
      button: 'Abrir el chat',
      ending: ENDING,
    };
  },
  helpAnswered: {
    subject: 'Se ha respondido a su solicitud de ayuda',
    paragraphs: ['Un administrador ha respondido a su solicitud de ayuda en el Training Portal.'],
    button: 'Leer la respuesta',
    ending: ENDING,
  },
};
