import { formatsOf } from '@portal/contract/formats';
import type { RequirementTexts } from './en.ts';

const { number, plural } = formatsOf('uk');

export const texts: RequirementTexts = {
  completions: 'Завершення',
  completionsOf: (count) =>
    plural(count, {
      one: `${number(count)} завершення`,
      few: `${number(count)} завершення`,
      other: `${number(count)} завершень`,
    }),
  completedOn: (on) => `Завершено ${on}`,
  completedIsValid: (on, until) => `Завершено ${on}, чинно до ${until}`,
  completedWasValid: (on, until) => `Завершено ${on}, було чинно до ${until}`,
  recordedBy: (name, date) => `Записав(-ла) ${name}, ${date}`,
  recordedOn: (date) => `Записано ${date}`,
  noLongerRequired: 'Більше не обов’язково',
  notCompleted: 'Розпочато, не завершено',
  notLoaded: (reason) => `Не вдалося завантажити ваші завершення. ${reason}`,
};
