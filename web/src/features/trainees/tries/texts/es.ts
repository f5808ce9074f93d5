import { formatsOf } from '@portal/contract/formats';
import type { FailedQuiz, TriesTexts } from './en.ts';

const { number, plural } = formatsOf('es');

/** Not an ordinal number, whose ending differs in '1.er intento' and '2.º intento'. */
const nthTry = (place: number) => `intento ${number(place)}`;

const inMinutes = (count: number) =>
  plural(count, { one: '1 minuto', other: `${number(count)} minutos` });

function failedQuiz({ moduleName, failed, question }: FailedQuiz): string {
  const tries = plural(failed, { one: '1 intento', other: `${number(failed)} intentos` });
  const wrong = question === null ? '' : `, pregunta más fallada: «${question}»`;
  return `cuestionario de «${moduleName}» no superado en ${tries}${wrong}`;
}

export const texts: TriesTexts = {
  nthTry: (place) => `Intento ${number(place)}`,
  standing: {
    passedAtTry: (place) => `Superado en el ${nthTry(place)}`,
    failedTries: (count) =>
      plural(count, {
        one: '1 intento no superado',
        other: `${number(count)} intentos no superados`,
      }),
    waitsForAdmin: 'A la espera de un administrador: se han agotado los intentos.',
    canTryAgainAt: (time) => `Nuevo intento posible a partir del ${time}`,
  },
  stuck: {
    sentence: (reason, lastActive) => `${reason} (${lastActive}).`,
    notStarted: (moduleName) => `No ha empezado «${moduleName}»`,
    notWatched: (moduleName, watchedTo, duration) =>
      `No ha terminado el vídeo de «${moduleName}»: ${watchedTo} de ${duration} vistos`,
    noTry: (moduleName) => `Todavía no ha hecho el cuestionario de «${moduleName}»`,
    failed: (quiz) => `C${failedQuiz(quiz).slice(1)}`,
    waitsForAdmin: (quiz) =>
      `Espera a que un administrador abra de nuevo el cuestionario: ${failedQuiz(quiz)}`,
    canTryAgain: (minutes, quiz) =>
      `Puede intentarlo de nuevo dentro de ${inMinutes(minutes)}: ${failedQuiz(quiz)}`,
    neverActive: 'sin actividad',
    lastActive: {
      now: 'última actividad hace menos de un minuto',
      minutes: (count) => `última actividad hace ${inMinutes(count)}`,
      hours: (count) =>
        `última actividad hace ${plural(count, { one: '1 hora', other: `${number(count)} horas` })}`,
      days: (count) =>
        `última actividad hace ${plural(count, { one: '1 día', other: `${number(count)} días` })}`,
    },
  },
  openAgain: {
    button: 'Abrir de nuevo el cuestionario',
    buttonOf: (moduleName) => `Abrir de nuevo el cuestionario de ${moduleName}`,
    opening: 'Abriendo…',
    opened: (moduleName) => `El cuestionario de ${moduleName} está abierto de nuevo`,
  },
  section: {
    title: 'Intentos de cuestionario',
    loadFailed: (reason) => `No se han podido cargar los intentos de cuestionario. ${reason}`,
    showOlder: 'Mostrar intentos anteriores',
    score: (percent) => `${percent}\u00a0%`,
    passed: 'Superado',
    notPassed: 'No superado',
    wrongQuestions: (count) =>
      plural(count, {
        one: '1 pregunta incorrecta',
        other: `${number(count)} preguntas incorrectas`,
      }),
    notAnswered: 'Sin responder',
  },
  pass: {
    title: 'Cuándo se superó',
    passedOn: 'Superado el',
    passedAt: 'Superado en',
    tryAndMark: (place, passMark) => `${nthTry(place)}, nota mínima ${passMark}\u00a0%`,
    questionsSaved: 'Preguntas guardadas',
    videoSaved: 'Vídeo guardado',
    videoLength: 'Duración del vídeo',
    notRecorded: 'Sin registrar',
  },
};
