import { formatsOf } from '@portal/contract/formats';
import type { PlayerTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

export const texts: PlayerTexts = {
  video: (title) => `Videoclip: ${title}`,

  play: 'Redați',
  pause: 'Pauză',
  back: (seconds) =>
    plural(seconds, {
      one: 'Înapoi cu 1 secundă',
      few: `Înapoi cu ${number(seconds)} secunde`,
      other: `Înapoi cu ${number(seconds)} de secunde`,
    }),
  mute: 'Dezactivați sunetul',
  unmute: 'Activați sunetul',
  volume: 'Volum',
  fullScreen: 'Ecran complet',
  leaveFullScreen: 'Ieșiți din ecranul complet',

  captions: 'Subtitrări',
  captionsOff: 'Dezactivate',
  captionsNotLoaded: 'Subtitrările acestui videoclip nu au putut fi încărcate.',

  speed: 'Viteză de redare',
  speedIs: (speed) => `Viteză de redare: ${speed}`,
  normalSpeed: 'Normală',
  times: (factor) => `${number(factor)}×`,

  position: 'Poziția în videoclip',
  positionIs: ({ position, total, furthest }) =>
    `${position} din ${total}, vizionat până la ${furthest}`,

  loading: 'Se încarcă videoclipul',
  playVideo: 'Redați videoclipul',
  resumeAt: (time) => `Continuați de la ${time}`,
  startsOver:
    'Această conexiune nu permite reluarea de unde ați rămas; videoclipul pornește de la început. Ce ați vizionat se păstrează.',

  trouble: {
    noPicture:
      'Acest browser nu afișează imaginea videoclipului. Fără ea, nimic nu contează ca vizionat. Cereți ajutor.',
    endsEarly: ({ at, length }) =>
      `Acest videoclip se termină la ${at}, înainte de durata declarată de ${length}. Timpul dvs. se păstrează. Cereți ajutor.`,
    notPlayable: 'Acest browser nu poate reda videoclipul. Cereți ajutor.',
    notPlayableBeyond: (at) =>
      `Acest videoclip nu poate fi redat după ${at}. Timpul dvs. se păstrează. Cereți ajutor.`,
    askForHelp: 'Cereți ajutor',
    waiting: (at) => `Se așteaptă rețeaua. Tot ce ați vizionat până la ${at} se păstrează.`,
    tryNow: 'Încercați acum',
    notLoaded: 'Acest videoclip nu poate fi redat acum. Poziția dvs. se păstrează.',
  },
};
