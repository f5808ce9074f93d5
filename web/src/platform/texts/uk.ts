import { formatsOf } from '@portal/contract/formats';
import type { PlatformTexts } from './en.ts';

const { plural } = formatsOf('uk');

export const texts: PlatformTexts = {
  ago: {
    now: 'щойно',
    minutes: (count) => `${count} хв тому`,
    hours: (count) => `${count} год тому`,
    yesterday: 'учора',
    days: (count) =>
      plural(count, {
        one: `${count} день тому`,
        few: `${count} дні тому`,
        other: `${count} днів тому`,
      }),
  },
  failures: {
    timeout: 'Сервер не відповів вчасно. Перевірте з’єднання та спробуйте ще раз.',
    unreachable: 'Сервер недоступний. Перевірте з’єднання та спробуйте ще раз.',
    accessRefused:
      'Щось між вами та порталом не дає доступу. Перевірте з’єднання та спробуйте ще раз.',
    fileTooLargeOnTheWay:
      'Щось між вами та порталом не пропускає файли такого розміру. Виберіть менший файл або попросіть оператора порталу збільшити обмеження проксі-сервера.',
    status: (status) => `Помилка HTTP, код ${status}`,
    unknown: 'Сталася невідома помилка',
    reference: (id) => `Номер для довідки: ${id}`,
  },
  deletedUser: 'Видалений користувач',
  fileFormats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, розділений комами',
    'csv-semicolon': 'CSV, розділений крапками з комою',
  },
  signUpMail: {
    subject: 'Ваше навчання: зареєструйтеся',
    body: (address) =>
      `Вітаємо!\n\nВідкрийте це посилання, щоб зареєструватися на навчання та створити пароль:\n${address}\n`,
  },
  losses: {
    chatOutbox: 'Повідомлення чату не надіслано',
    chatDraft: 'Повідомлення чату не дописано',
    helpDraft: 'Запит про допомогу не дописано',
    quizAnswers: 'Відповіді на тест не надіслано',
    watchReport: 'Час перегляду ще не надійшов на портал',
  },
};
