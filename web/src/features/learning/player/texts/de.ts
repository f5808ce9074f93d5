import { formatsOf } from '@portal/contract/formats';
import type { PlayerTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: PlayerTexts = {
  video: (title) => `Video: ${title}`,

  play: 'Abspielen',
  pause: 'Pause',
  back: (seconds) =>
    plural(seconds, { one: '1 Sekunde zurück', other: `${number(seconds)} Sekunden zurück` }),
  mute: 'Ton aus',
  unmute: 'Ton an',
  volume: 'Lautstärke',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',

  captions: 'Untertitel',
  captionsOff: 'Aus',
  captionsNotLoaded: 'Die Untertitel dieses Videos konnten nicht geladen werden.',

  speed: 'Geschwindigkeit',
  speedIs: (speed) => `Geschwindigkeit: ${speed}`,
  normalSpeed: 'Normal',
  times: (factor) => `${number(factor)}×`,

  position: 'Position im Video',
  positionIs: (times) => `${times.position} von ${times.total}, angesehen bis ${times.furthest}`,

  loading: 'Video wird geladen',
  playVideo: 'Video abspielen',
  resumeAt: (time) => `Bei ${time} fortsetzen`,
  startsOver:
    'Über diese Verbindung lässt sich das Video nicht fortsetzen; es beginnt von vorn. Was Sie angesehen haben, bleibt gespeichert.',

  trouble: {
    noPicture:
      'Dieser Browser zeigt kein Bild zu diesem Video. Ohne Bild zählt nichts als angesehen. Bitten Sie um Hilfe.',
    endsEarly: ({ at, length }) =>
      `Dieses Video endet bei ${at}, vor seiner angegebenen Länge von ${length}. Ihre Zeit bleibt gespeichert. Bitten Sie um Hilfe.`,
    notPlayable: 'Dieser Browser kann dieses Video nicht abspielen. Bitten Sie um Hilfe.',
    notPlayableBeyond: (at) =>
      `Dieses Video lässt sich nur bis ${at} abspielen. Ihre Zeit bleibt gespeichert. Bitten Sie um Hilfe.`,
    askForHelp: 'Um Hilfe bitten',
    waiting: (at) => `Warten auf das Netz. Alles bis ${at} ist gespeichert.`,
    tryNow: 'Jetzt versuchen',
    notLoaded:
      'Dieses Video kann gerade nicht abgespielt werden. Ihre Stelle darin bleibt gespeichert.',
  },
};
