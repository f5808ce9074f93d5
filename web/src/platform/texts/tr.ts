import { formatsOf } from '@portal/contract/formats';
import type { PlatformTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: PlatformTexts = {
  ago: {
    now: 'az önce',
    minutes: (count) => `${number(count)} dk önce`,
    hours: (count) => `${number(count)} sa önce`,
    yesterday: 'dün',
    days: (count) => `${number(count)} gün önce`,
  },
  failures: {
    timeout: 'Sunucu zamanında yanıt vermedi. Lütfen bağlantınızı kontrol edip yeniden deneyin.',
    unreachable: 'Sunucuya ulaşılamıyor. Lütfen bağlantınızı kontrol edip yeniden deneyin.',
    accessRefused:
      'Portal ile aranızdaki bir sistem erişimi engelliyor. Lütfen bağlantınızı kontrol edip yeniden deneyin.',
    fileTooLargeOnTheWay:
      'Portal ile aranızdaki bir sistem bu boyuttaki dosyaları reddediyor. Daha küçük bir dosya seçin veya portal işletmecisinden vekil sunucunun sınırını yükseltmesini isteyin.',
    status: (status) => `HTTP hatası, durum: ${status}`,
    unknown: 'Bilinmeyen bir hata oluştu',
    reference: (id) => `Referans: ${id}`,
  },
  deletedUser: 'Silinmiş kullanıcı',
  fileFormats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, virgülle ayrılmış',
    'csv-semicolon': 'CSV, noktalı virgülle ayrılmış',
  },
  signUpMail: {
    subject: 'Eğitiminiz: lütfen kaydolun',
    body: (address) =>
      `Merhaba,\n\nEğitiminize kaydolmak için lütfen bu bağlantıyı açın ve orada bir parola belirleyin:\n${address}\n`,
  },
  losses: {
    chatOutbox: 'Gönderilmemiş bir sohbet mesajı var',
    chatDraft: 'Yarım kalmış bir sohbet mesajı var',
    helpDraft: 'Yarım kalmış bir yardım talebi var',
    quizAnswers: 'Bir sınavda gönderilmemiş cevaplar var',
    watchReport: 'İzlenen süre henüz portala ulaşmadı',
  },
};
