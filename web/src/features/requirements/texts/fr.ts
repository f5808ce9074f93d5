import { formatsOf } from '@portal/contract/formats';
import type { CompanyRulesTexts } from './en.ts';

const { list, number, plural, weekday } = formatsOf('fr');

const days = (count: number) =>
  plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` });

export const texts: CompanyRulesTexts = {
  title: 'Règles de formation',
  note: 'Pour les modules sans règles propres. Qui doit suivre un module et combien de temps il compte se règle dans le module.',
  none: 'Pas encore de règle\u00a0: les modules sont sans échéance et comptent pour toujours.',
  loading: 'Chargement des règles…',
  loadFailed: 'Impossible de charger les règles.',
  edit: 'Modifier les règles',
  save: 'Enregistrer les règles',
  saved: 'Règles enregistrées',
  lost: 'Vos modifications des règles ne sont pas encore enregistrées et seraient perdues.',
  leave: { title: 'Quitter sans enregistrer\u202f?', confirm: 'Quitter' },
  fields: {
    dueDays: 'À terminer sous (jours)',
    dueHint: 'Compté depuis que le module est obligatoire. Vide\u00a0: sans échéance.',
    graceDays: 'Tolérance (jours)',
    graceHint: 'Après l’échéance, avant qu’un module soit en retard.',
    renewalDays: 'Renouvellement (jours)',
    renewalHint: 'Avant la fin de validité, pendant lesquels un module est renouvelable.',
    reminderDays: 'Rappels (jours avant)',
    reminderHint: (max) =>
      `Jusqu’à ${number(max)} nombres, comme 14, 3. Envoi à partir de 7:00 dans le fuseau horaire de l’entreprise. Un rappel part aussi le jour de l’échéance, puis chaque semaine quand un module est en retard.`,
    digestWeekday: 'Résumé hebdomadaire',
    digestHint: 'Ce jour-là, les administrateurs reçoivent un e-mail qui dit qui est en retard.',
  },
  shown: {
    due: 'À terminer sous',
    dueDays: days,
    noDue: 'Sans échéance',
    grace: 'Tolérance',
    graceDays: days,
    renewal: 'Renouvellement',
    renewalBefore: (count) => `${days(count)} avant la fin`,
    reminders: 'Rappels',
    remindersBefore: (counts) => `${list(counts.map((count) => number(count)))} jours avant`,
    noReminders: 'Aucun',
    digest: 'Résumé hebdomadaire',
  },
  weekday: (day) => weekday(day),
};
