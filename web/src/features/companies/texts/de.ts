import { formatsOf } from '@portal/contract/formats';
import type { CompaniesTexts } from './en.ts';

const { list, number, plural } = formatsOf('de');

export const texts: CompaniesTexts = {
  companies: 'Unternehmen',
  loading: 'Unternehmen werden geladen\u00a0…',
  failedToLoad: 'Die Unternehmen konnten nicht geladen werden.',
  newCompany: 'Neues Unternehmen',
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
  counted: (time) => `Gezählt: ${time}`,
  modules: (count) => plural(count, { one: '1 Modul', other: `${number(count)} Module` }),
  trainees: (count) =>
    plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmende` }),

  figure: {
    none: 'Noch keine Zahlen',
    completed: (percent) => `${number(percent)}\u00a0% abgeschlossen`,
    stuck: (count) => `${number(count)} ohne Fortschritt`,
    average: (percent) => `Durchschnittsergebnis ${percent}\u00a0%`,
    upToDate: (percent) => `${number(percent)}\u00a0% fristgerecht`,
    noneRequired: 'Keine Pflichtmodule',
  },

  table: {
    name: 'Unternehmen',
    people: 'Personen',
    completed: 'Abgeschlossen',
    stuck: 'Ohne Fortschritt',
    average: 'Durchschnittsergebnis',
    upToDate: 'Fristgerecht',
    percent: (percent) => `${number(percent)}\u00a0%`,
    actions: 'Aktionen',
  },

  toolbar: {
    view: 'Ansicht',
    search: 'Unternehmen suchen',
    order: 'Reihenfolge',
    orders: {
      name: 'Name A–Z',
      '-name': 'Name Z–A',
      '-people': 'Meiste Personen zuerst',
      people: 'Wenigste Personen zuerst',
      '-completed': 'Höchste Abschlussquote zuerst',
      completed: 'Niedrigste Abschlussquote zuerst',
      '-stuck': 'Meiste ohne Fortschritt zuerst',
      stuck: 'Wenigste ohne Fortschritt zuerst',
      '-average': 'Höchstes Durchschnittsergebnis zuerst',
      average: 'Niedrigstes Durchschnittsergebnis zuerst',
      '-upToDate': 'Höchster fristgerechter Anteil zuerst',
      upToDate: 'Niedrigster fristgerechter Anteil zuerst',
    },
    layout: 'Ansicht',
    layouts: { cards: 'Karten', list: 'Liste' },
  },

  collection: {
    found: (count, total) => `Unternehmen gefunden: ${count} von ${total}`,
    figuresFailed: (reason) => `Die Zahlen konnten nicht geladen werden. ${reason}`,
    none: {
      title: 'Noch keine Unternehmen',
      text: 'Ein Unternehmen hat eigene Schulungsmodule, und seine Teilnehmenden registrieren sich dafür.',
      add: 'Erstes Unternehmen hinzufügen',
    },
    noneFound: {
      title: 'Kein Unternehmen gefunden',
      text: (search) => `Kein Name enthält „${search}“.`,
      showAll: 'Alle Unternehmen anzeigen',
    },
  },

  create: {
    title: 'Neues Unternehmen',
    submit: 'Unternehmen anlegen',
    busy: 'Wird angelegt\u00a0…',
    done: 'Das Unternehmen ist angelegt',
    failed: 'Das Unternehmen konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
    lost: 'Das neue Unternehmen ist noch nicht gespeichert und geht dann verloren.',
  },
  change: {
    title: 'Unternehmen bearbeiten',
    submit: 'Änderungen speichern',
    busy: 'Wird gespeichert\u00a0…',
    done: 'Das Unternehmen ist geändert',
    failed: 'Das Unternehmen konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
    lost: 'Ihre Änderungen an diesem Unternehmen sind noch nicht gespeichert und gehen dann verloren.',
  },
  form: {
    name: 'Name des Unternehmens',
    logo: 'Logo',
    newLogo: 'Neues Logo',
    logoHint: (types, size, side) =>
      `${types}, höchstens ${size} und ${number(side)} × ${number(side)} Pixel`,
    logoStays: 'Das Logo bleibt, wie es ist, wenn Sie kein anderes wählen.',
    emptyFile: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
    largePicture: (size) => `Dieses Bild ist größer als ${size}. Bitte wählen Sie ein kleineres.`,
  },

  leave: { title: 'Verlassen, ohne zu speichern?', confirm: 'Verlassen' },

  deletion: {
    title: (name) => `${name} löschen?`,
    confirm: 'Unternehmen löschen',
    busy: 'Wird gelöscht\u00a0…',
    deleted: (name) => `${name} wurde gelöscht`,
    consequences: (undo) => `${undo} Mit dem Unternehmen werden gelöscht:`,
    lines: {
      modules: (modules, videos, questions) =>
        `Alle Module (${modules}), mit ${plural(videos, { one: '1 Video', other: `${number(videos)} Videos` })} und ${plural(questions, { one: '1 Frage', other: `${number(questions)} Fragen` })}`,
      modulesUncounted: (modules) => `Alle Module (${modules}), mit ihren Videos und Fragen`,
      trainees: (trainees) =>
        `Alle Teilnehmenden des Unternehmens (${trainees}), deren Konten sofort enden`,
      progress: (passedModules, attempts) =>
        `Alle Fortschritte und Ergebnisse: ${plural(passedModules, { one: '1 bestandenes Modul', other: `${number(passedModules)} bestandene Module` })}, ${plural(attempts, { one: '1 Quizversuch', other: `${number(attempts)} Quizversuche` })}`,
      progressUncounted: 'Alle Fortschritte und Ergebnisse',
      messages: (things) => list(things),
      helpRequests: (count) =>
        plural(count, { one: '1 Hilfeanfrage', other: `${number(count)} Hilfeanfragen` }),
      feedback: (count) =>
        plural(count, { one: '1 Feedback-Eintrag', other: `${number(count)} Feedback-Einträge` }),
      admins: (names) =>
        `Der Zugang der Admins, die auf das Unternehmen beschränkt sind: ${list(names)}`,
    },
    administratorsLeft: (count) =>
      plural(count, {
        one: 'Das Unternehmen kann nicht gelöscht werden: 1 Admin gehört dazu.',
        other: `Das Unternehmen kann nicht gelöscht werden: ${number(count)} Admins gehören dazu.`,
      }),
    notFound: 'Das Unternehmen wurde nicht gefunden oder ist schon gelöscht',
    forbidden: 'Sie dürfen dieses Unternehmen nicht löschen',
    failed: (reason) => `Das Unternehmen konnte nicht gelöscht werden: ${reason}`,
  },

  firstSteps: {
    title: 'Erste Schritte',
    dismiss: 'Erste Schritte ausblenden',
    modules: 'Schulungsmodul hinzufügen',
    settings: 'Registrierungslink an Teilnehmende weitergeben',
    progress: 'Fortschritt der Teilnehmenden ansehen',
    done: 'Erledigt',
  },

  profile: {
    title: 'Name und Logo',
    edit: 'Unternehmen bearbeiten',
  },

  settings: {
    loading: 'Einstellungen werden geladen\u00a0…',
    failedToLoad: 'Die Einstellungen konnten nicht geladen werden.',
    link: 'Registrierungslink',
    copyLink: 'Link kopieren',
    linkNote: {
      invitation: 'Damit kann sich derzeit niemand registrieren, weil nur Einladungen gelten.',
      listed:
        'Teilnehmende registrieren sich damit für dieses Unternehmen oder wählen es in der Liste.',
      unlisted:
        'Teilnehmende können sich nur damit für dieses Unternehmen registrieren, weil es nicht in der Liste steht.',
    },
    save: 'Einstellungen speichern',
    saved: 'Einstellungen gespeichert',
    discard: 'Änderungen verwerfen',
    lost: 'Ihre Änderungen an diesen Einstellungen sind noch nicht gespeichert und gehen dann verloren.',
    conflict: (reason) => `${reason} Ihre Änderungen wurden nicht gespeichert.`,
    reload: 'Aktuelle Einstellungen laden',
  },

  signUp: {
    legend: 'Wer sich registrieren darf',
    open: 'Alle',
    openNote:
      'Es ist kein Code und keine Einladung nötig. Ein Ergebnis beweist dann nicht, wer es erreicht hat, denn eine Person kann sich mehrmals registrieren. Verwenden Sie für Nachweise einen Beitrittscode oder Einladungen.',
    code: 'Mit einem Beitrittscode',
    codeNote: 'Teilnehmende brauchen den Code des Unternehmens.',
    newCodeNote: 'Das Portal erzeugt beim Speichern einen Code. Geben Sie ihn Ihren Teilnehmenden.',
    domains: 'Mit einer E-Mail-Adresse des Unternehmens',
    domainsNote: 'Jede Adresse wird per E-Mail bestätigt.',
    domainsNoteWithoutMail:
      'Jede Adresse wird per E-Mail bestätigt. Dazu ist ein Mailserver nötig: Bitten Sie den Betreiber des Portals, SMTP_URL zu setzen.',
    invitation: 'Nur mit Einladung',
    invitationNote:
      'Admins fügen die Teilnehmenden hinzu oder importieren sie. Eine Registrierung ist nicht möglich.',
    emailDomains: 'E-Mail-Domains',
    emailDomainsHint: 'Eine pro Zeile, etwa example.com. Subdomains sind nicht eingeschlossen.',
    confirmEmail: 'Jede Adresse per E-Mail bestätigen',
    confirmEmailNote: 'Das Konto wird angelegt, wenn der zugesandte Link geöffnet wird.',
    needsMailServer:
      'Dazu ist ein Mailserver nötig: Bitten Sie den Betreiber des Portals, SMTP_URL zu setzen.',
    listed: 'Unternehmen in der öffentlichen Liste anzeigen',
    listedNote:
      'Sonst ist es weder in der Liste noch über seinen Namen zu finden, nur über seinen Registrierungslink, und Teilnehmende anderer Unternehmen finden seine Personen nicht im Chat.',
    crossCompanyChat: 'Chat mit Personen anderer Unternehmen',
    crossCompanyChatNote:
      'Sonst können Teilnehmende dieses Unternehmens und Personen anderer Unternehmen einander weder finden noch schreiben. Bestehende Chats bleiben lesbar. Admins, die das Unternehmen sehen, können seinen Teilnehmenden schreiben.',
    language: 'Sprache',
    languageHint:
      'Für die E-Mails und die Ansicht von Personen, die keine Sprache gewählt haben und deren Browser keine dieser Sprachen vorgibt.',
    noLanguage: 'Keine',
    timeZone: 'Zeitzone',
    timeZoneHint: 'Für Datumsangaben in Berichten. Ohne Angabe gilt die des Servers.',
    timeZoneExample: 'Stadt, etwa Berlin',
  },

  joinCode: {
    title: 'Beitrittscode',
    note: 'Teilnehmende geben ihn bei der Registrierung ein. Groß- und Kleinschreibung und Bindestriche spielen keine Rolle.',
    copy: 'Code kopieren',
    replace: 'Neuer Code',
    replacing: {
      title: 'Beitrittscode ersetzen?',
      text: (code) =>
        `Der Code ${code} gilt dann sofort nicht mehr: Mit ihm ist keine Registrierung mehr möglich. Wer sich schon registriert hat, ist davon nicht betroffen.`,
      confirm: 'Neuen Code erzeugen',
      busy: 'Wird ersetzt\u00a0…',
      done: 'Das Unternehmen hat einen neuen Beitrittscode',
    },
  },

  again: {
    open: 'Erneut schulen',
    title: (name) => `Alle bei ${name} erneut schulen?`,
    confirm: 'Erneut schulen',
    busy: 'Wird gestartet\u00a0…',
    counting: 'Teilnehmende werden gezählt\u00a0…',
    noTrainees: 'Das Unternehmen hat keine Teilnehmenden.',
    starts: (count) =>
      plural(count, {
        one: 'Für 1 Person beginnt ein neuer Durchlauf:',
        other: `Für ${number(count)} Teilnehmende beginnt ein neuer Durchlauf:`,
      }),
    lines: {
      completed: (count) =>
        plural(count, {
          one: '1 hat die Schulung abgeschlossen und beginnt neu',
          other: `${number(count)} haben die Schulung abgeschlossen und beginnen neu`,
        }),
      inTraining: (count) =>
        plural(count, {
          one: '1 ist mitten in der Schulung, und der aktuelle Durchlauf endet ohne Abschluss',
          other: `${number(count)} sind mitten in der Schulung, und ihre aktuellen Durchläufe enden ohne Abschluss`,
        }),
      notStarted: (count) =>
        plural(count, {
          one: '1 hat noch nicht begonnen',
          other: `${number(count)} haben noch nicht begonnen`,
        }),
      all: 'Alle beginnen mit dem ersten Modul. Frühere Ergebnisse bleiben auf den Seiten der Teilnehmenden erhalten.',
    },
    noTraineesLeft: 'Das Unternehmen hat keine Teilnehmenden mehr.',
    otherCount: (count) =>
      plural(count, {
        one: 'Das Unternehmen hat inzwischen 1 Teilnehmer/in. Bitte sehen Sie sich die neuen Zahlen an und bestätigen Sie noch einmal.',
        other: `Das Unternehmen hat inzwischen ${number(count)} Teilnehmende. Bitte sehen Sie sich die neuen Zahlen an und bestätigen Sie noch einmal.`,
      }),
  },
};
