import { formatsOf } from '@portal/contract/formats';
import type { ReminderTexts } from './en.ts';

const { number, percent } = formatsOf('tr');

export const texts: ReminderTexts = {
  line: {
    before: (module, day) => `${module}: son tarih ${day}`,
    today: (module) => `${module}: son tarih bugün`,
    overdue: (module, day) => `${module}: son tarih geçti, ${day}`,
    renewal: (module, day) => `${module}: yenilenebilir, geçerlilik sonu ${day}`,
    again: (module, day) => `${module}: yeniden tamamlanmalı, son tarih ${day}`,
  },
  subject: (modules) => `Hatırlatma: tamamlanacak ${number(modules)} modül`,
  intro: 'Eğitiminizde yapılması gerekenler:',
  calendar: 'Bu tarihleri “İlerlemem” sayfasında kendi takviminize ekleyebilirsiniz.',
  button: 'Eğitimi aç',
  mandatory: 'Bu e-postayı, şirketiniz bu modülleri zorunlu tuttuğu için alıyorsunuz.',
  optional:
    'Son tarihten önceki hatırlatmaları ve yenileme hatırlatmalarını bildirim ayarlarınızda kapatabilirsiniz. Diğerlerini şirketiniz gönderir.',
  summary: {
    subject: 'Haftalık özet: kimler gecikti',
    intro: 'Modüllerinin en kötü durumuna göre katılımcılar:',
    upToDate: (company, share) => `${company}: ${percent(share)} güncel`,
    late: (people) => `Gecikmiş veya süresi dolmuş: ${number(people)}`,
    dueSoon: (people) => `Son tarihi bu hafta: ${number(people)}`,
    expiring: (people) => `Yenilenecek: ${number(people)}`,
    more: (companies) => `${number(companies)} şirket daha var.`,
    button: 'Katılımcıları aç',
    ending:
      'Bu e-postayı yönetici olarak haftada bir kez alıyorsunuz. Durdurmak için bildirim ayarlarınızı e-posta bildirimleri kapalıyken kaydedin.',
  },
};
