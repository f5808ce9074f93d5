import { formatsOf } from '@portal/contract/formats';
import type { CertificateTexts } from './en.ts';

const { number, plural } = formatsOf('tr');

export const texts: CertificateTexts = {
  list: {
    title: 'Sertifikalar',
    loading: 'Sertifikalarınız yükleniyor…',
    notLoadedBecause: (reason) => `Sertifikalarınız yüklenemedi. ${reason}`,
    none: 'Tüm modülleri tamamladığınızda bir sertifika alırsınız.',
    completedOn: (day = '') => `Tamamlanma tarihi: ${day}`,
    validUntil: (day = '') => `Geçerlilik sonu: ${day}`,
    wasValidUntil: (day = '') => `Geçerliliği sona erdi: ${day}`,
    forEver: 'Süresiz',
    earlier: (count) =>
      plural(count, { one: '1 eski sertifika', other: `${number(count)} eski sertifika` }),
    view: 'Görüntüle',
    ofCertificate: ({ title, day }) => `: ${title}, ${day}`,
  },

  page: {
    title: 'Sertifika',
    back: 'İlerlemem sayfasına dön',
    loading: 'Sertifika yükleniyor…',
    notLoaded: 'Bu sertifika yüklenemedi',
    notFound: 'Sertifika bulunamadı',
    notFoundText:
      'Lütfen adresi kontrol edin. Başka bir kişinin sertifikası, koduyla doğrulanabilir.',
    checkCode: 'Kod doğrula',
    print: 'Yazdır',
    noPdf:
      'Bu sertifikanın PDF dosyası yok, çünkü PDF yazı tipleri tüm karakterleri içermiyor. Bunun yerine bu sayfayı yazdırın.',
  },

  files: {
    pdf: 'PDF',
    proof: 'Kanıt',
    proofUse: 'Neyin tamamlandığını bu portal olmadan, yıllar sonra bile gösterir.',
    badge: 'Open Badge',
    badgeUse: 'Rozetleri toplayan portfolyolar ve programlar için.',
  },

  state: {
    withdrawn: (day = '') => `Bu sertifika ${day} tarihinde geri çekildi ve artık geçerli değil.`,
    reason: (reason) => `Neden: ${reason}`,
    renewed: (day = '') =>
      `${day} tarihinde yenilendi: Sonraki tamamlamalar daha yeni bir sertifikada yer alıyor.`,
    replaced: (day = '') => `${day} tarihinde yerini daha yeni bir sertifika aldı.`,
    expired: (day = '') => `Bu sertifikanın süresi doldu. ${day} tarihine kadar geçerliydi.`,
    requiredAgain: (day = '') =>
      `${day} tarihinden beri modüllerinden en az birinin yeniden tamamlanması gerekiyor. Daha önce tamamlandığı gerçeği değişmez.`,
  },

  check: {
    title: 'Başkalarına gösterin',
    description:
      'Bağlantıya sahip olan herkes adı, eğitimi, şirketi ve tarihleri, ayrıca sertifikanın geçerli olup olmadığını görür.',
    link: 'Sertifikayı doğrulama bağlantısı',
    copy: 'Bağlantıyı kopyala',
    scores: 'Puanları, doğrulayan herkese göster',
    scoresDescription: 'Puanlar o zaman sertifikada, kâğıtta ve PDF dosyasında da yer alır.',
    notSaved: 'Seçiminiz kaydedilmedi',
    proof: (link = '') =>
      `Bir kanıtı doğrulamak için ${link} indirin: Portal ve ağ olmadan çalışır.`,
    verifier: 'doğrulama sayfasını',
    ownProof:
      'Buradan indirdiğiniz kanıt puanlarınızı içerir. Bağlantıdaki kanıt onları yalnızca siz gösterdiğiniz sürece içerir.',
  },
};
