import { formatsOf } from '@portal/contract/formats';
import type { AccountsTexts } from './en.ts';

const { list, number, plural } = formatsOf('uk');

/** How long a link works. */
const worksFor = (hours: number) =>
  plural(hours, {
    one: `Воно діє ${number(hours)} годину.`,
    few: `Воно діє ${number(hours)} години.`,
    other: `Воно діє ${number(hours)} годин.`,
  });

export const texts: AccountsTexts = {
  fields: {
    fullName: 'Ім’я та прізвище',
    email: 'Електронна адреса',
    password: 'Пароль',
    newPassword: 'Новий пароль',
    passwordLength: (characters) =>
      plural(characters, {
        one: `Щонайменше ${number(characters)} символ`,
        few: `Щонайменше ${number(characters)} символи`,
        other: `Щонайменше ${number(characters)} символів`,
      }),
    company: 'Компанія',
  },
  checkInbox: 'Перевірте пошту',
  signUp: {
    heading: 'Реєстрація учасника',
    intro: 'Обліковий запис буде створено на сервері, і він належатиме вибраній компанії.',
    introFor: (company) =>
      `Обліковий запис буде створено на сервері, і він належатиме компанії ${company}.`,
    inGroup: (group) => `Вас буде додано до групи ${group}.`,
    haveAccount: 'Уже маєте обліковий запис?',
    loadingCompany: 'Завантаження компанії…',
    companyNotLoaded: (reason) => `Не вдалося завантажити компанію. ${reason}`,
    companiesNotLoaded: (reason) => `Не вдалося завантажити компанії. ${reason}`,
    selectCompany: 'Виберіть свою компанію',
    searchCompany: 'Знайдіть свою компанію',
    noCompany:
      'Немає компаній, які можна вибрати. Якщо вашої тут немає, попросіть у неї посилання для реєстрації.',
    invitationOnly:
      'Ця компанія додає учасників лише за запрошенням. Попросіть свою компанію додати вас.',
    emailAt: (domains) => `Використовуйте свою адресу в домені ${list(domains, 'or')}`,
    emailAtAnother: (domains) =>
      `Використовуйте свою адресу в домені ${list([...domains, 'іншому домені компанії'], 'or')}`,
    joinCode: 'Код приєднання',
    joinCodeHint: 'Його надає ваша компанія.',
    done: 'Ви зареєструвалися! Увійдіть зі своїми даними.',
    joinCodeRequired: 'Введіть код приєднання',
    submit: 'Зареєструватися',
    submitting: 'Реєстрація…',
    refused: 'Не вдалося зареєструватися. Спробуйте ще раз.',
    failed: 'Не вдалося зареєструватися. Перевірте введені дані та спробуйте ще раз.',
  },
  confirmationSent: {
    message: 'Перевірте пошту: посилання в листі підтверджує вашу електронну адресу.',
    sentTo: (email) => `Лист надіслано на адресу ${email}.`,
    worksFor: (hours) =>
      plural(hours, {
        one: `Посилання діє ${number(hours)} годину.`,
        few: `Посилання діє ${number(hours)} години.`,
        other: `Посилання діє ${number(hours)} годин.`,
      }),
    openIt:
      'Відкрийте його та введіть свій пароль: після цього буде створено обліковий запис. Якщо листа немає, перевірте папку «Спам».',
    sendAgain: 'Надіслати ще раз',
    sending: 'Надсилання…',
    sentAgain: 'Посилання надіслано ще раз.',
    changeEmail: 'Змінити електронну адресу',
  },
  confirm: {
    heading: 'Підтвердьте електронну адресу',
    intro:
      'Введіть пароль, який вибрали під час реєстрації. Після цього буде створено обліковий запис.',
    submit: 'Підтвердити адресу',
    submitting: 'Підтвердження…',
    confirmed: 'Електронну адресу підтверджено.',
    deadHeading: 'Це посилання не діє',
    stillWaits: 'Ваша реєстрація ще чекає на підтвердження: можемо надіслати нове посилання.',
    signUpAgain:
      'Якщо ви вже підтвердили електронну адресу, увійдіть. В іншому разі зареєструйтеся знову.',
    sendNewLink: 'Надіслати нове посилання',
    sending: 'Надсилання…',
    newLinkSent: 'Нове посилання надіслано.',
    newLinkWorks: (hours) => `${worksFor(hours)} Якщо листа немає, перевірте папку «Спам».`,
  },
  forgotPassword: {
    heading: 'Забули пароль?',
    intro:
      'Введіть електронну адресу свого облікового запису, і ми надішлемо посилання, щоб створити новий пароль.',
    submit: 'Надіслати посилання',
    submitting: 'Надсилання…',
    sent: 'Перевірте пошту: там має бути посилання для скидання пароля',
    worksOnce:
      'Воно спрацює один раз і діє одну годину. Якщо листа немає, перевірте папку «Спам» і те, чи саме цю адресу вказано під час реєстрації.',
    returnToLogin: 'Повернутися до входу',
  },
  resetPassword: {
    heading: 'Скидання пароля',
    intro: 'Створіть новий пароль. Після цього ви вийдете з облікового запису на всіх пристроях.',
    chooseTitle: 'Створіть пароль',
    welcome: (name) => `Вітаємо, ${name}! Створіть пароль`,
    confirmPassword: 'Повторіть пароль',
    submit: 'Змінити пароль',
    submitting: 'Збереження…',
    choose: 'Створити пароль',
    loggingIn: 'Вхід…',
    isSet: 'Пароль створено.',
    isChanged: 'Пароль змінено.',
    isChangedLogIn: 'Пароль змінено. Увійдіть із новим паролем.',
    hintAfterInvalidLink: 'Якщо за цим посиланням ви вже створили новий пароль, увійдіть із ним.',
    askForNewLink: 'Отримати нове посилання',
    hintIfUnknown: 'Якщо тоді посилання не спрацює, увійдіть із новим паролем.',
  },
  passwords: {
    repeat: 'Повторіть новий пароль',
    differ: 'Паролі не збігаються',
    notChanged: 'Пароль не змінено',
    unknown: 'Невідомо, чи змінено пароль',
  },
  ownName: {
    title: 'Ім’я',
    description: 'Його бачать інші користувачі, зокрема в чаті.',
    role: 'Роль',
    roles: { ADMIN: 'Адміністратор', TRAINEE: 'Учасник' },
    save: 'Зберегти ім’я',
    changed: 'Ім’я змінено.',
    notChanged: 'Ім’я не змінено',
    unknown: 'Невідомо, чи змінено ім’я',
  },
  ownPassword: {
    title: 'Пароль',
    description: 'Після зміни пароля ваші сеанси на всіх інших пристроях завершаться.',
    current: 'Поточний пароль',
    confirmNew: 'Повторіть новий пароль',
    changed: 'Пароль змінено. Усі інші сеанси завершено.',
    submit: 'Змінити пароль',
    submitting: 'Збереження…',
    hintIfUnknown: 'Якщо тоді поточний пароль не підійде, новий уже діє.',
  },
  sessions: {
    title: 'Сеанси',
    description:
      'Пристрої, на яких ви увійшли. Якщо якийсь із них вам незнайомий, завершіть його сеанс і змініть пароль.',
    list: 'Ваші сеанси',
    loading: 'Завантаження сеансів…',
    notLoaded: (reason) => `Не вдалося завантажити сеанси. ${reason}`,
    thisDevice: 'Цей пристрій',
    unknownDevice: 'Невідомий пристрій',
    loggedIn: (time) => `Вхід: ${time}`,
    lastUsed: (time) => `Остання активність: ${time}`,
    end: 'Завершити',
    endNamed: (device) => `Завершити сеанс: ${device}`,
    ending: 'Завершення…',
    ended: 'Сеанс завершено',
    notEnded: 'Сеанс не завершено',
    endUnknown: 'Невідомо, чи завершено сеанс',
    endOthers: 'Завершити всі інші',
    othersEnded: (count) =>
      plural(count, {
        one: `Завершено ${number(count)} сеанс`,
        few: `Завершено ${number(count)} сеанси`,
        other: `Завершено ${number(count)} сеансів`,
      }),
    othersNotEnded: 'Сеанси не завершено',
    othersEndUnknown: 'Невідомо, чи завершено сеанси',
  },
};
