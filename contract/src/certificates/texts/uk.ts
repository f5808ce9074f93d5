import { formatsOf } from '../../formats.ts';
import type { CertificateWords } from './en.ts';

const { date, percent } = formatsOf('uk');

export const texts: CertificateWords = {
  heading: 'Сертифікат про завершення навчання',
  training: (company) => `Навчання в компанії ${company}`,
  holder: 'Ім’я та прізвище',
  company: 'Компанія',
  completedOn: 'Дата завершення',
  issuedOn: 'Дата видачі',
  validUntil: 'Чинний до',
  forEver: 'Безстроково',
  modules: 'Модулі',
  module: 'Модуль',
  score: 'Результат',
  watched: 'Переглянуто',
  edition: 'Редакція',
  percent,
  recorded: (on) => `Записано ${date(on)}`,
  recordedBy: (name, on) => `Записав(-ла) ${name}, ${date(on)}`,
  recordedLabels: { by: 'Записав(-ла)', on: 'Дата запису' },
  beforeCertificates: 'Записано до появи сертифікатів',
  code: 'Код',
  check: 'Перевірити цей сертифікат за адресою',
  status: {
    valid: 'Чинний',
    expired: 'Строк чинності минув',
    renewed: 'Поновлений',
    replaced: 'Замінений',
    withdrawn: 'Відкликаний',
  },
};
