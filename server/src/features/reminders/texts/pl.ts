import { formatsOf } from '@portal/contract/formats';
import type { ReminderTexts } from './en.ts';

const { number, percent, plural } = formatsOf('pl');

export const texts: ReminderTexts = {
  line: {
    before: (module, day) => `${module}: termin ${day}`,
    today: (module) => `${module}: termin dzisiaj`,
    overdue: (module, day) => `${module}: termin minął ${day}`,
    renewal: (module, day) => `${module}: można odnowić, ważne do ${day}`,
    again: (module, day) => `${module}: do ponownego ukończenia do ${day}`,
  },
  subject: (modules) =>
    plural(modules, {
      one: `Przypomnienie: ${number(modules)} moduł do ukończenia`,
      few: `Przypomnienie: ${number(modules)} moduły do ukończenia`,
      many: `Przypomnienie: ${number(modules)} modułów do ukończenia`,
      other: `Przypomnienie: ${number(modules)} modułu do ukończenia`,
    }),
  intro: 'To jest do zrobienia w Twoim szkoleniu:',
  calendar: 'Te daty możesz dodać do swojego kalendarza na stronie „Mój postęp”.',
  button: 'Otwórz szkolenie',
  mandatory: 'Otrzymujesz tę wiadomość, ponieważ Twoja firma wymaga tych modułów.',
  optional:
    'Przypomnienia przed terminem i o odnowieniach możesz wyłączyć w ustawieniach powiadomień. Pozostałe wysyła Twoja firma.',
  summary: {
    subject: 'Podsumowanie tygodnia: kto jest po terminie',
    intro: 'Uczestnicy według najgorszego stanu ich modułów:',
    upToDate: (company, share) => `${company}: ${percent(share)} na bieżąco`,
    late: (people) => `Po terminie lub wygasło: ${number(people)}`,
    dueSoon: (people) => `Termin w tym tygodniu: ${number(people)}`,
    expiring: (people) => `Do odnowienia: ${number(people)}`,
    more: (companies) =>
      plural(companies, {
        one: `Jest jeszcze ${number(companies)} firma.`,
        few: `Są jeszcze ${number(companies)} firmy.`,
        many: `Jest jeszcze ${number(companies)} firm.`,
        other: `Jest jeszcze ${number(companies)} firmy.`,
      }),
    button: 'Otwórz uczestników',
    ending:
      'Otrzymujesz tę wiadomość raz w tygodniu jako administrator. Aby ją wyłączyć, zapisz ustawienia powiadomień z wyłączonymi powiadomieniami e-mail.',
  },
};
