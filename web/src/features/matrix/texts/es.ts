import { formatsOf } from '@portal/contract/formats';
import type { MatrixTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const trainees = (count: number) =>
  plural(count, { one: '1 participante', other: `${number(count)} participantes` });

export const texts: MatrixTexts = {
  title: 'Participantes y módulos',
  loadFailed: 'No se han podido cargar los participantes y los módulos',
  trainees,
  trainee: 'Participante',
  noCertificate: 'Sin certificado',
  filters: {
    standing: 'Situación',
    everyStanding: 'Todas las situaciones',
    module: 'Módulo',
    everyModule: 'Todos los módulos',
    chosenModule: 'El módulo elegido',
  },
  noTrainees: {
    title: 'Ningún participante en esta selección',
    hint: 'Elija otro grupo u otros filtros.',
  },
  noGaps: 'Nada con retraso ni por vencer',
  others: (count) => `Otros módulos: ${number(count)}`,
  showMore: 'Mostrar más participantes',
  print: 'Imprimir',
  paper: {
    due: 'Fecha límite',
    completed: 'Completado el',
    validUntil: 'Válido hasta',
    source: 'Origen',
    watchedHere: 'Visto aquí',
    recordedBy: (name) => `Registrado por ${name}`,
    recorded: 'Registrado',
    isPart: ({ shown, total }) =>
      `Estos son los primeros ${number(shown)} de ${number(total)} participantes, la peor situación primero. El archivo descargado los contiene a todos.`,
  },
};
