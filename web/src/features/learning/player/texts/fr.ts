import { formatsOf } from '@portal/contract/formats';
import type { PlayerTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: PlayerTexts = {
  video: (title) => `Vidéo\u00a0: ${title}`,

  play: 'Lecture',
  pause: 'Pause',
  back: (seconds) =>
    plural(seconds, {
      one: `Reculer de ${number(seconds)} seconde`,
      other: `Reculer de ${number(seconds)} secondes`,
    }),
  mute: 'Couper le son',
  unmute: 'Rétablir le son',
  volume: 'Volume',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',

  captions: 'Sous-titres',
  captionsOff: 'Désactivés',
  captionsNotLoaded: 'Impossible de charger les sous-titres de cette vidéo.',

  speed: 'Vitesse de lecture',
  speedIs: (speed) => `Vitesse de lecture\u00a0: ${speed}`,
  normalSpeed: 'Normale',
  times: (factor) => `${number(factor)}×`,

  position: 'Position dans la vidéo',
  positionIs: ({ position, total, furthest }) =>
    `${position} sur ${total}, regardé jusqu’à ${furthest}`,

  loading: 'Chargement de la vidéo',
  playVideo: 'Lire la vidéo',
  resumeAt: (time) => `Reprendre à ${time}`,
  startsOver:
    'Cette connexion ne permet pas de reprendre\u202f; la vidéo recommence au début. Ce que vous avez regardé est conservé.',

  trouble: {
    noPicture:
      'Ce navigateur n’affiche pas l’image de cette vidéo. Sans elle, rien ne compte comme regardé. Veuillez demander de l’aide.',
    endsEarly: ({ at, length }) =>
      `Cette vidéo s’arrête à ${at}, avant sa durée annoncée de ${length}. Votre temps est conservé. Veuillez demander de l’aide.`,
    notPlayable: 'Ce navigateur ne peut pas lire cette vidéo. Veuillez demander de l’aide.',
    notPlayableBeyond: (at) =>
      `Cette vidéo ne peut pas être lue au-delà de ${at}. Votre temps est conservé. Veuillez demander de l’aide.`,
    askForHelp: 'Demander de l’aide',
    waiting: (at) => `En attente du réseau. Tout est conservé jusqu’à ${at}.`,
    tryNow: 'Essayer maintenant',
    notLoaded: 'Cette vidéo ne peut pas être lue pour le moment. Votre position y est conservée.',
  },
};
