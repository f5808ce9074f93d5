import type { ActivityTexts } from './en.ts';

const of = (company: string | null) => (company === null ? '' : ` de ${company}`);

/** After the name of a person: 'Tess Trainee, de Acme'. */
const from = (company: string | null) => (company === null ? '' : `, de ${company}`);

export const texts: ActivityTexts = {
  changes: 'Cambios',
  loading: 'Cargando actividad…',
  loadFailed: 'No se ha podido cargar la actividad',
  showOlder: 'Mostrar cambios anteriores',
  empty: {
    title: 'Aún no se ha cambiado nada',
    message:
      'Aquí aparecen los cambios que hacen los administradores: quién, qué, cuándo, antes y después.',
  },
  noMatch: {
    title: 'Ningún cambio coincide con esta búsqueda',
    message:
      'Se busca por el comienzo de las palabras: quién hizo el cambio, qué se cambió y en qué empresa.',
    showAll: 'Mostrar todos los cambios',
  },
  filters: {
    search: 'Buscar en la actividad',
    placeholder: 'Quién, qué o empresa',
    change: 'Cambio',
    allChanges: 'Todos los cambios',
    from: 'Desde',
    to: 'Hasta',
  },
  entry: {
    change: (author, sentence) => `${author} ${sentence}`,
    details: 'Detalles',
    detailsOf: (author, sentence) => `Detalles: ${author} ${sentence}`,
    before: 'Antes:',
    after: 'Después:',
    empty: 'vacío',
  },
  trainees: {
    list: 'Participantes',
    loading: 'Cargando los participantes…',
    loadFailed: (reason) => `No se han podido cargar los participantes. ${reason}`,
    showMore: 'Mostrar más participantes',
    deletedUser: 'Usuario eliminado',
    states: {
      waiting: '(sin hacer)',
      refused: '(no se ha podido hacer)',
      undone: '(deshecho)',
    },
  },
  // 'La cuenta de …' instead of 'al administrador …' and 'al participante …': the gender of the person is unknown.
  sentences: {
    'company.created': ({ name }) => `creó la empresa ${name}`,
    'company.updated': ({ name, fields }) => `modificó la empresa ${name} (${fields.join(', ')})`,
    'company.renamed': ({ oldName, newName }) =>
      `cambió el nombre de una empresa: ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) => `cambió la configuración de la empresa ${name}`,
    'company.requirements-changed': ({ name, fields }) =>
      `modificó las reglas de la empresa ${name} (${fields.join(', ')})`,
    'company.certificate-look-changed': ({ name }) =>
      `modificó el diseño de los certificados de la empresa ${name}`,
    'company.checkpoint-mail-changed': ({ name }) =>
      `modificó el envío de los puntos de control de la empresa ${name}`,
    'company.deleted': ({ name }) => `eliminó la empresa ${name}`,
    'company.restored': ({ name }) => `restauró la empresa ${name}`,
    'company.purged': ({ name }) => `eliminó definitivamente la empresa ${name}`,
    'module.created': ({ name, company }) => `creó el módulo ${name}${of(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `modificó el módulo ${name}${of(company)} (${fields.join(', ')})`,
    'module.renamed': ({ oldName, newName, company }) =>
      `cambió el nombre de un módulo${of(company)}: ${oldName} → ${newName}`,
    'module.deleted': ({ name, company }) => `eliminó el módulo ${name}${of(company)}`,
    'module.restored': ({ name, company }) => `restauró el módulo ${name}${of(company)}`,
    'module.purged': ({ name, company }) =>
      `eliminó definitivamente el módulo ${name}${of(company)}`,
    'module.reordered': ({ name }) => `reordenó los módulos de ${name}`,
    'module.video-uploaded': ({ name, company }) =>
      `subió el vídeo del módulo ${name}${of(company)}`,
    'module.video-replaced': ({ name, company }) =>
      `sustituyó el vídeo del módulo ${name}${of(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `guardó subtítulos del módulo ${name}${of(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `quitó los subtítulos del módulo ${name}${of(company)}`,
    'module.poster-saved': ({ name, company }) =>
      `guardó la imagen del vídeo del módulo ${name}${of(company)}`,
    'module.poster-removed': ({ name, company }) =>
      `quitó la imagen del vídeo del módulo ${name}${of(company)}`,
    'module.questions-saved': ({ name, company }) =>
      `guardó las preguntas del módulo ${name}${of(company)}`,
    'module.requirement-changed': ({ name, fields, company }) =>
      `modificó las reglas del módulo ${name} (${fields.join(', ')})${of(company)}`,
    'module.edition-made': ({ name, company }) =>
      `estableció que se debe repetir el módulo ${name}${of(company)}`,
    'group.created': ({ name, company }) => `creó el grupo ${name}${of(company)}`,
    'group.updated': ({ oldName, newName, company }) =>
      `cambió el nombre de un grupo${of(company)}: ${oldName} → ${newName}`,
    'group.link-renewed': ({ name, company }) =>
      `renovó el enlace de registro del grupo ${name}${of(company)}`,
    'group.deleted': ({ name, company }) => `eliminó el grupo ${name}${of(company)}`,
    'group.restored': ({ name, company }) => `restauró el grupo ${name}${of(company)}`,
    'group.purged': ({ name, company }) => `eliminó definitivamente el grupo ${name}${of(company)}`,
    'trainee.created': ({ name, company }) => `añadió como participante a ${name}${from(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `modificó la cuenta de participante de ${name}${from(company)} (${fields.join(', ')})`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `cambió el nombre de un participante${of(company)}: ${oldName} → ${newName}`,
    'trainee.deleted': ({ name, company }) =>
      `eliminó la cuenta de participante de ${name}${from(company)}`,
    'trainee.restored': ({ name, company }) =>
      `restauró la cuenta de participante de ${name}${from(company)}`,
    'trainees.restored': ({ name, company }) => `restauró ${name}${of(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `añadió los resultados de la cuenta eliminada de ${mergedTrainee} a los de ${name}${from(company)}`,
    'trainee.purged': ({ name, company }) =>
      `eliminó definitivamente la cuenta de participante de ${name}${from(company)}`,
    'trainees.purged': ({ name, company }) => `eliminó definitivamente ${name}${of(company)}`,
    'trainee.run-started': ({ name, company }) =>
      `inició un nuevo ciclo para ${name}${from(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `abrió de nuevo el cuestionario de ${module} para ${name}${from(company)}`,
    'trainee.imported': ({ name, company }) => `importó ${name}${of(company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `envió un enlace para restablecer la contraseña a ${name}${from(company)}`,
    'trainee.invited': ({ name, company }) => `envió una invitación a ${name}${from(company)}`,
    'trainee.reminded': ({ name, company }) => `envió un recordatorio a ${name}${from(company)}`,
    'trainee.exception-made': ({ name, company }) =>
      `hizo una excepción para ${name}${from(company)}`,
    'trainee.exception-ended': ({ name, company }) =>
      `terminó una excepción para ${name}${from(company)}`,
    'trainee.result-recorded': ({ name, company }) =>
      `registró un resultado anterior de ${name}${from(company)}`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `retiró un resultado anterior de ${name}${from(company)}`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `retiró un certificado de ${name}${from(company)}`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `expidió de nuevo un certificado de ${name}${from(company)}`,
    'trainees.deleted': ({ name, company }) => `eliminó ${name}${of(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null ? `trasladó ${name}` : `trasladó ${name} a ${company}`,
    'trainees.invited': ({ name, company }) => `envió invitaciones a ${name}${of(company)}`,
    'trainees.runs-started': ({ name, company }) =>
      `inició un nuevo ciclo para ${name}${of(company)}`,
    'trainees.reminded': ({ name, company }) => `envió recordatorios a ${name}${of(company)}`,
    'trainees.renewed': ({ name, company }) => `inició la renovación para ${name}${of(company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `añadió ${name} al grupo ${group}${of(company)}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `quitó ${name} del grupo ${group}${of(company)}`,
    'trainees.exceptions-made': ({ name, company }) =>
      `hizo una excepción para ${name}${of(company)}`,
    'trainees.results-recorded': ({ name, company }) =>
      `registró resultados anteriores de ${name}${of(company)}`,
    'trainees.undone': ({ name, company }) => `deshizo una acción sobre ${name}${of(company)}`,
    'progress.exported': ({ name }) => `exportó el progreso de ${name}`,
    'report.exported': ({ name }) => `exportó el informe de ${name}`,
    'certificates.exported': ({ name }) => `exportó los certificados de ${name}`,
    'activity.exported': ({ name }) => `exportó la actividad de ${name}`,
    'help.updated': ({ name, company }) =>
      `respondió a la solicitud de ayuda de ${name}${from(company)}`,
    'help.closed': ({ name, company }) => `cerró ${name}${of(company)}`,
    'help.closing-undone': ({ name, company }) => `abrió de nuevo ${name}${of(company)}`,
    'portal.ledger-check-started': () => 'inició una comprobación del registro firmado',
    'portal.ledger-check-cancelled': () => 'detuvo la comprobación del registro firmado',
    'portal.work-failing': ({ name }) =>
      `lleva una hora fallando en su trabajo en segundo plano: ${name}. Informe al operador del portal`,
    'admin.created': ({ name }) => `añadió como administrador a ${name}`,
    'admin.updated': ({ name, fields }) =>
      `modificó la cuenta de administrador de ${name} (${fields.join(', ')})`,
    'admin.renamed': ({ oldName, newName }) =>
      `cambió el nombre de un administrador: ${oldName} → ${newName}`,
    'admin.reach-changed': ({ name }) => `cambió lo que ve el administrador ${name}`,
    'admin.invited': ({ name }) => `invitó como administrador a ${name}`,
    'admin.accepted': ({ name }) => `aceptó la invitación a la cuenta de administrador de ${name}`,
    'admin.deleted': ({ name }) => `eliminó la cuenta de administrador de ${name}`,
    'admin.restored': ({ name }) => `restauró la cuenta de administrador de ${name}`,
    'admin.purged': ({ name }) => `eliminó definitivamente la cuenta de administrador de ${name}`,
  },
};
