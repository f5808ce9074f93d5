import type { RunsTexts } from './en.ts';

export const texts: RunsTexts = {
  run: (number) => `Ciclo ${number}`,
  dates: { period: (from, to) => `${from} – ${to}`, today: 'hoy' },
  result: {
    completed: 'Completado',
    notCompleted: 'No completado',
    on: (date) => `el ${date}`,
    progress: (percent) => `${percent}\u00a0%`,
  },
  earlierRuns: {
    title: 'Ciclos anteriores',
    caption: 'Ciclos anteriores',
    loadFailed: (reason) => `No se han podido cargar los ciclos. ${reason}`,
    columns: { number: 'Ciclo', dates: 'Fechas', company: 'Empresa', result: 'Resultado' },
  },
  trainAgain: {
    button: 'Repetir la formación',
    title: (name) => `¿Repetir la formación de ${name}?`,
    confirm: 'Repetir la formación',
    starting: 'Iniciando…',
    effects: 'Se inicia un nuevo ciclo de inmediato:',
    begins: (name) =>
      `${name} empieza por el primer módulo y vuelve a desbloquear los demás uno a uno.`,
    endsCompleted: (number) =>
      `El ciclo ${number} termina (completado). Sus resultados se conservan en «Ciclos anteriores».`,
    endsIncomplete: ({ number, percent }) =>
      `El ciclo ${number} termina (${percent}\u00a0% completado). Sus resultados se conservan en «Ciclos anteriores».`,
    answersLost: 'Se pierden las respuestas de un cuestionario que aún no se haya enviado.',
    started: ({ name, number }) => `${name} repite la formación: se ha iniciado el ciclo ${number}`,
    notStarted: (name) => `No se ha iniciado ningún ciclo más para ${name}`,
  },
  page: {
    runOf: ({ number, name }) => `Ciclo ${number} de ${name}`,
    unnamed: 'Ciclo anterior',
    back: 'Volver al ciclo actual',
    isEarlier: 'Este es un ciclo anterior, tal como estaba al terminar. Ya no cambia.',
    timeInvested: 'Tiempo dedicado',
    result: 'Resultado',
    noModules: { title: 'Sin módulos', reason: 'La empresa no tenía módulos de formación.' },
    loadFailed: 'No se ha podido cargar el ciclo',
    notFound: {
      title: 'Ciclo no encontrado',
      reason:
        'Puede que la cuenta de participante se haya eliminado o que la dirección no sea del todo correcta.',
    },
  },
};
