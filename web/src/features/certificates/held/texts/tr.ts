import type { HeldCertificatesTexts } from './en.ts';

export const texts: HeldCertificatesTexts = {
  title: 'Sertifikalar',
  notLoaded: (reason) => `Sertifikalar yüklenemedi. ${reason}`,
  none: 'Henüz sertifika yok. Eğitim tamamlandığında bir sertifika düzenlenir.',
  kind: { training: 'Tüm eğitim', module: 'Modül' },
  issued: (date = '') => `Düzenlenme: ${date}`,
  reason: 'Gerekçe',
  actionsOf: (title, date) => `İşlemler: ${title}, tamamlanma: ${date}`,
  withdrawal: {
    open: 'Geri çek…',
    title: 'Bu sertifika geri çekilsin mi?',
    effect:
      'Sertifikayı doğrulayan herkes artık geçerli olmadığını okur. Gerekçeyi yalnızca katılımcı ve yöneticiler görür. Tamamlamanın kendisi kalır.',
    final: 'Bu geri alınamaz.',
    reason: 'Gerekçe',
    reasonHint: (min) => `En az ${min} karakter`,
    submit: 'Geri çek',
    submitting: 'Geri çekiliyor…',
    done: 'Sertifika geri çekildi',
    leaveTitle: 'Geri çekmeden ayrılmak istiyor musunuz?',
    lost: 'Girilen gerekçe kaybolur.',
    leave: 'Ayrıl',
  },
  reissue: {
    open: 'Yeniden düzenle…',
    title: 'Bu sertifika yeniden düzenlensin mi?',
    effect: (name) =>
      `Aynı tamamlamalar için ${name} adına ve şirketin şimdiki tasarımıyla yeni bir sertifika düzenlenir.`,
    former: 'Önceki kalır ve doğrulayan herkese “Yerini yenisi aldı” der.',
    formerWithdrawn: 'Önceki geri çekilmiş olarak kalır.',
    submit: 'Yeniden düzenle',
    submitting: 'Düzenleniyor…',
    done: 'Sertifika yeniden düzenlendi',
  },
};
