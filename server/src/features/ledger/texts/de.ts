import { formatsOf } from '@portal/contract/formats';
import type { CheckpointMailTexts } from './en.ts';

const { date, number } = formatsOf('de');

export const texts: CheckpointMailTexts = {
  subject: (company) => `Prüfpunkt des signierten Protokolls: ${company}`,
  intro: (company, file) =>
    `Die Zertifikate von ${company} werden im signierten Protokoll des Training Portal eingetragen. Die Datei ${file} ist der neueste Prüfpunkt dieses Protokolls.`,
  use: 'Bewahren Sie diese E-Mail außerhalb des Portals auf. Ein Prüfpunkt deckt alle Einträge bis zu seinem Zeitpunkt ab: Wird später ein Eintrag geändert oder entfernt, passt das Protokoll nicht mehr zu ihm.',
  facts: (entries, signedOn) => `Einträge: ${number(entries)}. Signiert am ${date(signedOn)}.`,
  button: 'Schlüssel des Protokolls anzeigen',
  ending:
    'Diese E-Mail wird jede Woche gesendet. Um sie zu beenden, entfernt ein Admin des Portals diese Adresse auf der Seite des Unternehmens.',
};
