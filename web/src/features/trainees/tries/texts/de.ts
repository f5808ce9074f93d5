import { formatsOf } from '@portal/contract/formats';
import type { TriesTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const nthTry = (place: number) => `${number(place)}. Versuch`;

export const texts: TriesTexts = {
  nthTry,
  standing: {
    passedAtTry: (place) => `Im ${nthTry(place)} bestanden`,
    failedTries: (count) =>
      plural(count, {
        one: '1 Versuch nicht bestanden',
        other: `${number(count)} Versuche nicht bestanden`,
      }),
    waitsForAdmin: 'Wartet auf einen Admin: Alle Versuche sind verbraucht.',
    canTryAgainAt: (time) => `Neuer Versuch möglich ab ${time}`,
  },
  openAgain: {
    button: 'Quiz erneut freigeben',
    buttonOf: (moduleName) => `Quiz erneut freigeben: ${moduleName}`,
    opening: 'Wird freigegeben\u00a0…',
    opened: (moduleName) => `Das Quiz zu „${moduleName}“ ist erneut freigegeben`,
  },
  section: {
    title: 'Quizversuche',
    loadFailed: (reason) => `Die Quizversuche konnten nicht geladen werden. ${reason}`,
    showOlder: 'Ältere Versuche anzeigen',
    score: (percent) => `${percent}\u00a0%`,
    passed: 'Bestanden',
    notPassed: 'Nicht bestanden',
    wrongQuestions: (count) =>
      plural(count, {
        one: '1 falsch beantwortete Frage',
        other: `${number(count)} falsch beantwortete Fragen`,
      }),
    notAnswered: 'Nicht beantwortet',
  },
  pass: {
    title: 'Nachweis des Bestehens',
    passedOn: 'Bestanden am',
    passedAt: 'Bestanden im',
    tryAndMark: (place, passMark) => `${nthTry(place)}, Bestehensgrenze ${passMark}\u00a0%`,
    questionsSaved: 'Fragen gespeichert',
    videoSaved: 'Video gespeichert',
    videoLength: 'Videolänge',
    notRecorded: 'Nicht erfasst',
  },
};
