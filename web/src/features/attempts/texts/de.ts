import { formatsOf } from '@portal/contract/formats';
import type { AttemptsTexts } from './en.ts';

const { number } = formatsOf('de');

export const texts: AttemptsTexts = {
  list: {
    loading: 'Versuche werden geladen\u00a0…',
    loadFailed: (reason) => `Die Versuche konnten nicht geladen werden. ${reason}`,
    none: 'Noch kein Quizversuch',
    showOlder: 'Ältere Versuche anzeigen',
    showAnswers: 'Antworten anzeigen',
    showAnswersOf: ({ date, score }) => `Antworten anzeigen: ${date}, ${score}\u00a0%`,
    answersNotKept: 'Damals wurden noch keine Antworten gespeichert.',
  },
  facts: {
    score: (percent) => `${percent}\u00a0%`,
    bestScoreSoFar: (percent) => `Bestes Ergebnis bisher: ${percent}\u00a0%`,
    passed: 'Bestanden',
    notPassed: 'Nicht bestanden',
    correctOf: ({ correct, total }) => `${number(correct)} von ${number(total)} richtig`,
  },
  answers: {
    loading: 'Antworten werden geladen\u00a0…',
    loadFailed: 'Die Antworten konnten nicht geladen werden',
    right: 'Richtig',
    wrong: 'Falsch',
    notAnswered: 'Diese Frage wurde nicht beantwortet.',
    chosen: 'Gewählte Antwort',
    chosenByYou: 'Ihre Antwort',
    correct: 'Richtige Antwort',
    explanation: 'Erklärung:',
  },
  ofTrainee: {
    link: 'Versuche',
    title: (moduleName) => `Versuche: ${moduleName}`,
    back: 'Alle Versuche',
  },
  own: {
    title: 'Ihre Versuche',
    hint: 'Nach dem Bestehen können Sie die Antworten jedes Versuchs ansehen.',
    answersTitle: 'Antworten dieses Versuchs',
    answersLabel: 'Antworten',
  },
};
