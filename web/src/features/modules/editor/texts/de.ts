import { formatsOf } from '@portal/contract/formats';
import type { ModuleEditorTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: ModuleEditorTexts = {
  newModule: {
    title: 'Neues Schulungsmodul',
    forCompany: (company) => `Für ${company}`,
    legend: 'Das neue Modul',
    save: 'Modul speichern',
    saved: 'Modul, Video und Fragen sind gespeichert',
    savedWithoutVideo: 'Modul und Fragen sind gespeichert (ohne Video)',
    savedWithoutQuestions: 'Modul und Video sind gespeichert (ohne Fragen)',
    stillNeeded: (things) => `Es fehlt noch: ${things.join('; ')}`,
    needed: {
      name: 'ein Name',
      content: 'ein Video oder eine Frage',
      duration: 'die Länge des Videos',
      otherVideo: 'ein anderes Video',
      otherVideoOrNone: 'ein anderes Video oder keines',
      picture: 'das gewählte Bild',
      captions: 'lesbare Untertitel oder keine',
    },
    unsaved: 'Das neue Modul ist noch nicht gespeichert und geht dann verloren.',
    beingSaved:
      'Das Modul wird gerade gespeichert. Auch wenn Sie die Seite verlassen, wird es vielleicht noch gespeichert.',
  },
  storedModule: {
    legend: 'Das Modul',
    replacementVideo: 'Ersatzvideo',
    save: 'Änderungen speichern',
    saved: 'Das Modul ist geändert',
    unsaved: 'Ihre Änderungen an diesem Modul sind noch nicht gespeichert und gehen dann verloren.',
    beingSaved:
      'Ihre Änderungen werden gerade gespeichert. Auch wenn Sie die Seite verlassen, werden sie vielleicht noch gespeichert.',
    changedElsewhere: 'Dieses Modul wurde anderswo geändert, seit Sie es geöffnet haben.',
    compare: 'Vergleichen',
    deletedElsewhere:
      'Dieses Modul wurde anderswo gelöscht und kann daher nicht mehr gespeichert werden. Ihre Eingaben sind noch da.',
    copy: 'Meinen Text kopieren',
    copied: 'Ihr Text ist kopiert',
    copyRefused:
      'Dieser Browser erlaubt das Kopieren per Schaltfläche nicht. Markieren Sie den Text und kopieren Sie ihn.',
  },
  leavingStopsUpload:
    'Das Video wird noch gesendet. Wenn Sie die Seite verlassen, bricht das ab, und nichts wird gespeichert.',
  video: {
    formats: 'MP4, WebM oder Ogg',
    formatsWithLimit: (megabytes) => `MP4, WebM oder Ogg, höchstens ${number(megabytes)}\u00a0MB`,
    noPicture:
      'Dieser Browser zeigt kein Bild zu diesem Video, viele Teilnehmende sähen also auch keines. Eine MP4-Datei mit H.264-Video und AAC-Ton läuft überall.',
    sendAnyway: 'Trotzdem senden',
    willBeRefused: (reason) => `${reason} Das Portal wird die Datei ablehnen.`,
    readingDuration: 'Länge wird ermittelt\u00a0…',
    duration: (duration) => `Länge ${duration}`,
  },
  captions: {
    inAnotherLanguage: 'Untertitel in einer weiteren Sprache',
    fileHint:
      'Eine WebVTT- oder SubRip-Datei (.vtt, .srt), für Teilnehmende, die das Video nicht hören können oder ohne Ton ansehen',
    replace: 'Ersetzen',
    keep: 'Behalten',
    remove: 'Entfernen',
    named: {
      replace: (name) => `Untertitel ersetzen: ${name}`,
      keep: (name) => `Untertitel behalten: ${name}`,
      remove: (name) => `Untertitel entfernen: ${name}`,
    },
    unnamed: {
      replace: 'Untertitel ersetzen',
      keep: 'Untertitel behalten',
      remove: 'Untertitel entfernen',
    },
    state: {
      goWithVideo: (name) => `${name} – entfallen mit dem bisherigen Video`,
      replaced: (name) => `${name} – werden beim Speichern ersetzt`,
      removed: (name) => `${name} – werden beim Speichern entfernt`,
    },
    added: (file) => `Neue Untertitel ${file}`,
    removeFile: 'Datei entfernen',
    removeFileNamed: (file) => `Datei entfernen: ${file}`,
    language: 'Sprache der Untertitel',
    languageHint: 'Wählen Sie eine oder geben Sie ein Kürzel wie de-AT ein',
    label: 'Name für Teilnehmende',
    labelHint: 'Ohne Angabe der Name der Sprache',
    sameLanguage: 'Eine andere neue Datei hat dieselbe Sprache.',
    unreadable: 'Diese Datei lässt sich nicht mehr lesen. Bitte wählen Sie sie noch einmal aus.',
    firstLines: 'Erste Zeilen',
    areLettersRight: 'Stimmen die Buchstaben?',
    alphabet: 'Zeichenkodierung der Datei',
    alphabetHint:
      'Die Datei gibt sie nicht an. Wählen Sie eine andere, wenn die Buchstaben oben nicht stimmen.',
    alphabets: {
      'windows-1252': 'Westeuropäisch',
      'windows-1250': 'Mitteleuropäisch',
      'windows-1251': 'Kyrillisch',
      'windows-1253': 'Griechisch',
      'windows-1254': 'Türkisch',
      'windows-1255': 'Hebräisch',
      'windows-1256': 'Arabisch',
      'windows-1257': 'Baltisch',
      macintosh: 'Westeuropäisch (Mac)',
      gb18030: 'Chinesisch (vereinfacht)',
      big5: 'Chinesisch (traditionell)',
      shift_jis: 'Japanisch',
      'euc-kr': 'Koreanisch',
    },
    shiftByHours: (hours) =>
      plural(hours, {
        one: 'Um eine Stunde verschieben',
        other: `Um ${number(hours)} Stunden verschieben`,
      }),
    beginTooLate: ({ start, duration }) =>
      `Die Untertitel beginnen bei ${start}, nach dem Ende des Videos (${duration}).`,
  },
  questions: {
    title: 'Fragen',
    titleWithCount: (count) => `Fragen (${count})`,
    hint: 'Teilnehmende beantworten sie nach dem Video, falls es eines gibt. Ein Video ohne Fragen ist mit dem Ansehen abgeschlossen.',
    addFirst: 'Frage hinzufügen',
    addAnother: 'Weitere Frage hinzufügen',
    edit: (place) => `Frage ${place} bearbeiten`,
    remove: (place) => `Frage ${place} entfernen`,
  },
  question: {
    newLegend: 'Neue Frage',
    editLegend: 'Frage bearbeiten',
    question: 'Frage',
    explanation: 'Erklärung',
    explanationHint: 'Teilnehmende sehen sie, sobald sie bestanden haben.',
    add: 'Frage hinzufügen',
    update: 'Frage übernehmen',
    options: 'Antworten',
    optionsHint: 'Markieren Sie die richtige.',
    option: (place) => `Antwort ${place}`,
    optionIsCorrect: (place) => `Antwort ${place} ist richtig`,
    addOption: 'Antwort hinzufügen',
    removeOption: (place) => `Antwort ${place} entfernen`,
    keepOrder: 'Diese Reihenfolge der Antworten beibehalten',
    keepOrderProposed: 'Eine Antwort verweist auf andere. Diese Reihenfolge beibehalten?',
    otherOrders: 'Jeder Versuch zeigt sie in einer anderen Reihenfolge.',
    thisOrder: 'Jeder Versuch zeigt sie in dieser Reihenfolge.',
    thisOrderMarked: (labels) =>
      `Jeder Versuch zeigt sie in dieser Reihenfolge, bezeichnet mit ${labels.join(', ')}.`,
    fillIn: 'Bitte füllen Sie die Frage und alle Antworten aus',
    markAnswer: 'Bitte markieren Sie die richtige Antwort',
  },
  quiz: {
    title: 'Quiz-Einstellungen',
    passMarkHint:
      'Nötiger Anteil richtiger Antworten. Wird die Grenze erhöht, bleibt Bestandenes bestanden.',
    questionsDrawnHint: 'So viele Fragen stellt jeder Versuch, zufällig gewählt. Leer: alle.',
    triesMaxHint: (freeTries) =>
      `Danach muss ein Admin das Quiz erneut freigeben. Leer: keine Grenze, aber Wartezeiten nach ${freeTries} nicht bestandenen Versuchen.`,
    noQuestions: 'Das Modul hat keine Fragen zur Auswahl.',
    tooFewQuestions: (count) => `Das Modul hat nur ${count} zur Auswahl.`,
  },
  ownCertificateHint:
    'Jeder Abschluss ab jetzt erhält ein eigenes Zertifikat, zusätzlich zu dem der ganzen Schulung.',
};
