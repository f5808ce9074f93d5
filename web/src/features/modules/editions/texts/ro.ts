import { formatsOf } from '@portal/contract/formats';
import type { EditionsTexts } from './en.ts';

const { date, number, plural } = formatsOf('ro');

export const texts: EditionsTexts = {
  open: 'Cereți din nou…',
  title: 'Cereți din nou modulul',
  question: 'Trebuie refăcut?',
  completed: (count) =>
    plural(count, {
      one: '1 cursant a finalizat acest modul.',
      few: `${number(count)} cursanți au finalizat acest modul.`,
      other: `${number(count)} de cursanți au finalizat acest modul.`,
    }),
  choice: 'Modificarea este',
  correction: 'O corectură: nu se schimbă nimic',
  again: 'Conținut nou: trebuie refăcut',
  by: 'De refăcut până la',
  byHint: 'Finalizările anterioare contează până în această zi.',
  reason: 'Motiv',
  reasonHint: 'Îl citesc toți cursanții vizați.',
  confirm: 'Cereți din nou',
  save: 'Salvați modificările',
  done: (day) => `Modulul trebuie refăcut până la ${date(day)}`,
  savedWithout: 'Modulul este salvat, dar încă nu și faptul că trebuie refăcut.',
  lost: 'Ce ați introdus nu este încă salvat și s-ar pierde.',
  leave: { title: 'Ieșiți fără a salva?', confirm: 'Ieșiți' },
};
