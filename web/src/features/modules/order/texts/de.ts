import type { ModuleOrderTexts } from './en.ts';

export const texts: ModuleOrderTexts = {
  title: 'Reihenfolge der Module',
  changed: 'Reihenfolge geändert',
  dragHint: 'Ziehen Sie ein Modul an seinem Griff oder verwenden Sie die Pfeile daneben.',
  keysHint:
    'Auf einem Griff hebt die Leertaste das Modul an. Pfeiltasten verschieben es, die Leertaste legt es ab, Escape bricht ab.',
  outdated:
    'Die Reihenfolge wurde inzwischen anderswo geändert. Wenn Sie speichern, wird sie durch Ihre ersetzt.',
  save: 'Reihenfolge speichern',
  saved: 'Die Reihenfolge der Module ist gespeichert',
  unsaved: 'Die neue Reihenfolge ist noch nicht gespeichert und geht dann verloren.',
  handle: ({ name, place, count }) => `${name} verschieben, Position ${place} von ${count}`,
  moveUp: (name) => `${name} nach oben verschieben`,
  moveDown: (name) => `${name} nach unten verschieben`,
  announcements: {
    lifted: ({ name, place, count }) =>
      `${name} angehoben, Position ${place} von ${count}. Pfeiltasten verschieben es, die Leertaste legt es ab, Escape bricht ab.`,
    moved: ({ name, place, count }) => `${name}, Position ${place} von ${count}.`,
    dropped: ({ name, place, count }) => `${name} abgelegt, Position ${place} von ${count}.`,
    cancelled: ({ name, place, count }) =>
      `Abgebrochen. ${name} ist zurück, Position ${place} von ${count}.`,
  },
  noCompany: 'Kein Unternehmen ausgewählt',
  failed: 'Die Reihenfolge der Module konnte nicht gespeichert werden',
  failedTryAgain:
    'Die Reihenfolge der Module konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
};
