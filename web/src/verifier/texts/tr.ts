import { formatsOf } from '@portal/contract/formats';
import type { VerifierTexts } from './en.ts';

const { date, number } = formatsOf('tr');

export const texts: VerifierTexts = {
  title: 'Kanıtları portal olmadan doğrulama',
  intro:
    'Size verilen kanıtları seçin: adları .tlog-proof ile biten dosyalar. Bu cihazda doğrulanırlar. Hiçbir şey gönderilmez ve ağ gerekmez.',
  language: 'Dil',
  choose: 'Dosya seç',
  drop: 'veya dosyaları bu sayfanın herhangi bir yerine bırakın',
  paste: {
    label: 'Kanıtın metni',
    open: 'Bunun yerine bir kanıtın metnini yapıştır',
    check: 'Doğrula',
  },
  pastedName: 'Yapıştırılan metin',
  keys: {
    title: 'Anahtarlar',
    builtIn: 'Portal, indirme sırasında bu anahtarları bu dosyaya koydu:',
    none: 'Bu dosyada anahtar yok. Portalın anahtarlarını girin.',
    label: 'Başka anahtarlar',
    hint: 'Portalın /log/key adresindeki gibi her satıra bir anahtar. Anahtar girerseniz yalnızca onlar geçerlidir. Onları sakladıysanız veya bu dosyadan başka bir yolla aldıysanız bu daha güvenlidir.',
    unreadable: (line) => `${number(line)}. satır bir anahtar değil.`,
  },
  summary: (proven, total) => `${number(total)} kanıttan ${number(proven)} tanesi doğrulandı.`,
  results: 'Sonuçlar',
  proven: {
    title: 'Kanıtlandı',
    meaning: 'Portalın imzalı günlüğü bu kaydı tam olarak burada gösterildiği gibi içeriyor.',
  },
  later: {
    unseen:
      'Bu doğrulama, sertifikanın daha sonra geri çekilip çekilmediğini veya değiştirilip değiştirilmediğini göremez.',
    lookUp: 'Portal hâlâ varsa kodu orada kontrol edin:',
    lookUpElsewhere: (code) =>
      `Portal hâlâ varsa ${code} kodunu portalın /verify sayfasında kontrol edin.`,
  },
  expired: (on) => `Bu sertifika ${date(on)} tarihine kadar geçerliydi. Bu tarih geçti.`,
  notProven: 'Kanıtlanmadı',
  reasons: {
    'not-a-proof':
      'Bu bir kanıt değil. Dosyayı indirildiği hâliyle, değiştirilmeden seçin: adı .tlog-proof ile biter.',
    malformed:
      'Bu kanıt değiştirilmiş veya eksik. Sertifika sahibinden dosyayı indirildiği hâliyle isteyin.',
    unsupported: 'Bu kanıtı daha yeni bir portal oluşturdu. Bu dosyayı portaldan yeniden indirin.',
    'field-wrong': 'Bu kanıttaki bir bilgi, günlüğe kaydedilen bilgi değil.',
    'not-in-tree': 'İmzalı günlük bu kaydı içermiyor.',
    'unknown-key':
      'Bu kanıt burada bilinen anahtarların hiçbiriyle imzalanmamış. Başka bir portaldan geliyor veya portalın yeni anahtarları var: onları “Anahtarlar” bölümüne girin.',
    'signature-wrong': 'Bu kanıtın bir imzası yanlış.',
    'signature-missing': 'Günlüğün iki imzasından biri eksik.',
    'too-large': 'Bu dosya bir kanıt olamayacak kadar büyük.',
    unreadable:
      'Bu dosya metin olarak okunamıyor, bu yüzden bir kanıt değil. Bir kanıtın adı .tlog-proof ile biter.',
  },
  kinds: {
    certificateIssued: 'Tüm eğitim için sertifika',
    certificateReplaced: 'Değiştirilen veya yenilenen sertifika',
    certificateWithdrawn: 'Geri çekilen sertifika',
    moduleCertificate: 'Bir modül için sertifika',
    resultRecorded: 'Yönetici tarafından kaydedilen sonuç',
    personErased: 'Silinen kişi',
    keyRotated: 'Günlüğün anahtarları değişti',
    restoredFromBackup: 'Günlük yedekten geri yüklendi',
    signature: 'İmza',
    practicalSignOff: 'Uygulama onayı',
  },
  training: 'Eğitim',
  hidden: (count) => `Kaydın ${number(count)} bilgisi daha var, ancak gizli.`,
  nothingHidden: 'Kaydın tüm bilgileri gösteriliyor.',
  log: {
    title: 'Günlük ve imza',
    signedAt: 'Denetim noktasının imzalandığı tarih',
    utc: (time) => `${time} (UTC)`,
    dateUnknown: 'Bilinmiyor: tarihi içeren imzanın anahtarı (ML-DSA-44) burada yok.',
    origin: 'Günlük',
    place: 'Günlükteki yeri',
    placeOf: (index, size) =>
      `Dizin ${number(index)}; denetim noktasındaki kayıt sayısı: ${number(size)}`,
    keyIds: 'İmzalayan anahtarlar',
    source: 'Anahtarların kaynağı',
    builtIn: 'Portal tarafından bu dosyaya konuldu',
    entered: 'Sizin tarafınızdan girildi',
  },
  proves: {
    title: 'Bu neyi kanıtlar',
    points: [
      'Denetim noktası imzalandığında kayıt günlükteydi. Yukarıdaki bilgiler kaydedilen bilgilerdir.',
      'Denetim noktası burada belirtilen anahtarlarla imzalandı.',
    ],
  },
  provesNot: {
    title: 'Bu neyi kanıtlamaz',
    points: ['Kanıtı size kimin gösterdiğini söylemez: adı bir kimlik belgesiyle karşılaştırın.'],
  },
};
