import { formatsOf } from '@portal/contract/formats';
import type { ModuleImpactTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: ModuleImpactTexts = {
  counting: 'Підрахунок учасників, яких це стосується…',
  uncounted: 'Не вдалося підрахувати учасників, яких це стосується.',
  uncountedPassesKept:
    'Не вдалося підрахувати учасників, яких це стосується. Зарахування в будь-якому разі зберігаються.',
  noneStarted: 'Жоден учасник іще не почав цей модуль.',
  keepPass: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який пройшов модуль, збереже зарахування.`,
      few: `${number(trainees)} учасники, які пройшли модуль, збережуть зарахування.`,
      other: `${number(trainees)} учасників, які пройшли модуль, збережуть зарахування.`,
    }),
  passByMark: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, чийого найкращого результату достатньо, тепер пройде модуль.`,
      few: `${number(trainees)} учасники, чийого найкращого результату достатньо, тепер пройдуть модуль.`,
      other: `${number(trainees)} учасників, чийого найкращого результату достатньо, тепер пройдуть модуль.`,
    }),
  willHaveCompleted: (trainees) =>
    plural(trainees, {
      one: `Для ${number(trainees)} учасника навчання буде завершено.`,
      other: `Для ${number(trainees)} учасників навчання буде завершено.`,
    }),
  noLongerSee: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який відкрив модуль, але не пройшов його, більше його не бачитиме, бо модуль стане чернеткою.`,
      few: `${number(trainees)} учасники, які відкрили модуль, але не пройшли його, більше його не бачитимуть, бо модуль стане чернеткою.`,
      other: `${number(trainees)} учасників, які відкрили модуль, але не пройшли його, більше його не бачитимуть, бо модуль стане чернеткою.`,
    }),
  startVideo: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який відкрив модуль, але не пройшов його, почне нове відео.`,
      few: `${number(trainees)} учасники, які відкрили модуль, але не пройшли його, почнуть нове відео.`,
      other: `${number(trainees)} учасників, які відкрили модуль, але не пройшли його, почнуть нове відео.`,
    }),
  startVideoAndQuestions: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який відкрив модуль, але не пройшов його, почне нове відео, а потім нові запитання.`,
      few: `${number(trainees)} учасники, які відкрили модуль, але не пройшли його, почнуть нове відео, а потім нові запитання.`,
      other: `${number(trainees)} учасників, які відкрили модуль, але не пройшли його, почнуть нове відео, а потім нові запитання.`,
    }),
  getQuestions: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який відкрив модуль, але не пройшов його, отримає нові запитання.`,
      few: `${number(trainees)} учасники, які відкрили модуль, але не пройшли його, отримають нові запитання.`,
      other: `${number(trainees)} учасників, які відкрили модуль, але не пройшли його, отримають нові запитання.`,
    }),
  completeByWatching: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який відкрив модуль, але не пройшов його, завершить модуль, переглянувши відео.`,
      few: `${number(trainees)} учасники, які відкрили модуль, але не пройшли його, завершать модуль, переглянувши відео.`,
      other: `${number(trainees)} учасників, які відкрили модуль, але не пройшли його, завершать модуль, переглянувши відео.`,
    }),
  completeAsWatched: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який переглянув відео, тепер завершить модуль.`,
      few: `${number(trainees)} учасники, які переглянули відео, тепер завершать модуль.`,
      other: `${number(trainees)} учасників, які переглянули відео, тепер завершать модуль.`,
    }),
  losePass: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який пройшов модуль, втратить зарахування.`,
      few: `${number(trainees)} учасники, які пройшли модуль, втратять зарахування.`,
      other: `${number(trainees)} учасників, які пройшли модуль, втратять зарахування.`,
    }),
  loseProgress: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який відкрив модуль, але не пройшов його, втратить прогрес у ньому.`,
      few: `${number(trainees)} учасники, які відкрили модуль, але не пройшли його, втратять прогрес у ньому.`,
      other: `${number(trainees)} учасників, які відкрили модуль, але не пройшли його, втратять прогрес у ньому.`,
    }),
  feedbackDeleted: (entries) =>
    plural(entries, {
      one: `Разом із ним буде видалено ${number(entries)} відгук.`,
      few: `Разом із ним буде видалено ${number(entries)} відгуки.`,
      other: `Разом із ним буде видалено ${number(entries)} відгуків.`,
    }),
  helpRequestsStay: (requests) =>
    plural(requests, {
      one: `${number(requests)} запит про допомогу щодо нього залишиться, але без його назви.`,
      few: `${number(requests)} запити про допомогу щодо нього залишаться, але без його назви.`,
      other: `${number(requests)} запитів про допомогу щодо нього залишаться, але без його назви.`,
    }),
  stayCompletedWithNew: (trainees) =>
    plural(trainees, {
      one: `Для ${number(trainees)} учасника завершене навчання залишиться завершеним, а цей модуль буде новим.`,
      other: `Для ${number(trainees)} учасників завершене навчання залишиться завершеним, а цей модуль буде новим.`,
    }),
  getAsLast: (trainees) =>
    plural(trainees, {
      one: `${number(trainees)} учасник, який навчається, отримає його як останній модуль.`,
      few: `${number(trainees)} учасники, які навчаються, отримають його як останній модуль.`,
      other: `${number(trainees)} учасників, які навчаються, отримають його як останній модуль.`,
    }),
  keepUnlocked: (trainees) =>
    plural(trainees, {
      one: `Для ${number(trainees)} учасника, який навчається, усі вже розблоковані модулі залишаться розблокованими.`,
      other: `Для ${number(trainees)} учасників, які навчаються, усі вже розблоковані модулі залишаться розблокованими.`,
    }),
  stayCompleted: (trainees) =>
    plural(trainees, {
      one: `Для ${number(trainees)} учасника завершене навчання залишиться завершеним.`,
      other: `Для ${number(trainees)} учасників завершене навчання залишиться завершеним.`,
    }),
};
