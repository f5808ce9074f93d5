import { formatsOf } from '@portal/contract/formats';
import type { FailedQuiz, TriesTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const nthTry = (place: number) => `${number(place)}. Versuch`;

function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const times = plural(failed, { one: 'einmal', other: `${number(failed)}-mal` });
  const wrong = question === null ? '' : `, am häufigsten falsch: „${question}“`;
  return `Quiz zu „${moduleName}“ ${times} nicht bestanden${wrong}`;
}

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
  stuck: {
    sentence: (reason, lastActive) => `${reason} (${lastActive}).`,
    notStarted: (moduleName) => `Hat „${moduleName}“ nicht begonnen`,
    notWatched: (moduleName, watchedTo, duration) =>
      `Hat das Video von „${moduleName}“ nicht zu Ende gesehen: ${watchedTo} von ${duration} angesehen`,
    noTry: (moduleName) => `Hat beim Quiz zu „${moduleName}“ noch keinen Versuch gemacht`,
    failed: failedQuiz,
    waitsForAdmin: (quiz) =>
      `Wartet auf einen Admin, der das Quiz erneut freigibt: ${failedQuiz(quiz)}`,
    canTryAgain: (minutes, quiz) =>
      `Neuer Versuch möglich in ${plural(minutes, { one: '1 Minute', other: `${number(minutes)} Minuten` })}: ${failedQuiz(quiz)}`,
    neverActive: 'noch nie aktiv',
    lastActive: {
      now: 'zuletzt aktiv vor weniger als einer Minute',
      minutes: (count) =>
        `zuletzt aktiv vor ${plural(count, { one: '1 Minute', other: `${number(count)} Minuten` })}`,
      hours: (count) =>
        `zuletzt aktiv vor ${plural(count, { one: '1 Stunde', other: `${number(count)} Stunden` })}`,
      days: (count) =>
        `zuletzt aktiv vor ${plural(count, { one: '1 Tag', other: `${number(count)} Tagen` })}`,
    },
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
