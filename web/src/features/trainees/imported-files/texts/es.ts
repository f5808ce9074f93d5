import { formatsOf } from '@portal/contract/formats';
import type { FileTexts } from './en.ts';

const { list, number, plural } = formatsOf('es');

const goodRows = (count: number) =>
  plural(count, { one: '1 fila correcta', other: `${number(count)} filas correctas` });

export const theGoodRows = (count: number) =>
  plural(count, { one: 'la fila correcta', other: `las ${number(count)} filas correctas` });

export const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`);

export const texts: FileTexts = {
  file: 'Archivo CSV o Excel',
  fileHint: (columns) =>
    `Columnas ${columns.required.join(', ')} y, si lo desea, ${list(columns.optional)}. Hasta ${number(columns.maxRows)} filas y ${columns.maxSize}.`,
  template: 'Descargar plantilla',
  doing: {
    checking: 'Comprobando las filas…',
    importing: 'Comprobando de nuevo las filas…',
    listing: 'Reuniendo las filas por corregir…',
  },
  sending: 'Enviando el archivo…',
  uploadOf: (fileName) => `Subida de ${fileName}`,
  addedOf: (finished, total) => `${number(finished)} de ${number(total)}`,
  stop: 'Cancelar',
  stopping: 'Cancelando…',
  inBackground: 'Continuar en segundo plano',
  leftOut: (count) =>
    plural(count, {
      one: 'Se ha omitido 1 fila. Descárguela con los motivos, corrija el archivo e impórtelo.',
      other: `Se han omitido ${number(count)} filas. Descárguelas con los motivos, corrija el archivo e impórtelo.`,
    }),
  done: 'Listo',
  downloadBadRows: (count) =>
    plural(count, {
      one: 'Descargar la fila con errores',
      other: `Descargar las ${number(count)} filas con errores`,
    }),
  badRowsFile: (name) => `${name}-filas-por-corregir.csv`,
  line: (line) => `Línea ${line}`,

  allReady: (rows) =>
    plural(rows, {
      one: 'La fila se puede importar.',
      other: `Las ${rows} filas se pueden importar.`,
    }),
  refused: (refused, rows) =>
    plural(refused, {
      one: `${refused} de ${number(rows)} filas no se puede importar.`,
      other: `${refused} de ${number(rows)} filas no se pueden importar.`,
    }),
  correctFile: 'Corrija el archivo y elíjalo de nuevo.',
  importOthers: (ready) =>
    plural(ready, {
      one: 'Importe ahora la otra, o corrija el archivo y elíjalo de nuevo.',
      other: 'Importe ahora las demás, o corrija el archivo y elíjalo de nuevo.',
    }),
  columnsRead: (columns) => {
    const each = columns.map(({ name, headers }) => `${name}: ${list(quoted(headers))}`);
    return `${each.join('; ')}.`;
  },
  columnsFromLine: (line) => `Columnas de la línea ${line}.`,
  sheet: (name, row) => `Hoja «${name}», columnas de la fila ${row}.`,
  otherSheets: (names) => `Otras hojas no se leen: ${quoted(names).join(', ')}.`,
  notUsed: (columns) => `Sin usar: ${columns.join(', ')}.`,
  otherFile: 'Elegir otro archivo',
  importGood: (count) => `Importar ${theGoodRows(count)}`,
  moreRows: (count) =>
    plural(count, { one: '… y 1 fila más.', other: `… y ${number(count)} filas más.` }),
  goodRows,
  firstGoodRows: (shown, total) => `Las primeras ${shown} de ${goodRows(total)}`,

  emailColumn: 'Columna con los correos',
  emailColumnHint: 'El archivo tiene varias.',
  encoding: 'Codificación del archivo',
  encodingHint:
    'El archivo no la indica. Si los nombres no se ven bien, elija otra o guarde el archivo como «CSV UTF-8» o .xlsx.',
  codePages: {
    'windows-1252': 'Europa occidental (Windows-1252)',
    'windows-1250': 'Europa central (Windows-1250)',
    'windows-1254': 'Turco (Windows-1254)',
    'windows-1257': 'Báltico (Windows-1257)',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS, Europa occidental (850)',
    cp852: 'MS-DOS, Europa central (852)',
    'windows-1251': 'Cirílico (Windows-1251)',
    'windows-1253': 'Griego (Windows-1253)',
    'koi8-r': 'Cirílico (KOI8-R)',
    cp866: 'MS-DOS, cirílico (866)',
  },
  hiddenRows: 'Filas ocultas',
  includeHidden: 'Importar también las filas ocultas',
  hiddenIncluded: 'Están entre las filas de abajo.',
  hiddenLeftOut: (count) =>
    plural(count, {
      one: '1 fila está oculta en la hoja y se omite.',
      other: `${number(count)} filas están ocultas en la hoja y se omiten.`,
    }),
  showHidden: 'Mostrar las filas ocultas',

  rowsToCorrect: 'Filas por corregir',
  countToCorrect: (count) =>
    plural(count, { one: '1 fila por corregir', other: `${number(count)} filas por corregir` }),
  moreBadRows: (count) =>
    plural(count, {
      one: '… y 1 fila más con problemas, que está en el archivo de filas con errores.',
      other: `… y ${number(count)} filas más con problemas, que están en el archivo de filas con errores.`,
    }),
};
