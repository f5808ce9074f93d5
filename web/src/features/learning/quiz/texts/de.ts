import { formatsOf } from '@portal/contract/formats';
import type { QuizTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: QuizTexts = {
  title: 'Quiz',
  intro: ({ questions, passMark }) =>
    plural(questions, {
      one: `1 Frage. Zum Bestehen sind ${passMark}\u00a0% nötig.`,
      other: `${number(questions)} Fragen, eine nach der anderen. Zum Bestehen sind ${passMark}\u00a0% nötig.`,
    }),
  questions: (count) => plural(count, { one: '1 Frage', other: `${number(count)} Fragen` }),
  notPassedYet: ({ score, passMark }) =>
    `Sie haben dieses Quiz noch nicht bestanden. Ihr bestes Ergebnis ist ${score}\u00a0%, nötig sind ${passMark}\u00a0%.`,
  alreadyPassed:
    'Sie haben dieses Quiz bestanden. Ein weiterer Versuch verschlechtert Ihr Ergebnis nie.',

  start: 'Quiz starten',
  tryAgain: 'Erneut versuchen',
  tryQuizAgain: 'Quiz erneut versuchen',
  takeAgain: 'Quiz wiederholen',

  question: ({ place, count }) => `Frage ${number(place)} von ${number(count)}`,
  backToVideo: 'Zurück zum Video',
  previous: 'Zurück',
  next: 'Weiter',
  chooseAnswer: 'Wählen Sie eine Antwort, um fortzufahren.',
  submit: 'Quiz abgeben',
  submitting: 'Wird abgegeben\u00a0…',
  submitFailed: 'Das Quiz konnte nicht abgegeben werden',
  submitFailedTryAgain:
    'Das Quiz konnte nicht abgegeben werden. Bitte versuchen Sie es noch einmal.',
  beginAgain: 'Erneut versuchen',
  questionsChanged:
    'Die Fragen dieses Quiz wurden geändert. Ihre Antworten, die noch passen, sind erhalten.',

  passed: (score) => `Glückwunsch! Sie haben mit ${score}\u00a0% bestanden`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }) => {
    const label = isBestSoFar ? 'Bestes Ergebnis bisher' : 'Ergebnis';
    const next = isBlocked
      ? 'Es sind keine Versuche mehr übrig.'
      : 'Bitte versuchen Sie es noch einmal.';
    return `${label}: ${score}\u00a0%. Zum Bestehen brauchen Sie ${passMark}\u00a0%. ${next}`;
  },
  rightAnswers: ({ right, questions }) =>
    plural(questions, {
      one: `${number(right)} von 1 Antwort richtig.`,
      other: `${number(right)} von ${number(questions)} Antworten richtig.`,
    }),
  rightAnswersOfBest: ({ right, questions }) =>
    plural(questions, {
      one: `In Ihrem besten Versuch: ${number(right)} von 1 Antwort richtig.`,
      other: `In Ihrem besten Versuch: ${number(right)} von ${number(questions)} Antworten richtig.`,
    }),
  passedWith: (score) => `Sie haben dieses Quiz mit ${score}\u00a0% bestanden.`,
  passedWithAndLatest: ({ score, right, questions }) =>
    plural(questions, {
      one: `Sie haben dieses Quiz mit ${score}\u00a0% bestanden. Beim letzten Mal: ${number(right)} von 1 Antwort richtig.`,
      other: `Sie haben dieses Quiz mit ${score}\u00a0% bestanden. Beim letzten Mal: ${number(right)} von ${number(questions)} Antworten richtig.`,
    }),
  toPass: 'nötig',

  tries: {
    openIn: (clock) => `Nächster Versuch möglich in ${clock}`,
    openInSentence: (clock) => `Der nächste Versuch ist in ${clock} möglich.`,
    openInMinutes: (minutes) =>
      plural(minutes, {
        one: 'Der nächste Versuch ist in einer Minute möglich.',
        other: `Der nächste Versuch ist in ${number(minutes)} Minuten möglich.`,
      }),
    openNow: 'Sie können es jetzt erneut versuchen.',
    shortOpenIn: (clock) => `Neuer Versuch in ${clock}`,
    shortNoneLeft: 'Keine Versuche mehr',
    noneLeft:
      'Sie haben alle Versuche für dieses Quiz verbraucht. Bitten Sie einen Admin, es erneut freizugeben.',
    left: (count) =>
      plural(count, {
        one: 'Noch 1 Versuch. Danach muss ein Admin das Quiz erneut freigeben.',
        other: `Noch ${number(count)} Versuche. Danach muss ein Admin das Quiz erneut freigeben.`,
      }),
    watchMeanwhile: 'Video inzwischen noch einmal ansehen',
  },

  review: {
    open: 'Antworten ansehen',
    dialog: 'Antworten',
    show: 'Antworten anzeigen',
    hide: 'Antworten ausblenden',
    yourAnswers: 'Ihre Antworten',
    rightAnswers: 'Die richtigen Antworten',
    yourAnswer: 'Ihre Antwort:',
    rightAnswer: 'Richtige Antwort:',
    none: 'keine',
    right: 'Richtig:',
    wrong: 'Falsch:',
  },
};
