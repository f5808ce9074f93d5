import { formatsOf } from '@portal/contract/formats';
import type { ModuleEditorTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

/** In the genitive, after 'після'. */
const ofFailedTries = (count: number) =>
  plural(count, {
    one: `${number(count)} невдалої спроби`,
    other: `${number(count)} невдалих спроб`,
  });

export const texts: ModuleEditorTexts = {
  newModule: {
    title: 'Новий навчальний модуль',
    forCompany: (company) => `Для компанії ${company}`,
    legend: 'Новий модуль',
    save: 'Зберегти модуль',
    saved: 'Модуль, відео та запитання додано.',
    savedWithoutVideo: 'Модуль і запитання додано (без відео).',
    savedWithoutQuestions: 'Модуль і відео додано (без запитань).',
    stillNeeded: (things) => `Ще потрібно: ${things.join('; ')}`,
    needed: {
      name: 'назва',
      content: 'відео або запитання',
      duration: 'тривалість відео',
      otherVideo: 'інше відео',
      otherVideoOrNone: 'інше відео (або зберегти без нього)',
      picture: 'вибрана обкладинка',
      captions: 'субтитри, які можна прочитати (або зберегти без них)',
    },
    unsaved: 'Модуль, який ви створюєте, ще не збережено, і його буде втрачено.',
    beingSaved: 'Модуль саме зберігається. Якщо вийти, його все одно може бути збережено.',
  },
  storedModule: {
    legend: 'Модуль',
    replacementVideo: 'Відео на заміну',
    save: 'Зберегти зміни',
    saved: 'Модуль оновлено',
    unsaved: 'Зміни цього модуля ще не збережено, і їх буде втрачено.',
    beingSaved: 'Ваші зміни саме зберігаються. Якщо вийти, їх усе одно може бути збережено.',
    changedElsewhere: 'Цей модуль змінено в іншому місці, відколи ви його відкрили.',
    compare: 'Порівняти',
    deletedElsewhere:
      'Цей модуль видалено в іншому місці, тому зберегти його вже неможливо. Усе введене залишилося тут.',
    copy: 'Копіювати мій текст',
    copied: 'Ваш текст скопійовано',
    copyRefused: 'Цей браузер не дозволяє копіювати кнопкою. Виділіть текст і скопіюйте його.',
  },
  leavingStopsUpload:
    'Відео ще надсилається. Якщо вийти, надсилання зупиниться й нічого не збережеться.',
  video: {
    formats: 'MP4, WebM або Ogg',
    formatsWithLimit: (megabytes) => `MP4, WebM або Ogg, до ${megabytes} МБ`,
    noPicture:
      'Цей браузер не показує зображення цього відео, тож багато учасників теж його не побачать. MP4 із відео H.264 та звуком AAC відтворюється всюди.',
    sendAnyway: 'Усе одно надіслати',
    willBeRefused: (reason) => `${reason} Портал його не прийме.`,
    readingDuration: 'Визначення тривалості…',
    duration: (duration) => `Тривалість ${duration}`,
  },
  captions: {
    inAnotherLanguage: 'Субтитри іншою мовою',
    fileHint:
      'Файл WebVTT або SubRip (.vtt, .srt) для учасників, які не чують відео або дивляться його без звуку',
    replace: 'Замінити',
    keep: 'Залишити',
    remove: 'Видалити',
    named: {
      replace: (name) => `Замінити субтитри: ${name}`,
      keep: (name) => `Залишити субтитри: ${name}`,
      remove: (name) => `Видалити субтитри: ${name}`,
    },
    unnamed: {
      replace: 'Замінити субтитри',
      keep: 'Залишити субтитри',
      remove: 'Видалити субтитри',
    },
    state: {
      goWithVideo: (name) => `${name} – зникнуть разом із теперішнім відео`,
      replaced: (name) => `${name} – буде замінено під час збереження`,
      removed: (name) => `${name} – буде видалено під час збереження`,
    },
    added: (file) => `Нові субтитри: ${file}`,
    removeFile: 'Прибрати файл',
    removeFileNamed: (file) => `Прибрати файл ${file}`,
    language: 'Мова субтитрів',
    languageHint: 'Виберіть мову або введіть тег, наприклад de-AT',
    label: 'Назва для учасників',
    labelHint: 'Якщо не вказати – назва мови',
    sameLanguage: 'Для цієї мови вже є інший новий файл.',
    unreadable: 'Цей файл більше не вдається прочитати. Виберіть його знову.',
    firstLines: 'Перші рядки',
    areLettersRight: 'Чи правильні літери?',
    alphabet: 'Алфавіт файлу',
    alphabetHint: 'У файлі його не вказано. Якщо літери вище неправильні, виберіть інший.',
    alphabets: {
      'windows-1252': 'Західноєвропейський',
      'windows-1250': 'Центральноєвропейський',
      'windows-1251': 'Кирилиця',
      'windows-1253': 'Грецький',
      'windows-1254': 'Турецький',
      'windows-1255': 'Єврейський',
      'windows-1256': 'Арабський',
      'windows-1257': 'Балтійський',
      macintosh: 'Західноєвропейський (Mac)',
      gb18030: 'Китайський (спрощений)',
      big5: 'Китайський (традиційний)',
      shift_jis: 'Японський',
      'euc-kr': 'Корейський',
    },
    shiftByHours: (hours) =>
      plural(hours, {
        one: `Зсунути на ${number(hours)} годину`,
        few: `Зсунути на ${number(hours)} години`,
        other: `Зсунути на ${number(hours)} годин`,
      }),
    beginTooLate: ({ start, duration }) =>
      `Субтитри починаються на ${start}, після кінця відео (${duration}).`,
  },
  questions: {
    title: 'Запитання',
    titleWithCount: (count) => `Запитання (${count})`,
    hint: 'Учасники відповідають на них після відео, якщо воно є. Модуль із відео без запитань завершується переглядом.',
    addFirst: 'Додати запитання',
    addAnother: 'Додати ще одне запитання',
    edit: (place) => `Редагувати запитання ${place}`,
    remove: (place) => `Видалити запитання ${place}`,
  },
  question: {
    newLegend: 'Нове запитання',
    editLegend: 'Редагування запитання',
    question: 'Запитання',
    explanation: 'Пояснення',
    explanationHint: 'Учасники побачать його, коли складуть тест.',
    add: 'Додати запитання',
    update: 'Оновити запитання',
    options: 'Варіанти',
    optionsHint: 'Позначте правильний.',
    option: (place) => `Варіант ${place}`,
    optionIsCorrect: (place) => `Варіант ${place} правильний`,
    addOption: 'Додати варіант',
    removeOption: (place) => `Видалити варіант ${place}`,
    keepOrder: 'Зберігати цей порядок варіантів',
    keepOrderProposed: 'Один варіант посилається на інші. Зберігати цей порядок?',
    otherOrders: 'Кожна спроба показує їх в іншому порядку.',
    thisOrder: 'Кожна спроба показує їх у цьому порядку.',
    thisOrderMarked: (labels) =>
      `Кожна спроба показує їх у цьому порядку з позначками ${labels.join(', ')}.`,
    fillIn: 'Заповніть запитання та всі варіанти',
    markAnswer: 'Позначте правильну відповідь',
  },
  quiz: {
    title: 'Налаштування тесту',
    passMarkHint:
      'Скільки правильних відповідей потрібно. Підвищення не скасовує вже отриманих зарахувань.',
    questionsDrawnHint: 'Стільки випадкових запитань у кожній спробі. Порожньо: усі.',
    triesMaxHint: (freeTries) =>
      `Після них адміністратор має знову відкрити тест. Порожньо: без обмеження, але після ${ofFailedTries(freeTries)} доведеться чекати.`,
    noQuestions: 'У модулі немає запитань для вибору.',
    tooFewQuestions: (count) =>
      plural(count, {
        one: `У модулі для вибору є лише ${number(count)} запитання.`,
        few: `У модулі для вибору є лише ${number(count)} запитання.`,
        other: `У модулі для вибору є лише ${number(count)} запитань.`,
      }),
  },
  ownCertificateHint:
    'Відтепер за кожне завершення модуля видається власний сертифікат, окрім сертифіката за все навчання.',
};
