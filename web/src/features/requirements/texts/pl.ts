import { formatsOf } from '@portal/contract/formats';
import type { CompanyRulesTexts } from './en.ts';

const { list, number, plural, weekday } = formatsOf('pl');

const days = (count: number) => plural(count, { one: '1 dzień', other: `${number(count)} dni` });

export const texts: CompanyRulesTexts = {
  title: 'Zasady szkolenia',
  note: 'Dla modułów bez własnych zasad. To, kto musi ukończyć moduł i jak długo się liczy, ustala się w module.',
  none: 'Nie ma jeszcze zasad: moduły nie mają terminu i liczą się na zawsze.',
  loading: 'Wczytywanie zasad…',
  loadFailed: 'Nie udało się wczytać zasad.',
  edit: 'Edytuj zasady',
  save: 'Zapisz zasady',
  saved: 'Zasady zapisane',
  lost: 'Zmiany zasad nie są jeszcze zapisane i przepadną.',
  leave: { title: 'Wyjść bez zapisywania?', confirm: 'Wyjdź' },
  fields: {
    dueDays: 'Termin w ciągu (dni)',
    dueHint: 'Liczone od chwili, gdy moduł jest wymagany. Puste: bez terminu.',
    graceDays: 'Karencja (dni)',
    graceHint: 'Po terminie, zanim moduł jest spóźniony.',
    renewalDays: 'Odnowienie (dni)',
    renewalHint: 'Przed końcem ważności, kiedy moduł można odnowić.',
    reminderDays: 'Przypomnienia (dni wcześniej)',
    reminderHint: (max) =>
      `Najwyżej ${number(max)} liczb, na przykład 14, 3. Wysyłane od 7:00 w strefie czasowej firmy. Przypomnienie jest też wysyłane w dniu terminu i co tydzień, gdy moduł jest po terminie.`,
    digestWeekday: 'Podsumowanie tygodnia',
    digestHint: 'Tego dnia administratorzy dostają e-mail o tym, kto jest po terminie.',
  },
  shown: {
    due: 'Termin w ciągu',
    dueDays: (count) => plural(count, { one: '1 dnia', other: `${number(count)} dni` }),
    noDue: 'Bez terminu',
    grace: 'Karencja',
    graceDays: days,
    renewal: 'Odnowienie',
    renewalBefore: (count) => `${days(count)} przed końcem`,
    reminders: 'Przypomnienia',
    remindersBefore: (counts) => `${list(counts.map((count) => number(count)))} dni wcześniej`,
    noReminders: 'Brak',
    digest: 'Podsumowanie tygodnia',
  },
  weekday: (day) => weekday(day),
};
