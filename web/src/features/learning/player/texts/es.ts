import { formatsOf } from '@portal/contract/formats';
import type { PlayerTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: PlayerTexts = {
  video: (title) => `Vídeo: ${title}`,

  play: 'Reproducir',
  pause: 'Pausar',
  back: (seconds) =>
    plural(seconds, {
      one: 'Retroceder 1 segundo',
      other: `Retroceder ${number(seconds)} segundos`,
    }),
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  volume: 'Volumen',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',

  captions: 'Subtítulos',
  captionsOff: 'Desactivados',
  captionsNotLoaded: 'No se han podido cargar los subtítulos de este vídeo.',

  speed: 'Velocidad de reproducción',
  speedIs: (speed) => `Velocidad de reproducción: ${speed}`,
  normalSpeed: 'Normal',
  times: (factor) => `${number(factor)}×`,

  position: 'Posición en el vídeo',
  positionIs: ({ position, total, furthest }) => `${position} de ${total}, visto hasta ${furthest}`,

  loading: 'Cargando vídeo',
  playVideo: 'Reproducir vídeo',
  resumeAt: (time) => `Reanudar desde ${time}`,
  startsOver:
    'Esta conexión no permite reanudar; el vídeo empieza desde el principio. Lo que ya ha visto se conserva.',

  trouble: {
    noPicture:
      'Este navegador no muestra la imagen de este vídeo. Sin ella, nada cuenta como visto. Pida ayuda.',
    endsEarly: ({ at, length }) =>
      `Este vídeo termina en ${at}, antes de la duración indicada de ${length}. Su tiempo se conserva. Pida ayuda.`,
    notPlayable: 'Este navegador no puede reproducir este vídeo. Pida ayuda.',
    notPlayableBeyond: (at) =>
      `Este vídeo no se puede reproducir más allá de ${at}. Su tiempo se conserva. Pida ayuda.`,
    askForHelp: 'Pedir ayuda',
    waiting: (at) => `Esperando a la red. Todo lo visto hasta ${at} se conserva.`,
    tryNow: 'Intentar ahora',
    notLoaded: 'Este vídeo no se puede reproducir en este momento. Su posición se conserva.',
  },
};
