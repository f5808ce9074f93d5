import type { ActivityTexts } from './en.ts';

const of = (company: string | null) => (company === null ? '' : ` (компанія ${company})`);

const changed = (fields: readonly string[]) => ` (зміни: ${fields.join(', ')})`;

// Names are not declined and the gender of the author is unknown: each sentence is a noun with the names after it.
export const texts: ActivityTexts = {
  changes: 'Зміни',
  loading: 'Завантаження журналу дій…',
  loadFailed: 'Не вдалося завантажити журнал дій',
  showOlder: 'Показати старіші зміни',
  empty: {
    title: 'Змін ще немає',
    message:
      'Тут будуть зміни, внесені адміністраторами: хто, що, коли, яким було значення до та після.',
  },
  noMatch: {
    title: 'За цим запитом змін не знайдено',
    message: 'Пошук ведеться за початком слів у назвах: хто, що та компанія.',
    showAll: 'Показати всі зміни',
  },
  filters: {
    search: 'Пошук у журналі дій',
    placeholder: 'Хто, що або компанія',
    change: 'Зміна',
    allChanges: 'Усі зміни',
    from: 'Від',
    to: 'До',
  },
  entry: {
    change: (author, sentence) => `${author} – ${sentence}`,
    details: 'Подробиці',
    detailsOf: (author, sentence) => `Подробиці: ${author} – ${sentence}`,
    before: 'До:',
    after: 'Після:',
    empty: 'порожньо',
  },
  trainees: {
    list: 'Учасники',
    loading: 'Завантаження учасників…',
    loadFailed: (reason) => `Не вдалося завантажити учасників. ${reason}`,
    showMore: 'Показати більше учасників',
    deletedUser: 'Видалений користувач',
    states: {
      waiting: '(не виконано)',
      refused: '(не вдалося виконати)',
      undone: '(відмінено)',
    },
  },
  sentences: {
    'company.created': ({ name }) => `створення компанії ${name}`,
    'company.updated': ({ name, fields }) => `зміна даних компанії ${name}${changed(fields)}`,
    'company.renamed': ({ oldName, newName }) => `перейменування компанії: ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) => `зміна налаштувань компанії ${name}`,
    'company.requirements-changed': ({ name, fields }) =>
      `зміна правил компанії ${name}${changed(fields)}`,
    'company.certificate-look-changed': ({ name }) => `зміна вигляду сертифікатів компанії ${name}`,
    'company.checkpoint-mail-changed': ({ name }) =>
      `зміна надсилання контрольних точок для компанії ${name}`,
    'company.deleted': ({ name }) => `видалення компанії ${name}`,
    'company.restored': ({ name }) => `відновлення компанії ${name}`,
    'company.purged': ({ name }) => `видалення компанії ${name} назавжди`,
    'module.created': ({ name, company }) => `створення модуля «${name}»${of(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `зміна модуля «${name}»${of(company)}${changed(fields)}`,
    'module.renamed': ({ oldName, newName, company }) =>
      `перейменування модуля: «${oldName}» → «${newName}»${of(company)}`,
    'module.deleted': ({ name, company }) => `видалення модуля «${name}»${of(company)}`,
    'module.restored': ({ name, company }) => `відновлення модуля «${name}»${of(company)}`,
    'module.purged': ({ name, company }) => `видалення назавжди модуля «${name}»${of(company)}`,
    'module.reordered': ({ name }) => `зміна порядку модулів компанії ${name}`,
    'module.video-uploaded': ({ name, company }) =>
      `надсилання відео модуля «${name}»${of(company)}`,
    'module.video-replaced': ({ name, company }) => `заміна відео модуля «${name}»${of(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `збереження субтитрів модуля «${name}»${of(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `видалення субтитрів модуля «${name}»${of(company)}`,
    'module.poster-saved': ({ name, company }) =>
      `збереження обкладинки відео модуля «${name}»${of(company)}`,
    'module.poster-removed': ({ name, company }) =>
      `видалення обкладинки відео модуля «${name}»${of(company)}`,
    'module.questions-saved': ({ name, company }) =>
      `збереження запитань модуля «${name}»${of(company)}`,
    'module.requirement-changed': ({ name, fields, company }) =>
      `зміна правил модуля «${name}»${of(company)}${changed(fields)}`,
    'module.edition-made': ({ name, company }) =>
      `вимога пройти знову модуль «${name}»${of(company)}`,
    'group.created': ({ name, company }) => `створення групи «${name}»${of(company)}`,
    'group.updated': ({ oldName, newName, company }) =>
      `перейменування групи: «${oldName}» → «${newName}»${of(company)}`,
    'group.link-renewed': ({ name, company }) =>
      `нове посилання для реєстрації в групі «${name}»${of(company)}`,
    'group.deleted': ({ name, company }) => `видалення групи «${name}»${of(company)}`,
    'group.restored': ({ name, company }) => `відновлення групи «${name}»${of(company)}`,
    'group.purged': ({ name, company }) => `видалення назавжди групи «${name}»${of(company)}`,
    'trainee.created': ({ name, company }) => `додавання учасника: ${name}${of(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `зміна даних учасника: ${name}${of(company)}${changed(fields)}`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `перейменування учасника: ${oldName} → ${newName}${of(company)}`,
    'trainee.deleted': ({ name, company }) => `видалення учасника: ${name}${of(company)}`,
    'trainee.restored': ({ name, company }) => `відновлення учасника: ${name}${of(company)}`,
    'trainees.restored': ({ name, company }) => `відновлення: ${name}${of(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `приєднання результатів видаленого учасника: ${mergedTrainee} → ${name}${of(company)}`,
    'trainee.purged': ({ name, company }) => `видалення учасника назавжди: ${name}${of(company)}`,
    'trainees.purged': ({ name, company }) => `видалення назавжди: ${name}${of(company)}`,
    'trainee.run-started': ({ name, company }) =>
      `нове проходження для учасника: ${name}${of(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `повторне відкриття тесту модуля «${module}» для учасника: ${name}${of(company)}`,
    'trainee.imported': ({ name, company }) => `імпорт: ${name}${of(company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `надсилання посилання для скидання пароля учаснику: ${name}${of(company)}`,
    'trainee.invited': ({ name, company }) =>
      `надсилання запрошення учаснику: ${name}${of(company)}`,
    'trainee.reminded': ({ name, company }) =>
      `надсилання нагадування учаснику: ${name}${of(company)}`,
    'trainee.exception-made': ({ name, company }) => `виняток для учасника: ${name}${of(company)}`,
    'trainee.exception-ended': ({ name, company }) =>
      `завершення винятку для учасника: ${name}${of(company)}`,
    'trainee.result-recorded': ({ name, company }) =>
      `запис попереднього результату учасника: ${name}${of(company)}`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `відкликання попереднього результату учасника: ${name}${of(company)}`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `відкликання сертифіката учасника: ${name}${of(company)}`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `повторна видача сертифіката учасника: ${name}${of(company)}`,
    'trainees.deleted': ({ name, company }) => `видалення: ${name}${of(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null ? `переміщення: ${name}` : `переміщення до компанії ${company}: ${name}`,
    'trainees.invited': ({ name, company }) => `надсилання запрошень: ${name}${of(company)}`,
    'trainees.runs-started': ({ name, company }) => `нові проходження: ${name}${of(company)}`,
    'trainees.reminded': ({ name, company }) => `надсилання нагадувань: ${name}${of(company)}`,
    'trainees.renewed': ({ name, company }) => `початок поновлення: ${name}${of(company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `додавання до групи «${group}»: ${name}${of(company)}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `вилучення з групи «${group}»: ${name}${of(company)}`,
    'trainees.exceptions-made': ({ name, company }) => `винятки: ${name}${of(company)}`,
    'trainees.results-recorded': ({ name, company }) =>
      `запис попередніх результатів: ${name}${of(company)}`,
    'trainees.undone': ({ name, company }) => `відміна дії: ${name}${of(company)}`,
    'progress.exported': ({ name }) => `експорт прогресу: ${name}`,
    'report.exported': ({ name }) => `експорт звіту: ${name}`,
    'certificates.exported': ({ name }) => `експорт сертифікатів: ${name}`,
    'activity.exported': ({ name }) => `експорт журналу дій: ${name}`,
    'help.updated': ({ name, company }) => `відповідь на запит про допомогу: ${name}${of(company)}`,
    'help.closed': ({ name, company }) => `закриття: ${name}${of(company)}`,
    'help.closing-undone': ({ name, company }) => `повторне відкриття: ${name}${of(company)}`,
    'portal.ledger-check-started': () => 'запуск перевірки підписаного журналу',
    'portal.ledger-check-cancelled': () => 'зупинка перевірки підписаного журналу',
    'portal.work-failing': ({ name }) =>
      `уже годину не виконується фонова робота: ${name}. Повідомте оператора порталу`,
    'admin.created': ({ name }) => `додавання адміністратора: ${name}`,
    'admin.updated': ({ name, fields }) => `зміна даних адміністратора: ${name}${changed(fields)}`,
    'admin.renamed': ({ oldName, newName }) =>
      `перейменування адміністратора: ${oldName} → ${newName}`,
    'admin.reach-changed': ({ name }) => `зміна того, що бачить адміністратор: ${name}`,
    'admin.invited': ({ name }) => `запрошення адміністратора: ${name}`,
    'admin.accepted': ({ name }) => `прийняття запрошення адміністратора: ${name}`,
    'admin.deleted': ({ name }) => `видалення адміністратора: ${name}`,
    'admin.restored': ({ name }) => `відновлення адміністратора: ${name}`,
    'admin.purged': ({ name }) => `видалення адміністратора назавжди: ${name}`,
  },
};
