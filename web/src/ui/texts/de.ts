import { formatsOf } from '@portal/contract/formats';
import type { UiTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: UiTexts = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  delete: 'Löschen',
  undo: 'Rückgängig machen',
  retry: 'Erneut versuchen',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen\u00a0…',
  back: 'Zurück',
  retrying: 'Wird erneut versucht\u00a0…',
  reload: 'Neu laden',
  dismiss: 'Ausblenden',
  stay: 'Bleiben',
  somethingWentWrong: 'Etwas ist schiefgegangen',
  optional: '(optional)',
  labelBefore: (label) => `${label}: `,
  notLatest: (failure, message) => `${failure}: Sie sehen nicht den neuesten Stand. ${message}`,
  part: {
    failed: 'Dieser Teil der Seite konnte nicht angezeigt werden.',
    notLoaded:
      'Dieser Teil konnte nicht geladen werden. Wenn das Portal aktualisiert wurde, speichern Sie Ihre Arbeit und laden Sie die Seite neu.',
  },
  presence: { online: 'Online', offline: 'Offline' },
  percent: (percent) => `${percent}\u00a0%`,
  lessThanOnePercent: '<\u00a01\u00a0%',
  moreThan99Percent: '>\u00a099\u00a0%',
  deviceName: (browser, system) => `${browser} auf ${system}`,
  duration: {
    lessThanOneMinute: '<\u00a01\u00a0Min.',
    minutes: (minutes) => `${minutes}\u00a0Min.`,
    hours: (hours) => `${hours}\u00a0Std.`,
    hoursAndMinutes: (hours, minutes) => `${hours}\u00a0Std. ${minutes}\u00a0Min.`,
  },
  timeLeft: {
    fewSeconds: 'noch einige Sekunden',
    seconds: (count) => `noch ${count} Sekunden`,
    minutes: (count) => plural(count, { one: 'noch 1 Minute', other: `noch ${count} Minuten` }),
    hours: (count) => plural(count, { one: 'noch 1 Stunde', other: `noch ${count} Stunden` }),
  },
  fileSize: {
    bytes: (size) => plural(size, { one: '1 Byte', other: `${size} Bytes` }),
    kilobytes: (size) => `${size}\u00a0KB`,
    megabytes: (size) => `${size}\u00a0MB`,
    gigabytes: (size) => `${size}\u00a0GB`,
    terabytes: (size) => `${size}\u00a0TB`,
  },
  companyFilter: {
    label: 'Unternehmen',
    all: 'Alle Unternehmen',
    deleted: 'Gelöschtes Unternehmen',
    search: 'Unternehmen suchen',
  },
  confirm: { typeName: (name) => `Geben Sie zur Bestätigung ein: ${name}` },
  copy: {
    copied: 'Kopiert',
    labelCopied: (label) => `${label} kopiert`,
    selected: 'Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
    sendByMail: 'Per E-Mail senden',
  },
  download: {
    label: 'Herunterladen',
    preparing: 'Wird vorbereitet\u00a0…',
    started: (fileName) => `${fileName} wird heruntergeladen`,
    failed: 'Das Herunterladen ist fehlgeschlagen',
  },
  file: {
    choose: 'Datei auswählen',
    orDrop: 'oder hierher ziehen',
    chooseAnother: (size) => `${size} · Andere auswählen`,
    remove: 'Datei entfernen',
    refused: (fileName, advice) => `„${fileName}“ lässt sich hier nicht verwenden. ${advice}`,
    refusedBesideChosen: (fileName, chosen) =>
      `„${fileName}“ lässt sich hier nicht verwenden. „${chosen}“ ist weiterhin ausgewählt.`,
    chooseOtherType: 'Bitte wählen Sie eine Datei eines der oben genannten Typen.',
    several: 'Bitte ziehen Sie nur eine Datei hierher.',
    severalBesideChosen: (chosen) =>
      `Bitte ziehen Sie nur eine Datei hierher. „${chosen}“ ist weiterhin ausgewählt.`,
  },
  filters: { label: 'Filter', clear: 'Filter zurücksetzen' },
  groupFilter: {
    label: 'Gruppe',
    all: 'Alle Gruppen',
    none: 'In keiner Gruppe',
    chosen: 'In der gewählten Gruppe',
    deleted: 'In einer gelöschten Gruppe',
  },
  limited: {
    all: 'Alles, was Sie sehen',
    more: (count) => `${number(count)} weitere`,
    nothing:
      'Sie sehen derzeit kein Unternehmen. Ein Admin, der das ganze Portal sieht, kann das ändern.',
    removal:
      'Sie sehen nur die Mitglieder Ihrer Gruppen. Wer danach in keiner davon ist, steht nicht mehr in Ihren Listen, und das können Sie nicht rückgängig machen.',
  },
  showTable: 'Als Tabelle anzeigen',
  list: {
    more: (count) => `${number(count)} weitere. Tippen Sie weiter, um die Liste einzugrenzen.`,
    results: (count) => plural(count, { one: '1 Treffer', other: `${number(count)} Treffer` }),
    search: 'Suchen\u00a0…',
    empty: 'Es gibt noch nichts zur Auswahl.',
    noMatch: 'Kein Treffer.',
  },
  pageActions: 'Weitere Aktionen',
  pagination: {
    label: (list) => `${list}: Seiten`,
    page: (page, count) => `Seite ${number(page)} von ${number(count)}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    open: (page) => `Seite ${page}`,
  },
  password: { show: 'Passwort anzeigen' },
  person: { name: 'Vollständiger Name', email: 'E-Mail-Adresse' },
  search: { clear: 'Suche leeren' },
  selection: {
    label: 'Auswahl',
    clear: 'Auswahl aufheben',
    allOnPage: 'Alle auf dieser Seite auswählen',
  },
  textarea: {
    characters: (length, limit) => `${length} von ${limit} Zeichen`,
    tooMany: (count) =>
      plural(count, { one: '1 Zeichen zu viel', other: `${number(count)} Zeichen zu viel` }),
    left: (count) =>
      plural(count, { one: '1 Zeichen übrig', other: `${number(count)} Zeichen übrig` }),
  },
  theme: {
    switchToDark: 'Zur dunklen Darstellung wechseln',
    switchToLight: 'Zur hellen Darstellung wechseln',
  },
  toasts: {
    label: 'Benachrichtigungen',
    close: 'Meldung schließen',
    howToUndo: (list, press) => `Zum Rückgängigmachen drücken Sie ${list}, dann ${press}.`,
    enterKey: 'Eingabetaste',
  },
  track: { done: 'Abgeschlossen: ', current: 'Aktuell: ', locked: 'Gesperrt: ' },
  upload: {
    label: (fileName) => `Hochladen: ${fileName}`,
    sending: ({ sent, total, percent, left }) =>
      `${sent} von ${total} · ${percent}\u00a0%${left === null ? '' : ` · ${left}`}`,
    spoken: (percent, left) =>
      left === null ? `${percent}\u00a0% hochgeladen` : `${percent}\u00a0% hochgeladen, ${left}`,
    checking: 'Gesendet. Datei wird geprüft\u00a0…',
    done: 'Hochgeladen',
  },
};
