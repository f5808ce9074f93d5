import type { ModuleVersionsTexts } from './en.ts';

export const texts: ModuleVersionsTexts = {
  title: 'Este módulo se ha modificado en otro lugar',
  description: 'Aún no se ha guardado nada suyo. Elija qué versión se conserva.',
  choices:
    '«Conservar la mía» guarda sus cambios; lo que no ha cambiado queda como se guardó allí. «Mostrar la otra» descarta sus cambios.',
  back: 'Volver a editar',
  showTheirs: 'Mostrar la otra',
  keepMine: 'Conservar la mía',
  loading: 'Cargando la otra versión…',
  loadFailed: 'No se ha podido cargar la otra versión',
  yours: 'Mi versión',
  theirs: 'La otra versión',
  unchanged: 'No lo ha cambiado.',
  fields: { picture: 'Imagen', question: (place) => `Pregunta ${place}` },
  empty: 'Vacío',
  switchedOn: 'Activado',
  switchedOff: 'Desactivado',
  video: {
    none: 'Sin vídeo',
    chosen: ({ file, length }) => `${file} (${length})`,
    another: (length) => `Otro vídeo (${length})`,
    asBefore: (length) => `El vídeo anterior (${length})`,
  },
  picture: {
    none: 'Sin imagen',
    chosen: 'Una imagen nueva',
    another: 'Otra imagen',
    asBefore: 'La imagen anterior',
  },
  captions: {
    none: 'Sin subtítulos',
    without: (name) => `Sin ${name}`,
    added: (name) => `Nuevos: ${name}`,
  },
  question: {
    none: 'Sin pregunta',
    fixedOrder: 'Las opciones mantienen este orden.',
    explanation: (explanation) => `Explicación: ${explanation}`,
  },
};
