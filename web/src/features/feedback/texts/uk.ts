import { formatsOf } from '@portal/contract/formats';
import type { FeedbackTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: FeedbackTexts = {
  ratingNames: { 1: 'Погано', 2: 'Посередньо', 3: 'Добре', 4: 'Дуже добре', 5: 'Відмінно' },
  rating: (rating, name) => `${rating} – ${name}`,
  stars: (rating, name) => `${rating} з 5, ${name}`,
  starsOnly: (rating) => `${rating} з 5`,
  ratings: (count) =>
    plural(count, {
      one: `${number(count)} оцінка`,
      few: `${number(count)} оцінки`,
      other: `${number(count)} оцінок`,
    }),

  own: {
    give: 'Оцінити цей модуль',
    change: 'Змінити оцінку',
    ofModule: (name) => `: ${name}`,
    loading: 'Завантаження вашого відгуку…',
    failedToLoad: 'Не вдалося завантажити ваш відгук',
    offline: 'Немає з’єднання з мережею. Відгук завантажиться, щойно воно відновиться.',
  },

  form: {
    title: 'Як вам цей модуль?',
    text: 'Ваш відгук допоможе поліпшити його для тих, хто навчатиметься після вас.',
    titleAtEnd: 'Ви завершили навчання!',
    textAtEnd:
      'Як вам воно? Ваш відгук допоможе поліпшити його для тих, хто навчатиметься після вас.',
    module: 'Модуль',
    rating: 'Ваша оцінка',
    required: '(обов’язково)',
    comment: 'Ваш коментар',
    placeholder: 'Що вам допомогло, а що допомогло б іще більше?',
    send: 'Надіслати відгук',
    update: 'Оновити відгук',
    skip: 'Пропустити',
    sending: 'Надсилання…',
    sent: 'Дякуємо за відгук!',
    failed: 'Не вдалося надіслати відгук. Спробуйте ще раз.',
    leave: {
      title: 'Вийти, не надіславши?',
      text: 'Ваш коментар ще не надіслано, і його буде втрачено.',
      confirm: 'Вийти',
    },
  },

  failedToLoad: 'Не вдалося завантажити відгуки. Спробуйте ще раз.',
  failedToRefresh: 'Не вдалося завантажити відгуки',

  filters: {
    module: 'Модуль',
    allModules: 'Усі модулі',
    chosenModule: 'Вибраний модуль',
    searchModules: 'Пошук оцінених модулів',
    rating: 'Оцінка',
    allRatings: 'Усі оцінки',
  },

  figures: {
    title: 'Показники',
    loading: 'Завантаження показників…',
    total: 'Усього відгуків',
    totalDetail: 'отримано',
    average: 'Середня оцінка',
    averageDetail: 'з 5',
    noAverage: 'Оцінок ще немає',
    trainees: 'Активні учасники',
    traineesDetail: 'залишили відгук',
    modules: 'Оцінені модулі',
    modulesDetail: 'щонайменше раз',
  },

  distribution: {
    title: 'Розподіл оцінок',
    description: 'Як часто ставили кожну оцінку.',
    caption: 'Як часто ставили кожну оцінку',
    rating: 'Оцінка',
    feedback: 'Відгуки',
    share: 'Частка',
    ofMax: (max) => `з ${max}`,
  },

  averages: {
    title: 'Середня оцінка за модулями',
    description: 'Від найнижчої.',
    descriptionOfSome: (shown, total) =>
      `Модулі з найнижчими оцінками: ${shown} з ${number(total)}.`,
    caption: 'Середня оцінка кожного модуля, від найнижчої',
    module: 'Модуль',
    average: (max) => `Середня оцінка з ${max}`,
  },

  entries: {
    title: 'Що кажуть учасники',
    loading: 'Завантаження відгуків…',
    pages: 'Відгуки',
    none: {
      title: 'Відгуків ще немає',
      text: 'Учасники можуть оцінити кожен завершений модуль. Їхні відгуки з’являться тут.',
    },
    noMatch: {
      title: 'Жоден відгук не відповідає цим фільтрам',
      showAll: 'Показати всі відгуки',
    },
    label: (name) => `Відгук: ${name}`,
    unknownCompany: 'Невідома компанія',
    module: 'Модуль',
    noComment: 'Без коментаря',
    rating: 'Оцінка: ',
  },
};
