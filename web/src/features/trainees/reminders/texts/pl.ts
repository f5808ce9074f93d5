import type { ReminderTexts } from './en.ts';

export const texts: ReminderTexts = {
  open: 'Przypomnij…',
  sending: 'Wysyłanie…',
  one: {
    title: (name) => `Wysłać przypomnienie do: ${name}?`,
    submit: 'Przypomnij',
    sent: (name) => `Wysłano przypomnienie do: ${name}`,
  },
  many: {
    title: 'Wysłać przypomnienia?',
    submit: 'Wyślij przypomnienia',
    ownText: 'Każdy uczestnik dostaje tekst o swoich modułach, w swoim języku.',
    leftOut:
      'Pominięci są ci, którzy dostali przypomnienie w ciągu ostatnich 24 godzin, i ci, którym nie ma o czym przypominać.',
    example: (name) => `Na przykład do: ${name}`,
  },
  byMail: 'Przypomnienie pojawia się w portalu i jest wysyłane e-mailem.',
  withoutMail: 'Przypomnienie pojawia się tylko w portalu, bez e-maila.',
  nothing: (name) => `${name}: nie ma teraz o czym przypominać.`,
  notLoaded: (reason) => `Nie udało się wczytać tekstu. ${reason}`,
};
