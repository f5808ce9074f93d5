import { formatsOf } from '@portal/contract/formats';
import type { CertificateLookTexts } from './en.ts';

const { number } = formatsOf('de');

export const texts: CertificateLookTexts = {
  title: 'Zertifikate',
  note: 'So sehen Zertifikate aus, die ab jetzt ausgestellt werden. Bereits ausgestellte bleiben, wie sie sind.',
  loading: 'Gestaltung wird geladen\u00a0…',
  loadFailed: 'Die Gestaltung der Zertifikate konnte nicht geladen werden.',
  colour: 'Akzentfarbe',
  colourHint:
    'Für Linien und Schmuck. Texte bleiben dunkel, damit sie bei jeder Farbe lesbar sind.',
  pickColour: 'Farbe wählen',
  presets: 'Vorgeschlagene Farben',
  presetNames: {
    blue: 'Blau',
    teal: 'Petrol',
    green: 'Grün',
    violet: 'Violett',
    red: 'Rot',
    grey: 'Grau',
  },
  signature: 'Bild der Unterschrift',
  newSignature: 'Neues Bild der Unterschrift',
  signatureHint: (types, size, side) =>
    `${types}, höchstens ${size} und ${number(side)} × ${number(side)} Pixel. Am besten wirkt dunkle Tinte auf Weiß oder ohne Hintergrund.`,
  savedSignature: 'Gespeicherte Unterschrift',
  signatureStays: 'Die Unterschrift bleibt, wie sie ist, wenn Sie kein anderes Bild wählen.',
  removeSignature: 'Unterschrift entfernen',
  signatureRemoved: 'Die Unterschrift wird beim Speichern entfernt.',
  keepSignature: 'Unterschrift behalten',
  emptyFile: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  largePicture: (size) => `Dieses Bild ist größer als ${size}. Bitte wählen Sie ein kleineres.`,
  line: 'Text unter der Unterschrift',
  lineHint: 'Zum Beispiel Name und Funktion der Person, die unterschreibt.',
  logo: 'Es wird das Logo des Unternehmens verwendet.',
  changeLogo: 'Logo ändern',
  save: 'Gestaltung speichern',
  saved: 'Gestaltung gespeichert',
  discard: 'Änderungen verwerfen',
  lost: 'Ihre Änderungen an der Gestaltung der Zertifikate sind noch nicht gespeichert und gehen dann verloren.',
  leave: { title: 'Verlassen, ohne zu speichern?', confirm: 'Verlassen' },
  preview: 'Vorschau',
  sample: 'Muster',
  example: {
    name: 'Erika Mustermann',
    modules: ['Grundlagen der Sicherheit', 'Erste Hilfe', 'Datenschutz'],
    recordedBy: 'Thomas Beispiel',
  },
};
