import { formatsOf } from '@portal/contract/formats';
import type { ResultsImportTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const results = (count: number) =>
  plural(count, { one: '1 resultado', other: `${number(count)} resultados` });

export const texts: ResultsImportTexts = {
  description:
    'Primero se comprueba el archivo. No se registra ningún resultado hasta que lo confirme.',
  fileRules:
    'Los participantes se identifican por su correo y los módulos por su nombre en la empresa del participante. Una fecha es la de una hoja de cálculo o se escribe como 2026-12-25 o 25/12/2026. Los nombres de las columnas pueden estar en otros idiomas. En un libro de Excel se lee la primera hoja visible con estas columnas.',
  effect: (column) =>
    `Los resultados cuentan como terminados. Se muestran como registrados, nunca como vistos aquí. Un resultado sin «${column}» cuenta sin límite.`,
  templateFile: 'resultados-anteriores.csv',
  templateRow: { module: 'Nombre del módulo', note: 'Certificado en papel' },
  recording: (count) => `Registrando ${results(count)}…`,
  recorded: (count) =>
    plural(count, {
      one: 'Se ha registrado 1 resultado.',
      other: `Se han registrado ${number(count)} resultados.`,
    }),
  recordedPartly: (done, total) => `Resultados registrados: ${number(done)} de ${number(total)}.`,

  report: {
    new: (count) => plural(count, { one: '1 nuevo', other: `${number(count)} nuevos` }),
    unchanged: (count) =>
      plural(count, { one: '1 ya registrado', other: `${number(count)} ya registrados` }),
    undecided: (count) => `${number(count)} con una fecha que se puede leer de dos maneras`,
    counts: (counts) => `${counts.join('; ')}.`,
    recordAll: (count) => `Registrar ${results(count)}`,
    orderFirst: 'Elija primero cómo se leen las fechas.',
    orderMissing: 'Elija cómo se leen las fechas',
    forEver: (count, column) =>
      plural(count, {
        one: `1 resultado sin «${column}» cuenta sin límite.`,
        other: `${number(count)} resultados sin «${column}» cuentan sin límite.`,
      }),
    unnamed: 'Sin correo ni módulo',
    doubtfulNotes: 'Notas dudosas',
    doubtfulAdvice: 'Puede que algunos caracteres de estas notas sean incorrectos. Revíselas.',
    notesAreRight: 'Estas notas son correctas',
  },

  dates: {
    question: (text, line) => `Línea ${line}: ¿qué día es «${text}»?`,
    ambiguous: (count) =>
      plural(count, {
        one: '1 fecha del archivo se puede leer de dos maneras. La elección vale para todo el archivo.',
        other: `${number(count)} fechas del archivo se pueden leer de dos maneras. La elección vale para todo el archivo.`,
      }),
    orders: { 'day-first': 'El día va primero', 'month-first': 'El mes va primero' },
    only: {
      'day-first': (text, line) =>
        `En «${text}» de la línea ${line}, solo el día puede ir primero.`,
      'month-first': (text, line) =>
        `En «${text}» de la línea ${line}, solo el mes puede ir primero.`,
    },
  },
};
