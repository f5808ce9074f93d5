import { formatsOf } from '@portal/contract/formats';
import type { QuizTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

const questionsOf = (count: number) => counted(count, 'întrebare', 'întrebări');

const rightOf = (right: number, questions: number) =>
  `Răspunsuri corecte: ${number(right)} din ${number(questions)}.`;

export const texts: QuizTexts = {
  title: 'Test',
  intro: ({ questions, passMark }) =>
    `${questionsOf(questions)}${questions === 1 ? '' : ', pe rând'}. ${passMark}\u00a0% pentru promovare.`,
  questions: questionsOf,
  notPassedYet: ({ score, passMark }) =>
    `Nu ați promovat încă acest test. Cel mai bun scor al dvs. este ${score}\u00a0%; pentru promovare este nevoie de ${passMark}\u00a0%.`,
  alreadyPassed: 'Ați promovat acest test. O încercare ulterioară nu vă scade niciodată scorul.',

  start: 'Începeți testul',
  tryAgain: 'Încercați din nou',
  tryQuizAgain: 'Încercați din nou testul',
  takeAgain: 'Dați din nou testul',

  question: ({ place, count }) => `Întrebarea ${number(place)} din ${number(count)}`,
  backToVideo: 'Înapoi la videoclip',
  previous: 'Înapoi',
  next: 'Înainte',
  chooseAnswer: 'Alegeți un răspuns pentru a continua.',
  submit: 'Trimiteți testul',
  submitting: 'Se trimite…',
  submitFailed: 'Testul nu a putut fi trimis',
  submitFailedTryAgain: 'Testul nu a putut fi trimis. Încercați din nou.',
  beginAgain: 'Încercați din nou',
  questionsChanged:
    'Întrebările acestui test s-au schimbat. Răspunsurile dvs. care se mai potrivesc au fost păstrate.',

  passed: (score) => `Felicitări! Ați promovat cu ${score}\u00a0%`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }) => {
    const label = isBestSoFar ? 'Cel mai bun scor de până acum' : 'Scor';
    const next = isBlocked ? 'Nu mai aveți încercări.' : 'Încercați din nou.';
    return `${label}: ${score}\u00a0%. Pentru promovare este nevoie de ${passMark}\u00a0%. ${next}`;
  },
  rightAnswers: ({ right, questions }) => rightOf(right, questions),
  rightAnswersOfBest: ({ right, questions }) =>
    `La cea mai bună încercare a dvs., răspunsuri corecte: ${number(right)} din ${number(questions)}.`,
  passedWith: (score) => `Ați promovat acest test cu ${score}\u00a0%.`,
  passedWithAndLatest: ({ score, right, questions }) =>
    `Ați promovat acest test cu ${score}\u00a0%. La ultima promovare, răspunsuri corecte: ${number(right)} din ${number(questions)}.`,
  toPass: 'prag',

  tries: {
    openIn: (clock) => `Puteți încerca din nou peste ${clock}`,
    openInSentence: (clock) => `Puteți încerca din nou peste ${clock}.`,
    openInMinutes: (minutes) =>
      plural(minutes, {
        one: 'Puteți încerca din nou peste un minut.',
        few: `Puteți încerca din nou peste ${number(minutes)} minute.`,
        other: `Puteți încerca din nou peste ${number(minutes)} de minute.`,
      }),
    openNow: 'Puteți încerca din nou acum.',
    shortOpenIn: (clock) => `Din nou peste ${clock}`,
    shortNoneLeft: 'Fără încercări rămase',
    noneLeft:
      'Ați folosit toate încercările la acest test. Cereți unui administrator să îl redeschidă.',
    left: (count) =>
      plural(count, {
        one: 'A rămas 1 încercare. Apoi un administrator trebuie să redeschidă testul.',
        few: `Au rămas ${number(count)} încercări. Apoi un administrator trebuie să redeschidă testul.`,
        other: `Au rămas ${number(count)} de încercări. Apoi un administrator trebuie să redeschidă testul.`,
      }),
    watchMeanwhile: 'Revedeți videoclipul între timp',
  },

  review: {
    open: 'Revedeți răspunsurile',
    dialog: 'Răspunsuri',
    show: 'Afișați răspunsurile',
    hide: 'Ascundeți răspunsurile',
    yourAnswers: 'Răspunsurile dvs.',
    rightAnswers: 'Răspunsurile corecte',
    yourAnswer: 'Răspunsul dvs.:',
    rightAnswer: 'Răspunsul corect:',
    none: 'niciunul',
    right: 'Corect:',
    wrong: 'Greșit:',
  },
};
