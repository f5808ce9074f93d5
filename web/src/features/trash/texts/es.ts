import { formatsOf } from '@portal/contract/formats';
import type { TrashTexts } from './en.ts';

const { list, number, plural } = formatsOf('es');

export const texts: TrashTexts = {
  deletions: 'Eliminaciones',
  loading: 'Cargando la papelera…',
  loadFailed: 'No se ha podido cargar la papelera',
  found: {
    all: (count) =>
      plural(count, {
        one: '1 eliminación encontrada',
        other: `${number(count)} eliminaciones encontradas`,
      }),
    soFar: (count) =>
      plural(count, {
        one: '1 eliminación encontrada hasta ahora',
        other: `${number(count)} eliminaciones encontradas hasta ahora`,
      }),
  },
  showOlder: 'Mostrar eliminaciones anteriores',
  switchedOff: {
    title: 'La papelera está desactivada',
    message:
      'Todo se elimina definitivamente de inmediato. El operador del portal puede cambiarlo con el ajuste TRASH_DAYS.',
  },
  empty: {
    own: 'Lo que usted elimina permanece aquí un tiempo y se puede restaurar mientras tanto.',
    title: 'La papelera está vacía',
    message:
      'Los participantes, grupos, módulos, empresas y administradores que elimina un administrador permanecen aquí un tiempo y se pueden restaurar mientras tanto.',
    messageForDays: (days) =>
      plural(days, {
        one: 'Los participantes, grupos, módulos, empresas y administradores que elimina un administrador permanecen aquí 1 día y se pueden restaurar mientras tanto.',
        other: `Los participantes, grupos, módulos, empresas y administradores que elimina un administrador permanecen aquí ${number(days)} días y se pueden restaurar mientras tanto.`,
      }),
  },
  noMatch: {
    own: 'Se busca en los nombres de lo que usted ha eliminado.',
    title: 'Nada en la papelera coincide con esta búsqueda',
    message:
      'Se busca en los nombres de los participantes, grupos, módulos, empresas y administradores eliminados.',
    showAll: 'Mostrar toda la papelera',
  },
  filters: {
    search: 'Buscar en la papelera',
    placeholder: 'Buscar nombres',
    kind: 'Tipo',
    allKinds: 'Todos los tipos',
    inTrash: '(en la papelera)',
  },
  kinds: {
    trainee: 'Participante',
    group: 'Grupo',
    module: 'Módulo',
    company: 'Empresa',
    admin: 'Administrador',
  },
  counts: {
    trainees: (count) =>
      plural(count, { one: '1 participante', other: `${number(count)} participantes` }),
    modules: (count) => plural(count, { one: '1 módulo', other: `${number(count)} módulos` }),
    videos: (count) => plural(count, { one: '1 vídeo', other: `${number(count)} vídeos` }),
    questions: (count) => plural(count, { one: '1 pregunta', other: `${number(count)} preguntas` }),
    results: (count) =>
      plural(count, { one: '1 módulo superado', other: `${number(count)} módulos superados` }),
    attempts: (count) =>
      plural(count, {
        one: '1 intento de cuestionario',
        other: `${number(count)} intentos de cuestionario`,
      }),
    helpRequests: (count) =>
      plural(count, {
        one: '1 solicitud de ayuda',
        other: `${number(count)} solicitudes de ayuda`,
      }),
    feedback: (count) => plural(count, { one: '1 opinión', other: `${number(count)} opiniones` }),
  },
  countsTogether: (counts) => list(counts, 'and'),
  entry: {
    trainees: 'Participantes',
    ofCompany: (kind, company) => `${kind} de ${company}`,
    // A noun, because a participle would have the gender of the kind.
    deletedBy: (admin, time) => `eliminación por ${admin}, ${time}`,
    deletedTogetherBy: (admin, time) => `eliminación en bloque por ${admin}, ${time}`,
    withCounts: (counts) => `Con ${counts}`,
    daysLeft: (days) => plural(days, { one: 'Queda 1 día', other: `Quedan ${number(days)} días` }),
    lessThanDayLeft: 'Queda menos de un día',
    deletedSoon: 'Eliminación definitiva en breve',
    restore: 'Restaurar',
    restoreNamed: (name) => `Restaurar «${name}»`,
    restoring: 'Restaurando…',
    deleteForGood: 'Eliminar definitivamente',
    deleteNamedForGood: (name) => `Eliminar definitivamente «${name}»`,
  },
  notRestored: (name) => `No se ha podido restaurar «${name}»`,
  purge: {
    title: (name) => `¿Eliminar definitivamente «${name}»?`,
    confirm: 'Eliminar definitivamente',
    deleting: 'Eliminando…',
    deleted: (name) => `Se ha eliminado definitivamente «${name}»`,
    failed: (reason) => `No se ha podido eliminar: ${reason}`,
    cannotBeUndone: 'Esto no se puede deshacer.',
    withCounts: (counts) => `Se elimina también lo siguiente: ${counts}.`,
  },
  restore: {
    restore: 'Restaurar',
    restoring: 'Restaurando…',
    company: {
      title: (company) => `¿Restaurar primero ${company}?`,
      confirm: (company) => `Restaurar primero ${company}`,
      explanation: (name, company, again) =>
        `${name} pertenece a ${company}, que también está en la papelera. Se restauran los dos elementos: primero la empresa con todo lo que se eliminó con ella y después ${again}.`,
    },
    name: {
      company: {
        title: 'El nombre de la empresa ya está en uso',
        label: 'Nuevo nombre de la empresa',
        explanation: (company) =>
          `Otra empresa se llama ahora ${company}. Dé otro nombre a la empresa restaurada.`,
      },
      group: {
        title: 'El nombre del grupo ya está en uso',
        label: 'Nuevo nombre del grupo',
        explanation: (group) =>
          `Otro grupo de la empresa se llama ahora ${group}. Dé otro nombre al grupo restaurado.`,
      },
    },
    email: {
      title: 'El correo ya está en uso',
      labels: {
        trainee: 'Nuevo correo del participante',
        admin: 'Nuevo correo del administrador',
      },
      explanation: (email, name) =>
        `Otra cuenta usa ahora ${email}. Asigne a ${name} otro correo para iniciar sesión.`,
      thisEmail: 'este correo',
      merge: 'Fusionar…',
      mergeHint: (name) =>
        `O fusione ambas cuentas: los resultados se añaden a los de ${name}, que usa ese correo.`,
    },
    merge: {
      title: '¿Fusionar ambos participantes?',
      confirm: 'Fusionar definitivamente',
      merging: 'Fusionando…',
      runs: (name, other) =>
        `Los ciclos de ${name}, con sus resultados, respuestas y sesiones de visionado, se colocan antes de los de ${other}. Ya no cambian, y todos los ciclos se vuelven a numerar.`,
      feedback: (other) =>
        `Las opiniones solo se conservan en los módulos sobre los que ${other} no ha opinado. Las conversaciones y las solicitudes de ayuda se quedan con «Usuario eliminado».`,
      cannotBeUndone: 'Esto no se puede deshacer.',
    },
    others: {
      titleForOne: 'El correo ya está en uso',
      titleForSeveral: 'Hay correos que ya están en uso',
      confirm: 'Restaurar los demás',
      taken: (count) =>
        plural(count, {
          one: 'Otra cuenta usa ahora el correo de este participante:',
          other: `Otras cuentas usan ahora los correos de ${number(count)} participantes:`,
        }),
      unnamed: (count) =>
        plural(count, { one: 'y 1 persona más', other: `y ${number(count)} personas más` }),
      explanation: (count) =>
        plural(count, {
          one: 'Puede restaurar ahora a todos los demás. Este participante se queda en la papelera como entrada propia.',
          other:
            'Puede restaurar ahora a todos los demás. Estos participantes se quedan en la papelera como entrada propia.',
        }),
    },
  },
};
