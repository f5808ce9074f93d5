import type { CalendarTexts } from './en.ts';

export const texts: CalendarTexts = {
  title: 'Takvime ekle',
  description: 'Kendi takviminiz, modüllerinizin son tarihlerini gösterebilir.',
  loading: 'Takvim adresiniz yükleniyor…',
  loadFailed: 'Takvim adresiniz yüklenemedi',
  without: 'Uygulama bunları sizin için oluşturulan gizli bir adresten okur.',
  make: 'Adres oluştur',
  making: 'Oluşturuluyor…',
  notMade: (reason) => `Yeni adres oluşturulmadı: ${reason}`,
  mayLag: 'Takvimler bir gün geriden gelebilir: uygulamalar adresi günde yalnızca birkaç kez okur.',
  secret: 'Adrese sahip olan herkes son tarihlerinizi görür. Adresi başkalarına vermeyin.',
  once: 'Adresi şimdi kopyalayın: yalnızca bir kez gösterilir.',
  address: 'Takvim adresi',
  copy: 'Adresi kopyala',
  byAddress:
    'Google Takvim, Outlook veya Apple Takvim’de “URL ile” ya da “web’den” takvim ekleyin ve adresi yapıştırın.',
  byProgram: 'Veya bu cihazın takviminde açın.',
  openProgram: 'Takvimde aç',
  since: (day = '') =>
    `Adresinizin oluşturulma tarihi: ${day}. Adres yeniden gösterilmez; tekrar gerekirse yeni bir adres oluşturun.`,
  replacement: {
    open: 'Yeni adres',
    title: 'Takvim adresi değiştirilsin mi?',
    text: 'Şimdiki adres hemen geçersiz olur. Onu kullanan takvimler, yeni adresi girene kadar değişiklikleri göstermez.',
    confirm: 'Yeni adres oluştur',
    done: 'Yeni bir takvim adresiniz var',
  },
  end: {
    open: 'Adresi sonlandır',
    title: 'Takvim adresi sonlandırılsın mı?',
    text: 'Onu kullanan takvimler artık son tarihlerinizi okuyamaz.',
    busy: 'Sonlandırılıyor…',
    done: 'Takvim adresi sonlandırıldı',
    failed: (reason) => `Adres sonlandırılmadı: ${reason}`,
  },
};
