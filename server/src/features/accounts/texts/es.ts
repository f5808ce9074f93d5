import { formatsOf } from '@portal/contract/formats';
import type { AccountMailTexts } from './en.ts';

const { duration, list } = formatsOf('es');

export const texts: AccountMailTexts = {
  confirmation: ({ company, hours }) => ({
    subject: 'Confirmar su correo electrónico para el Training Portal',
    paragraphs: [
      `Se ha utilizado esta dirección para un registro en ${company} en el Training Portal. Para confirmarla, abra el enlace e introduzca la contraseña del registro.`,
    ],
    button: 'Confirmar la dirección',
    ending: `El enlace funciona una sola vez y es válido durante ${duration(hours, 'hour')}. Si no ha sido usted, ignore este correo: no se crea ninguna cuenta.`,
  }),
  invitation: ({ company, sees, days }) => ({
    subject: 'Le damos la bienvenida al Training Portal',
    paragraphs: [
      company === null
        ? 'Ha recibido una invitación para administrar el Training Portal. Para elegir su contraseña, abra el enlace.'
        : `Se ha creado para usted una cuenta de ${company} en el Training Portal. Para elegir su contraseña, abra el enlace.`,
      ...(sees.length === 0 ? [] : [`Verá: ${list(sees)}.`]),
    ],
    button: 'Elegir su contraseña',
    ending: `El enlace funciona una sola vez y es válido durante ${duration(days, 'day')}. Después, utilice «¿Ha olvidado su contraseña?» en la página de inicio de sesión.`,
  }),
  reset: ({ minutes }) => ({
    subject: 'Restablecer su contraseña del Training Portal',
    paragraphs: [
      'Alguien ha solicitado restablecer la contraseña de su cuenta del Training Portal. Para elegir una nueva, abra el enlace.',
    ],
    button: 'Elegir una contraseña nueva',
    ending: `El enlace funciona una sola vez y es válido durante ${duration(minutes, 'minute')}. Si no ha sido usted, ignore este correo: no cambia nada.`,
  }),
};
