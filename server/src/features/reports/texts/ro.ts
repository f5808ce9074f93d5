import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { ReportFileTexts, WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time, duration } = formatsOf('ro');

function listed(names: readonly string[], unnamed: number): string {
  const more = unnamed === 0 ? '' : ` și încă ${number(unnamed)}`;
  return `${names.join(', ')}${more}`;
}

export const texts: WeeklyMailTexts = {
  subject: (company) => `Raport săptămânal: ${company ?? 'toate companiile'}`,
  companies: (count) =>
    plural(count, {
      one: `${number(count)} companie`,
      few: `${number(count)} companii`,
      other: `${number(count)} de companii`,
    }),
  noTrainees: (about) => `${about}: încă nu există cursanți.`,
  figures: (about, sum) => {
    const people = plural(sum.people, {
      one: `${number(sum.people)} cursant`,
      few: `${number(sum.people)} cursanți`,
      other: `${number(sum.people)} de cursanți`,
    });
    return `${about}: ${people}, ${number(sum.completed)} cu instruirea finalizată (${percent(sum.completedPercent)}), scor mediu ${percent(sum.averageScore)}, ${number(sum.stuck)} fără progres.`;
  },
  stuckIn: (names, unnamed) => `Companii cu cursanți fără progres: ${listed(names, unnamed)}.`,
  upToDate: (share) => `La zi: ${percent(share)} dintre cursanții cu module obligatorii.`,
  upToDateIn: (names, unnamed) => `La zi în companiile cu întârzieri: ${listed(names, unnamed)}.`,
  counted: (instant, timeZone) =>
    `Situația din ${time(instant, timeZone)} (${timeZone}). Un cursant este fără progres dacă nu a avansat de mai mult de ${duration(STUCK_AFTER_DAYS, 'day')}.`,
  openReport: 'Deschideți raportul',
  openReports: 'Deschideți rapoartele',
  ending:
    'Primiți acest e-mail deoarece ați solicitat un raport săptămânal. Îl puteți opri din setările de notificare.',
};

export const fileTexts: ReportFileTexts = {
  overallProgress: 'Progres total',
  modulesCompleted: 'Module finalizate',
  modules: 'Module',
  averageScore: 'Scor mediu',
  timeSpent: 'Timp petrecut (secunde)',
  lastActivity: 'Ultima activitate',
  joined: 'Înregistrare',
  trainingCompleted: 'Instruire finalizată',
  newModules: 'Module noi de atunci',
  invited: 'Invitație',
  firstOpened: 'Primul modul deschis',
  module: {
    status: (module) => `${module}: stare`,
    opened: (module) => `${module}: deschis`,
    completed: (module) => `${module}: finalizat`,
    score: (module, passMark) => `${module}: scor, prag de promovare ${percent(passMark)}`,
    noQuiz: (module) => `${module}: fără test`,
  },
  companies: 'Companii',
  trainees: 'Cursanți',
  completed: 'Au finalizat',
  notCompleted: 'Nu au finalizat',
  stuck: 'Fără progres',
  upToDate: 'La zi',
  counted: 'Calculat la',
};
