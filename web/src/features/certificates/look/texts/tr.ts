import { formatsOf } from '@portal/contract/formats';
import type { CertificateLookTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: CertificateLookTexts = {
  title: 'Sertifikalar',
  note: 'Bundan sonra düzenlenecek sertifikaların görünümü. Daha önce düzenlenen sertifikalar değişmez.',
  loading: 'Görünüm yükleniyor…',
  loadFailed: 'Sertifikaların görünümü yüklenemedi.',
  colour: 'Vurgu rengi',
  colourHint: 'Çizgiler ve süslemeler için. Metinler koyu kalır ve her renkle okunur.',
  pickColour: 'Renk seçin',
  presets: 'Önerilen renkler',
  presetNames: {
    blue: 'Mavi',
    teal: 'Petrol yeşili',
    green: 'Yeşil',
    violet: 'Mor',
    red: 'Kırmızı',
    grey: 'Gri',
  },
  signature: 'İmza resmi',
  newSignature: 'Yeni imza resmi',
  signatureHint: (types, size, side) =>
    `${types}, en fazla ${size} ve ${number(side)} × ${number(side)} piksel. Beyaz zemin üzerinde veya arka plansız koyu mürekkep en iyi görünür.`,
  savedSignature: 'Kayıtlı imza',
  signatureStays: 'Başka bir resim seçmezseniz mevcut imza kalır.',
  removeSignature: 'İmzayı kaldır',
  signatureRemoved: 'İmza, kaydettiğinizde kaldırılır.',
  keepSignature: 'İmzayı koru',
  emptyFile: 'Bu dosya boş. Lütfen başka bir dosya seçin.',
  largePicture: (size) => `Bu resim ${size} sınırından büyük. Lütfen daha küçük bir resim seçin.`,
  line: 'İmzanın altındaki metin',
  lineHint: 'Örneğin imzalayan kişinin adı ve görevi.',
  logo: 'Şirketin logosu kullanılır.',
  changeLogo: 'Logoyu değiştir',
  save: 'Görünümü kaydet',
  saved: 'Görünüm kaydedildi',
  discard: 'Değişikliklerden vazgeç',
  lost: 'Sertifikaların görünümünde yaptığınız değişiklikler henüz kaydedilmedi; kaybolurlar.',
  leave: { title: 'Kaydetmeden ayrılmak istiyor musunuz?', confirm: 'Ayrıl' },
  preview: 'Önizleme',
  sample: 'Örnek',
  example: {
    name: 'Ayşe Yılmaz',
    modules: ['Güvenliğin temelleri', 'İlk yardım', 'Veri koruma'],
    recordedBy: 'Mehmet Demir',
  },
};
