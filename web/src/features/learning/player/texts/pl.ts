import { formatsOf } from '@portal/contract/formats';
import type { PlayerTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: PlayerTexts = {
  video: (title) => `Film: ${title}`,

  play: 'Odtwórz',
  pause: 'Wstrzymaj',
  back: (seconds) =>
    plural(seconds, {
      one: 'Cofnij o 1 sekundę',
      few: `Cofnij o ${number(seconds)} sekundy`,
      other: `Cofnij o ${number(seconds)} sekund`,
    }),
  mute: 'Wycisz',
  unmute: 'Włącz dźwięk',
  volume: 'Głośność',
  fullScreen: 'Pełny ekran',
  leaveFullScreen: 'Zamknij pełny ekran',

  captions: 'Napisy',
  captionsOff: 'Wyłączone',
  captionsNotLoaded: 'Nie udało się wczytać napisów do tego filmu.',

  speed: 'Szybkość odtwarzania',
  speedIs: (speed) => `Szybkość odtwarzania: ${speed}`,
  normalSpeed: 'Normalna',
  times: (factor) => `${number(factor)}×`,

  position: 'Pozycja w filmie',
  positionIs: ({ position, total, furthest }) => `${position} z ${total}, obejrzano do ${furthest}`,

  loading: 'Wczytywanie filmu',
  playVideo: 'Odtwórz film',
  resumeAt: (time) => `Wznów od ${time}`,
  startsOver:
    'To połączenie nie pozwala na wznowienie; film zaczyna się od początku. Obejrzane fragmenty są zachowane.',

  trouble: {
    noPicture:
      'Ta przeglądarka nie wyświetla obrazu tego filmu. Bez obrazu nic nie liczy się jako obejrzane. Poproś o pomoc.',
    endsEarly: ({ at, length }) =>
      `Ten film kończy się w ${at}, choć podana długość to ${length}. Twój czas jest zachowany. Poproś o pomoc.`,
    notPlayable: 'Ta przeglądarka nie może odtworzyć tego filmu. Poproś o pomoc.',
    notPlayableBeyond: (at) =>
      `Tego filmu nie da się odtworzyć dalej niż do ${at}. Twój czas jest zachowany. Poproś o pomoc.`,
    askForHelp: 'Poproś o pomoc',
    waiting: (at) => `Oczekiwanie na sieć. Wszystko do ${at} jest zachowane.`,
    tryNow: 'Spróbuj teraz',
    notLoaded: 'Nie można teraz odtworzyć tego filmu. Twoje miejsce w nim jest zachowane.',
  },
};
