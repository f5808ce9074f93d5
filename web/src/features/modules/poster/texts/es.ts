import type { PosterTexts } from './en.ts';

export const texts: PosterTexts = {
  label: 'Imagen del vídeo',
  preparing: 'Preparando la imagen…',
  chooseMoment: 'Elegir un momento',
  chooseFile: 'Elegir un archivo',
  chooseFileLabel: 'Elegir un archivo de imagen',
  keep: 'Conservar',
  keepLabel: 'Conservar la imagen',
  remove: 'Quitar',
  removeLabel: 'Quitar la imagen',
  unusable:
    'Este archivo no se puede usar como imagen. Elija un archivo PNG, JPEG, WebP, GIF o AVIF; guarde antes las imágenes HEIC como JPEG.',
  state: {
    choosing: 'Eligiendo una imagen del vídeo…',
    noneFound:
      'No se ha podido obtener ninguna imagen de este vídeo. Puede elegir una o guardar sin imagen.',
    removed: 'Se quita al guardar.',
    none: 'El módulo se muestra sin imagen.',
    stored: 'Los participantes la ven en el módulo y antes de que empiece el vídeo.',
    automatic:
      'Elegida automáticamente del vídeo. Los participantes la ven en el módulo y antes de que empiece el vídeo.',
    fromMoment: (moment) => `Del momento ${moment} del vídeo; se guarda con el módulo.`,
    fromFile: (name) => `${name}; se guarda con el módulo.`,
  },
  chooser: {
    title: 'Un momento del vídeo',
    moment: 'Momento',
    momentOf: ({ moment, duration }) => `${moment} de ${duration}`,
    failed: 'Este navegador no puede obtener una imagen del vídeo.',
    use: 'Usar esta imagen',
  },
};
