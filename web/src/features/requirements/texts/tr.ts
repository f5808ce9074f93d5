import { formatsOf } from '@portal/contract/formats';
import type { CompanyRulesTexts } from './en.ts';

const { list, number, weekday } = formatsOf('tr');

const days = (count: number) => `${number(count)} gün`;

export const texts: CompanyRulesTexts = {
  title: 'Eğitim kuralları',
  note: 'Kendi kuralı olmayan modüller için. Bir modülü kimlerin tamamlaması gerektiği ve ne kadar geçerli olduğu modülde belirlenir.',
  none: 'Henüz kural yok: modüllerin son tarihi yoktur ve süresiz geçerlidir.',
  loading: 'Kurallar yükleniyor…',
  loadFailed: 'Kurallar yüklenemedi.',
  edit: 'Kuralları düzenle',
  save: 'Kuralları kaydet',
  saved: 'Kurallar kaydedildi',
  lost: 'Kurallarda yaptığınız değişiklikler henüz kaydedilmedi; kaybolurlar.',
  leave: { title: 'Kaydetmeden ayrılmak istiyor musunuz?', confirm: 'Ayrıl' },
  fields: {
    dueDays: 'Tamamlama süresi (gün)',
    dueHint: 'Modülün gerekli olmasından itibaren sayılır. Boş: son tarih yok.',
    graceDays: 'Ek süre (gün)',
    graceHint: 'Son tarihten sonra, modül gecikmiş sayılmadan önce.',
    renewalDays: 'Yenileme (gün)',
    renewalHint: 'Geçerlilik bitmeden önce, modülün yenilenebileceği günler.',
    reminderDays: 'Hatırlatmalar (kaç gün önce)',
    reminderHint: (max) =>
      `En fazla ${number(max)} sayı, örneğin 14, 3. Şirketin saat diliminde 7:00’den itibaren gönderilir. Son tarih günü ve geciken modüller için haftada bir de hatırlatma gönderilir.`,
    digestWeekday: 'Haftalık özet',
    digestHint: 'Yöneticiler bu gün kimlerin geciktiğini bildiren bir e-posta alır.',
  },
  shown: {
    due: 'Tamamlama süresi',
    dueDays: days,
    noDue: 'Son tarih yok',
    grace: 'Ek süre',
    graceDays: days,
    renewal: 'Yenileme',
    renewalBefore: (count) => `Bitişten ${days(count)} önce`,
    reminders: 'Hatırlatmalar',
    remindersBefore: (counts) => `${list(counts.map((count) => number(count)))} gün önce`,
    noReminders: 'Yok',
    digest: 'Haftalık özet',
  },
  weekday: (day) => weekday(day),
};
