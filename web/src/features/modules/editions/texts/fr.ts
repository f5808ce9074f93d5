import { formatsOf } from '@portal/contract/formats';
import type { EditionsTexts } from './en.ts';

const { date, number, plural } = formatsOf('fr');

export const texts: EditionsTexts = {
  open: 'Faire refaire…',
  title: 'Faire refaire le module',
  question: 'Faut-il le refaire\u202f?',
  completed: (count) =>
    plural(count, {
      one: `${number(count)} participant a terminé ce module.`,
      other: `${number(count)} participants ont terminé ce module.`,
    }),
  choice: 'La modification est',
  correction: 'Une correction\u00a0: rien ne change',
  again: 'Un nouveau contenu\u00a0: le module doit être refait',
  by: 'À refaire avant la fin du',
  byHint: 'Les réussites antérieures comptent jusqu’à ce jour.',
  reason: 'Motif',
  reasonHint: 'Tous les participants concernés le lisent.',
  confirm: 'Faire refaire',
  save: 'Enregistrer les modifications',
  done: (day) => `Le module doit être refait avant la fin du ${date(day)}`,
  savedWithout: 'Le module est enregistré, mais pas encore l’obligation de le refaire.',
  lost: 'Ce que vous avez saisi n’est pas encore enregistré et serait perdu.',
  leave: { title: 'Quitter sans enregistrer\u202f?', confirm: 'Quitter' },
};
