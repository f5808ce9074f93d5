import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: Words = {
  status: {
    'not-started': 'Sin empezar',
    'in-progress': 'En curso',
    failed: 'Último intento no superado',
    completed: 'Completado',
  },
  standing: {
    overdue: 'Con retraso',
    expired: 'Caducado',
    inGrace: 'En días de gracia',
    due: 'Con vencimiento',
    renewalOpen: 'Por renovar',
    open: 'Abierto',
    valid: 'Válido',
    waived: 'Exento',
    paused: 'En pausa',
    notRequired: 'No obligatorio',
  },
  columns: {
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    password: 'Contraseña',
    language: 'Idioma',
    groups: 'Grupos',
    module: 'Módulo',
    completedOn: 'Terminado el',
    validUntil: 'Válido hasta',
    certificate: 'Certificado',
    note: 'Nota',
    problem: 'Problema',
  },
  newModules: (count) =>
    plural(count, { one: '1 módulo nuevo', other: `${number(count)} módulos nuevos` }),
  rights: { read: 'Lectura', people: 'Personas', training: 'Formación' },
  scope: (place, right) => `${place} (${right})`,
  seesEverything: 'Lo ve todo',
  seesNothing: 'No ve nada',
  commandLine: 'Línea de comandos',
  deletedUser: (number) => `Usuario eliminado ${number}`,
  notLoggedIn: 'No ha iniciado sesión. Inicie sesión de nuevo.',
  noSuchModule: 'No se ha encontrado el módulo solicitado o no tiene acceso a él.',
  videoFirst: 'Vea el vídeo completo antes de hacer el cuestionario.',
  noQuiz: 'Este módulo no requiere ningún cuestionario.',
  companyInUse: 'No se puede eliminar la empresa: tiene datos asociados que no se pueden eliminar',
  durationUnread:
    'Espere a que se cargue la duración del vídeo o pruebe a subir otro archivo de vídeo.',
  captionsTooLarge: 'Los subtítulos que se guardan a la vez pueden ocupar 256 KB como máximo.',
  captionsUnknown:
    'Este archivo no es de subtítulos. En un archivo WebVTT o SubRip (.vtt, .srt), cada subtítulo lleva tiempos como «00:00:01.500 --> 00:00:04.000».',
  fileTooLarge: (megabytes) => `El archivo supera el límite de ${megabytes} MB.`,
};
