import { formatsOf } from '@portal/contract/formats';
import type { ComplianceTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: ComplianceTexts = {
  tiles: {
    title: 'Teilnehmende nach Stand',
    expiring: 'Läuft bald ab',
    failed: (message) => `Die Stände konnten nicht gezählt werden: ${message}`,
  },
  compliance: {
    title: 'Fristgerecht',
    description: 'Teilnehmende ohne überfälliges oder abgelaufenes Pflichtmodul',
    failed: 'Der fristgerechte Anteil konnte nicht geladen werden',
    people: ({ compliant, required }) =>
      plural(required, {
        one: `${number(compliant)} von 1 Person`,
        other: `${number(compliant)} von ${number(required)} Teilnehmenden`,
      }),
    noPeople: 'Niemand hat ein Pflichtmodul.',
    summary: ({ month, before, today }) => `Fristgerecht: ${before} Ende ${month}, ${today} heute.`,
    today: 'Heute',
    noMonths: 'Ab dem Ende dieses Monats kommt hier jeder Monat hinzu.',
    chooseGroup: 'Wählen Sie eine Ihrer Gruppen, um die Monate davor zu sehen.',
    table: {
      caption: 'Fristgerechte Teilnehmende',
      month: 'Monatsende',
      compliant: 'Fristgerecht',
      required: 'Teilnehmende',
      share: 'Anteil',
    },
  },
  weeks: {
    title: 'Die nächsten 90 Tage',
    description: 'Gezählt je Person und Modul, nach Wochen',
    failed: 'Die nächsten 90 Tage konnten nicht geladen werden',
    due: 'Fällig',
    expires: 'Läuft ab',
    none: 'Nichts wird fällig und nichts läuft ab.',
    summary: ({ due, expires }) =>
      `In den nächsten 90 Tagen fällig: ${number(due)}, ablaufend: ${number(expires)}.`,
    table: { caption: 'Was fällig wird und was abläuft', week: 'Woche ab', module: 'Modul' },
  },
};
