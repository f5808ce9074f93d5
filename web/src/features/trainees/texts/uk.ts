import { formatsOf } from '@portal/contract/formats';
import type { TraineeTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('uk');

const trainees = (count: number) =>
  plural(count, {
    one: `${number(count)} учасник`,
    few: `${number(count)} учасники`,
    other: `${number(count)} учасників`,
  });

/** In the genitive and the accusative. */
const ofTrainees = (count: number) =>
  plural(count, { one: `${number(count)} учасника`, other: `${number(count)} учасників` });

const filtered = (isFiltered: boolean) => (isFiltered ? ', за фільтром' : '');

const traineesOfList = (count: number, isFiltered: boolean) =>
  `${trainees(count)}${filtered(isFiltered)}`;

const ofTraineesOfList = (count: number, isFiltered: boolean) =>
  `${ofTrainees(count)}${filtered(isFiltered)}`;

const ofModules = (count: number) =>
  plural(count, { one: `${number(count)} модуля`, other: `${number(count)} модулів` });

export const noMailServer =
  'Поштовий сервер не налаштовано: запрошення лише записуються до папки вихідних листів порталу, де їх знайде оператор.';

const signedOut = 'Усі сеанси одразу завершаться.';

export const texts: TraineeTexts = {
  traineesOfList,
  percent: (percent) => `${percent}%`,
  modulesOf: (completed, total) => `${completed} з ${ofModules(total)}`,
  completedOn: (date) => `Завершено ${date}`,
  completedWithNew: (date, newModules) => `Завершено ${date}; ${newModules}`,
  unknownCompany: 'Невідома компанія',
  backToTrainees: 'Назад до учасників',
  refresh: 'Оновити',
  refreshing: 'Оновлення…',
  updating: 'Оновлення…',
  lastUpdated: (time) => `Оновлено: ${time}`,
  edit: 'Редагувати',
  refused: {
    'mailbox-unknown': 'Запрошення відхилено: такої поштової скриньки немає',
    'mailbox-full': 'Запрошення відхилено: поштову скриньку переповнено',
    'address-invalid': 'Запрошення відхилено: неправильна адреса',
    'refused-by-policy': 'Запрошення відхилено за правилами поштового сервера',
    other: 'Запрошення відхилено поштовим сервером',
  },
  refusal: {
    advice:
      'Виправте електронну адресу за допомогою «Редагувати», тоді буде надіслано нове запрошення, або надішліть його ще раз.',
    reply: 'Відповідь поштового сервера',
  },

  list: {
    label: 'Учасники',
    add: 'Додати учасника',
    import: 'Імпортувати',
    importTrainees: 'Імпорт учасників',
    importResults: 'Імпорт попередніх результатів',
    export: 'Експортувати',
    loading: 'Завантаження учасників…',
    notLoaded: 'Не вдалося завантажити учасників',
    retrying: 'Повторне завантаження учасників…',
    refreshed: 'Дані учасників оновлено',
    search: 'Пошук учасників',
    searchPlaceholder: 'Ім’я, електронна адреса або компанія',
    status: 'Статус',
    everyStatus: 'Усі статуси',
    statuses: {
      stuck: 'Без прогресу понад 7 днів',
      'not-completed': 'Не завершено',
      'invitation-refused': 'Запрошення відхилено',
    },
    statusInModule: 'Статус у модулі',
    inTraining: 'В усьому навчанні',
    inModule: (name) => `У модулі «${name}»`,
    inChosenModule: 'У вибраному модулі',
    inDeletedModule: 'У видаленому модулі',
    sortBy: 'Сортування',
    sorts: {
      name: 'Ім’я А–Я',
      '-name': 'Ім’я Я–А',
      newest: 'Спочатку нові',
      oldest: 'Спочатку давні',
      email: 'Електронна адреса A–Z',
      '-email': 'Електронна адреса Z–A',
      '-progress': 'Спочатку найбільший прогрес',
      progress: 'Спочатку найменший прогрес',
      '-score': 'Спочатку найвищий результат',
      score: 'Спочатку найнижчий результат',
      '-active': 'Спочатку нещодавно активні',
      active: 'Спочатку давно неактивні',
      standing: 'Спочатку найгірший стан',
      '-standing': 'Спочатку найкращий стан',
      due: 'Спочатку найближчий термін',
      '-due': 'Спочатку найдальший термін',
    },
    showingAll: (total) => `Показано ${ofTrainees(total)}`,
    showingRange: (first, last, total) =>
      `Показано ${number(first)}–${number(last)} з ${ofTrainees(total)}`,
    found: (count) => `Знайдено ${ofTrainees(count)}`,
    byStatus: 'Учасники за статусом',
    standing: 'Стан',
    everyStanding: 'Будь-який стан',
    due: 'Термін',
    everyDue: 'Будь-який термін',
    dueWithin: { week: 'Термін протягом 7 днів', month: 'Термін протягом 30 днів' },
    dueBetween: 'Термін від – до…',
    dueFrom: 'Термін від',
    dueUntil: 'Термін до',
  },

  table: {
    caption: 'Учасники та їхній прогрес',
    trainee: 'Учасник',
    company: 'Компанія',
    progress: 'Прогрес',
    averageScore: 'Сер. результат',
    time: 'Час',
    joined: 'Приєднання',
    lastActive: 'Активність',
    standing: 'Стан',
    actions: 'Дії',
    overallProgressOf: (name) => `Загальний прогрес: ${name}`,
    stuck: 'Без прогресу',
    invited: (date) => `Запрошено ${date}`,
    opened: (date) => `Розпочато ${date}`,
    reminded: (time) => `Нагадування: ${time}`,
    viewProgress: 'Переглянути прогрес',
    viewProgressOf: (name) => `Переглянути прогрес: ${name}`,
    editOne: (name) => `Редагувати: ${name}`,
    deleteOne: (name) => `Видалити: ${name}`,
    selectOne: (name) => `Вибрати: ${name}`,
  },

  none: {
    title: 'Учасників не знайдено.',
    noMatch: 'За цим запитом учасників не знайдено.',
    noneContains: (search) => `Жодне ім’я, електронна адреса чи компанія не містить «${search}».`,
    clearSearch: 'Очистити пошук',
    noneMatch: 'Жоден учасник не відповідає цим фільтрам.',
    clearFilters: 'Скинути фільтри',
    otherFilters: 'Виберіть інший статус, модуль або компанію чи перегляньте всіх учасників.',
    showAll: 'Показати всі компанії',
    showAllSeen: 'Показати все, що ви бачите',
    companyDeleted: 'Цю компанію видалено.',
    groupsEmpty: 'У групах, які ви бачите, ще немає учасників.',
    noneYet: 'У цій компанії ще немає учасників.',
    noneYetInvite:
      'У цій компанії ще немає учасників. Надішліть їм посилання для реєстрації або додайте їх по одному.',
    addCompany: 'Спершу додати компанію',
    noCompany: 'Кожен учасник належить до компанії, а їх іще немає.',
    invite:
      'Учасники реєструються самостійно: надішліть їм це посилання. Або додайте їх по одному.',
    signUpLink: 'Посилання для реєстрації',
    copyLink: 'Копіювати посилання',
  },

  bulk: {
    selected: (count) => `Вибрано ${ofTrainees(count)}`,
    allSelected: (count) => `Вибрано всіх знайдених учасників (${number(count)})`,
    selectAll: (total) => `Вибрати всіх знайдених (${number(total)})`,
    atMost: (max) => `Окремо можна вибрати не більше ніж ${ofTrainees(max)}.`,
    narrow: 'Звузьте список пошуком або за компанією та виберіть усіх знайдених.',
    move: 'Перемістити до іншої компанії',
    moveShort: 'Перемістити',
    invite: 'Надіслати запрошення ще раз',
    inviteShort: 'Запросити',
    certificates: 'Сертифікати в ZIP',
    certificatesShort: 'Сертифікати',
    exceptions: 'Продовження, звільнення, пауза…',
    exceptionsShort: 'Виняток',
    starting: 'Запуск…',
    changed: (found, expected) =>
      `Список змінився: учасників тепер ${number(found)}, а не ${number(expected)}.`,
    nothingDone: 'Список тим часом змінився. Нічого не зроблено.',
    backToList: 'Назад до списку',
    deleteTitle: (count, isFiltered) => `Видалити ${ofTraineesOfList(count, isFiltered)}?`,
    delete: (count) => `Видалити ${ofTrainees(count)}`,
    deletedWith: (count) =>
      plural(count, {
        one: 'Буде видалено обліковий запис, увесь прогрес, спроби скласти тести, запити про допомогу та відгуки.',
        other:
          'Буде видалено облікові записи, увесь прогрес, спроби скласти тести, запити про допомогу та відгуки.',
      }),
    afterDeletion: `${signedOut} Співрозмовники в чаті збережуть розмови, але замість імен буде «Видалений користувач».`,
    inviteTitle: (count, isFiltered) =>
      `Надіслати запрошення ще раз: ${traineesOfList(count, isFiltered)}?`,
    inviteCount: (count) => `Запросити ${ofTrainees(count)}`,
    noMailServer:
      'Поштовий сервер не налаштовано, тому портал не може надсилати листи. Натомість задайте пароль кожному учаснику за допомогою «Редагувати» та передайте його.',
    whoIsInvited: (days) =>
      `Учасники, які ще не створили пароль, отримають лист із посиланням для цього. Воно діє ${duration(days, 'day')}.`,
    othersLeftOut: 'Усіх інших буде пропущено. Це неможливо відмінити.',
    moveTitle: (count, isFiltered) => `Переміщення: ${traineesOfList(count, isFiltered)}`,
    moveCount: (count) => `Перемістити ${ofTrainees(count)}`,
    newCompany: 'Нова компанія',
    companyMissing: 'Виберіть компанію',
  },

  groups: {
    label: 'Групи',
    others: (names) => list(names),
    fixed: 'Також у',
    noGroup: 'без груп',
    search: 'Пошук груп',
    chosen: (count) => `Вибрано: ${number(count)}`,
    deleted: 'Видалена група',
    add: 'Додати до групи…',
    addShort: '+ Група',
    remove: 'Вилучити з групи…',
    removeShort: '− Група',
    addTitle: (count, isFiltered) => `Додавання до групи: ${traineesOfList(count, isFiltered)}`,
    addCount: (count) => `Додати ${ofTrainees(count)}`,
    removeTitle: (count, isFiltered) => `Вилучення з групи: ${traineesOfList(count, isFiltered)}`,
    removeCount: (count) => `Вилучити ${ofTrainees(count)}`,
    group: 'Група',
    missing: 'Виберіть групу',
    newGroup: 'Нова група',
    newName: 'Назва нової групи',
    existing: 'Вибрати наявну групу',
    none: 'У цій компанії немає груп з учасниками.',
    notLoaded: (reason) => `Не вдалося завантажити групи. ${reason}`,
    companyMissing: 'Спершу виберіть компанію',
    companyFirst:
      'Група належить до однієї компанії. Спершу виберіть компанію у фільтрі списку, а потім позначте учасників.',
  },

  moved: (count) =>
    plural(count, {
      one: 'Учасник почне нове проходження з модулями вибраної компанії. Попередні проходження залишаться видимими. Переміщення можна відмінити, доки нове проходження не почато.',
      other:
        'Учасники почнуть нове проходження з модулями вибраної компанії. Попередні проходження залишаться видимими. Переміщення можна відмінити, доки ніхто з них не почав нове проходження.',
    }),

  deletion: {
    title: (name) => `Видалити учасника ${name}?`,
    confirm: 'Видалити учасника',
    deleting: 'Видалення…',
    failed: (reason) => `Не вдалося видалити учасника: ${reason}`,
    deletedWith: (email) => `Обліковий запис ${email} буде видалено, а з ним:`,
    progress: (completed, total) => `увесь прогрес (завершено ${completed} з ${ofModules(total)})`,
    attempts: 'усі спроби скласти тести та їхні результати',
    requests: 'усі запити про допомогу',
    feedback: 'усі відгуки',
    afterwards: `${signedOut} Співрозмовники в чаті збережуть розмову, але замість імені буде «Видалений користувач».`,
  },

  export: {
    title: 'Експорт прогресу',
    description:
      'Один рядок для кожного учасника зі списку – у файлі CSV для вашої електронної таблиці.',
    others: 'Щоб експортувати інших, закрийте це вікно та змініть пошук або фільтри списку.',
    preparing: 'Підготовка…',
    download: 'Завантажити',
    started: (fileName) => `Файл «${fileName}» завантажується`,
  },

  addition: {
    title: 'Додавання учасника',
    submit: 'Додати учасника',
    adding: 'Додавання…',
    failed: (reason) => `Не вдалося додати учасника. ${reason}`,
    added: (name) => `Додано: ${name}`,
    invited: (email) => `Запрошення на адресу ${email} вже надсилається.`,
    lost: 'Учасника ще не збережено, і введені дані буде втрачено.',
    passwordHint: (min) =>
      `Щонайменше ${number(min)} символів: з ним можна одразу увійти. Залиште порожнім, щоб надіслати запрошення.`,
  },

  change: {
    title: 'Редагування учасника',
    submit: 'Зберегти зміни',
    failed: (reason) => `Не вдалося оновити учасника. ${reason}`,
    changed: (name) => `Оновлено: ${name}`,
    lost: 'Зміни цього учасника ще не збережено, і їх буде втрачено.',
    passwordHint: (min) =>
      `Залиште порожнім, щоб не змінювати; щонайменше ${number(min)} символів. Новий пароль завершує сеанси учасника.`,
    companyHint: 'В іншій компанії учасник бачить її модулі.',
    companyDeleted: 'Вибрану компанію тим часом видалено.',
  },

  form: {
    password: 'Пароль',
    newPassword: 'Новий пароль',
    company: 'Компанія',
    searchCompanies: 'Пошук компаній',
    noCompanies: 'Компаній ще немає. Створіть компанію в розділі «Навчальні модулі».',
    companiesNotLoaded: (reason) => `Не вдалося завантажити компанії. ${reason}`,
    leaveTitle: 'Вийти, не зберігши?',
    leave: 'Вийти',
  },

  withoutPassword: {
    form: {
      byEmail: (days) =>
        `Без пароля учасник отримає лист із посиланням, щоб створити його. Воно діє ${duration(days, 'day')}.`,
      noMailServer: `Без пароля учасник отримає запрошення створити його. ${noMailServer}`,
    },
    file: {
      byEmail: (days) =>
        `Учасник, для якого у файлі немає пароля, отримає лист із посиланням, щоб створити його. Воно діє ${duration(days, 'day')}.`,
      noMailServer: `Учасник, для якого у файлі немає пароля, отримає запрошення створити його. ${noMailServer}`,
    },
  },

  inTrash: {
    title: 'Ця електронна адреса в кошику',
    description:
      'Після відновлення людина повернеться з усіма результатами. Нова людина починає без них.',
    restore: (name) => `Відновити з усіма результатами: ${name}`,
    restoring: 'Відновлення…',
    addAnew: 'Додати як нову людину',
    adding: 'Додавання…',
    deletedBy: (date, admin) => `Видалено ${date}, адміністратор: ${admin}`,
    results: (modules, attempts) => {
      const passed = plural(modules, {
        one: `${number(modules)} пройдений модуль`,
        few: `${number(modules)} пройдені модулі`,
        other: `${number(modules)} пройдених модулів`,
      });
      const tried = plural(attempts, {
        one: `${number(attempts)} спроба скласти тест`,
        few: `${number(attempts)} спроби скласти тест`,
        other: `${number(attempts)} спроб скласти тест`,
      });
      return `${passed}, ${tried}`;
    },
    companyInTrash: 'Компанія теж у кошику.',
    restoreCompany: 'Спершу відновіть її',
  },

  sendLink: {
    invitation: {
      title: (name) => `Надіслати запрошення ще раз: ${name}?`,
      confirm: 'Надіслати запрошення ще раз',
      mail: (email, validity) =>
        `На адресу ${email} надійде лист із посиланням, щоб створити пароль. Воно діє ${duration(validity, 'day')}.`,
      sent: (email) => `Запрошення на адресу ${email} вже надсилається.`,
      failed: (reason) => `Не вдалося надіслати запрошення. ${reason}`,
    },
    reset: {
      title: (name) => `Надіслати посилання для скидання пароля: ${name}?`,
      confirm: 'Надіслати посилання для скидання пароля',
      mail: (email, validity) =>
        `На адресу ${email} надійде лист із посиланням, щоб створити новий пароль. Воно діє ${duration(validity, 'minute')}. До того часу діє теперішній пароль.`,
      sent: (email) => `Посилання для скидання пароля на адресу ${email} вже надсилається.`,
      failed: (reason) => `Не вдалося надіслати посилання для скидання пароля. ${reason}`,
    },
    sending: 'Надсилання…',
    noMailServer:
      'Поштовий сервер не налаштовано, тому портал не може надсилати листи. Натомість задайте новий пароль за допомогою «Редагувати» та передайте його.',
  },

  detail: {
    heading: 'Прогрес учасника',
    loading: 'Завантаження прогресу…',
    notLoaded: 'Не вдалося завантажити прогрес учасника',
    refreshed: 'Дані про прогрес оновлено',
    notFound: 'Учасника не знайдено',
    notFoundReason: 'Можливо, обліковий запис видалено або в адресі є помилка.',
    openChat: 'Відкрити чат із цим учасником',
    trackingActive: 'Прогрес відстежується в реальному часі',
    trackingPaused: 'Відстеження прогресу в реальному часі призупинено',
    lastActive: (time) => `Остання активність: ${time}`,
    joined: (date) => `Приєднання: ${date}`,
    invited: (date) => `Запрошено ${date}`,
    firstOpened: (date) => `Перший модуль відкрито ${date}`,
    noPassword: 'Запрошено, пароль іще не створено',
    runStarted: (run, date) => `Проходження ${run}, розпочато ${date}`,
    whyStuck: 'Чому немає прогресу?',
    modules: 'Прогрес за модулями',
    noModules: 'Модулів не призначено',
    noModulesReason:
      'Компанія ще не має навчальних модулів. Вони з’являться тут, щойно будуть створені.',
  },

  figures: {
    overall: 'Загальний прогрес',
    overallBar: 'Загальний прогрес',
    modulesCompleted: 'Завершені модулі',
    ofModules: (total) => `з ${ofModules(total)}`,
    averageScore: 'Середній результат',
    averageOfNone: 'модулів не призначено',
    averageWithoutQuiz: 'жоден модуль не має тесту',
    averageOf: (modules) =>
      plural(modules, {
        one: modules === 1 ? 'за 1 модулем' : `за всіма модулями (${number(modules)})`,
        other: `за всіма модулями (${number(modules)})`,
      }),
    averageOfQuizzes: (modules) =>
      plural(modules, {
        one:
          modules === 1
            ? 'за 1 модулем із тестом'
            : `за всіма модулями з тестом (${number(modules)})`,
        other: `за всіма модулями з тестом (${number(modules)})`,
      }),
    timeInvested: 'Витрачений час',
    minutes: (minutes) => `${minutes} хв`,
    underOneMinute: '<1 хв',
    hours: (hours) => `${number(hours)} год`,
    underTenthOfHour: '<0,1 год',
    share: (percent) => `${number(Number(percent.toFixed(1)))}%`,
    shareRule: 'Як рахується прогрес',
    equalShares: 'Усі модулі рівноцінні.',
    equalSharesOf: (share, modules) => `Усі модулі рівноцінні: по ${share} (100% ÷ ${modules}).`,
    passedAt: (passMark) =>
      `До загального прогресу входять модулі, тест яких складено (${passMark}% або більше).`,
    passedAtOwnMark:
      'До загального прогресу входять модулі, тест яких складено (за прохідним балом модуля).',
    total: 'Усього',
    completed: 'Завершено',
    remaining: 'Залишилося',
  },

  module: {
    locked: 'Заблоковано',
    shareOfOverall: (share) => `${share} загального прогресу`,
    quizRequired: (passMark) => `Потрібно скласти тест (прохідний бал ${passMark}%)`,
    noQuiz: 'Без тесту: модуль завершується переглядом відео',
    evidence: 'Підтвердження',
    evidenceOf: (moduleName) => `Підтвердження: ${moduleName}`,
    filmNeverLoaded: 'відео не завантажувалося',
    duration: 'Тривалість',
    noVideo: 'Без відео',
    timeSpent: 'Витрачений час',
    timeWatched: (time, percent) => `${time} (переглянуто ${percent}%)`,
    score: (percent) => `Результат: ${percent}`,
    passed: 'Складено',
    notPassed: 'Не складено',
    scoreBar: (moduleName, passMark) =>
      `${moduleName}: результат порівняно з прохідним балом ${passMark}%`,
    noAttempt: 'Спроб скласти тест ще не було',
    notWatched: 'Ще не переглянуто до кінця',
  },
};
