import { formatsOf } from '@portal/contract/formats';
import type { CheckpointMailTexts } from './en.ts';

const { date, number } = formatsOf('es');

export const texts: CheckpointMailTexts = {
  subject: (company) => `Punto de control del registro firmado: ${company}`,
  intro: (company, file) =>
    `Los certificados de ${company} se inscriben en el registro firmado del Training Portal. El archivo ${file} es el punto de control más reciente de este registro.`,
  use: 'Guarde este correo fuera del portal. Un punto de control abarca todas las entradas hasta su fecha: si una entrada se modifica o se elimina más tarde, el registro deja de coincidir con él.',
  facts: (entries, signedOn) => `Entradas: ${number(entries)}. Firmado el ${date(signedOn)}.`,
  button: 'Mostrar las claves del registro',
  ending:
    'Este correo se envía cada semana. Para dejar de recibirlo, un administrador del portal quita esta dirección en la página de la empresa.',
};
