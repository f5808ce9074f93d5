import { formatsOf } from '@portal/contract/formats';
import type { RequirementTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: RequirementTexts = {
  completions: 'Tamamlamalar',
  completionsOf: (count) => `${number(count)} tamamlama`,
  completedOn: (on) => `Tamamlandı: ${on}`,
  completedIsValid: (on, until) => `Tamamlandı: ${on}, geçerlilik sonu: ${until}`,
  completedWasValid: (on, until) => `Tamamlandı: ${on}, geçerliliği bitti: ${until}`,
  recordedBy: (name, date) => `Kaydeden: ${name}, ${date}`,
  recordedOn: (date) => `Kaydedildi: ${date}`,
  noLongerRequired: 'Artık zorunlu değil',
  notCompleted: 'Başlandı, tamamlanmadı',
  notLoaded: (reason) => `Tamamlamalarınız yüklenemedi. ${reason}`,
};
