import { formatsOf } from '@portal/contract/formats';
import type { NotificationTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const haveCompleted = (trainees: number, company: string) =>
  plural(trainees, {
    one: `1 participante de ${company} ha completado la formación`,
    other: `${number(trainees)} participantes de ${company} han completado la formación`,
  });

export const texts: NotificationTexts = {
  notifications: 'Notificaciones',
  withUnread: (unread) => `Notificaciones, ${unread} sin leer`,
  list: {
    nothingUnread: 'Nada sin leer',
    unreadCount: (count) => `${count} sin leer`,
    markAllRead: 'Marcar todo como leído',
    marking: 'Marcando…',
    failedToMarkAll: 'No se ha podido marcar todo como leído',
    failedToMark: 'No se ha podido marcar como leída',
    unread: 'Sin leer',
    empty: 'Aún no hay notificaciones',
    emptyForAdmins:
      'Aquí aparecerán los mensajes nuevos, las formaciones completadas y los módulos superados pendientes de comprobar.',
    emptyForTrainees:
      'Aquí aparecerán los mensajes nuevos y las respuestas a sus solicitudes de ayuda.',
  },
  notices: {
    view: 'Ver',
    newMessage: 'Ha recibido un mensaje nuevo',
    from: (name) => `De ${name}`,
    newMessageTitle: 'Mensaje nuevo',
    newMessageBody: 'Ha recibido un mensaje nuevo',
    helpRequest: 'Solicitud de ayuda',
    trainingCompleted: 'Formación completada',
    completedBy: (name) => `${name} ha completado todos los módulos de formación.`,
    ownTrainingCompleted: '¡Ha completado su formación!',
    testTitle: 'Notificación de prueba',
    testBody: 'Esta es una notificación de prueba de Training Portal',
    testSent: 'Notificación de prueba enviada',
  },
  groupCompletion: {
    byEarlierChanges: (trainees, company) =>
      `${haveCompleted(trainees, company)} tras cambios anteriores en los módulos.`,
    byModule: {
      deleted: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: se eliminó «${module}».`,
      saved: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: se modificó «${module}».`,
      restored: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: se restauró «${module}».`,
      rules: (trainees, company, module) =>
        `${haveCompleted(trainees, company)}: se modificaron las reglas de «${module}».`,
    },
  },
  reminder: {
    title: 'Recordatorio de su formación',
    again: 'Debe realizarse de nuevo',
    againBy: (day) => `Debe realizarse de nuevo hasta el ${day}`,
    modules: (count) => plural(count, { one: '1 módulo', other: `${number(count)} módulos` }),
  },
  settings: {
    title: 'Ajustes de notificaciones',
    cardDescription: 'Cómo le avisa el portal de mensajes nuevos y otras novedades.',
    dialogDescription: 'Elija cómo recibir avisos de mensajes nuevos y otras novedades.',
    channels: 'Canales',
    save: 'Guardar ajustes',
    saved: 'Ajustes de notificaciones guardados',
    savedHereOnly: 'Guardado solo en este navegador',
    weeklyReportNotSaved: 'No se ha guardado el informe semanal',
    test: 'Probar notificaciones',
  },
  soundNotifications: {
    label: 'Notificaciones con sonido',
    description: 'Reproducir un sonido con los mensajes',
  },
  toastNotifications: {
    label: 'Avisos en pantalla',
    description: 'Avisos dentro de la aplicación',
  },
  browserNotifications: {
    label: 'Notificaciones del navegador',
    description: 'Mostrar notificaciones cuando la aplicación esté inactiva',
    unsupported: 'Este navegador no admite notificaciones.',
    enabled: 'Notificaciones del navegador activadas',
    denied: 'Permiso denegado para las notificaciones del navegador',
    deniedHint: 'Active las notificaciones en la configuración de su navegador',
  },
  emailNotifications: {
    label: 'Notificaciones por correo',
    description: 'Correos con novedades importantes',
    notLoaded: 'No se ha podido cargar el ajuste.',
    reminders:
      'Los recordatorios de formación que vence hoy, está retrasada o debe realizarse de nuevo se envían por correo en cualquier caso.',
  },
  weeklyReport: {
    label: 'Informe semanal',
    description: 'Por correo, los lunes a las 8:00',
    withoutMailServer: 'No es posible: el portal no tiene servidor de correo (SMTP_URL).',
    withoutCompany:
      'La empresa de su informe se ha eliminado, por lo que no se envía ninguno. Elija otra.',
  },
};
