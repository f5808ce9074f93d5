import { formatsOf } from '@portal/contract/formats';
import type { LedgerTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const entries = (count: number) =>
  plural(count, { one: '1 entrada', other: `${number(count)} entradas` });

export const texts: LedgerTexts = {
  about:
    'El portal firma el registro en puntos de control. Una prueba o un punto de control anterior revela cualquier cambio posterior de una entrada, sin necesidad de confiar en el portal.',
  loading: 'Cargando el registro firmado…',
  loadFailed: 'No se ha podido cargar el registro firmado',
  checkpoint: {
    title: 'Último punto de control',
    none: 'El primer punto de control aún no está firmado. Tarda unos segundos.',
    entries: 'Entradas',
    waiting: (count) =>
      plural(count, {
        one: 'Se está añadiendo 1 entrada más.',
        other: `Se están añadiendo ${number(count)} entradas más.`,
      }),
    signedAt: 'Firmado',
    origin: 'Origen',
    rootHash: 'Hash raíz',
    keyIds: 'Identificadores de las claves',
    note: 'Punto de control',
    copy: 'Copiar punto de control',
    keep: 'Guarde una copia fuera del portal: más adelante muestra si el registro se ha reescrito.',
  },
  links: {
    title: 'Público, sin iniciar sesión',
    checkpoint: 'Punto de control más reciente',
    keys: 'Claves públicas',
    verifier: 'Archivo que comprueba pruebas sin el portal',
  },
  check: {
    title: 'Comprobación de todo el registro',
    description:
      'Vuelve a calcular todas las entradas a partir de lo guardado, y cada raíz que se ha firmado. Se ejecuta en segundo plano.',
    start: 'Comprobar ahora',
    starting: 'Iniciando…',
    cancelling: 'Cancelando…',
    never: 'El registro aún no se ha comprobado.',
    running: 'Comprobando el registro…',
    progress: (checked, total) => `${number(checked)} de ${entries(total)}`,
    clean: (total) =>
      plural(total, {
        one: 'La única entrada está tal como se registró.',
        other: `Las ${number(total)} entradas están tal como se registraron.`,
      }),
    empty: 'El registro no tiene entradas.',
    problems: (count) =>
      plural(count, {
        one: 'Se ha encontrado 1 problema.',
        other: `Se han encontrado ${number(count)} problemas.`,
      }),
    cancelled: (checked, total) =>
      `La comprobación se canceló después de ${number(checked)} de ${entries(total)}.`,
    at: (time = '') => `Última comprobación: ${time}`,
    advice:
      'Se han modificado datos guardados fuera del portal, o están dañados. Informe al operador del portal.',
    listOf: (shown, count) =>
      shown === count ? 'Problemas' : `Los primeros ${number(shown)} de ${number(count)} problemas`,
    problem: {
      'leaf-missing': (index) => `Falta la entrada ${number(index)}.`,
      'certificate-changed': (index) =>
        `Entrada ${number(index)}: el certificado guardado no es el que se registró.`,
      'result-changed': (index) =>
        `Entrada ${number(index)}: el resultado guardado no es el que se registró.`,
      'epoch-changed': (index) =>
        `Entrada ${number(index)}: el origen o las claves que se guardan no son los que se registraron.`,
      'tile-changed': (index) =>
        `Entrada ${number(index)}: el árbol publicado no la contiene tal como se registró.`,
      'checkpoint-changed': (size) =>
        `Punto de control de ${entries(size)}: la raíz firmada no es la de las entradas.`,
      'signature-wrong': (size) =>
        `Punto de control de ${entries(size)}: no está firmado con las claves actuales.`,
    },
    certificate: (code) => `Certificado ${code}`,
  },
};
