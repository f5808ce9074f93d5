import { formatsOf } from '@portal/contract/formats';
import type { ModuleImpactTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: ModuleImpactTexts = {
  counting: 'Contando los participantes afectados…',
  uncounted: 'No se han podido contar los participantes afectados.',
  uncountedPassesKept:
    'No se han podido contar los participantes afectados. En cualquier caso, lo superado se conserva.',
  noneStarted: 'Ningún participante ha empezado aún este módulo.',
  keepPass: (trainees) =>
    plural(trainees, {
      one: '1 participante que lo ha superado lo conserva como superado.',
      other: `${number(trainees)} participantes que lo han superado lo conservan como superado.`,
    }),
  passByMark: (trainees) =>
    plural(trainees, {
      one: '1 participante cuya mejor puntuación es suficiente lo supera ahora.',
      other: `${number(trainees)} participantes cuya mejor puntuación es suficiente lo superan ahora.`,
    }),
  willHaveCompleted: (trainees) =>
    plural(trainees, {
      one: '1 participante habrá completado la formación.',
      other: `${number(trainees)} participantes habrán completado su formación.`,
    }),
  noLongerSee: (trainees) =>
    plural(trainees, {
      one: '1 participante que lo ha abierto sin superarlo deja de verlo, porque pasa a ser un borrador.',
      other: `${number(trainees)} participantes que lo han abierto sin superarlo dejan de verlo, porque pasa a ser un borrador.`,
    }),
  startVideo: (trainees) =>
    plural(trainees, {
      one: '1 participante que lo ha abierto sin superarlo empieza el vídeo nuevo.',
      other: `${number(trainees)} participantes que lo han abierto sin superarlo empiezan el vídeo nuevo.`,
    }),
  startVideoAndQuestions: (trainees) =>
    plural(trainees, {
      one: '1 participante que lo ha abierto sin superarlo empieza el vídeo nuevo y después las preguntas nuevas.',
      other: `${number(trainees)} participantes que lo han abierto sin superarlo empiezan el vídeo nuevo y después las preguntas nuevas.`,
    }),
  getQuestions: (trainees) =>
    plural(trainees, {
      one: '1 participante que lo ha abierto sin superarlo recibe las preguntas nuevas.',
      other: `${number(trainees)} participantes que lo han abierto sin superarlo reciben las preguntas nuevas.`,
    }),
  completeByWatching: (trainees) =>
    plural(trainees, {
      one: '1 participante que lo ha abierto sin superarlo lo completa viendo el vídeo.',
      other: `${number(trainees)} participantes que lo han abierto sin superarlo lo completan viendo el vídeo.`,
    }),
  completeAsWatched: (trainees) =>
    plural(trainees, {
      one: '1 participante que ha visto el vídeo lo completa ahora.',
      other: `${number(trainees)} participantes que han visto el vídeo lo completan ahora.`,
    }),
  losePass: (trainees) =>
    plural(trainees, {
      one: '1 participante que lo ha superado pierde ese resultado.',
      other: `${number(trainees)} participantes que lo han superado pierden ese resultado.`,
    }),
  loseProgress: (trainees) =>
    plural(trainees, {
      one: '1 participante que lo ha abierto sin superarlo pierde su progreso en él.',
      other: `${number(trainees)} participantes que lo han abierto sin superarlo pierden su progreso en él.`,
    }),
  feedbackDeleted: (entries) =>
    plural(entries, {
      one: 'Con él se elimina 1 opinión.',
      other: `Con él se eliminan ${number(entries)} opiniones.`,
    }),
  helpRequestsStay: (requests) =>
    plural(requests, {
      one: '1 solicitud de ayuda sobre él se conserva, sin su nombre.',
      other: `${number(requests)} solicitudes de ayuda sobre él se conservan, sin su nombre.`,
    }),
  stayCompletedWithNew: (trainees) =>
    plural(trainees, {
      one: '1 participante que ha completado la formación la conserva como completada, con este como módulo nuevo.',
      other: `${number(trainees)} participantes que han completado la formación la conservan como completada, con este como módulo nuevo.`,
    }),
  getAsLast: (trainees) =>
    plural(trainees, {
      one: '1 participante con la formación en curso lo recibe como último módulo.',
      other: `${number(trainees)} participantes con la formación en curso lo reciben como último módulo.`,
    }),
  keepUnlocked: (trainees) =>
    plural(trainees, {
      one: '1 participante con la formación en curso conserva todos los módulos ya desbloqueados.',
      other: `${number(trainees)} participantes con la formación en curso conservan todos los módulos ya desbloqueados.`,
    }),
  stayCompleted: (trainees) =>
    plural(trainees, {
      one: '1 participante que ha completado la formación la conserva como completada.',
      other: `${number(trainees)} participantes que han completado la formación la conservan como completada.`,
    }),
};
