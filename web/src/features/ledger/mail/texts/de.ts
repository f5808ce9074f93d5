import type { CheckpointMailTexts } from './en.ts';

export const texts: CheckpointMailTexts = {
  title: 'Prüfpunkt per Mail',
  note: 'Jede Woche wird der neueste Prüfpunkt des signierten Protokolls an diese Adresse gesendet. Eine Kopie außerhalb des Portals zeigt, ob das Protokoll der Zertifikate später umgeschrieben wird.',
  loading: 'Die Adresse wird geladen\u00a0…',
  loadFailed: 'Die Adresse für Prüfpunkte konnte nicht geladen werden.',
  email: 'E-Mail-Adresse',
  hint: 'Zum Beispiel die einer Prüfstelle oder eines Archivs.',
  saved: (email) => `Gespeichert. Der neueste Prüfpunkt wird an ${email} gesendet.`,
  stop: 'Versand beenden',
  stopping: 'Wird beendet\u00a0…',
  stopped: 'Es werden keine Prüfpunkte mehr gesendet',
  lost: 'Die Adresse für Prüfpunkte ist noch nicht gespeichert und geht dann verloren.',
  leave: { title: 'Verlassen, ohne zu speichern?', confirm: 'Verlassen' },
};
