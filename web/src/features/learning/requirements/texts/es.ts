import { formatsOf } from '@portal/contract/formats';
import type { RequirementTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: RequirementTexts = {
  completions: 'Veces completado',
  completionsOf: (count) =>
    plural(count, { one: 'Completado 1 vez', other: `Completado ${number(count)} veces` }),
  completedOn: (on) => `Completado el ${on}`,
  completedIsValid: (on, until) => `Completado el ${on}, válido hasta el ${until}`,
  completedWasValid: (on, until) => `Completado el ${on}, fue válido hasta el ${until}`,
  recordedBy: (name, date) => `Registrado por ${name} el ${date}`,
  recordedOn: (date) => `Registrado el ${date}`,
  noLongerRequired: 'Ya no obligatorio',
  notCompleted: 'Empezado, sin completar',
  notLoaded: (reason) => `No se ha podido cargar cuándo completó los módulos. ${reason}`,
};
