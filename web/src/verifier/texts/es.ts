import { formatsOf } from '@portal/contract/formats';
import type { VerifierTexts } from './en.ts';

const { date, number, plural } = formatsOf('es');

export const texts: VerifierTexts = {
  title: 'Comprobar pruebas sin el portal',
  intro:
    'Elija las pruebas que ha recibido: archivos cuyo nombre termina en .tlog-proof. Se comprueban en este dispositivo. No se envía nada y no hace falta red.',
  language: 'Idioma',
  choose: 'Elegir archivos',
  drop: 'o suelte archivos en cualquier lugar de esta página',
  paste: {
    label: 'Texto de una prueba',
    open: 'Pegar en su lugar el texto de una prueba',
    check: 'Comprobar',
  },
  pastedName: 'Texto pegado',
  keys: {
    title: 'Claves',
    builtIn: 'El portal puso estas claves en este archivo al descargarlo:',
    none: 'En este archivo no hay claves. Introduzca las claves del portal.',
    label: 'Otras claves',
    hint: 'Una clave por línea, como en la dirección /log/key del portal. Si introduce claves, solo cuentan estas. Es más seguro si las conservó o las recibió por otra vía que este archivo.',
    unreadable: (line) => `La línea ${number(line)} no es una clave.`,
  },
  summary: (proven, total) =>
    plural(total, {
      one: `${number(proven)} de ${number(total)} prueba confirmada.`,
      other: `${number(proven)} de ${number(total)} pruebas confirmadas.`,
    }),
  results: 'Resultados',
  proven: {
    title: 'Probado',
    meaning:
      'El registro firmado del portal contiene esta entrada, exactamente como se muestra aquí.',
  },
  later: {
    unseen: 'Esta comprobación no puede ver si el certificado se retiró o se sustituyó más tarde.',
    lookUp: 'Consulte el código en el portal, si todavía existe:',
    lookUpElsewhere: (code) =>
      `Consulte el código ${code} en la página /verify del portal, si todavía existe.`,
  },
  expired: (on) => `Este certificado era válido hasta el ${date(on)}. Ese día ya ha pasado.`,
  notProven: 'No probado',
  reasons: {
    'not-a-proof':
      'Esto no es una prueba. Elija el archivo tal como se descargó, sin cambios: su nombre termina en .tlog-proof.',
    malformed:
      'Esta prueba se modificó o está incompleta. Pida al titular el archivo tal como se descargó.',
    unsupported:
      'Un portal más reciente creó esta prueba. Descargue de nuevo este archivo desde el portal.',
    'field-wrong': 'Un dato de esta prueba no es el que se registró.',
    'not-in-tree': 'El registro firmado no contiene esta entrada.',
    'unknown-key':
      'Esta prueba no está firmada con ninguna de las claves conocidas aquí. Es de otro portal, o el portal tiene claves nuevas: introdúzcalas en «Claves».',
    'signature-wrong': 'Una firma de esta prueba es incorrecta.',
    'signature-missing': 'Falta una de las dos firmas del registro.',
    'too-large': 'Este archivo es demasiado grande para ser una prueba.',
    unreadable:
      'Este archivo no se puede leer como texto, así que no es una prueba. El nombre de una prueba termina en .tlog-proof.',
  },
  kinds: {
    certificateIssued: 'Certificado de toda la formación',
    certificateReplaced: 'Certificado sustituido o renovado',
    certificateWithdrawn: 'Certificado retirado',
    moduleCertificate: 'Certificado de un módulo',
    resultRecorded: 'Resultado registrado por la administración',
    personErased: 'Persona borrada',
    keyRotated: 'Claves del registro cambiadas',
    restoredFromBackup: 'Registro restaurado a partir de una copia de seguridad',
    signature: 'Firma',
    practicalSignOff: 'Validación práctica',
  },
  training: 'Formación',
  hidden: (count) =>
    plural(count, {
      one: `${number(count)} dato más de la entrada está oculto.`,
      other: `${number(count)} datos más de la entrada están ocultos.`,
    }),
  nothingHidden: 'Se muestran todos los datos de la entrada.',
  log: {
    title: 'Registro y firma',
    signedAt: 'Punto de control firmado el',
    utc: (time) => `${time} (UTC)`,
    dateUnknown: 'No se conoce: falta aquí la clave de la firma que lleva la fecha (ML-DSA-44).',
    origin: 'Registro',
    place: 'Lugar en el registro',
    placeOf: (index, size) =>
      `Índice ${number(index)}, con ${number(size)} entradas en el punto de control`,
    keyIds: 'Claves que firmaron',
    source: 'Procedencia de las claves',
    builtIn: 'Puestas en este archivo por el portal',
    entered: 'Introducidas por usted',
  },
  proves: {
    title: 'Qué prueba esto',
    points: [
      'La entrada estaba en el registro cuando se firmó el punto de control. Los datos de arriba son los que se registraron.',
      'El punto de control se firmó con las claves indicadas aquí.',
    ],
  },
  provesNot: {
    title: 'Qué no prueba esto',
    points: ['No dice quién le mostró la prueba: compare el nombre con un documento de identidad.'],
  },
};
