import { formatsOf } from '@portal/contract/formats';
import type { GroupsTexts } from './en.ts';

const { list, number, plural } = formatsOf('es');

export const texts: GroupsTexts = {
  groups: 'Grupos',
  loading: 'Cargando grupos…',
  loadFailed: 'No se han podido cargar los grupos',
  newGroup: 'Nuevo grupo',
  search: 'Buscar grupos',
  found: (count, total) => `Grupos encontrados: ${count} de ${total}`,
  members: (count) => plural(count, { one: '1 miembro', other: `${number(count)} miembros` }),
  allGroups: 'Todos los grupos',
  showInList: 'Mostrar en la lista de participantes',
  showInListOf: (name) => `Mostrar en la lista de participantes: ${name}`,
  table: {
    group: 'Grupo',
    members: 'Miembros',
    modules: 'Módulos',
    actions: 'Acciones',
    openMembers: 'Miembros',
    openMembersOf: (name) => `Miembros de ${name}`,
    rename: (name) => `Cambiar el nombre de ${name}`,
    delete: (name) => `Eliminar ${name}`,
  },
  none: {
    title: 'Aún no hay grupos',
    text: 'Reúna en un grupo a los participantes de un equipo o de un turno para encontrarlos juntos en la lista de participantes.',
  },
  noneFound: {
    title: 'No se ha encontrado ningún grupo',
    text: (search) => `Ningún nombre contiene «${search}».`,
    showAll: 'Mostrar todos los grupos',
  },
  missing: { title: 'Grupo no encontrado', text: 'Es posible que se haya eliminado.' },
  create: {
    submit: 'Crear grupo',
    busy: 'Creando…',
    failed: (reason) => `No se ha podido crear el grupo: ${reason}`,
    lost: 'El grupo que está introduciendo aún no se ha guardado y se perdería.',
  },
  rename: {
    title: 'Cambiar el nombre del grupo',
    submit: 'Guardar nombre',
    busy: 'Guardando…',
    done: 'Nombre del grupo cambiado',
    failed: (reason) => `No se ha podido cambiar el nombre del grupo: ${reason}`,
    lost: 'El nuevo nombre aún no se ha guardado y se perdería.',
  },
  form: {
    name: 'Nombre del grupo',
    leaveTitle: '¿Salir sin guardar?',
    leave: 'Salir',
  },
  deletion: {
    title: (name) => `¿Eliminar ${name}?`,
    confirm: 'Eliminar grupo',
    busy: 'Eliminando…',
    failed: (reason) => `No se ha podido eliminar el grupo: ${reason}`,
    membersStay: (count) =>
      plural(count, {
        one: 'Su único miembro no cambia.',
        other: `Sus ${number(count)} miembros no cambian.`,
      }),
    noMembers: 'No tiene miembros.',
    modules: (names) => `Estos módulos son para sus miembros y dejarán de serlo: ${list(names)}.`,
    admins: (names) =>
      `Los administradores limitados a él dejarán de ver a sus miembros: ${list(names)}.`,
    deleted: (name) => `${name} se ha eliminado`,
  },
  memberList: {
    label: 'Miembros',
    search: 'Buscar miembros',
    found: (count) =>
      plural(count, {
        one: '1 miembro encontrado',
        other: `${number(count)} miembros encontrados`,
      }),
    loading: 'Cargando miembros…',
    loadFailed: 'No se han podido cargar los miembros',
    showMore: 'Mostrar más miembros',
    none: 'Aún no hay miembros',
    noneText: 'Añada participantes de esta empresa. Un participante puede estar en varios grupos.',
    noMatch: (search) => `Ningún nombre ni correo contiene «${search}».`,
    remove: 'Quitar',
    removeOne: (name) => `Quitar a ${name}`,
    removing: 'Quitando…',
    removeQuestion: (name) => `¿Quitar a ${name} del grupo?`,
    removed: (name) => `${name} ya no está en el grupo`,
    removeFailed: (name) => `No se ha podido quitar a ${name}`,
  },
  addition: {
    open: 'Añadir miembros',
    title: (name) => `Añadir miembros a ${name}`,
    label: 'Participantes',
    search: 'Buscar participantes',
    found: (count) =>
      plural(count, {
        one: '1 participante encontrado',
        other: `${number(count)} participantes encontrados`,
      }),
    loading: 'Cargando participantes…',
    loadFailed: 'No se han podido cargar los participantes',
    showMore: 'Mostrar más participantes',
    noTrainees: 'Esta empresa aún no tiene participantes.',
    noMatch: (search) => `Ningún nombre ni correo contiene «${search}».`,
    add: 'Añadir',
    addOne: (name) => `Añadir a ${name}`,
    adding: 'Añadiendo…',
    member: 'Miembro',
    memberOf: (name) => `Miembro: ${name}`,
    added: (name) => `Se ha añadido a ${name} al grupo`,
    addFailed: (name) => `No se ha podido añadir a ${name}`,
    many: (link) => `Para añadir a muchos, selecciónelos en ${link}.`,
    listOfTrainees: 'la lista de participantes',
  },
};
