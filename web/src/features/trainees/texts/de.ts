import { formatsOf } from '@portal/contract/formats';
import type { TraineeTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('de');

const trainees = (count: number) =>
  plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmende` });

/** In the dative, after 'von'. */
const ofTrainees = (count: number) =>
  plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmenden` });

const traineesOfList = (count: number, isFiltered: boolean) =>
  isFiltered ? `${trainees(count)} (gefiltert)` : trainees(count);

/** With one decimal. */
const decimal = (value: number) => value.toFixed(1).replace('.', ',');

export const noMailServer =
  'Es ist kein Mailserver eingerichtet: Einladungen werden nur in den Ausgangsordner des Portals geschrieben, wo der Betreiber sie findet.';

export const texts: TraineeTexts = {
  traineesOfList,
  percent: (percent) => `${percent}\u00a0%`,
  modulesOf: (completed, total) =>
    plural(total, {
      one: `${completed} von 1 Modul`,
      other: `${completed} von ${number(total)} Modulen`,
    }),
  completedOn: (date) => `Abgeschlossen am ${date}`,
  completedWithNew: (date, newModules) => `Abgeschlossen am ${date}; ${newModules}`,
  unknownCompany: 'Unbekanntes Unternehmen',
  backToTrainees: 'Zurück zu den Teilnehmenden',
  refresh: 'Aktualisieren',
  refreshing: 'Wird aktualisiert\u00a0…',
  updating: 'Wird aktualisiert\u00a0…',
  lastUpdated: (time) => `Zuletzt aktualisiert: ${time}`,
  edit: 'Bearbeiten',
  refused: {
    'mailbox-unknown': 'Einladung abgewiesen: Postfach unbekannt',
    'mailbox-full': 'Einladung abgewiesen: Postfach voll',
    'address-invalid': 'Einladung abgewiesen: Adresse ungültig',
    'refused-by-policy': 'Einladung abgewiesen: Regeln des Mailservers',
    other: 'Einladung abgewiesen: vom Mailserver abgelehnt',
  },
  refusal: {
    advice:
      'Korrigieren Sie die E-Mail-Adresse unter „Bearbeiten“ (dann wird eine neue Einladung gesendet) oder senden Sie die Einladung erneut.',
    reply: 'Antwort des Mailservers',
  },

  list: {
    label: 'Teilnehmende',
    add: 'Hinzufügen',
    import: 'Importieren',
    importTrainees: 'Teilnehmende importieren',
    importResults: 'Frühere Ergebnisse importieren',
    export: 'Exportieren',
    loading: 'Teilnehmende werden geladen\u00a0…',
    notLoaded: 'Die Teilnehmenden konnten nicht geladen werden',
    retrying: 'Laden wird erneut versucht\u00a0…',
    refreshed: 'Die Daten sind aktualisiert',
    search: 'Teilnehmende suchen',
    searchPlaceholder: 'Name, E-Mail-Adresse oder Unternehmen',
    status: 'Status',
    everyStatus: 'Jeder Status',
    statuses: {
      stuck: 'Seit über 7 Tagen ohne Fortschritt',
      'not-completed': 'Nicht abgeschlossen',
      'invitation-refused': 'Einladung abgewiesen',
    },
    statusInModule: 'Status im Modul',
    inTraining: 'In der ganzen Schulung',
    inModule: (name) => `In ${name}`,
    inChosenModule: 'Im gewählten Modul',
    inDeletedModule: 'In einem gelöschten Modul',
    sortBy: 'Sortieren nach',
    sorts: {
      name: 'Name A–Z',
      '-name': 'Name Z–A',
      newest: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      email: 'E-Mail-Adresse A–Z',
      '-email': 'E-Mail-Adresse Z–A',
      '-progress': 'Größter Fortschritt zuerst',
      progress: 'Geringster Fortschritt zuerst',
      '-score': 'Höchstes Ergebnis zuerst',
      score: 'Niedrigstes Ergebnis zuerst',
      '-active': 'Zuletzt aktiv zuerst',
      active: 'Am längsten inaktiv zuerst',
      standing: 'Schlechtester Stand zuerst',
      '-standing': 'Bester Stand zuerst',
      due: 'Früheste Fälligkeit zuerst',
      '-due': 'Späteste Fälligkeit zuerst',
    },
    showingAll: trainees,
    showingRange: (first, last, total) =>
      `${number(first)}–${number(last)} von ${ofTrainees(total)}`,
    found: (count) => `${trainees(count)} gefunden`,
    byStatus: 'Teilnehmende nach Status',
    standing: 'Stand',
    everyStanding: 'Jeder Stand',
    due: 'Fälligkeit',
    everyDue: 'Jede Fälligkeit',
    dueWithin: { week: 'Fällig innerhalb von 7 Tagen', month: 'Fällig innerhalb von 30 Tagen' },
    dueBetween: 'Fällig von – bis…',
    dueFrom: 'Fällig ab',
    dueUntil: 'Fällig bis',
  },

  table: {
    caption: 'Teilnehmende und ihr Fortschritt',
    trainee: 'Teilnehmer/in',
    company: 'Unternehmen',
    progress: 'Fortschritt',
    averageScore: 'Ø Ergebnis',
    time: 'Zeit',
    joined: 'Dabei seit',
    lastActive: 'Zuletzt aktiv',
    standing: 'Stand',
    actions: 'Aktionen',
    overallProgressOf: (name) => `Gesamtfortschritt von ${name}`,
    stuck: 'Ohne Fortschritt',
    invited: (date) => `Eingeladen am ${date}`,
    opened: (date) => `Geöffnet am ${date}`,
    reminded: (time) => `Erinnert ${time}`,
    viewProgress: 'Fortschritt ansehen',
    viewProgressOf: (name) => `Fortschritt von ${name} ansehen`,
    editOne: (name) => `${name} bearbeiten`,
    deleteOne: (name) => `${name} löschen`,
    selectOne: (name) => `${name} auswählen`,
  },

  none: {
    title: 'Keine Teilnehmenden gefunden.',
    noMatch: 'Keine Teilnehmenden entsprechen Ihrer Suche.',
    noneContains: (search) =>
      `Kein Name, keine E-Mail-Adresse und kein Unternehmen enthält „${search}“.`,
    clearSearch: 'Suche leeren',
    noneMatch: 'Keine Teilnehmenden entsprechen diesen Filtern.',
    clearFilters: 'Filter zurücksetzen',
    otherFilters:
      'Wählen Sie einen anderen Status, ein anderes Modul oder Unternehmen oder sehen Sie sich alle an.',
    showAll: 'Alle Unternehmen anzeigen',
    showAllSeen: 'Alles anzeigen, was Sie sehen',
    companyDeleted: 'Dieses Unternehmen wurde gelöscht.',
    groupsEmpty: 'Die Gruppen, die Sie sehen, haben noch keine Mitglieder.',
    noneYet: 'Dieses Unternehmen hat noch keine Teilnehmenden.',
    noneYetInvite:
      'Dieses Unternehmen hat noch keine Teilnehmenden. Senden Sie ihnen seinen Registrierungslink oder fügen Sie sie einzeln hinzu.',
    addCompany: 'Zuerst ein Unternehmen hinzufügen',
    noCompany: 'Alle Teilnehmenden gehören zu einem Unternehmen, und es gibt noch keines.',
    invite:
      'Teilnehmende registrieren sich selbst: Senden Sie ihnen diesen Link. Oder fügen Sie sie einzeln hinzu.',
    signUpLink: 'Registrierungslink',
    copyLink: 'Link kopieren',
  },

  bulk: {
    selected: (count) => `${trainees(count)} ausgewählt`,
    allSelected: (count) =>
      plural(count, {
        one: '1 gefundene Person ist ausgewählt',
        other: `Alle ${number(count)} gefundenen Teilnehmenden sind ausgewählt`,
      }),
    selectAll: (total) => `Alle ${number(total)} gefundenen auswählen`,
    atMost: (max) => `Einzeln lassen sich höchstens ${trainees(max)} auswählen.`,
    narrow:
      'Grenzen Sie die Liste mit einer Suche oder einem Unternehmen ein und wählen Sie alle gefundenen aus.',
    move: 'In ein anderes Unternehmen verschieben',
    moveShort: 'Verschieben',
    invite: 'Einladungen erneut senden',
    inviteShort: 'Einladen',
    certificates: 'Zertifikate als ZIP',
    certificatesShort: 'Zertifikate',
    exceptions: 'Verlängern, befreien, pausieren…',
    exceptionsShort: 'Ausnahme',
    starting: 'Wird gestartet\u00a0…',
    changed: (found, expected) =>
      plural(found, {
        one: `Die Liste hat sich geändert: Jetzt wird 1 Person gefunden, nicht ${number(expected)}.`,
        other: `Die Liste hat sich geändert: Jetzt werden ${number(found)} Teilnehmende gefunden, nicht ${number(expected)}.`,
      }),
    nothingDone: 'Die Liste hat sich inzwischen geändert. Es wurde nichts ausgeführt.',
    backToList: 'Zurück zur Liste',
    deleteTitle: (count, isFiltered) => `${traineesOfList(count, isFiltered)} löschen?`,
    delete: (count) => `${trainees(count)} löschen`,
    deletedWith: (count) =>
      plural(count, {
        one: 'Gelöscht werden das Konto, aller Fortschritt, alle Quizversuche, alle Hilfeanfragen und alles Feedback.',
        other:
          'Gelöscht werden die Konten, aller Fortschritt, alle Quizversuche, alle Hilfeanfragen und alles Feedback.',
      }),
    afterDeletion:
      'Die gelöschten Personen werden sofort überall abgemeldet. Chats bleiben für die anderen erhalten, mit „Gelöschtes Konto“ statt der Namen.',
    inviteTitle: (count, isFiltered) =>
      `Einladungen erneut senden an ${traineesOfList(count, isFiltered)}?`,
    inviteCount: (count) => `${trainees(count)} einladen`,
    noMailServer:
      'Es ist kein Mailserver eingerichtet, daher kann das Portal keine E-Mails senden. Setzen Sie stattdessen unter „Bearbeiten“ einzeln Passwörter und geben Sie sie weiter.',
    whoIsInvited: (days) =>
      `Teilnehmende, die noch kein Passwort gewählt haben, erhalten eine E-Mail mit einem Link, um eines zu wählen, gültig für ${duration(days, 'day')}.`,
    othersLeftOut: 'Alle anderen werden ausgelassen. Das lässt sich nicht rückgängig machen.',
    moveTitle: (count, isFiltered) => `${traineesOfList(count, isFiltered)} verschieben`,
    moveCount: (count) => `${trainees(count)} verschieben`,
    newCompany: 'Neues Unternehmen',
    companyMissing: 'Bitte wählen Sie ein Unternehmen',
  },

  groups: {
    label: 'Gruppen',
    others: (names) => list(names),
    fixed: 'Außerdem in',
    noGroup: 'keine Gruppe',
    search: 'Gruppen suchen',
    chosen: (count) => `${number(count)} gewählt`,
    deleted: 'Gelöschte Gruppe',
    add: 'Zu Gruppe hinzufügen\u00a0…',
    addShort: '+ Gruppe',
    remove: 'Aus Gruppe entfernen\u00a0…',
    removeShort: '− Gruppe',
    addTitle: (count, isFiltered) =>
      `${traineesOfList(count, isFiltered)} zu einer Gruppe hinzufügen`,
    addCount: (count) => `${trainees(count)} hinzufügen`,
    removeTitle: (count, isFiltered) =>
      `${traineesOfList(count, isFiltered)} aus einer Gruppe entfernen`,
    removeCount: (count) => `${trainees(count)} entfernen`,
    group: 'Gruppe',
    missing: 'Bitte wählen Sie eine Gruppe',
    newGroup: 'Neue Gruppe',
    newName: 'Name der neuen Gruppe',
    existing: 'Vorhandene Gruppe wählen',
    none: 'In diesem Unternehmen hat keine Gruppe Mitglieder.',
    notLoaded: (reason) => `Die Gruppen konnten nicht geladen werden. ${reason}`,
    companyMissing: 'Wählen Sie zuerst ein Unternehmen',
    companyFirst:
      'Eine Gruppe gehört zu einem Unternehmen. Filtern Sie die Liste nach einem Unternehmen und wählen Sie dann die Teilnehmenden aus.',
  },

  moved: (count) =>
    plural(count, {
      one: 'Die Person beginnt einen neuen Durchlauf mit den Modulen des gewählten Unternehmens. Frühere Durchläufe bleiben sichtbar. Das Verschieben lässt sich rückgängig machen, bis sie damit begonnen hat.',
      other:
        'Die Teilnehmenden beginnen einen neuen Durchlauf mit den Modulen des gewählten Unternehmens. Frühere Durchläufe bleiben sichtbar. Das Verschieben lässt sich rückgängig machen, bis jemand damit begonnen hat.',
    }),

  deletion: {
    title: (name) => `${name} löschen?`,
    confirm: 'Löschen',
    deleting: 'Wird gelöscht\u00a0…',
    failed: (reason) => `Das Löschen ist fehlgeschlagen: ${reason}`,
    deletedWith: (email) => `Mit dem Konto ${email} werden gelöscht:`,
    progress: (completed, total) =>
      plural(total, {
        one: `aller Fortschritt (${completed} von 1 Modul abgeschlossen)`,
        other: `aller Fortschritt (${completed} von ${number(total)} Modulen abgeschlossen)`,
      }),
    attempts: 'alle Quizversuche und Ergebnisse',
    requests: 'alle Hilfeanfragen',
    feedback: 'alles Feedback',
    afterwards:
      'Die Person wird sofort überall abgemeldet. Chats bleiben für die anderen erhalten, mit „Gelöschtes Konto“ statt des Namens.',
  },

  export: {
    title: 'Fortschritt exportieren',
    description:
      'Eine Zeile für jede Person der Liste, als CSV-Datei für Ihre Tabellenkalkulation.',
    others:
      'Um andere zu exportieren, schließen Sie diesen Dialog und ändern Sie die Suche oder die Filter der Liste.',
    preparing: 'Wird vorbereitet\u00a0…',
    download: 'Herunterladen',
    started: (fileName) => `${fileName} wird heruntergeladen`,
  },

  addition: {
    title: 'Teilnehmer/in hinzufügen',
    submit: 'Hinzufügen',
    adding: 'Wird hinzugefügt\u00a0…',
    failed: (reason) => `Das Hinzufügen ist fehlgeschlagen. ${reason}`,
    added: (name) => `${name} ist hinzugefügt`,
    invited: (email) => `Eine Einladung an ${email} ist unterwegs.`,
    lost: 'Ihre Eingaben sind noch nicht gespeichert und gehen dann verloren.',
    passwordHint: (min) =>
      `Mindestens ${min} Zeichen; damit ist die Anmeldung sofort möglich. Lassen Sie das Feld leer, um die Person einzuladen.`,
  },

  change: {
    title: 'Teilnehmer/in bearbeiten',
    submit: 'Änderungen speichern',
    failed: (reason) => `Die Änderung ist fehlgeschlagen. ${reason}`,
    changed: (name) => `${name} ist geändert`,
    lost: 'Ihre Änderungen sind noch nicht gespeichert und gehen dann verloren.',
    passwordHint: (min) =>
      `Leer lassen, um es nicht zu ändern; mindestens ${min} Zeichen. Ein neues Passwort beendet alle Sitzungen der Person.`,
    companyHint: 'In einem anderen Unternehmen sieht die Person dessen Module.',
    companyDeleted: 'Das gewählte Unternehmen wurde inzwischen gelöscht.',
  },

  form: {
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    company: 'Unternehmen',
    searchCompanies: 'Unternehmen suchen',
    noCompanies: 'Es gibt noch kein Unternehmen. Legen Sie unter „Schulungsmodule“ eines an.',
    companiesNotLoaded: (reason) => `Die Unternehmen konnten nicht geladen werden. ${reason}`,
    leaveTitle: 'Verlassen, ohne zu speichern?',
    leave: 'Verlassen',
  },

  withoutPassword: {
    form: {
      byEmail: (days) =>
        `Ohne Passwort erhält die Person eine E-Mail mit einem Link, um eines zu wählen, gültig für ${duration(days, 'day')}.`,
      noMailServer: `Ohne Passwort wird die Person eingeladen, eines zu wählen. ${noMailServer}`,
    },
    file: {
      byEmail: (days) =>
        `Wer in der Datei kein Passwort hat, erhält eine E-Mail mit einem Link, um eines zu wählen, gültig für ${duration(days, 'day')}.`,
      noMailServer: `Wer in der Datei kein Passwort hat, wird eingeladen, eines zu wählen. ${noMailServer}`,
    },
  },

  inTrash: {
    title: 'Diese E-Mail-Adresse gehört zu einer Person im Papierkorb',
    description:
      'Beim Wiederherstellen kommt die Person mit allen Ergebnissen zurück. Eine neue Person beginnt ohne Ergebnisse.',
    restore: (name) => `${name} mit allen Ergebnissen wiederherstellen`,
    restoring: 'Wird wiederhergestellt\u00a0…',
    addAnew: 'Als neue Person hinzufügen',
    adding: 'Wird hinzugefügt\u00a0…',
    deletedBy: (date, admin) => `Gelöscht am ${date} von ${admin}`,
    results: (modules, attempts) => {
      const passed = plural(modules, {
        one: '1 bestandenes Modul',
        other: `${number(modules)} bestandene Module`,
      });
      const tried = plural(attempts, {
        one: '1 Quizversuch',
        other: `${number(attempts)} Quizversuche`,
      });
      return `${passed}, ${tried}`;
    },
    companyInTrash: 'Auch das Unternehmen liegt im Papierkorb.',
    restoreCompany: 'Zuerst das Unternehmen wiederherstellen',
  },

  sendLink: {
    invitation: {
      title: (name) => `Einladung an ${name} erneut senden?`,
      confirm: 'Einladung erneut senden',
      mail: (email, validity) =>
        `${email} erhält eine E-Mail mit einem Link, um ein Passwort zu wählen, gültig für ${duration(validity, 'day')}.`,
      sent: (email) => `Die Einladung an ${email} ist unterwegs.`,
      failed: (reason) => `Die Einladung konnte nicht gesendet werden. ${reason}`,
    },
    reset: {
      title: (name) => `Link zum Zurücksetzen an ${name} senden?`,
      confirm: 'Link zum Zurücksetzen senden',
      mail: (email, validity) =>
        `${email} erhält eine E-Mail mit einem Link, um ein neues Passwort zu wählen, gültig für ${duration(validity, 'minute')}. Bis dahin gilt das bisherige Passwort.`,
      sent: (email) => `Der Link zum Zurücksetzen an ${email} ist unterwegs.`,
      failed: (reason) => `Der Link konnte nicht gesendet werden. ${reason}`,
    },
    sending: 'Wird gesendet\u00a0…',
    noMailServer:
      'Es ist kein Mailserver eingerichtet, daher kann das Portal keine E-Mails senden. Setzen Sie stattdessen unter „Bearbeiten“ ein neues Passwort und geben Sie es weiter.',
  },

  detail: {
    heading: 'Fortschritt',
    loading: 'Fortschritt wird geladen\u00a0…',
    notLoaded: 'Der Fortschritt konnte nicht geladen werden',
    refreshed: 'Die Daten sind aktualisiert',
    notFound: 'Person nicht gefunden',
    notFoundReason: 'Vielleicht wurde das Konto gelöscht, oder die Adresse stimmt nicht ganz.',
    openChat: 'Chat mit dieser Person öffnen',
    trackingActive: 'Der Fortschritt wird laufend aktualisiert',
    trackingPaused: 'Die laufende Aktualisierung ist unterbrochen',
    lastActive: (time) => `Zuletzt aktiv: ${time}`,
    joined: (date) => `Dabei seit ${date}`,
    invited: (date) => `Eingeladen am ${date}`,
    firstOpened: (date) => `Erstes Modul geöffnet am ${date}`,
    noPassword: 'Eingeladen, noch kein Passwort gewählt',
    runStarted: (run, date) => `Durchlauf ${run}, begonnen am ${date}`,
    whyStuck: 'Warum ohne Fortschritt?',
    modules: 'Fortschritt in den Modulen',
    noModules: 'Keine Module',
    noModulesReason:
      'Das Unternehmen hat noch keine Schulungsmodule. Sobald es welche gibt, erscheinen sie hier.',
  },

  figures: {
    overall: 'Gesamtfortschritt',
    overallBar: 'Gesamtfortschritt',
    modulesCompleted: 'Module abgeschlossen',
    ofModules: (total) =>
      plural(total, { one: 'von 1 Modul', other: `von ${number(total)} Modulen` }),
    averageScore: 'Durchschnittsergebnis',
    averageOfNone: 'keine Module',
    averageWithoutQuiz: 'kein Modul hat ein Quiz',
    averageOf: (modules) =>
      plural(modules, { one: 'über 1 Modul', other: `über alle ${number(modules)} Module` }),
    averageOfQuizzes: (modules) =>
      plural(modules, {
        one: 'über 1 Modul mit Quiz',
        other: `über alle ${number(modules)} Module mit Quiz`,
      }),
    timeInvested: 'Zeitaufwand',
    minutes: (minutes) => `${minutes}\u00a0Min.`,
    underOneMinute: '<\u00a01\u00a0Min.',
    hours: (hours) => `${decimal(hours)} Stunden`,
    underTenthOfHour: '<\u00a00,1 Stunden',
    share: (percent) => `${decimal(percent)}\u00a0%`,
    shareRule: 'Wie der Fortschritt gezählt wird',
    equalShares: 'Jedes Modul zählt gleich viel.',
    equalSharesOf: (share, modules) =>
      `Jedes Modul zählt gleich viel: ${share} (100\u00a0% ÷ ${modules}).`,
    passedAt: (passMark) =>
      `Zum Gesamtfortschritt zählen die Module, deren Quiz bestanden ist (ab ${passMark}\u00a0%).`,
    passedAtOwnMark:
      'Zum Gesamtfortschritt zählen die Module, deren Quiz bestanden ist (mit der Bestehensgrenze des Moduls).',
    total: 'Gesamt',
    completed: 'Abgeschlossen',
    remaining: 'Verbleibend',
  },

  module: {
    locked: 'Gesperrt',
    shareOfOverall: (share) => `${share} des Ganzen`,
    quizRequired: (passMark) => `Quiz nötig (Bestehensgrenze ${passMark}\u00a0%)`,
    noQuiz: 'Kein Quiz: Das Video schließt das Modul ab',
    evidence: 'Nachweis',
    evidenceOf: (moduleName) => `Nachweis: ${moduleName}`,
    filmNeverLoaded: 'Video nie geladen',
    duration: 'Länge',
    noVideo: 'Kein Video',
    timeSpent: 'Zeitaufwand',
    timeWatched: (time, percent) => `${time} (${percent}\u00a0% angesehen)`,
    score: (percent) => `Ergebnis: ${percent}`,
    passed: 'Bestanden',
    notPassed: 'Nicht bestanden',
    scoreBar: (moduleName, passMark) =>
      `${moduleName}: Ergebnis auf dem Weg zur Bestehensgrenze von ${passMark}\u00a0%`,
    noAttempt: 'Noch kein Quizversuch',
    notWatched: 'Noch nicht zu Ende angesehen',
  },
};
