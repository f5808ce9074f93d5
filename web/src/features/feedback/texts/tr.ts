import { formatsOf } from '@portal/contract/formats';
import type { FeedbackTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: FeedbackTexts = {
  ratingNames: { 1: 'Kötü', 2: 'Orta', 3: 'İyi', 4: 'Çok iyi', 5: 'Mükemmel' },
  rating: (rating, name) => `${rating} ${name}`,
  stars: (rating, name) => `5 üzerinden ${rating}, ${name}`,
  starsOnly: (rating) => `5 üzerinden ${rating}`,
  ratings: (count) => `${number(count)} değerlendirme`,

  own: {
    give: 'Bu modülü değerlendir',
    change: 'Değerlendirmeyi değiştir',
    ofModule: (name) => `: ${name}`,
    loading: 'Geri bildiriminiz yükleniyor…',
    failedToLoad: 'Geri bildiriminiz yüklenemedi',
    offline: 'Çevrimdışısınız. Bağlantı geri gelir gelmez yüklenecek.',
  },

  form: {
    title: 'Bu modülü nasıl buldunuz?',
    text: 'Geri bildiriminiz modülü sizden sonrakiler için daha iyi hâle getirir.',
    titleAtEnd: 'Eğitiminizi tamamladınız!',
    textAtEnd:
      'Nasıl buldunuz? Geri bildiriminiz eğitimi sizden sonrakiler için daha iyi hâle getirir.',
    module: 'Modül',
    rating: 'Değerlendirmeniz',
    required: '(zorunlu)',
    comment: 'Yorumunuz',
    placeholder: 'Neler size yardımcı oldu, neler daha çok yardımcı olurdu?',
    send: 'Geri bildirim gönder',
    update: 'Geri bildirimi güncelle',
    skip: 'Atla',
    sending: 'Gönderiliyor…',
    sent: 'Geri bildiriminiz için teşekkürler!',
    failed: 'Geri bildirim gönderilemedi. Lütfen yeniden deneyin.',
    leave: {
      title: 'Göndermeden ayrılmak istiyor musunuz?',
      text: 'Yorumunuz henüz gönderilmedi ve kaybolur.',
      confirm: 'Ayrıl',
    },
  },

  failedToLoad: 'Geri bildirimler yüklenemedi. Lütfen yeniden deneyin.',
  failedToRefresh: 'Geri bildirimler yüklenemedi',

  filters: {
    module: 'Modül',
    allModules: 'Tüm modüller',
    chosenModule: 'Seçilen modül',
    searchModules: 'Değerlendirilen modüllerde ara',
    rating: 'Değerlendirme',
    allRatings: 'Tüm değerlendirmeler',
  },

  figures: {
    title: 'Veriler',
    loading: 'Geri bildirim verileri yükleniyor…',
    total: 'Toplam geri bildirim',
    totalDetail: 'alındı',
    average: 'Ortalama değerlendirme',
    averageDetail: '5 üzerinden',
    noAverage: 'Henüz değerlendirme yok',
    trainees: 'Etkin katılımcılar',
    traineesDetail: 'geri bildirim verdi',
    modules: 'Değerlendirilen modüller',
    modulesDetail: 'en az bir kez',
  },

  distribution: {
    title: 'Değerlendirme dağılımı',
    description: 'Her değerlendirmenin kaç kez verildiği.',
    caption: 'Her değerlendirmenin kaç kez verildiği',
    rating: 'Değerlendirme',
    feedback: 'Geri bildirim',
    share: 'Oran',
    ofMax: (max) => `/ ${max}`,
  },

  averages: {
    title: 'Modüllere göre ortalama',
    description: 'En düşük olan en üstte.',
    descriptionOfSome: (shown, total) =>
      `${number(total)} modülden en düşük değerlendirilen ${number(shown)} tanesi.`,
    caption: 'Her modülün ortalama değerlendirmesi, en düşük olan en üstte',
    module: 'Modül',
    average: (max) => `${max} üzerinden ortalama değerlendirme`,
  },

  entries: {
    title: 'Katılımcılar ne diyor?',
    loading: 'Geri bildirimler yükleniyor…',
    pages: 'Geri bildirimler',
    none: {
      title: 'Henüz geri bildirim yok',
      text: 'Katılımcılar tamamladıkları her modülü değerlendirebilir. Söyledikleri burada görünür.',
    },
    noMatch: {
      title: 'Bu filtrelerle eşleşen geri bildirim yok',
      showAll: 'Tüm geri bildirimleri göster',
    },
    label: (name) => `Geri bildirim: ${name}`,
    unknownCompany: 'Bilinmeyen şirket',
    module: 'Modül',
    noComment: 'Yorum yok',
    rating: 'Değerlendirme: ',
  },
};
