import { formatsOf } from '@portal/contract/formats';
import type { RulesTexts } from './en.ts';

const { date, list, number, plural } = formatsOf('es');

const days = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });
const months = (count: number) => plural(count, { one: '1 mes', other: `${number(count)} meses` });
const trainees = (count: number) =>
  plural(count, { one: '1 participante', other: `${number(count)} participantes` });
const modules = (count: number) =>
  plural(count, { one: '1 módulo', other: `${number(count)} módulos` });

export const texts: RulesTexts = {
  title: 'Quién debe realizarlo y cuánto tiempo cuenta',
  loading: 'Cargando las reglas…',
  loadFailed: 'No se han podido cargar las reglas.',
  save: 'Guardar reglas…',
  discard: 'Descartar cambios',
  lost: 'Sus cambios en las reglas aún no se han guardado y se perderían.',
  leave: { title: '¿Salir sin guardar?', confirm: 'Salir' },

  audience: {
    legend: 'Quién debe realizarlo',
    everyone: 'Todas las personas de la empresa',
    groups: 'Solo los miembros de los grupos elegidos',
    choose: 'Grupos',
    search: 'Buscar grupos',
    chosen: (count) => plural(count, { one: '1 elegido', other: `${number(count)} elegidos` }),
    deleted: 'Grupo eliminado',
    notLoaded: (reason) => `No se han podido cargar los grupos. ${reason}`,
    none: 'Esta empresa aún no tiene grupos.',
    make: 'Crear un grupo',
    forNoOne: 'Este módulo no es ahora para nadie.',
  },
  dueDays: 'Vence en (días)',
  dueHint: {
    company: (count) => `Vacío: como en la empresa, ${days(count)}.`,
    none: 'Vacío: sin vencimiento.',
  },
  validMonths: 'Cuenta durante (meses)',
  validHint: 'Vacío: para siempre.',

  shown: {
    title: 'Reglas de formación',
    everyone: 'Para todas las personas de la empresa',
    groups: (names) => `Para los miembros de: ${names}`,
    noOne: 'Ahora para nadie',
    due: (count) => `Vence en ${days(count)}`,
    dueAsCompany: (count) => `Vence en ${days(count)}, como en la empresa`,
    noDue: 'Sin vencimiento',
    valid: (count) => `Cuenta durante ${months(count)}`,
    forEver: 'Cuenta para siempre',
    countFrom: (day) => `Contado como muy pronto desde el ${date(day)}`,
    takenAgain: (day, reason) => `Se debe repetir hasta el ${date(day)}: ${reason}`,
    names: (names) => list(names),
  },

  copy: {
    open: 'Copiar las reglas de otro módulo…',
    title: 'Copiar reglas',
    module: 'Módulo',
    search: 'Buscar módulos',
    empty: 'La empresa no tiene otro módulo.',
    confirm: 'Copiar',
  },

  preview: {
    title: '¿Guardar estas reglas?',
    modules: (count) => `Para ${modules(count)}`,
    counting: 'Contando a los participantes afectados…',
    failed: 'No se ha podido contar a los participantes afectados.',
    noneAffected: 'Hoy no afecta a ningún participante.',
    countFrom: {
      legend: 'Desde cuándo cuenta',
      applied: 'Desde que se aplica a cada participante',
      appliedNote: 'El tiempo pasado cuenta: un participante puede tener retraso al momento.',
      today: 'Desde hoy',
      todayNote: 'Por el pasado nadie tiene retraso ni caduca ningún módulo completado.',
      since: (day) => `Desde el ${date(day)}, como ahora`,
      keptInEach: 'Como ahora en cada módulo',
    },
    confirm: 'Guardar reglas',
    saving: (done, total) => `${number(done)} de ${number(total)} guardados…`,
    retry: 'Reintentar',
    someFailed: (count) =>
      plural(count, {
        one: '1 módulo no se ha guardado:',
        other: `${number(count)} módulos no se han guardado:`,
      }),
    saved: (name) => `Las reglas de ${name} se han guardado`,
    savedSeveral: (count) => `Las reglas de ${modules(count)} se han guardado`,
    undoing: 'Deshaciendo…',
    undone: 'Las reglas anteriores vuelven a contar',
    undoFailed: 'No se han podido restaurar las reglas anteriores',
  },

  hits: {
    named: (names, more) => list(more > 0 ? [...names, `${number(more)} más`] : names),
    sentences: {
      added: (count, names) => `Se añade para ${trainees(count)}: ${names}.`,
      removed: (count, names) =>
        plural(count, {
          one: `Se quita a 1 participante que no ha empezado: ${names}.`,
          other: `Se quita a ${number(count)} participantes que no han empezado: ${names}.`,
        }),
      removedBegun: (count, names) =>
        plural(count, {
          one: `Ya no es obligatorio para 1 participante que lo ha empezado o completado, cuyo progreso se conserva: ${names}.`,
          other: `Ya no es obligatorio para ${number(count)} participantes que lo han empezado o completado, cuyo progreso se conserva: ${names}.`,
        }),
      overdue: (count, names) => `Con retraso hoy para ${trainees(count)}: ${names}.`,
      overdueByPast: (count, names) =>
        `De ellos, ${number(count)} solo porque cuenta el tiempo pasado: ${names}.`,
      expired: (count, names) => `Caducado hoy para ${trainees(count)}: ${names}.`,
    },
  },

  several: {
    open: 'Definir reglas…',
    title: 'Definir las reglas de varios módulos',
    modules: 'Módulos',
    all: 'Todos los módulos',
    noneChosen: 'Elija un módulo',
    next: 'Continuar…',
  },
};
