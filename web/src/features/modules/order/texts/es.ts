import type { ModuleOrderTexts } from './en.ts';

export const texts: ModuleOrderTexts = {
  title: 'Reordenar módulos',
  changed: 'Orden modificado',
  dragHint: 'Arrastre un módulo por su asa o use las flechas que tiene al lado.',
  keysHint:
    'En un asa, la barra espaciadora levanta el módulo. Las teclas de flecha lo mueven, la barra espaciadora lo suelta y Escape cancela.',
  outdated:
    'El orden se ha modificado en otro lugar desde que empezó. Si guarda, se sustituye por el suyo.',
  save: 'Guardar orden',
  saved: 'Se ha guardado el orden de los módulos',
  unsaved: 'El nuevo orden aún no se ha guardado y se perdería.',
  handle: ({ name, place, count }) => `Mover ${name}, posición ${place} de ${count}`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  announcements: {
    lifted: ({ name, place, count }) =>
      `${name}: levantado, posición ${place} de ${count}. Las teclas de flecha lo mueven, la barra espaciadora lo suelta y Escape cancela.`,
    moved: ({ name, place, count }) => `${name}, posición ${place} de ${count}.`,
    dropped: ({ name, place, count }) => `${name}: soltado, posición ${place} de ${count}.`,
    cancelled: ({ name, place, count }) =>
      `Cancelado. ${name} vuelve a su sitio, posición ${place} de ${count}.`,
  },
  noCompany: 'No hay ninguna empresa seleccionada',
  failed: 'No se ha podido actualizar el orden de los módulos',
  failedTryAgain: 'No se ha podido actualizar el orden de los módulos. Inténtelo de nuevo.',
};
