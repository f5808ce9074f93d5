import type { CalendarTexts } from './en.ts';

export const texts: CalendarTexts = {
  title: 'Zum Kalender hinzufügen',
  description:
    'Ihr eigenes Kalenderprogramm kann zeigen, an welchen Tagen Ihre Module fällig sind.',
  loading: 'Ihre Kalenderadresse wird geladen\u00a0…',
  loadFailed: 'Ihre Kalenderadresse konnte nicht geladen werden',
  without: 'Das Programm liest sie von einer geheimen Adresse, die für Sie erstellt wird.',
  make: 'Adresse erstellen',
  making: 'Wird erstellt\u00a0…',
  notMade: (reason) => `Es wurde keine neue Adresse erstellt: ${reason}`,
  mayLag:
    'Kalender können einen Tag hinterher sein: Programme lesen die Adresse nur wenige Male am Tag.',
  secret: 'Wer die Adresse hat, sieht Ihre Fälligkeiten. Geben Sie sie nicht weiter.',
  once: 'Kopieren Sie die Adresse jetzt: Sie wird nur einmal angezeigt.',
  address: 'Kalenderadresse',
  copy: 'Adresse kopieren',
  byAddress:
    'Fügen Sie in Google Kalender, Outlook oder Apple Kalender einen Kalender „per URL“ oder „aus dem Internet“ hinzu, und setzen Sie die Adresse ein.',
  byProgram: 'Oder öffnen Sie sie im Kalenderprogramm dieses Geräts.',
  openProgram: 'Im Kalenderprogramm öffnen',
  since: (day = '') =>
    `Sie haben seit ${day} eine Adresse. Sie wird nicht noch einmal angezeigt; wenn Sie sie wieder brauchen, erstellen Sie eine neue.`,
  replacement: {
    open: 'Neue Adresse',
    title: 'Kalenderadresse ersetzen?',
    text: 'Die bisherige Adresse gilt dann sofort nicht mehr. Kalender, die sie verwenden, zeigen keine Änderungen mehr, bis Sie dort die neue eintragen.',
    confirm: 'Neue Adresse erstellen',
    done: 'Sie haben eine neue Kalenderadresse',
  },
  end: {
    open: 'Adresse beenden',
    title: 'Kalenderadresse beenden?',
    text: 'Kalender, die sie verwenden, können Ihre Fälligkeiten dann nicht mehr lesen.',
    busy: 'Wird beendet\u00a0…',
    done: 'Die Kalenderadresse gilt nicht mehr',
    failed: (reason) => `Die Adresse wurde nicht beendet: ${reason}`,
  },
};
