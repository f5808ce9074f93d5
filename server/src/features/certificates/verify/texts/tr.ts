import { formatsOf } from '@portal/contract/formats';
import type { VerifyTexts } from './en.ts';

const { date, duration } = formatsOf('tr');

export const texts: VerifyTexts = {
  title: 'Sertifika doğrulama',
  intro:
    'Sertifikanın üzerinde yazan kodu girin. Büyük harf, boşluk ve tire kullanımı sonucu değiştirmez.',
  check: 'Doğrula',
  another: 'Başka bir sertifika doğrula',
  languages: 'Diller',
  checkedOn: (today) => `Doğrulama tarihi: ${date(today)}`,
  meaning: {
    valid: () => 'Bu sertifika gerçektir ve bugün geçerlidir.',
    expired: () => 'Bu sertifika gerçektir, ancak artık geçerli değildir: süresi dolmuştur.',
    renewed: (since) =>
      `Bu sertifika gerçektir. Yerini ${date(since)} tarihinde, daha sonraki bir tamamlamaya ait yeni bir sertifika aldı. Lütfen yenisini sahibinden isteyin.`,
    replaced: (since) =>
      `Bu sertifika gerçektir. Yerini ${date(since)} tarihinde, daha fazla modül içeren veya adı düzeltilmiş başka bir sertifika aldı. Lütfen onu sahibinden isteyin.`,
    withdrawn: (since) =>
      `Bu sertifika ${date(since)} tarihinde geri çekildi. Artık geçerli değildir.`,
  },
  requiredAgain: (since) =>
    `İçeriği değiştiği için bu eğitim ${date(since)} tarihinden beri yeniden zorunludur. Bu sertifika önceki içerikle ilgilidir.`,
  beforeCertificates:
    'Eğitim, bu portal sertifika düzenlemeye başlamadan önce tamamlandı. Sertifika, portalın kaydettiği bilgileri yineler.',
  recorded: 'Başka yerde tamamlandı, buraya kaydedildi',
  unknown: {
    title: 'Bilinmeyen kod',
    meaning: 'Bu portalda bu koda sahip bir sertifika yok.',
    hints: [
      'Kodu sertifikadakiyle tek tek karşılaştırın. Kod 26 harf ve rakamdan oluşur; I, L, O ve U harfleri kullanılmaz.',
      'Sertifikanın bağlantısını veya kendisini sahibinden isteyin.',
    ],
  },
  proves: {
    title: 'Neyi kanıtlar',
    points: [
      'Sertifikayı bu portal düzenlemiştir ve sertifikada bu sayfada gördükleriniz yazar.',
      'Şirketin kayıtlarına göre kişi bu modülleri bu tarihlerde tamamlamıştır.',
    ],
  },
  provesNot: {
    title: 'Neyi kanıtlamaz',
    points: [
      'Kişinin bu bilgiye veya beceriye bugün hâlâ sahip olup olmadığını göstermez.',
      'Sertifikayı size kimin gösterdiğini göstermez: adı bir kimlik belgesiyle karşılaştırın.',
    ],
  },
  withoutPortal: {
    title: 'Bu portal olmadan doğrulama',
    meaning:
      'Kanıtı ve onu doğrulayan dosyayı indirin. Bu dosyayı bir tarayıcıda açın ve kanıtı seçin: kanıt kendi cihazınızda, ağ olmadan, bu portal artık yokken bile doğrulanır.',
    proof: 'Kanıt',
    proofUse:
      'Bu portalın imzalı günlüğünde bu sertifika hakkında bulunanlar. Sertifikanın daha sonra geri çekildiğini veya değiştirildiğini gösteremez.',
    verifier: 'Kanıtları doğrulayan dosya',
    verifierUse: 'Tarayıcınız için bir sayfa. Kanıtla birlikte saklayın.',
    badge: 'Open Badge',
    badgeUse: 'Rozetleri toplayan portfolyolar ve programlar için.',
  },
  failed: {
    title: 'Bu kod şu anda kontrol edilemiyor',
    meaning:
      'Portala ulaşılamıyor. Lütfen biraz sonra yeniden deneyin. Bu, sertifika hakkında bir şey söylemez.',
  },
  tooMany: {
    title: 'Çok fazla doğrulama',
    retry: (seconds) =>
      `Ağınızdan kısa sürede çok sayıda kod doğrulandı. Lütfen ${duration(seconds, 'second')} sonra yeniden deneyin.`,
  },
};
