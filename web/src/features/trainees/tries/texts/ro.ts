import { formatsOf } from '@portal/contract/formats';
import type { FailedQuiz, TriesTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

const failedTries = (count: number) => counted(count, 'încercare nereușită', 'încercări nereușite');

const inMinutes = (count: number) => counted(count, 'minut', 'minute');

function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const wrong = question === null ? '' : `, întrebarea greșită cel mai des: „${question}”`;
  return `${failedTries(failed)} la testul modulului „${moduleName}”${wrong}`;
}

export const texts: TriesTexts = {
  nthTry: (place) => `încercarea ${number(place)}`,
  standing: {
    passedAtTry: (place) => `Promovat la încercarea ${number(place)}`,
    failedTries,
    waitsForAdmin: 'Așteaptă un administrator: toate încercările sunt folosite.',
    canTryAgainAt: (time) => `Poate încerca din nou pe ${time}`,
  },
  stuck: {
    sentence: (reason, lastActive) => `${reason} (${lastActive}).`,
    notStarted: (moduleName) => `Nu a început modulul „${moduleName}”`,
    notWatched: (moduleName, watchedTo, duration) =>
      `Nu a vizionat până la capăt videoclipul modulului „${moduleName}”: ${watchedTo} din ${duration}`,
    noTry: (moduleName) => `Nu a dat încă testul modulului „${moduleName}”`,
    failed: failedQuiz,
    waitsForAdmin: (quiz) =>
      `Așteaptă ca un administrator să redeschidă testul: ${failedQuiz(quiz)}`,
    canTryAgain: (minutes, quiz) =>
      `Poate încerca din nou peste ${inMinutes(minutes)}: ${failedQuiz(quiz)}`,
    neverActive: 'nicio activitate',
    lastActive: {
      now: 'ultima activitate acum mai puțin de un minut',
      minutes: (count) => `ultima activitate acum ${inMinutes(count)}`,
      hours: (count) => `ultima activitate acum ${counted(count, 'oră', 'ore')}`,
      days: (count) => `ultima activitate acum ${counted(count, 'zi', 'zile')}`,
    },
  },
  openAgain: {
    button: 'Redeschideți testul',
    buttonOf: (moduleName) => `Redeschideți testul modulului „${moduleName}”`,
    opening: 'Se deschide…',
    opened: (moduleName) => `Testul modulului „${moduleName}” este din nou deschis`,
  },
  section: {
    title: 'Încercări la teste',
    loadFailed: (reason) => `Încercările la teste nu au putut fi încărcate. ${reason}`,
    showOlder: 'Afișați încercări mai vechi',
    score: (percent) => `${percent}\u00a0%`,
    passed: 'Promovat',
    notPassed: 'Nepromovat',
    wrongQuestions: (count) => counted(count, 'întrebare greșită', 'întrebări greșite'),
    notAnswered: 'Fără răspuns',
  },
  pass: {
    title: 'Promovarea',
    passedOn: 'Promovat pe',
    passedAt: 'Promovat la',
    tryAndMark: (place, passMark) =>
      `încercarea ${number(place)}, prag de promovare ${passMark}\u00a0%`,
    questionsSaved: 'Întrebări salvate',
    videoSaved: 'Videoclip salvat',
    videoLength: 'Durata videoclipului',
    notRecorded: 'Neînregistrat',
  },
};
