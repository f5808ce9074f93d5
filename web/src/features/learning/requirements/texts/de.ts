import { formatsOf } from '@portal/contract/formats';
import type { RequirementTexts } from './en.ts';

const { number, plural } = formatsOf('de');

export const texts: RequirementTexts = {
  completions: 'Abschlüsse',
  completionsOf: (count) =>
    plural(count, { one: '1\u00a0Abschluss', other: `${number(count)} Abschlüsse` }),
  completedOn: (on) => `Abgeschlossen am ${on}`,
  completedIsValid: (on, until) => `Abgeschlossen am ${on}, gültig bis ${until}`,
  completedWasValid: (on, until) => `Abgeschlossen am ${on}, war gültig bis ${until}`,
  recordedBy: (name, date) => `Eingetragen von ${name} am ${date}`,
  recordedOn: (date) => `Eingetragen am ${date}`,
  noLongerRequired: 'Nicht mehr erforderlich',
  notCompleted: 'Begonnen, nicht abgeschlossen',
  notLoaded: (reason) => `Ihre Abschlüsse konnten nicht geladen werden. ${reason}`,
};
