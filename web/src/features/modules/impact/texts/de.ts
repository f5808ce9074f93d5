import { formatsOf } from '@portal/contract/formats';
import type { ModuleImpactTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: ModuleImpactTexts = {
  counting: 'Betroffene Teilnehmende werden gezählt\u00a0…',
  uncounted: 'Die betroffenen Teilnehmenden konnten nicht gezählt werden.',
  uncountedPassesKept:
    'Die betroffenen Teilnehmenden konnten nicht gezählt werden. Bestandenes bleibt auf jeden Fall bestanden.',
  noneStarted: 'Noch niemand hat dieses Modul begonnen.',
  keepPass: (trainees) =>
    plural(trainees, {
      one: 'Für 1 Person, die bestanden hat, bleibt es bestanden.',
      other: `Für ${number(trainees)} Teilnehmende, die bestanden haben, bleibt es bestanden.`,
    }),
  passByMark: (trainees) =>
    plural(trainees, {
      one: '1 Person, deren bestes Ergebnis ausreicht, besteht jetzt.',
      other: `${number(trainees)} Teilnehmende, deren bestes Ergebnis ausreicht, bestehen jetzt.`,
    }),
  willHaveCompleted: (trainees) =>
    plural(trainees, {
      one: '1 Person hat damit die Schulung abgeschlossen.',
      other: `${number(trainees)} Teilnehmende haben damit die Schulung abgeschlossen.`,
    }),
  noLongerSee: (trainees) =>
    plural(trainees, {
      one: '1 Person, die es geöffnet, aber nicht bestanden hat, sieht es nicht mehr, weil es zum Entwurf wird.',
      other: `${number(trainees)} Teilnehmende, die es geöffnet, aber nicht bestanden haben, sehen es nicht mehr, weil es zum Entwurf wird.`,
    }),
  startVideo: (trainees) =>
    plural(trainees, {
      one: '1 Person, die es geöffnet, aber nicht bestanden hat, beginnt das neue Video.',
      other: `${number(trainees)} Teilnehmende, die es geöffnet, aber nicht bestanden haben, beginnen das neue Video.`,
    }),
  startVideoAndQuestions: (trainees) =>
    plural(trainees, {
      one: '1 Person, die es geöffnet, aber nicht bestanden hat, beginnt das neue Video und danach die neuen Fragen.',
      other: `${number(trainees)} Teilnehmende, die es geöffnet, aber nicht bestanden haben, beginnen das neue Video und danach die neuen Fragen.`,
    }),
  getQuestions: (trainees) =>
    plural(trainees, {
      one: '1 Person, die es geöffnet, aber nicht bestanden hat, erhält die neuen Fragen.',
      other: `${number(trainees)} Teilnehmende, die es geöffnet, aber nicht bestanden haben, erhalten die neuen Fragen.`,
    }),
  completeByWatching: (trainees) =>
    plural(trainees, {
      one: '1 Person, die es geöffnet, aber nicht bestanden hat, schließt es ab, indem sie das Video ansieht.',
      other: `${number(trainees)} Teilnehmende, die es geöffnet, aber nicht bestanden haben, schließen es ab, indem sie das Video ansehen.`,
    }),
  completeAsWatched: (trainees) =>
    plural(trainees, {
      one: '1 Person, die das Video angesehen hat, schließt es jetzt ab.',
      other: `${number(trainees)} Teilnehmende, die das Video angesehen haben, schließen es jetzt ab.`,
    }),
  losePass: (trainees) =>
    plural(trainees, {
      one: 'Für 1 Person, die bestanden hat, zählt es nicht mehr.',
      other: `Für ${number(trainees)} Teilnehmende, die bestanden haben, zählt es nicht mehr.`,
    }),
  loseProgress: (trainees) =>
    plural(trainees, {
      one: '1 Person, die es geöffnet, aber nicht bestanden hat, verliert ihren Fortschritt darin.',
      other: `${number(trainees)} Teilnehmende, die es geöffnet, aber nicht bestanden haben, verlieren ihren Fortschritt darin.`,
    }),
  feedbackDeleted: (entries) =>
    plural(entries, {
      one: '1 Feedback-Eintrag wird mitgelöscht.',
      other: `${number(entries)} Feedback-Einträge werden mitgelöscht.`,
    }),
  helpRequestsStay: (requests) =>
    plural(requests, {
      one: '1 Hilfeanfrage dazu bleibt, ohne den Namen des Moduls.',
      other: `${number(requests)} Hilfeanfragen dazu bleiben, ohne den Namen des Moduls.`,
    }),
  stayCompletedWithNew: (trainees) =>
    plural(trainees, {
      one: 'Für 1 Person, die die Schulung abgeschlossen hat, bleibt sie abgeschlossen, mit diesem als neuem Modul.',
      other: `Für ${number(trainees)} Teilnehmende, die die Schulung abgeschlossen haben, bleibt sie abgeschlossen, mit diesem als neuem Modul.`,
    }),
  getAsLast: (trainees) =>
    plural(trainees, {
      one: '1 Person mitten in der Schulung erhält es als letztes Modul.',
      other: `${number(trainees)} Teilnehmende mitten in der Schulung erhalten es als letztes Modul.`,
    }),
  keepUnlocked: (trainees) =>
    plural(trainees, {
      one: 'Für 1 Person mitten in der Schulung bleibt jedes schon freigeschaltete Modul freigeschaltet.',
      other: `Für ${number(trainees)} Teilnehmende mitten in der Schulung bleibt jedes schon freigeschaltete Modul freigeschaltet.`,
    }),
  stayCompleted: (trainees) =>
    plural(trainees, {
      one: 'Für 1 Person, die die Schulung abgeschlossen hat, bleibt sie abgeschlossen.',
      other: `Für ${number(trainees)} Teilnehmende, die die Schulung abgeschlossen haben, bleibt sie abgeschlossen.`,
    }),
};
