import type { SignUpTexts } from './en.ts';

export const texts: SignUpTexts = {
  link: 'Kayıt bağlantısı',
  linkOf: (group) => `Kayıt bağlantısı: ${group}`,
  loading: 'Kayıt bağlantısı yükleniyor…',
  loadFailed: 'Kayıt bağlantısı yüklenemedi',
  note: 'Bu bağlantıyla kaydolan katılımcılar hemen gruba alınır.',
  needsCode: 'Kaydolurken şirketin katılım kodunu da girerler.',
  needsCompanyEmail: 'Bunun için şirket e-postası gerekir.',
  copy: 'Bağlantıyı kopyala',
  qrCode: 'Kayıt bağlantısının QR kodu',
  print: 'Yazdır',
  invitationOnly: {
    text: 'Bu şirkete yalnızca davetle katılındığı için bağlantıyla kimse kaydolamaz. Kimlerin kaydolabileceğini ayarlardan değiştirebilirsiniz.',
    settings: 'Ayarları aç',
  },
  renewal: {
    open: 'Yeni bağlantı',
    title: 'Kayıt bağlantısı yenilensin mi?',
    text: 'Mevcut bağlantı, basılı sayfalarda da hemen geçersiz olur. Onunla kaydolmuş olanlar grupta kalır.',
    confirm: 'Yeni bağlantı oluştur',
    busy: 'Yenileniyor…',
    done: 'Grubun yeni bir kayıt bağlantısı var',
    failed: (reason) => `Bağlantı yenilenmedi: ${reason}`,
  },
  paper:
    'Eğitime kaydolmak için bu kodu telefonunuzun kamerasıyla okutun veya altındaki adresi açın.',
};
