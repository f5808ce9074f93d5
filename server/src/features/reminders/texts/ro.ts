import { formatsOf } from '@portal/contract/formats';
import type { ReminderTexts } from './en.ts';

const { number, percent, plural } = formatsOf('ro');

export const texts: ReminderTexts = {
  line: {
    before: (module, day) => `${module}: termen ${day}`,
    today: (module) => `${module}: termen astăzi`,
    overdue: (module, day) => `${module}: termenul a trecut, ${day}`,
    renewal: (module, day) => `${module}: se poate reînnoi, valabil până la ${day}`,
    again: (module, day) => `${module}: trebuie parcurs din nou până la ${day}`,
  },
  subject: (modules) =>
    plural(modules, {
      one: `Memento: ${number(modules)} modul de parcurs`,
      few: `Memento: ${number(modules)} module de parcurs`,
      other: `Memento: ${number(modules)} de module de parcurs`,
    }),
  intro: 'Aveți de făcut în instruirea dvs.:',
  calendar: 'Puteți adăuga aceste date în calendarul dvs. din „Progresul meu”.',
  button: 'Deschideți instruirea',
  mandatory: 'Primiți acest e-mail deoarece compania dvs. cere aceste module.',
  optional:
    'Mementourile înainte de termen și cele despre reînnoiri le puteți opri din setările de notificare. Celelalte sunt trimise de compania dvs.',
  summary: {
    subject: 'Rezumatul săptămânii: cine a întârziat',
    intro: 'Cursanți după cea mai proastă situație a modulelor lor:',
    upToDate: (company, share) => `${company}: ${percent(share)} la zi`,
    late: (people) => `Întârziat sau expirat: ${number(people)}`,
    dueSoon: (people) => `Cu termen săptămâna aceasta: ${number(people)}`,
    expiring: (people) => `De reînnoit: ${number(people)}`,
    more: (companies) =>
      plural(companies, {
        one: `Mai este ${number(companies)} companie.`,
        few: `Mai sunt ${number(companies)} companii.`,
        other: `Mai sunt ${number(companies)} de companii.`,
      }),
    button: 'Deschideți cursanții',
    ending:
      'Primiți acest e-mail o dată pe săptămână ca administrator. Pentru a-l opri, salvați setările de notificare cu notificările prin e-mail dezactivate.',
  },
};
