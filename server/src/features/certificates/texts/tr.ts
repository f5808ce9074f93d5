import type { CertificateMailTexts } from './en.ts';

export const texts: CertificateMailTexts = {
  subject: (title) => `Sertifikanız: ${title}`,
  intro: (title) => `Sertifikanız hazır: ${title}`,
  use: 'Görüntülemek, yazdırmak veya PDF olarak kaydetmek için sertifikayı açın. Kodunu verdiğiniz herkes sertifikayı doğrulayabilir.',
  button: 'Sertifikayı aç',
  ending: 'Bu e-postayı, bildirim ayarlarınızda e-posta bildirimleri açık olduğu için alıyorsunuz.',
  withoutPdf: 'Bu sertifikaların PDF’leri yoktur. Sayfaları:',
};
