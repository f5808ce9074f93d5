import { formatsOf } from '@portal/contract/formats';
import type { RequirementTexts } from './en.ts';

const { number, plural } = formatsOf('ar');

export const texts: RequirementTexts = {
  completions: 'مرات الإكمال',
  completionsOf: (count) =>
    plural(count, {
      one: 'إكمال واحد',
      two: 'إكمالان',
      few: `${number(count)} مرات إكمال`,
      other: `${number(count)} مرة إكمال`,
    }),
  completedOn: (on) => `تم الإكمال في ${on}`,
  completedIsValid: (on, until) => `تم الإكمال في ${on}، صالح حتى ${until}`,
  completedWasValid: (on, until) => `تم الإكمال في ${on}، وكان صالحًا حتى ${until}`,
  recordedBy: (name, date) => `سجّله ${name} في ${date}`,
  recordedOn: (date) => `سُجّل في ${date}`,
  noLongerRequired: 'لم تعد إلزامية',
  notCompleted: 'بدأت ولم تكتمل',
  notLoaded: (reason) => `تعذّر تحميل مرات إكمالك. ${reason}`,
};
