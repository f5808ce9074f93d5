import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { WeeklyMailTexts } from './en.ts';

const { number, percent, plural, time, duration } = formatsOf('fr');

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
  stuckIn: (names, unnamed) => {
    const more =
      unnamed === 0
        ? ''
        : plural(unnamed, {
            one: ` et ${number(unnamed)} autre`,
            other: ` et ${number(unnamed)} autres`,
          });
    return `Entreprises où des participants sont bloqués\u00a0: ${names.join(', ')}${more}.`;
  },
  counted: (instant, timeZone) =>
    `Chiffres du ${time(instant, timeZone)} (${timeZone}). Un participant est bloqué après plus de ${duration(STUCK_AFTER_DAYS, 'day')} sans progression.`,
  openReport: 'Ouvrir le rapport',
  openReports: 'Ouvrir les rapports',
  ending:
    'Vous recevez cet e-mail parce que vous avez demandé un rapport hebdomadaire. Vous pouvez l’arrêter dans vos paramètres de notification.',
};
