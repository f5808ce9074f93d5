import type { ModuleVersionsTexts } from './en.ts';

export const texts: ModuleVersionsTexts = {
  title: 'Dieses Modul wurde anderswo geändert',
  description: 'Ihre Eingaben sind noch nicht gespeichert. Wählen Sie, welche Fassung bleibt.',
  choices:
    '„Meine behalten“ speichert Ihre Änderungen; was Sie nicht geändert haben, bleibt wie dort gespeichert. „Andere übernehmen“ verwirft Ihre Änderungen.',
  back: 'Zurück zum Bearbeiten',
  showTheirs: 'Andere übernehmen',
  keepMine: 'Meine behalten',
  loading: 'Die andere Fassung wird geladen\u00a0…',
  loadFailed: 'Die andere Fassung konnte nicht geladen werden',
  yours: 'Ihre Fassung',
  theirs: 'Andere Fassung',
  unchanged: 'Von Ihnen nicht geändert.',
  fields: {
    picture: 'Vorschaubild',
    question: (place) => `Frage ${place}`,
  },
  empty: 'Leer',
  switchedOn: 'Ein',
  switchedOff: 'Aus',
  video: {
    none: 'Kein Video',
    chosen: ({ file, length }) => `${file} (${length})`,
    another: (length) => `Ein anderes Video (${length})`,
    asBefore: (length) => `Das bisherige Video (${length})`,
  },
  picture: {
    none: 'Kein Bild',
    chosen: 'Ein neues Bild',
    another: 'Ein anderes Bild',
    asBefore: 'Das bisherige Bild',
  },
  captions: {
    none: 'Keine Untertitel',
    without: (name) => `Ohne ${name}`,
    added: (name) => `Neu: ${name}`,
  },
  question: {
    none: 'Keine Frage',
    fixedOrder: 'Die Antworten behalten diese Reihenfolge.',
    explanation: (explanation) => `Erklärung: ${explanation}`,
  },
};
