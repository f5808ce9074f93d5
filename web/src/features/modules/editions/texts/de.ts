import { formatsOf } from '@portal/contract/formats';
import type { EditionsTexts } from './en.ts';

const { date, plural, number } = formatsOf('de');

export const texts: EditionsTexts = {
  open: 'Erneut verlangen\u00a0…',
  title: 'Erneut verlangen',
  question: 'Muss es erneut absolviert werden?',
  completed: (count) =>
    plural(count, {
      one: '1 Person hat dieses Modul abgeschlossen.',
      other: `${number(count)} Teilnehmende haben dieses Modul abgeschlossen.`,
    }),
  choice: 'Die Änderung ist',
  correction: 'Eine Korrektur: Nichts ändert sich',
  again: 'Neuer Inhalt: Es muss erneut absolviert werden',
  by: 'Erneut zu absolvieren bis',
  byHint: 'Frühere Abschlüsse zählen bis zu diesem Tag.',
  reason: 'Grund',
  reasonHint: 'Alle betroffenen Teilnehmenden lesen ihn.',
  confirm: 'Erneut verlangen',
  save: 'Änderungen speichern',
  done: (day) => `Das Modul muss bis ${date(day)} erneut absolviert werden`,
  savedWithout:
    'Das Modul ist gespeichert, aber noch nicht, dass es erneut absolviert werden muss.',
  lost: 'Ihre Eingaben sind noch nicht gespeichert und gehen dann verloren.',
  leave: { title: 'Verlassen, ohne zu speichern?', confirm: 'Verlassen' },
};
