import { formatsOf } from '@portal/contract/formats';
import type { ModulesTexts } from './en.ts';

const { list, number, plural } = formatsOf('uk');

const videos = (count: number) => `${number(count)} відео`;
const questions = (count: number) =>
  plural(count, {
    one: `${number(count)} запитання`,
    few: `${number(count)} запитання`,
    other: `${number(count)} запитань`,
  });

const saveAsMp4 = 'Збережіть файл як MP4 з відео H.264 та звуком AAC.';

export const texts: ModulesTexts = {
  fields: {
    name: 'Назва модуля',
    description: 'Опис',
    video: 'Відео',
    captions: 'Субтитри',
    passMark: 'Прохідний бал (%)',
    questionsDrawn: 'Запитань на спробу',
    triesMax: 'Спроби',
    ownCertificate: 'Власний сертифікат',
  },
  draft: 'Чернетка',
  draftHidden: 'Без відео чи запитань учасники його не бачать.',
  loadFailed: 'Не вдалося завантажити модулі.',
  noneToReorder: 'Немає модулів, порядок яких можна змінити',
  page: {
    add: 'Додати навчальний модуль',
    reorder: 'Змінити порядок модулів',
  },
  list: {
    label: 'Модулі',
    loading: 'Завантаження модулів…',
    empty: 'Модулів ще немає',
    emptyHint:
      'Модуль – це відео, тест або і те, і те. Учасники проходять їх у порядку цього списку.',
    addFirst: 'Додати перший модуль',
  },
  row: {
    mcqs: questions,
    videos,
    duration: 'Тривалість',
    videoMissing: 'Немає відео',
    videoMissingHint: 'Файлу цього відео немає в сховищі медіафайлів.',
    created: (date) => `Створено ${date}`,
    createdBy: (date, admin) => `Створено ${date} – ${admin}`,
    insightOf: (module) => `Аналітика: ${module}`,
    edit: (module) => `Редагувати: ${module}`,
    delete: (module) => `Видалити: ${module}`,
    continue: 'Продовжити',
    continueNamed: (module) => `Продовжити: ${module}`,
    discard: 'Видалити',
    discardNamed: (module) => `Видалити чернетку: ${module}`,
  },
  playbackLimits: {
    ogg: `Сучасні браузери вже не відтворюють відео Ogg (Theora). ${saveAsMp4}`,
    picture: `Багато браузерів не відтворять формат зображення цього відео. ${saveAsMp4}`,
    sound: `Багато браузерів відтворять це відео без звуку. ${saveAsMp4}`,
    quicktime: `Деякі браузери не відтворюють файлів QuickTime. ${saveAsMp4}`,
  },
  captionsWarnings: {
    encodingGuessed:
      'У файлі не вказано кодування, тому його прочитано як західноєвропейський текст (Windows-1252). Перевірте літери або збережіть файл у UTF-8.',
    leftOut: ({ lines, count, total }) => {
      const named = lines.join(', ');
      const more = count > lines.length ? ', …' : '';
      const which = count === 1 ? `рядок ${named}` : `рядки ${named}${more}`;
      return `Пропущено субтитри (${count} з ${total}), час яких неможливо показати: ${which}.`;
    },
    allLate: 'Усі субтитри припадають на час після кінця відео, тому жодного не буде показано.',
    someLate:
      'Деякі субтитри припадають на час після кінця відео. Перевірте, чи вони від цього відео.',
  },
  problems: {
    noPicture: (trainees) =>
      plural(trainees, {
        one: `${number(trainees)} учасник не бачив зображення.`,
        few: `${number(trainees)} учасники не бачили зображення.`,
        other: `${number(trainees)} учасників не бачили зображення.`,
      }),
    noPictureOrMore: (trainees) => `Щонайменше ${number(trainees)} учасників не бачили зображення.`,
    cannotFinish: (trainees) =>
      plural(trainees, {
        one: `${number(trainees)} учасник не зміг додивитися це відео.`,
        few: `${number(trainees)} учасники не змогли додивитися це відео.`,
        other: `${number(trainees)} учасників не змогли додивитися це відео.`,
      }),
    cannotFinishOrMore: (trainees) =>
      `Щонайменше ${number(trainees)} учасників не змогли додивитися це відео.`,
  },
  dialog: {
    editTitle: 'Редагування модуля',
    duration: 'Тривалість',
    questions: 'Запитання',
    company: 'Компанія',
    quiz: 'Тест',
    quizSettings: ({ passMark, questionsDrawn, triesMax }) =>
      [
        `прохідний бал ${passMark}%`,
        ...(questionsDrawn === null ? [] : [`${questions(questionsDrawn)} на спробу`]),
        ...(triesMax === null
          ? []
          : [
              plural(triesMax, {
                one: `${number(triesMax)} спроба`,
                few: `${number(triesMax)} спроби`,
                other: `${number(triesMax)} спроб`,
              }),
            ]),
      ].join(', '),
    thenReplace: (warning) => `${warning} Потім замініть відео за допомогою «Редагувати».`,
    edit: 'Редагувати',
    insight: 'Аналітика',
    addAnother: 'Додати ще один модуль',
  },
  captions: {
    none: 'Без субтитрів',
    listed: (names) => `Субтитри: ${names.join(', ')}`,
    unnamed: 'Субтитри',
    inLanguage: (name, language) => `${name} (${language})`,
  },
  questions: {
    title: 'Запитання',
    none: 'У цьому модулі немає запитань.',
    explanation: 'Пояснення:',
    correctAnswer: 'Правильна відповідь',
    fixedOrder: 'Кожна спроба показує варіанти в цьому порядку.',
  },
  video: {
    label: (module) => `Відео модуля «${module}»`,
    missing: 'Немає файлу цього відео',
    missingHint:
      'Його більше немає в сховищі медіафайлів, тому учасники не можуть його переглянути. Відновіть його з резервної копії або надішліть відео ще раз.',
    unplayable: 'Не вдалося відтворити відео',
    unplayableHint: 'Можливо, цей браузер не підтримує його формату або зникло з’єднання.',
  },
  loadError: {
    title: 'Не вдалося завантажити модуль',
    notFound: 'Модуль не знайдено',
    notFoundHint: 'Такого модуля немає. Можливо, його видалено або в адресі є помилка.',
  },
  deletion: {
    title: 'Видалити цей модуль?',
    confirm: 'Видалити модуль',
    deleting: 'Видалення…',
    deletedWith: (module) => {
      const content = [
        ...(module.videos === 0 ? [] : [videos(module.videos)]),
        ...(module.questions === 0 ? [] : [questions(module.questions)]),
        'увесь прогрес і результати в ньому',
      ];
      return `Буде видалено модуль «${module.name}», а з ним ${list(content)}.`;
    },
    invalid: 'Некоректні дані модуля',
    failed: (reason) => `Не вдалося видалити модуль: ${reason}`,
  },
  company: {
    loading: 'Завантаження компанії…',
    loadFailed: 'Не вдалося завантажити компанії.',
    notFound: 'Компанію не знайдено',
    notFoundOrDeleted: 'Компанію не знайдено, або її вже видалено',
    notFoundHint: 'Можливо, адреса застаріла або в ній є помилка.',
    backToCompanies: 'Назад до компаній',
  },
  leave: {
    title: 'Вийти, не зберігши?',
    confirm: 'Вийти',
  },
  save: {
    saving: 'Збереження модуля…',
    uploadCancelled: 'Надсилання скасовано.',
    retrySaves: 'Усе введене залишилося тут. «Повторити» збереже все.',
    retrySavesWithoutUpload:
      'Усе введене залишилося тут, і відео не потрібно надсилати ще раз. «Повторити» збереже все.',
    addFailed: (reason) => `Не вдалося додати модуль, відео або запитання: ${reason}`,
    updateFailed: (reason) => `Не вдалося оновити модуль: ${reason}`,
    noModuleId: 'Не вдалося створити модуль: сервер не повернув його ідентифікатора',
    aboutCaptions: (module) => `Субтитри модуля «${module}»`,
    withoutPicture: 'Збережено без обкладинки',
    choosePicture: 'Її можна вибрати за допомогою «Редагувати».',
  },
};
