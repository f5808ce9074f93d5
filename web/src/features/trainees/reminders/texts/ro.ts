import type { ReminderTexts } from './en.ts';

export const texts: ReminderTexts = {
  open: 'Trimiteți un memento…',
  sending: 'Se trimite…',
  one: {
    title: (name) => `Trimiteți un memento către ${name}?`,
    submit: 'Trimiteți mementoul',
    sent: (name) => `Memento trimis către ${name}`,
  },
  many: {
    title: 'Trimiteți mementouri?',
    submit: 'Trimiteți mementourile',
    ownText: 'Fiecare cursant primește un text cu modulele proprii, în limba proprie.',
    leftOut:
      'Sunt omiși cei care au primit un memento în ultimele 24 de ore și cei pentru care nu este nimic de amintit.',
    example: (name) => `De exemplu, către ${name}:`,
  },
  byMail: 'Mementoul apare în portal și se trimite prin e-mail.',
  withoutMail: 'Mementoul apare doar în portal, fără e-mail.',
  nothing: (name) => `Acum nu este nimic de amintit pentru ${name}.`,
  notLoaded: (reason) => `Textul nu a putut fi încărcat. ${reason}`,
};
