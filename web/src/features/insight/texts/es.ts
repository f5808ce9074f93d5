import { formatsOf } from '@portal/contract/formats';
import type { InsightTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const peopleOf = (count: number) =>
  plural(count, { one: '1 persona', other: `${number(count)} personas` });

export const texts: InsightTexts = {
  page: {
    insightOf: (module) => `Análisis de ${module}`,
    unnamed: 'Análisis del módulo',
    asOf: (time) => `Datos actualizados: ${time}`,
    back: 'Volver a los módulos',
    loading: 'Cargando el análisis…',
    loadFailed: 'No se ha podido cargar el análisis',
    notFound: {
      title: 'Módulo no encontrado',
      reason: 'Puede que se haya eliminado o que la dirección no sea del todo correcta.',
    },
    tooFew: {
      title: (least) => `Menos de ${number(least)} personas han abierto este módulo`,
      reason: (least) =>
        `Las cifras sobre tan pocas personas podrían revelar quién respondió qué. Se mostrarán en cuanto ${number(least)} personas lo hayan abierto.`,
    },
  },
  people: {
    title: 'Personas',
    opened: 'Lo han abierto',
    watched: 'Lo han visto hasta el final',
    tried: 'Han intentado el cuestionario',
    passed: 'Lo han superado',
    shareOfTrainees: ({ share, trainees }) =>
      plural(trainees, {
        one: `${share} de 1 participante`,
        other: `${share} de ${number(trainees)} participantes`,
      }),
    shareOfOpened: (share) => `${share} de quienes lo han abierto`,
  },
  curve: {
    title: 'Curva de visionado',
    description:
      'El porcentaje de personas que siguen viendo el vídeo, según el punto más lejano al que ha llegado cada una.',
    summary: ({ half, end }) =>
      `Porcentaje de personas que siguen viendo el vídeo: ${half} a la mitad, ${end} al final.`,
    greatestLoss: ({ from, to, people }) =>
      `La mayor pérdida está entre el ${from}\u00a0% y el ${to}\u00a0% del vídeo: ${peopleOf(people)}.`,
    greatestLossAt: ({ from, to, fromClock, toClock, people }) =>
      `La mayor pérdida está entre el ${from}\u00a0% y el ${to}\u00a0% del vídeo (${fromClock}–${toClock}): ${peopleOf(people)}.`,
    noLoss: 'Todas las personas lo ven hasta el final.',
    percent: (percent) => `${percent}\u00a0%`,
    table: {
      caption: 'Personas que siguen viendo el vídeo en cada parte',
      part: 'Parte del vídeo',
      people: 'Personas',
      share: 'Porcentaje',
    },
  },
  questions: {
    title: 'Preguntas más difíciles',
    firstTries: 'Las respuestas del primer intento de cada persona en el ciclo actual.',
    suspects: (count) =>
      plural(count, {
        one: 'En 1 pregunta, la respuesta marcada como correcta puede estar equivocada.',
        other: `En ${number(count)} preguntas, la respuesta marcada como correcta puede estar equivocada.`,
      }),
    numbersHidden: 'No se muestran las cifras que revelarían las respuestas de pocas personas.',
    showAll: (count) => `Mostrar las ${number(count)} preguntas`,
    leftOut: ({ count, least }) =>
      plural(count, {
        one: `No se muestra 1 pregunta: menos de ${number(least)} personas la recibieron en su primer intento.`,
        other: `No se muestran ${number(count)} preguntas: menos de ${number(least)} personas recibieron cada una en su primer intento.`,
      }),
    wrongOf: (share, people) => `${share} de errores entre ${peopleOf(people)}`,
  },
  key: {
    mayBeWrong: 'La respuesta marcada puede estar equivocada',
    beats: (answer) =>
      `Quienes respondieron bien a las demás preguntas eligieron ${answer} con más frecuencia que la respuesta marcada como correcta. Compruebe cuál es la correcta.`,
    unnamed:
      'Quienes respondieron bien a las demás preguntas eligieron otra respuesta con más frecuencia que la marcada como correcta. Compruebe cuál es la correcta.',
    edit: 'Editar esta pregunta',
  },
  answers: {
    caption: 'Cuántas veces se ha elegido cada respuesta',
    answer: 'Respuesta',
    people: 'Personas',
    share: 'Porcentaje',
    none: 'Sin respuesta',
    right: 'Respuesta correcta',
    notShown: 'no se muestra',
  },
};
