import { formatsOf } from '@portal/contract/formats';
import type { ModulesTexts } from './en.ts';

const { list, number, plural } = formatsOf('de');

const videos = (count: number) =>
  plural(count, { one: '1 Video', other: `${number(count)} Videos` });
const questions = (count: number) =>
  plural(count, { one: '1 Frage', other: `${number(count)} Fragen` });

const saveAsMp4 = 'Bitte speichern Sie das Video als MP4 mit H.264-Video und AAC-Ton.';

export const texts: ModulesTexts = {
  fields: {
    name: 'Name des Moduls',
    description: 'Beschreibung',
    video: 'Video',
    captions: 'Untertitel',
    passMark: 'Bestehensgrenze (%)',
    questionsDrawn: 'Fragen je Versuch',
    triesMax: 'Versuche',
    ownCertificate: 'Eigenes Zertifikat',
  },
  draft: 'Entwurf',
  draftHidden: 'Ohne Video oder Fragen ist es für Teilnehmende nicht sichtbar.',
  loadFailed: 'Die Module konnten nicht geladen werden.',
  noneToReorder: 'Keine Module zum Ordnen',
  page: {
    add: 'Schulungsmodul hinzufügen',
    reorder: 'Reihenfolge ändern',
  },
  list: {
    label: 'Module',
    loading: 'Module werden geladen\u00a0…',
    empty: 'Noch keine Module',
    emptyHint:
      'Ein Modul ist ein Video, ein Quiz oder beides. Teilnehmende durchlaufen die Module in der Reihenfolge dieser Liste.',
    addFirst: 'Erstes Modul hinzufügen',
  },
  row: {
    mcqs: questions,
    videos,
    duration: 'Länge',
    videoMissing: 'Video fehlt',
    videoMissingHint: 'Die Datei des Videos ist nicht im Medienspeicher.',
    created: (date) => `Angelegt am ${date}`,
    createdBy: (date, admin) => `Angelegt am ${date} von ${admin}`,
    insightOf: (module) => `Auswertung: ${module}`,
    edit: (module) => `${module} bearbeiten`,
    delete: (module) => `${module} löschen`,
    continue: 'Fortsetzen',
    continueNamed: (module) => `${module} fortsetzen`,
    discard: 'Verwerfen',
    discardNamed: (module) => `${module} verwerfen`,
  },
  playbackLimits: {
    ogg: `Aktuelle Browser spielen Ogg-Videos (Theora) nicht mehr ab. ${saveAsMp4}`,
    picture: `Viele Browser spielen das Bildformat dieses Videos nicht ab. ${saveAsMp4}`,
    sound: `Viele Browser spielen dieses Video ohne Ton ab. ${saveAsMp4}`,
    quicktime: `Manche Browser spielen QuickTime-Dateien nicht ab. ${saveAsMp4}`,
  },
  captionsWarnings: {
    encodingGuessed:
      'Die Datei gibt ihre Zeichenkodierung nicht an und wurde als westeuropäischer Text (Windows-1252) gelesen. Bitte prüfen Sie die Buchstaben oder speichern Sie die Datei als UTF-8.',
    leftOut: ({ lines, count, total }) => {
      const named = lines.join(', ');
      const end = count > lines.length ? '\u00a0…' : '.';
      const which = count === 1 ? `Zeile ${named}` : `Zeilen ${named}`;
      return `${number(count)} von ${number(total)} Untertiteln ausgelassen, weil sich die Zeiten nicht darstellen lassen: ${which}${end}`;
    },
    allLate: 'Alle Untertitel kommen nach dem Ende des Videos, sodass keiner je zu sehen ist.',
    someLate:
      'Einige Untertitel kommen nach dem Ende des Videos. Bitte prüfen Sie, ob sie zu diesem Video gehören.',
  },
  problems: {
    noPicture: (trainees) =>
      plural(trainees, {
        one: '1 Person sah kein Bild.',
        other: `${number(trainees)} Teilnehmende sahen kein Bild.`,
      }),
    noPictureOrMore: (trainees) => `Mindestens ${number(trainees)} Teilnehmende sahen kein Bild.`,
    cannotFinish: (trainees) =>
      plural(trainees, {
        one: '1 Person konnte dieses Video nicht zu Ende ansehen.',
        other: `${number(trainees)} Teilnehmende konnten dieses Video nicht zu Ende ansehen.`,
      }),
    cannotFinishOrMore: (trainees) =>
      `Mindestens ${number(trainees)} Teilnehmende konnten dieses Video nicht zu Ende ansehen.`,
  },
  dialog: {
    editTitle: 'Modul bearbeiten',
    duration: 'Länge',
    questions: 'Fragen',
    company: 'Unternehmen',
    quiz: 'Quiz',
    quizSettings: ({ passMark, questionsDrawn, triesMax }) =>
      [
        `Bestehensgrenze ${passMark}\u00a0%`,
        ...(questionsDrawn === null ? [] : [`${questions(questionsDrawn)} je Versuch`]),
        ...(triesMax === null
          ? []
          : [plural(triesMax, { one: '1 Versuch', other: `${number(triesMax)} Versuche` })]),
      ].join(', '),
    thenReplace: (warning) => `${warning} Ersetzen Sie das Video dann über „Bearbeiten“.`,
    edit: 'Bearbeiten',
    insight: 'Auswertung',
    addAnother: 'Weiteres Modul hinzufügen',
  },
  captions: {
    none: 'Keine Untertitel',
    listed: (names) => `Untertitel: ${names.join(', ')}`,
    unnamed: 'Untertitel',
    inLanguage: (name, language) => `${name} (${language})`,
  },
  questions: {
    title: 'Fragen',
    none: 'Dieses Modul hat keine Fragen.',
    explanation: 'Erklärung:',
    correctAnswer: 'Richtige Antwort',
    fixedOrder: 'Jeder Versuch zeigt die Antworten in dieser Reihenfolge.',
  },
  video: {
    label: (module) => `Video: ${module}`,
    missing: 'Die Datei dieses Videos fehlt',
    missingHint:
      'Sie ist nicht mehr im Medienspeicher, daher können Teilnehmende das Video nicht ansehen. Stellen Sie sie aus einer Sicherung wieder her oder laden Sie das Video noch einmal hoch.',
    unplayable: 'Das Video kann nicht abgespielt werden',
    unplayableHint:
      'Vielleicht kennt dieser Browser das Format nicht, oder die Verbindung ist abgebrochen.',
  },
  loadError: {
    title: 'Das Modul konnte nicht geladen werden',
    notFound: 'Modul nicht gefunden',
    notFoundHint:
      'Dieses Modul gibt es nicht. Vielleicht wurde es gelöscht, oder die Adresse ist falsch geschrieben.',
  },
  deletion: {
    title: 'Dieses Modul löschen?',
    confirm: 'Modul löschen',
    deleting: 'Wird gelöscht\u00a0…',
    deletedWith: (module) => {
      const content = [
        ...(module.videos === 0 ? [] : [videos(module.videos)]),
        ...(module.questions === 0 ? [] : [questions(module.questions)]),
        'alle Fortschritte und Ergebnisse darin',
      ];
      return `Mit ${module.name} werden gelöscht: ${list(content)}.`;
    },
    invalid: 'Ungültige Moduldaten',
    failed: (reason) => `Das Modul konnte nicht gelöscht werden: ${reason}`,
  },
  company: {
    loading: 'Unternehmen wird geladen\u00a0…',
    loadFailed: 'Die Unternehmen konnten nicht geladen werden.',
    notFound: 'Unternehmen nicht gefunden',
    notFoundOrDeleted: 'Das Unternehmen wurde nicht gefunden oder ist schon gelöscht',
    notFoundHint: 'Vielleicht ist die Adresse veraltet oder falsch geschrieben.',
    backToCompanies: 'Zurück zu den Unternehmen',
  },
  leave: {
    title: 'Verlassen, ohne zu speichern?',
    confirm: 'Verlassen',
  },
  save: {
    saving: 'Modul wird gespeichert\u00a0…',
    uploadCancelled: 'Das Hochladen wurde abgebrochen.',
    retrySaves: 'Ihre Eingaben sind noch da. „Erneut versuchen“ speichert alles.',
    retrySavesWithoutUpload:
      'Ihre Eingaben sind noch da, und das Video muss nicht noch einmal gesendet werden. „Erneut versuchen“ speichert alles.',
    addFailed: (reason) => `Modul, Video oder Fragen konnten nicht hinzugefügt werden: ${reason}`,
    updateFailed: (reason) => `Das Modul konnte nicht geändert werden: ${reason}`,
    noModuleId: 'Das Modul konnte nicht angelegt werden: Der Server hat keine Modul-ID geliefert',
    aboutCaptions: (module) => `Zu den Untertiteln von „${module}“`,
    withoutPicture: 'Ohne Vorschaubild gespeichert',
    choosePicture: 'Sie können über „Bearbeiten“ eines auswählen.',
  },
};
