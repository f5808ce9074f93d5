import type { PosterTexts } from './en.ts';

export const texts: PosterTexts = {
  label: 'Vorschaubild',
  preparing: 'Bild wird vorbereitet\u00a0…',
  chooseMoment: 'Stelle wählen',
  chooseFile: 'Datei auswählen',
  chooseFileLabel: 'Bilddatei auswählen',
  keep: 'Behalten',
  keepLabel: 'Vorschaubild behalten',
  remove: 'Entfernen',
  removeLabel: 'Vorschaubild entfernen',
  unusable:
    'Diese Datei lässt sich nicht als Bild verwenden. Bitte wählen Sie eine PNG-, JPEG-, WebP-, GIF- oder AVIF-Datei; ein HEIC-Bild speichern Sie zuerst als JPEG.',
  state: {
    choosing: 'Ein Bild aus dem Video wird ausgewählt\u00a0…',
    noneFound:
      'Aus diesem Video ließ sich kein Bild gewinnen. Sie können eines auswählen oder ohne Bild speichern.',
    removed: 'Wird beim Speichern entfernt.',
    none: 'Das Modul wird ohne Bild angezeigt.',
    stored: 'Teilnehmende sehen es am Modul und bevor das Video läuft.',
    automatic:
      'Automatisch aus dem Video gewählt. Teilnehmende sehen es am Modul und bevor das Video läuft.',
    fromMoment: (moment) => `Aus dem Video bei ${moment}, wird mit dem Modul gespeichert.`,
    fromFile: (name) => `${name}, wird mit dem Modul gespeichert.`,
  },
  chooser: {
    title: 'Eine Stelle des Videos',
    moment: 'Stelle',
    momentOf: ({ moment, duration }) => `${moment} von ${duration}`,
    failed: 'Dieser Browser kann kein Bild aus dem Video gewinnen.',
    use: 'Dieses Bild verwenden',
  },
};
