import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { ReportFileTexts, WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time, duration } = formatsOf('fr');

function listed(names: readonly string[], unnamed: number): string {
  const more =
    unnamed === 0
      ? ''
      : plural(unnamed, {
          one: ` et ${number(unnamed)} autre`,
          other: ` et ${number(unnamed)} autres`,
        });
  return `${names.join(', ')}${more}`;
}

export const texts: WeeklyMailTexts = {
  subject: (company) => `Rapport hebdomadaire\u00a0: ${company ?? 'toutes les entreprises'}`,
  companies: (count) =>
    plural(count, { one: `${number(count)} entreprise`, other: `${number(count)} entreprises` }),
  noTrainees: (about) => `${about}\u00a0: pas encore de participants.`,
  figures: (about, sum) => {
    const people = plural(sum.people, {
      one: `${number(sum.people)} participant`,
      other: `${number(sum.people)} participants`,
    });
    return `${about}\u00a0: ${people}, ${number(sum.completed)} ayant terminé la formation (${percent(sum.completedPercent)}), score moyen de ${percent(sum.averageScore)}, ${number(sum.stuck)} ${plural(sum.stuck, { one: 'bloqué', other: 'bloqués' })}.`;
  },
  stuckIn: (names, unnamed) =>
    `Entreprises où des participants sont bloqués\u00a0: ${listed(names, unnamed)}.`,
  upToDate: (share) =>
    `À jour\u00a0: ${percent(share)} des participants qui ont des modules obligatoires.`,
  upToDateIn: (names, unnamed) =>
    `Part des participants à jour dans les entreprises avec des retards\u00a0: ${listed(names, unnamed)}.`,
  counted: (instant, timeZone) =>
    `Chiffres du ${time(instant, timeZone)} (${timeZone}). Un participant est bloqué après plus de ${duration(STUCK_AFTER_DAYS, 'day')} sans progression.`,
  openReport: 'Ouvrir le rapport',
  openReports: 'Ouvrir les rapports',
  ending:
    'Vous recevez cet e-mail parce que vous avez demandé un rapport hebdomadaire. Vous pouvez l’arrêter dans vos paramètres de notification.',
};

export const fileTexts: ReportFileTexts = {
  overallProgress: 'Progression globale',
  modulesCompleted: 'Modules terminés',
  modules: 'Modules',
  averageScore: 'Score moyen',
  timeSpent: 'Temps passé (secondes)',
  lastActivity: 'Dernière activité',
  joined: 'Inscription',
  trainingCompleted: 'Formation terminée',
  newModules: 'Nouveaux modules depuis',
  invited: 'Invitation',
  firstOpened: 'Premier module ouvert',
  module: {
    status: (module) => `${module}\u00a0: statut`,
    opened: (module) => `${module}\u00a0: ouvert`,
    completed: (module) => `${module}\u00a0: terminé`,
    score: (module, passMark) => `${module}\u00a0: score, seuil de réussite ${percent(passMark)}`,
    noQuiz: (module) => `${module}\u00a0: pas de quiz`,
  },
  companies: 'Entreprises',
  trainees: 'Participants',
  completed: 'Ont terminé',
  notCompleted: 'N’ont pas terminé',
  stuck: 'Bloqués',
  upToDate: 'À jour',
  counted: 'Date du calcul',
};
