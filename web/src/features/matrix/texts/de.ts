import { formatsOf } from '@portal/contract/formats';
import type { MatrixTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const trainees = (count: number) =>
  plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmende` });

export const texts: MatrixTexts = {
  title: 'Teilnehmende und Module',
  loadFailed: 'Teilnehmende und Module konnten nicht geladen werden',
  trainees,
  trainee: 'Teilnehmer/in',
  noCertificate: 'Kein Zertifikat',
  filters: {
    standing: 'Stand',
    everyStanding: 'Jeder Stand',
    module: 'Modul',
    everyModule: 'Alle Module',
    chosenModule: 'Das gewählte Modul',
  },
  noTrainees: {
    title: 'Keine Teilnehmenden in dieser Auswahl',
    hint: 'Wählen Sie eine andere Gruppe oder andere Filter.',
  },
  noGaps: 'Nichts ist überfällig oder fällig',
  others: (count) => `Weitere Module: ${number(count)}`,
  showMore: 'Weitere Teilnehmende anzeigen',
  print: 'Drucken',
  paper: {
    due: 'Fällig am',
    completed: 'Abgeschlossen am',
    validUntil: 'Gültig bis',
    source: 'Quelle',
    watchedHere: 'Hier angesehen',
    recordedBy: (name) => `Eingetragen von ${name}`,
    recorded: 'Eingetragen',
    isPart: ({ shown, total }) =>
      `Dies sind die ersten ${number(shown)} von ${number(total)} Teilnehmenden, der schlechteste Stand zuerst. Die heruntergeladene Datei enthält alle.`,
  },
};
