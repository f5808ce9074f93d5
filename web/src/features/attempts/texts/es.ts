import { formatsOf } from '@portal/contract/formats';
import type { AttemptsTexts } from './en.ts';

const { number } = formatsOf('es');

export const texts: AttemptsTexts = {
  list: {
    loading: 'Cargando intentos…',
    loadFailed: (reason) => `No se han podido cargar los intentos. ${reason}`,
    none: 'Aún no hay intentos',
    showOlder: 'Mostrar intentos anteriores',
    showAnswers: 'Ver respuestas',
    showAnswersOf: ({ date, score }) => `Ver respuestas: ${date}, ${score}\u00a0%`,
    answersNotKept: 'En esa fecha no se guardaban las respuestas.',
  },
  facts: {
    score: (percent) => `${percent}\u00a0%`,
    bestScoreSoFar: (percent) => `Mejor puntuación hasta ahora: ${percent}\u00a0%`,
    passed: 'Superado',
    notPassed: 'No superado',
    correctOf: ({ correct, total }) => `Correctas: ${number(correct)} de ${number(total)}`,
  },
  answers: {
    loading: 'Cargando respuestas…',
    loadFailed: 'No se han podido cargar las respuestas',
    right: 'Correcta',
    wrong: 'Incorrecta',
    notAnswered: 'Esta pregunta no se ha respondido.',
    chosen: 'Respuesta elegida',
    chosenByYou: 'Su respuesta',
    correct: 'Respuesta correcta',
    explanation: 'Explicación:',
  },
  ofTrainee: {
    link: 'Intentos',
    title: (moduleName) => `Intentos de ${moduleName}`,
    back: 'Todos los intentos',
  },
  own: {
    title: 'Sus intentos',
    hint: 'Cuando supere el cuestionario, podrá ver las respuestas de cada uno.',
    answersTitle: 'Respuestas de este intento',
    answersLabel: 'Respuestas',
  },
};
