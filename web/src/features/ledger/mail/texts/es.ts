import type { CheckpointMailTexts } from './en.ts';

export const texts: CheckpointMailTexts = {
  title: 'Punto de control por correo',
  note: 'Cada semana se envía a esta dirección el punto de control más reciente del registro firmado. Una copia fuera del portal muestra si el registro de certificados se reescribe más adelante.',
  loading: 'Cargando la dirección…',
  loadFailed: 'No se ha podido cargar la dirección para los puntos de control.',
  email: 'Correo electrónico',
  hint: 'Por ejemplo, el de una auditoría o de un archivo.',
  saved: (email) => `Guardado. El punto de control más reciente se está enviando a ${email}.`,
  stop: 'Dejar de enviar',
  stopping: 'Deteniendo…',
  stopped: 'Ya no se envían puntos de control',
  lost: 'La dirección para los puntos de control aún no se ha guardado y se perdería.',
  leave: { title: '¿Salir sin guardar?', confirm: 'Salir' },
};
