import { formatsOf } from '@portal/contract/formats';
import type { PlayerTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: PlayerTexts = {
  video: (title) => `Відео: ${title}`,

  play: 'Відтворити',
  pause: 'Призупинити',
  back: (seconds) =>
    plural(seconds, {
      one: `Назад на ${number(seconds)} секунду`,
      few: `Назад на ${number(seconds)} секунди`,
      other: `Назад на ${number(seconds)} секунд`,
    }),
  mute: 'Вимкнути звук',
  unmute: 'Увімкнути звук',
  volume: 'Гучність',
  fullScreen: 'На весь екран',
  leaveFullScreen: 'Вийти з повноекранного режиму',

  captions: 'Субтитри',
  captionsOff: 'Вимкнено',
  captionsNotLoaded: 'Не вдалося завантажити субтитри цього відео.',

  speed: 'Швидкість відтворення',
  speedIs: (speed) => `Швидкість відтворення: ${speed}`,
  normalSpeed: 'Звичайна',
  times: (factor) => `${number(factor)}×`,

  position: 'Позиція у відео',
  positionIs: ({ position, total, furthest }) =>
    `${position} з ${total}, переглянуто до ${furthest}`,

  loading: 'Завантаження відео',
  playVideo: 'Відтворити відео',
  resumeAt: (time) => `Продовжити з ${time}`,
  startsOver:
    'За такого з’єднання не можна продовжити з місця зупинки, тому відео починається спочатку. Переглянуте збережено.',

  trouble: {
    noPicture:
      'Цей браузер не показує зображення цього відео. Без нього перегляд не зараховується. Попросіть допомоги.',
    endsEarly: ({ at, length }) =>
      `Це відео закінчується на ${at}, раніше за вказану тривалість ${length}. Ваш час збережено. Попросіть допомоги.`,
    notPlayable: 'Цей браузер не може відтворити це відео. Попросіть допомоги.',
    notPlayableBeyond: (at) =>
      `Це відео не відтворюється далі ${at}. Ваш час збережено. Попросіть допомоги.`,
    askForHelp: 'Попросити допомоги',
    waiting: (at) => `Очікування з’єднання. Усе до ${at} збережено.`,
    tryNow: 'Спробувати зараз',
    notLoaded: 'Зараз це відео не відтворюється. Ваше місце в ньому збережено.',
  },
};
