import { formatsOf } from '../../formats.ts';
import type { CertificateWords } from './en.ts';

const { date, percent } = formatsOf('tr');

export const texts: CertificateWords = {
  heading: 'Tamamlama sertifikası',
  training: (company) => `Eğitim: ${company}`,
  holder: 'Tamamlayan',
  company: 'Şirket',
  completedOn: 'Tamamlanma tarihi',
  issuedOn: 'Düzenlenme tarihi',
  validUntil: 'Geçerlilik sonu',
  forEver: 'Süresiz',
  modules: 'Modüller',
  module: 'Modül',
  score: 'Puan',
  watched: 'İzlendi',
  edition: 'Sürüm',
  percent,
  recorded: (on) => `Kaydedildi: ${date(on)}`,
  recordedBy: (name, on) => `Kaydeden: ${name}, ${date(on)}`,
  recordedLabels: { by: 'Kaydeden', on: 'Kayıt tarihi' },
  beforeCertificates: 'Sertifikalardan önce kaydedildi',
  code: 'Kod',
  check: 'Sertifikanın doğrulama adresi',
  status: {
    valid: 'Geçerli',
    expired: 'Süresi dolmuş',
    renewed: 'Yenilendi',
    replaced: 'Yerini yenisi aldı',
    withdrawn: 'Geri çekildi',
  },
};
