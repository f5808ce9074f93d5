import { formatsOf } from '@portal/contract/formats';
import type { ComplianceTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: ComplianceTexts = {
  tiles: {
    title: 'Participants par situation',
    expiring: 'Expire bientôt',
    failed: (message) => `Les situations n’ont pas pu être comptées\u00a0: ${message}`,
  },
  compliance: {
    title: 'À jour',
    description: 'Participants sans module obligatoire en retard ou expiré',
    failed: 'Impossible de charger qui est à jour',
    people: ({ compliant, required }) =>
      plural(required, {
        one: `${number(compliant)} sur ${number(required)} participant`,
        other: `${number(compliant)} sur ${number(required)} participants`,
      }),
    noPeople: 'Aucun participant n’a de module obligatoire.',
    summary: ({ month, before, today }) =>
      `À jour\u00a0: ${before} fin ${month}, ${today} aujourd’hui.`,
    today: 'Aujourd’hui',
    noMonths: 'À partir de la fin de ce mois, chaque mois s’ajoute ici.',
    chooseGroup: 'Choisissez un de vos groupes pour voir les mois précédents.',
    table: {
      caption: 'Participants à jour',
      month: 'Fin du mois',
      compliant: 'À jour',
      required: 'Participants',
      share: 'Part',
    },
  },
  weeks: {
    title: '90 prochains jours',
    description: 'Compté par participant et par module, par semaine',
    failed: 'Impossible de charger les 90 prochains jours',
    due: 'À terminer',
    expires: 'Expire',
    none: 'Rien n’est à terminer et rien n’expire.',
    summary: ({ due, expires }) =>
      `Dans les 90 prochains jours, à terminer\u00a0: ${number(due)}, expirent\u00a0: ${number(expires)}.`,
    table: {
      caption: 'Ce qui est à terminer et ce qui expire',
      week: 'Semaine du',
      module: 'Module',
    },
  },
};
