import type { ActivityTexts } from './en.ts';

const of = (company: string | null) => (company === null ? '' : ` (${company})`);

/** The names of the changed fields. */
const changed = (fields: readonly string[]) => ` – ${fields.join(', ')}`;

export const texts: ActivityTexts = {
  changes: 'Zmiany',
  loading: 'Wczytywanie dziennika zmian…',
  loadFailed: 'Nie udało się wczytać dziennika zmian',
  showOlder: 'Pokaż starsze zmiany',
  empty: {
    title: 'Nic jeszcze nie zmieniono',
    message:
      'Tutaj pojawiają się zmiany wprowadzone przez administratorów: kto, co i kiedy, przed i po.',
  },
  noMatch: {
    title: 'Żadna zmiana nie pasuje do wyszukiwania',
    message: 'Przeszukiwane są początki słów w nazwiskach osób oraz nazwach obiektów i firm.',
    showAll: 'Pokaż wszystkie zmiany',
  },
  filters: {
    search: 'Szukaj w dzienniku zmian',
    placeholder: 'Kto, co lub firma',
    change: 'Zmiana',
    allChanges: 'Wszystkie zmiany',
    from: 'Od',
    to: 'Do',
  },
  entry: {
    change: (author, sentence) => `${author} – ${sentence}`,
    details: 'Szczegóły',
    detailsOf: (author, sentence) => `Szczegóły: ${author} – ${sentence}`,
    before: 'Przed:',
    after: 'Po:',
    empty: 'puste',
  },
  trainees: {
    list: 'Uczestnicy',
    loading: 'Wczytywanie uczestników…',
    loadFailed: (reason) => `Nie udało się wczytać uczestników. ${reason}`,
    showMore: 'Pokaż więcej uczestników',
    deletedUser: 'Usunięty użytkownik',
    states: {
      waiting: '(nie wykonano)',
      refused: '(nie udało się)',
      undone: '(cofnięto)',
    },
  },
  // The gender of the author is unknown, so nouns stand in place of verbs: 'Ada Admin – utworzenie firmy Acme'.
  sentences: {
    'company.created': ({ name }) => `utworzenie firmy ${name}`,
    'company.updated': ({ name, fields }) => `zmiana firmy ${name}${changed(fields)}`,
    'company.renamed': ({ oldName, newName }) => `zmiana nazwy firmy ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) => `zmiana ustawień firmy ${name}`,
    'company.requirements-changed': ({ name, fields }) =>
      `zmiana zasad firmy ${name}${changed(fields)}`,
    'company.certificate-look-changed': ({ name }) => `zmiana wyglądu certyfikatów firmy ${name}`,
    'company.checkpoint-mail-changed': ({ name }) =>
      `zmiana wysyłania punktów kontrolnych dla firmy ${name}`,
    'company.deleted': ({ name }) => `usunięcie firmy ${name}`,
    'company.restored': ({ name }) => `przywrócenie firmy ${name}`,
    'company.purged': ({ name }) => `trwałe usunięcie firmy ${name}`,
    'module.created': ({ name, company }) => `utworzenie modułu ${name}${of(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `zmiana modułu ${name}${of(company)}${changed(fields)}`,
    'module.renamed': ({ oldName, newName, company }) =>
      `zmiana nazwy modułu ${oldName} → ${newName}${of(company)}`,
    'module.deleted': ({ name, company }) => `usunięcie modułu ${name}${of(company)}`,
    'module.restored': ({ name, company }) => `przywrócenie modułu ${name}${of(company)}`,
    'module.purged': ({ name, company }) => `trwałe usunięcie modułu ${name}${of(company)}`,
    'module.reordered': ({ name }) => `zmiana kolejności modułów firmy ${name}`,
    'module.video-uploaded': ({ name, company }) => `przesłanie filmu modułu ${name}${of(company)}`,
    'module.video-replaced': ({ name, company }) =>
      `zastąpienie filmu modułu ${name}${of(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `zapisanie napisów modułu ${name}${of(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `usunięcie napisów modułu ${name}${of(company)}`,
    'module.poster-saved': ({ name, company }) =>
      `zapisanie miniatury filmu modułu ${name}${of(company)}`,
    'module.poster-removed': ({ name, company }) =>
      `usunięcie miniatury filmu modułu ${name}${of(company)}`,
    'module.questions-saved': ({ name, company }) => `zapisanie pytań modułu ${name}${of(company)}`,
    'module.requirement-changed': ({ name, fields, company }) =>
      `zmiana zasad modułu ${name}${of(company)}${changed(fields)}`,
    'module.edition-made': ({ name, company }) =>
      `wymaganie ponownego ukończenia modułu ${name}${of(company)}`,
    'group.created': ({ name, company }) => `utworzenie grupy ${name}${of(company)}`,
    'group.updated': ({ oldName, newName, company }) =>
      `zmiana nazwy grupy ${oldName} → ${newName}${of(company)}`,
    'group.link-renewed': ({ name, company }) =>
      `nowy link do rejestracji w grupie ${name}${of(company)}`,
    'group.deleted': ({ name, company }) => `usunięcie grupy ${name}${of(company)}`,
    'group.restored': ({ name, company }) => `przywrócenie grupy ${name}${of(company)}`,
    'group.purged': ({ name, company }) => `trwałe usunięcie grupy ${name}${of(company)}`,
    'trainee.created': ({ name, company }) => `dodanie uczestnika: ${name}${of(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `zmiana danych uczestnika: ${name}${of(company)}${changed(fields)}`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `zmiana nazwiska uczestnika: ${oldName} → ${newName}${of(company)}`,
    'trainee.deleted': ({ name, company }) => `usunięcie uczestnika: ${name}${of(company)}`,
    'trainee.restored': ({ name, company }) => `przywrócenie uczestnika: ${name}${of(company)}`,
    'trainees.restored': ({ name, company }) => `przywrócenie: ${name}${of(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `dołączenie wyników usuniętego uczestnika: ${mergedTrainee} → ${name}${of(company)}`,
    'trainee.purged': ({ name, company }) => `trwałe usunięcie uczestnika: ${name}${of(company)}`,
    'trainees.purged': ({ name, company }) => `trwałe usunięcie: ${name}${of(company)}`,
    'trainee.run-started': ({ name, company }) =>
      `rozpoczęcie nowego cyklu uczestnika: ${name}${of(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `ponowne udostępnienie quizu modułu ${module} uczestnikowi: ${name}${of(company)}`,
    'trainee.imported': ({ name, company }) => `import: ${name}${of(company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `wysłanie linku do zmiany hasła uczestnikowi: ${name}${of(company)}`,
    'trainee.invited': ({ name, company }) =>
      `wysłanie zaproszenia uczestnikowi: ${name}${of(company)}`,
    'trainee.reminded': ({ name, company }) =>
      `wysłanie przypomnienia uczestnikowi: ${name}${of(company)}`,
    'trainee.exception-made': ({ name, company }) =>
      `dodanie wyjątku dla uczestnika: ${name}${of(company)}`,
    'trainee.exception-ended': ({ name, company }) =>
      `zakończenie wyjątku uczestnika: ${name}${of(company)}`,
    'trainee.result-recorded': ({ name, company }) =>
      `zapisanie wcześniejszego wyniku uczestnika: ${name}${of(company)}`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `wycofanie wcześniejszego wyniku uczestnika: ${name}${of(company)}`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `wycofanie certyfikatu uczestnika: ${name}${of(company)}`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `ponowne wystawienie certyfikatu uczestnika: ${name}${of(company)}`,
    'trainees.deleted': ({ name, company }) => `usunięcie: ${name}${of(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null ? `przeniesienie: ${name}` : `przeniesienie do firmy ${company}: ${name}`,
    'trainees.invited': ({ name, company }) => `wysłanie zaproszeń: ${name}${of(company)}`,
    'trainees.runs-started': ({ name, company }) =>
      `rozpoczęcie nowych cykli: ${name}${of(company)}`,
    'trainees.reminded': ({ name, company }) => `wysłanie przypomnień: ${name}${of(company)}`,
    'trainees.renewed': ({ name, company }) => `rozpoczęcie odnowienia: ${name}${of(company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `dodanie do grupy ${group}: ${name}${of(company)}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `usunięcie z grupy ${group}: ${name}${of(company)}`,
    'trainees.exceptions-made': ({ name, company }) => `dodanie wyjątków: ${name}${of(company)}`,
    'trainees.results-recorded': ({ name, company }) =>
      `zapisanie wcześniejszych wyników: ${name}${of(company)}`,
    'trainees.undone': ({ name, company }) => `cofnięcie działania: ${name}${of(company)}`,
    'progress.exported': ({ name }) => `eksport postępu: ${name}`,
    'report.exported': ({ name }) => `eksport raportu: ${name}`,
    'certificates.exported': ({ name }) => `eksport certyfikatów: ${name}`,
    'activity.exported': ({ name }) => `eksport dziennika zmian: ${name}`,
    'help.updated': ({ name, company }) => `odpowiedź na prośbę o pomoc: ${name}${of(company)}`,
    'help.closed': ({ name, company }) => `zamknięcie: ${name}${of(company)}`,
    'help.closing-undone': ({ name, company }) => `ponowne otwarcie: ${name}${of(company)}`,
    'portal.ledger-check-started': () => 'rozpoczęcie sprawdzania podpisanego rejestru',
    'portal.ledger-check-cancelled': () => 'zatrzymanie sprawdzania podpisanego rejestru',
    'portal.work-failing': ({ name }) =>
      `od godziny nie udaje się wykonać zadania w tle: ${name}. Powiadom operatora portalu`,
    'admin.created': ({ name }) => `dodanie administratora: ${name}`,
    'admin.updated': ({ name, fields }) =>
      `zmiana danych administratora: ${name}${changed(fields)}`,
    'admin.renamed': ({ oldName, newName }) =>
      `zmiana nazwiska administratora: ${oldName} → ${newName}`,
    'admin.reach-changed': ({ name }) => `zmiana tego, co widzi administrator: ${name}`,
    'admin.invited': ({ name }) => `zaproszenie administratora: ${name}`,
    'admin.accepted': ({ name }) => `przyjęcie zaproszenia administratora: ${name}`,
    'admin.deleted': ({ name }) => `usunięcie administratora: ${name}`,
    'admin.restored': ({ name }) => `przywrócenie administratora: ${name}`,
    'admin.purged': ({ name }) => `trwałe usunięcie administratora: ${name}`,
  },
};
