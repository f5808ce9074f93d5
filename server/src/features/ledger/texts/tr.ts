import { formatsOf } from '@portal/contract/formats';
import type { CheckpointMailTexts } from './en.ts';

const { date, number } = formatsOf('tr');

export const texts: CheckpointMailTexts = {
  subject: (company) => `İmzalı günlüğün denetim noktası: ${company}`,
  intro: (company, file) =>
    `${company} şirketinin sertifikaları, Training Portal’ın imzalı günlüğüne yazılır. ${file} dosyası bu günlüğün en yeni denetim noktasıdır.`,
  use: 'Bu e-postayı portalın dışında saklayın. Bir denetim noktası, kendi zamanına kadarki tüm kayıtları kapsar: bir kayıt sonradan değiştirilir veya silinirse günlük artık onunla eşleşmez.',
  facts: (entries, signedOn) => `Kayıt sayısı: ${number(entries)}. İmza tarihi: ${date(signedOn)}.`,
  button: 'Günlüğün anahtarlarını göster',
  ending:
    'Bu e-posta her hafta gönderilir. Durdurmak için portalın bir yöneticisi bu adresi şirketin sayfasından kaldırır.',
};
