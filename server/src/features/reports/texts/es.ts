import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { ReportFileTexts, WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time, duration } = formatsOf('es');

function listed(names: readonly string[], unnamed: number): string {
  const more = unnamed === 0 ? '' : ` y ${number(unnamed)} más`;
  return `${names.join(', ')}${more}`;
}

export const texts: WeeklyMailTexts = {
  subject: (company) => `Informe semanal: ${company ?? 'todas las empresas'}`,
  companies: (count) =>
    plural(count, { one: `${number(count)} empresa`, other: `${number(count)} empresas` }),
  noTrainees: (about) => `${about}: todavía no hay participantes.`,
  figures: (about, sum) => {
    const people = plural(sum.people, {
      one: `${number(sum.people)} participante`,
      other: `${number(sum.people)} participantes`,
    });
    return `${about}: ${people}, ${number(sum.completed)} con la formación completada (${percent(sum.completedPercent)}), puntuación media del ${percent(sum.averageScore)}, ${number(sum.stuck)} ${plural(sum.stuck, { one: 'estancado', other: 'estancados' })}.`;
  },
  stuckIn: (names, unnamed) => `Empresas con participantes estancados: ${listed(names, unnamed)}.`,
  upToDate: (share) =>
    `Al día: el ${percent(share)} de los participantes con módulos obligatorios.`,
  upToDateIn: (names, unnamed) => `Al día en las empresas con retrasos: ${listed(names, unnamed)}.`,
  counted: (instant, timeZone) =>
    `Datos del ${time(instant, timeZone)} (${timeZone}). Un participante está estancado si lleva más de ${duration(STUCK_AFTER_DAYS, 'day')} sin avanzar.`,
  openReport: 'Abrir el informe',
  openReports: 'Abrir los informes',
  ending:
    'Recibe este correo porque ha solicitado un informe semanal. Puede cancelarlo en su configuración de notificaciones.',
};

export const fileTexts: ReportFileTexts = {
  overallProgress: 'Progreso general',
  modulesCompleted: 'Módulos completados',
  modules: 'Módulos',
  averageScore: 'Puntuación media',
  timeSpent: 'Tiempo dedicado (segundos)',
  lastActivity: 'Última actividad',
  joined: 'Alta',
  trainingCompleted: 'Formación completada',
  newModules: 'Módulos nuevos desde entonces',
  invited: 'Invitación',
  firstOpened: 'Primer módulo abierto',
  module: {
    status: (module) => `${module}: estado`,
    opened: (module) => `${module}: abierto`,
    completed: (module) => `${module}: completado`,
    score: (module, passMark) => `${module}: puntuación, nota mínima ${percent(passMark)}`,
    noQuiz: (module) => `${module}: sin cuestionario`,
  },
  companies: 'Empresas',
  trainees: 'Participantes',
  completed: 'Completado',
  notCompleted: 'No completado',
  stuck: 'Sin avances',
  upToDate: 'Al día',
  counted: 'Fecha del recuento',
};
