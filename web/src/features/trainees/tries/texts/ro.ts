import { formatsOf } from '@portal/contract/formats';
import type { TriesTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: TriesTexts = {
  nthTry: (place) => `încercarea ${number(place)}`,
  standing: {
    passedAtTry: (place) => `Promovat la încercarea ${number(place)}`,
    failedTries: (count) => counted(count, 'încercare nereușită', 'încercări nereușite'),
    waitsForAdmin: 'Așteaptă un administrator: toate încercările sunt folosite.',
    canTryAgainAt: (time) => `Poate încerca din nou pe ${time}`,
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
