import { formatsOf } from '@portal/contract/formats';
import type { ReportsTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: ReportsTexts = {
  page: {
    title: 'Informe de formación',
    titleOf: (company) => `Informe de formación: ${company}`,
    documentTitle: (company) => `Informe: ${company}`,
    back: 'Todos los informes',
    timeZone: (timeZone) => `Todas las fechas están en la zona horaria ${timeZone}.`,
    loading: 'Cargando el informe…',
    loadFailed: 'No se ha podido cargar el informe',
    print: 'Imprimir',
    printFailed: 'No se ha podido cargar el informe',
    showMore: 'Mostrar más participantes',
  },
  section: { title: 'Informe', link: 'Informe', printOrDownload: 'Imprimir o descargar' },
  paper: {
    printed: ({ now, timeZone }) =>
      `${now}. Todas las fechas están en la zona horaria ${timeZone}.`,
    isPart: ({ shown, total }) =>
      `Estos son los primeros ${number(shown)} de ${number(total)} participantes por nombre. El archivo descargado los contiene a todos.`,
  },
  figures: {
    title: 'Cifras',
    people: 'Personas',
    completed: 'Completado',
    averageScore: 'Puntuación media',
    stuck: 'Sin avances',
    completedPercent: (percent) => `${number(percent)}\u00a0%`,
    scorePercent: (percent) => `${percent}\u00a0%`,
    completedOf: ({ completed, people }) => `${number(completed)} de ${number(people)}`,
    stuckAfter: (days) => `Sin progreso desde hace más de ${number(days)} días`,
    counted: (time) => `Recuento: ${time}`,
  },
  trainees: {
    title: (company) => `Participantes de ${company}`,
    noTrainees: {
      title: 'Aún no hay participantes',
      hint: 'El informe muestra a los participantes de la empresa con sus módulos.',
    },
    noMembers: {
      title: 'Ningún participante en esta selección',
      hint: 'Elija otro grupo o todos los grupos.',
    },
    noModules: {
      title: 'Aún no hay módulos',
      hint: 'El informe muestra el resultado de cada participante en cada módulo de la empresa.',
      open: 'Abrir los módulos de la empresa',
    },
    inWords: 'Palabras en lugar de símbolos',
    trainee: 'Participante',
    noCertificate: 'Ninguno',
    passMark: (percent) => `Nota mínima: ${percent}\u00a0%`,
    modulesCompleted: ({ completed, total }) =>
      plural(total, {
        one: `${number(completed)} de 1 módulo completado`,
        other: `${number(completed)} de ${number(total)} módulos completados`,
      }),
    completedOn: (date) => `Completado el ${date}`,
    completedWithNew: (date, newModules) => `Completado el ${date}; ${newModules}`,
  },
  result: {
    score: (percent) => `${percent}\u00a0%`,
    on: (date) => `el ${date}`,
    opened: (date) => `abierto el ${date}`,
    inOneLine: ({ status, score, completedOn, openedOn }) => {
      const begin = score === null ? status : `${status} (${score}\u00a0%)`;
      const completed = completedOn === null ? '' : `, el ${completedOn}`;
      const opened = openedOn === null ? '' : `, abierto el ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    symbols: 'Símbolos',
  },
};
