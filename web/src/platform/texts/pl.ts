import type { PlatformTexts } from './en.ts';

export const texts: PlatformTexts = {
  ago: {
    now: 'przed chwilą',
    minutes: (count) => `${count}\u00a0min temu`,
    hours: (count) => `${count}\u00a0godz. temu`,
    yesterday: 'wczoraj',
    days: (count) => `${count}\u00a0dni temu`,
  },
  failures: {
    timeout: 'Serwer nie odpowiedział na czas. Sprawdź połączenie i spróbuj ponownie.',
    unreachable: 'Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.',
    accessRefused:
      'Coś po drodze do portalu blokuje dostęp. Sprawdź połączenie i spróbuj ponownie.',
    fileTooLargeOnTheWay:
      'Coś po drodze do portalu odrzuca pliki tej wielkości. Wybierz mniejszy plik lub poproś operatora portalu o zwiększenie limitu serwera proxy.',
    status: (status) => `Błąd HTTP: ${status}`,
    unknown: 'Wystąpił nieznany błąd',
    reference: (id) => `Identyfikator: ${id}`,
  },
  deletedUser: 'Usunięty użytkownik',
  fileFormats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, rozdzielany przecinkami',
    'csv-semicolon': 'CSV, rozdzielany średnikami',
  },
  signUpMail: {
    subject: 'Twoje szkolenie: prosimy o rejestrację',
    body: (address) =>
      `Dzień dobry,\n\notwórz ten link, aby zarejestrować się na szkolenie i wybrać hasło:\n${address}\n`,
  },
  losses: {
    chatOutbox: 'Wiadomość na czacie nie została wysłana',
    chatDraft: 'Wiadomość na czacie jest niedokończona',
    helpDraft: 'Prośba o pomoc jest niedokończona',
    quizAnswers: 'Odpowiedzi w quizie nie zostały przesłane',
    watchReport: 'Czas oglądania nie dotarł jeszcze do portalu',
  },
};
