import { formatsOf } from '@portal/contract/formats';
import type { QuizTexts } from './en.ts';

const { number, plural } = formatsOf('es');

type Right = Parameters<QuizTexts['rightAnswers']>[0];

const rightOf = ({ right, questions }: Right) =>
  plural(questions, {
    one: `${number(right)} de 1 respuesta correcta`,
    other: `${number(right)} de ${number(questions)} respuestas correctas`,
  });

export const texts: QuizTexts = {
  title: 'Cuestionario',
  intro: ({ questions, passMark }) =>
    plural(questions, {
      one: `1 pregunta. Nota mínima: ${passMark}\u00a0%.`,
      other: `${number(questions)} preguntas, de una en una. Nota mínima: ${passMark}\u00a0%.`,
    }),
  questions: (count) => plural(count, { one: '1 pregunta', other: `${number(count)} preguntas` }),
  notPassedYet: ({ score, passMark }) =>
    `Aún no ha superado este cuestionario. Su mejor puntuación es del ${score}\u00a0%; nota mínima: ${passMark}\u00a0%.`,
  alreadyPassed: 'Ha superado este cuestionario. Un intento posterior nunca baja su puntuación.',

  start: 'Empezar cuestionario',
  tryAgain: 'Intentar de nuevo',
  tryQuizAgain: 'Intentar de nuevo el cuestionario',
  takeAgain: 'Repetir cuestionario',

  question: ({ place, count }) => `Pregunta ${number(place)} de ${number(count)}`,
  backToVideo: 'Volver al vídeo',
  previous: 'Anterior',
  next: 'Siguiente',
  chooseAnswer: 'Elija una respuesta para continuar.',
  submit: 'Enviar cuestionario',
  submitting: 'Enviando…',
  submitFailed: 'No se ha podido enviar el cuestionario',
  submitFailedTryAgain: 'No se ha podido enviar el cuestionario. Inténtelo de nuevo.',
  beginAgain: 'Intentar de nuevo',
  questionsChanged:
    'Las preguntas de este cuestionario han cambiado. Se han conservado sus respuestas que aún encajan.',

  passed: (score) => `¡Enhorabuena! Lo ha superado con un ${score}\u00a0%`,
  notPassed: ({ score, passMark, isBestSoFar, isBlocked }) => {
    const label = isBestSoFar ? 'Mejor puntuación hasta ahora' : 'Puntuación';
    const next = isBlocked ? 'No quedan intentos.' : 'Inténtelo de nuevo.';
    return `${label}: ${score}\u00a0%. Nota mínima: ${passMark}\u00a0%. ${next}`;
  },
  rightAnswers: (right) => `${rightOf(right)}.`,
  rightAnswersOfBest: (right) => `En su mejor intento: ${rightOf(right)}.`,
  passedWith: (score) => `Ha superado este cuestionario con un ${score}\u00a0%.`,
  passedWithAndLatest: ({ score, right, questions }) =>
    `Ha superado este cuestionario con un ${score}\u00a0%. La última vez que lo superó: ${rightOf({ right, questions })}.`,
  toPass: 'mínimo',

  tries: {
    openIn: (clock) => `Podrá intentarlo de nuevo en ${clock}`,
    openInSentence: (clock) => `Podrá intentarlo de nuevo en ${clock}.`,
    openInMinutes: (minutes) =>
      plural(minutes, {
        one: 'Podrá intentarlo de nuevo en un minuto.',
        other: `Podrá intentarlo de nuevo en ${number(minutes)} minutos.`,
      }),
    openNow: 'Ya puede intentarlo de nuevo.',
    shortOpenIn: (clock) => `Nuevo intento en ${clock}`,
    shortNoneLeft: 'Sin más intentos',
    noneLeft:
      'Ha agotado los intentos de este cuestionario. Pida a un administrador que lo abra de nuevo.',
    left: (count) =>
      plural(count, {
        one: 'Queda 1 intento. Después, un administrador deberá abrir de nuevo el cuestionario.',
        other: `Quedan ${number(count)} intentos. Después, un administrador deberá abrir de nuevo el cuestionario.`,
      }),
    watchMeanwhile: 'Volver a ver el vídeo mientras tanto',
  },

  review: {
    open: 'Revisar respuestas',
    dialog: 'Respuestas',
    show: 'Mostrar respuestas',
    hide: 'Ocultar respuestas',
    yourAnswers: 'Sus respuestas',
    rightAnswers: 'Las respuestas correctas',
    yourAnswer: 'Su respuesta:',
    rightAnswer: 'Respuesta correcta:',
    none: 'ninguna',
    right: 'Correcta:',
    wrong: 'Incorrecta:',
  },
};
