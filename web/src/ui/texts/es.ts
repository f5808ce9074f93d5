import { formatsOf } from '@portal/contract/formats';
import type { UiTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: UiTexts = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  saving: 'Guardando…',
  delete: 'Eliminar',
  undo: 'Deshacer',
  retry: 'Reintentar',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando…',
  back: 'Atrás',
  retrying: 'Reintentando…',
  reload: 'Recargar',
  dismiss: 'Ocultar',
  stay: 'Seguir aquí',
  somethingWentWrong: 'Se ha producido un error',
  optional: '(opcional)',
  labelBefore: (label) => `${label}: `,
  notLatest: (failure, message) => `${failure}: lo que ve no es lo más reciente. ${message}`,
  part: {
    failed: 'No se ha podido mostrar esta parte de la página.',
    notLoaded:
      'No se ha podido cargar esta parte. Si el portal se ha actualizado, guarde su trabajo y recargue la página.',
  },
  presence: { online: 'En línea', offline: 'Sin conexión' },
  percent: (percent) => `${percent}\u00a0%`,
  lessThanOnePercent: '<\u00a01\u00a0%',
  moreThan99Percent: '>\u00a099\u00a0%',
  deviceName: (browser, system) => `${browser} en ${system}`,
  duration: {
    lessThanOneMinute: '<\u00a01\u00a0min',
    minutes: (minutes) => `${minutes}\u00a0min`,
    hours: (hours) => `${hours}\u00a0h`,
    hoursAndMinutes: (hours, minutes) => `${hours}\u00a0h ${minutes}\u00a0min`,
  },
  timeLeft: {
    fewSeconds: 'quedan unos segundos',
    seconds: (count) => `quedan ${count} segundos`,
    minutes: (count) => plural(count, { one: 'queda 1 minuto', other: `quedan ${count} minutos` }),
    hours: (count) => plural(count, { one: 'queda 1 hora', other: `quedan ${count} horas` }),
  },
  fileSize: {
    bytes: (size) => plural(size, { one: '1 byte', other: `${size} bytes` }),
    kilobytes: (size) => `${number(size)} KB`,
    megabytes: (size) => `${number(size)} MB`,
    gigabytes: (size) => `${number(size)} GB`,
    terabytes: (size) => `${number(size)} TB`,
  },
  companyFilter: {
    label: 'Empresa',
    all: 'Todas las empresas',
    deleted: 'Empresa eliminada',
    search: 'Buscar empresas',
  },
  confirm: { typeName: (name) => `Escriba ${name} para confirmar` },
  copy: {
    copied: 'Copiado',
    labelCopied: (label) => `Copiado: ${label}`,
    selected: 'El texto está seleccionado: cópielo con el teclado.',
    sendByMail: 'Enviar por correo',
  },
  download: {
    label: 'Descargar',
    preparing: 'Preparando…',
    started: (fileName) => `Se está descargando ${fileName}`,
    failed: 'No se ha podido descargar',
  },
  file: {
    choose: 'Elija un archivo',
    orDrop: 'o suéltelo aquí',
    chooseAnother: (size) => `${size} · Elegir otro`,
    remove: 'Quitar archivo',
    refused: (fileName, advice) => `«${fileName}» no se puede usar aquí. ${advice}`,
    refusedBesideChosen: (fileName, chosen) =>
      `«${fileName}» no se puede usar aquí. Sigue elegido «${chosen}».`,
    chooseOtherType: 'Elija un archivo de uno de los tipos indicados arriba.',
    several: 'Suelte los archivos de uno en uno.',
    severalBesideChosen: (chosen) =>
      `Suelte los archivos de uno en uno. Sigue elegido «${chosen}».`,
  },
  filters: { label: 'Filtros', clear: 'Borrar filtros' },
  groupFilter: {
    label: 'Grupo',
    all: 'Todos los grupos',
    none: 'En ningún grupo',
    chosen: 'En el grupo elegido',
    deleted: 'En un grupo eliminado',
  },
  limited: {
    all: 'Todo lo que usted ve',
    more: (count) => `${number(count)} más`,
    nothing:
      'En este momento no ve ninguna empresa. Un administrador que vea todo el portal puede cambiarlo.',
    removal:
      'Usted solo ve a los miembros de sus grupos. Quien después no esté en ninguno de ellos deja de aparecer en sus listas, y usted no puede deshacerlo.',
  },
  showTable: 'Mostrar como tabla',
  list: {
    more: (count) => `${count} más. Siga escribiendo para acotar la lista.`,
    results: (count) => plural(count, { one: '1 resultado', other: `${count} resultados` }),
    search: 'Buscar…',
    empty: 'Aún no hay nada que elegir.',
    noMatch: 'Sin coincidencias.',
  },
  pageActions: 'Más acciones',
  pagination: {
    label: (list) => `${list}: páginas`,
    page: (page, count) => `Página ${number(page)} de ${number(count)}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    open: (page) => `Página ${page}`,
  },
  password: { show: 'Mostrar contraseña' },
  person: { name: 'Nombre completo', email: 'Correo electrónico' },
  search: { clear: 'Borrar búsqueda' },
  selection: {
    label: 'Selección',
    clear: 'Borrar selección',
    allOnPage: 'Seleccionar todo en esta página',
  },
  textarea: {
    characters: (length, limit) => `${length} de ${limit} caracteres`,
    tooMany: (count) =>
      plural(count, { one: 'Sobra 1 carácter', other: `Sobran ${number(count)} caracteres` }),
    left: (count) =>
      plural(count, { one: 'Queda 1 carácter', other: `Quedan ${number(count)} caracteres` }),
  },
  theme: { switchToDark: 'Cambiar al tema oscuro', switchToLight: 'Cambiar al tema claro' },
  toasts: {
    label: 'Avisos',
    close: 'Cerrar aviso',
    howToUndo: (list, press) => `Para deshacer, pulse ${list} y después ${press}.`,
    enterKey: 'Intro',
  },
  track: { done: 'Completado: ', current: 'Actual: ', locked: 'Bloqueado: ' },
  upload: {
    label: (fileName) => `Subida de ${fileName}`,
    sending: ({ sent, total, percent, left }) =>
      `${sent} de ${total} · ${percent}\u00a0%${left === null ? '' : ` · ${left}`}`,
    spoken: (percent, left) =>
      left === null ? `${percent}\u00a0% subido` : `${percent}\u00a0% subido, ${left}`,
    checking: 'Enviado. Comprobando el archivo…',
    done: 'Subido',
  },
};
