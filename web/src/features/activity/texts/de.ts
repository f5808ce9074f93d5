import type { ActivityTexts } from './en.ts';

const of = (company: string | null) => (company === null ? '' : ` (${company})`);

export const texts: ActivityTexts = {
  changes: 'Änderungen',
  loading: 'Protokoll wird geladen\u00a0…',
  loadFailed: 'Das Protokoll konnte nicht geladen werden',
  showOlder: 'Ältere Änderungen anzeigen',
  empty: {
    title: 'Noch wurde nichts geändert',
    message: 'Hier stehen die Änderungen durch Admins: wer, was, wann, vorher und nachher.',
  },
  noMatch: {
    title: 'Keine Änderungen entsprechen dieser Suche',
    message:
      'Gesucht wird nach Wortanfängen: in den Namen der Admins, der Unternehmen und all dessen, was geändert wurde.',
    showAll: 'Alle Änderungen anzeigen',
  },
  filters: {
    search: 'Protokoll durchsuchen',
    placeholder: 'Wer, was oder Unternehmen',
    change: 'Änderung',
    allChanges: 'Alle Änderungen',
    from: 'Von',
    to: 'Bis',
  },
  entry: {
    change: (author, sentence) => `${author} ${sentence}`,
    details: 'Details',
    detailsOf: (author, sentence) => `Details: ${author} ${sentence}`,
    before: 'Vorher:',
    after: 'Nachher:',
    empty: 'leer',
  },
  trainees: {
    list: 'Teilnehmende',
    loading: 'Teilnehmende werden geladen\u00a0…',
    loadFailed: (reason) => `Die Teilnehmenden konnten nicht geladen werden. ${reason}`,
    showMore: 'Weitere Teilnehmende anzeigen',
    deletedUser: 'Gelöschtes Konto',
    states: {
      waiting: '(nicht ausgeführt)',
      refused: '(nicht möglich)',
      undone: '(rückgängig gemacht)',
    },
  },
  sentences: {
    'company.created': ({ name }) => `hat das Unternehmen ${name} angelegt`,
    'company.updated': ({ name, fields }) =>
      `hat das Unternehmen ${name} geändert (${fields.join(', ')})`,
    'company.renamed': ({ oldName, newName }) =>
      `hat das Unternehmen umbenannt: ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) =>
      `hat die Einstellungen des Unternehmens ${name} geändert`,
    'company.requirements-changed': ({ name, fields }) =>
      `hat die Regeln des Unternehmens ${name} geändert (${fields.join(', ')})`,
    'company.certificate-look-changed': ({ name }) =>
      `hat die Gestaltung der Zertifikate des Unternehmens ${name} geändert`,
    'company.checkpoint-mail-changed': ({ name }) =>
      `hat den Versand der Prüfpunkte für das Unternehmen ${name} geändert`,
    'company.deleted': ({ name }) => `hat das Unternehmen ${name} gelöscht`,
    'company.restored': ({ name }) => `hat das Unternehmen ${name} wiederhergestellt`,
    'company.purged': ({ name }) => `hat das Unternehmen ${name} endgültig gelöscht`,
    'module.created': ({ name, company }) => `hat das Modul ${name} angelegt${of(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `hat das Modul ${name} geändert: ${fields.join(', ')}${of(company)}`,
    'module.renamed': ({ oldName, newName, company }) =>
      `hat das Modul umbenannt: ${oldName} → ${newName}${of(company)}`,
    'module.deleted': ({ name, company }) => `hat das Modul ${name} gelöscht${of(company)}`,
    'module.restored': ({ name, company }) =>
      `hat das Modul ${name} wiederhergestellt${of(company)}`,
    'module.purged': ({ name, company }) =>
      `hat das Modul ${name} endgültig gelöscht${of(company)}`,
    'module.reordered': ({ name }) => `hat die Reihenfolge der Module von ${name} geändert`,
    'module.video-uploaded': ({ name, company }) =>
      `hat das Video des Moduls ${name} hochgeladen${of(company)}`,
    'module.video-replaced': ({ name, company }) =>
      `hat das Video des Moduls ${name} ersetzt${of(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `hat Untertitel des Moduls ${name} gespeichert${of(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `hat die Untertitel des Moduls ${name} entfernt${of(company)}`,
    'module.poster-saved': ({ name, company }) =>
      `hat das Vorschaubild des Moduls ${name} gespeichert${of(company)}`,
    'module.poster-removed': ({ name, company }) =>
      `hat das Vorschaubild des Moduls ${name} entfernt${of(company)}`,
    'module.questions-saved': ({ name, company }) =>
      `hat die Fragen des Moduls ${name} gespeichert${of(company)}`,
    'module.requirement-changed': ({ name, fields, company }) =>
      `hat die Regeln des Moduls ${name} geändert: ${fields.join(', ')}${of(company)}`,
    'module.edition-made': ({ name, company }) =>
      `hat festgelegt, dass das Modul ${name} erneut zu absolvieren ist${of(company)}`,
    'group.created': ({ name, company }) => `hat die Gruppe ${name} angelegt${of(company)}`,
    'group.updated': ({ oldName, newName, company }) =>
      `hat die Gruppe umbenannt: ${oldName} → ${newName}${of(company)}`,
    'group.link-renewed': ({ name, company }) =>
      `hat den Registrierungslink der Gruppe ${name} erneuert${of(company)}`,
    'group.deleted': ({ name, company }) => `hat die Gruppe ${name} gelöscht${of(company)}`,
    'group.restored': ({ name, company }) =>
      `hat die Gruppe ${name} wiederhergestellt${of(company)}`,
    'group.purged': ({ name, company }) =>
      `hat die Gruppe ${name} endgültig gelöscht${of(company)}`,
    'trainee.created': ({ name, company }) => `hat ${name} hinzugefügt${of(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `hat ${name} geändert: ${fields.join(', ')}${of(company)}`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `hat umbenannt: ${oldName} → ${newName}${of(company)}`,
    'trainee.deleted': ({ name, company }) => `hat ${name} gelöscht${of(company)}`,
    'trainee.restored': ({ name, company }) => `hat ${name} wiederhergestellt${of(company)}`,
    'trainees.restored': ({ name, company }) => `hat ${name} wiederhergestellt${of(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `hat die Ergebnisse von ${mergedTrainee} (gelöscht) zu denen von ${name} hinzugefügt${of(company)}`,
    'trainee.purged': ({ name, company }) => `hat ${name} endgültig gelöscht${of(company)}`,
    'trainees.purged': ({ name, company }) => `hat ${name} endgültig gelöscht${of(company)}`,
    'trainee.run-started': ({ name, company }) =>
      `hat einen neuen Durchlauf gestartet für ${name}${of(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `hat das Quiz des Moduls ${module} erneut freigegeben für ${name}${of(company)}`,
    'trainee.imported': ({ name, company }) => `hat ${name} importiert${of(company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `hat einen Link zum Zurücksetzen gesendet an ${name}${of(company)}`,
    'trainee.invited': ({ name, company }) =>
      `hat eine Einladung gesendet an ${name}${of(company)}`,
    'trainee.reminded': ({ name, company }) =>
      `hat eine Erinnerung gesendet an ${name}${of(company)}`,
    'trainee.exception-made': ({ name, company }) =>
      `hat eine Ausnahme gemacht für ${name}${of(company)}`,
    'trainee.exception-ended': ({ name, company }) =>
      `hat eine Ausnahme beendet für ${name}${of(company)}`,
    'trainee.result-recorded': ({ name, company }) =>
      `hat ein früheres Ergebnis eingetragen für ${name}${of(company)}`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `hat ein früheres Ergebnis zurückgezogen für ${name}${of(company)}`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `hat ein Zertifikat widerrufen für ${name}${of(company)}`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `hat ein Zertifikat neu ausgestellt für ${name}${of(company)}`,
    'trainees.deleted': ({ name, company }) => `hat ${name} gelöscht${of(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null ? `hat ${name} verschoben` : `hat ${name} verschoben nach ${company}`,
    'trainees.invited': ({ name, company }) => `hat Einladungen gesendet an ${name}${of(company)}`,
    'trainees.runs-started': ({ name, company }) =>
      `hat einen neuen Durchlauf gestartet für ${name}${of(company)}`,
    'trainees.reminded': ({ name, company }) =>
      `hat Erinnerungen gesendet an ${name}${of(company)}`,
    'trainees.renewed': ({ name, company }) =>
      `hat die Erneuerung begonnen für ${name}${of(company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `hat ${name} zur Gruppe ${group} hinzugefügt${of(company)}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `hat ${name} aus der Gruppe ${group} entfernt${of(company)}`,
    'trainees.exceptions-made': ({ name, company }) =>
      `hat eine Ausnahme gemacht für ${name}${of(company)}`,
    'trainees.results-recorded': ({ name, company }) =>
      `hat frühere Ergebnisse eingetragen für ${name}${of(company)}`,
    'trainees.undone': ({ name, company }) =>
      `hat einen Vorgang rückgängig gemacht für ${name}${of(company)}`,
    'progress.exported': ({ name }) => `hat den Fortschritt exportiert: ${name}`,
    'report.exported': ({ name }) => `hat den Bericht exportiert: ${name}`,
    'certificates.exported': ({ name }) => `hat die Zertifikate exportiert: ${name}`,
    'activity.exported': ({ name }) => `hat das Protokoll exportiert: ${name}`,
    'help.updated': ({ name, company }) =>
      `hat die Hilfeanfrage von ${name} beantwortet${of(company)}`,
    'help.closed': ({ name, company }) => `hat ${name} geschlossen${of(company)}`,
    'help.closing-undone': ({ name, company }) => `hat ${name} wieder geöffnet${of(company)}`,
    'portal.ledger-check-started': () => 'hat eine Prüfung des signierten Protokolls gestartet',
    'portal.ledger-check-cancelled': () => 'hat die Prüfung des signierten Protokolls abgebrochen',
    'portal.work-failing': ({ name }) =>
      `scheitert seit einer Stunde an einer Hintergrundarbeit: ${name}. Bitte informieren Sie den Betreiber des Portals`,
    'admin.created': ({ name }) => `hat den Admin ${name} hinzugefügt`,
    'admin.updated': ({ name, fields }) => `hat den Admin ${name} geändert (${fields.join(', ')})`,
    'admin.renamed': ({ oldName, newName }) => `hat den Admin umbenannt: ${oldName} → ${newName}`,
    'admin.reach-changed': ({ name }) => `hat geändert, was der Admin ${name} sieht`,
    'admin.invited': ({ name }) => `hat den Admin ${name} eingeladen`,
    'admin.accepted': ({ name }) => `hat die Einladung angenommen: ${name}`,
    'admin.deleted': ({ name }) => `hat den Admin ${name} entfernt`,
    'admin.restored': ({ name }) => `hat den Admin ${name} wiederhergestellt`,
    'admin.purged': ({ name }) => `hat den Admin ${name} endgültig gelöscht`,
  },
};
