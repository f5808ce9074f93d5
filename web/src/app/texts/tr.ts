import { formatsOf } from '@portal/contract/formats';
import type { AppTexts } from './en.ts';

const { list } = formatsOf('tr');

export const texts: AppTexts = {
  reload: 'Yeniden yükle',
  loadingPage: 'Sayfa yükleniyor',
  version: (version) => `Sürüm ${version}`,
  dashboard: { welcome: 'Hoş geldiniz', training: 'Eğitiminiz' },
  seen: {
    parts: (...parts) => `Gördükleriniz: ${list(parts)}`,
    nothing: 'Size hiçbir şirket veya grup atanmadığı için şu anda hiçbir şey görmüyorsunuz.',
    changed: 'Gördükleriniz bir yönetici tarafından değiştirildi.',
  },
  view: {
    label: 'Başka bir yöneticinin görünümü',
    banner: (...parts) =>
      `“${list(parts)}” ile sınırlı bir yöneticinin gördüklerini görüyorsunuz. Burada hiçbir şey değiştirilemez.`,
    close: 'Kapat',
  },
  notFound: {
    title: 'Sayfa bulunamadı',
    message: 'Bu adreste bir sayfa yok. Sayfa taşınmış veya adres yanlış yazılmış olabilir.',
    home: 'Ana sayfaya dön',
  },
  unauthorized: {
    title: 'Erişim reddedildi',
    message:
      'Bu sayfaya erişim izniniz yok. Bunun bir hata olduğunu düşünüyorsanız lütfen bir yöneticiye başvurun.',
    back: 'Geri dön',
  },
  offline: 'Çevrimdışısınız. Ekrandakiler kalır; gerisi ağ bağlantısı geri geldiğinde yüklenir.',
  accessRefused:
    'Portal ile aranızdaki bir sistem, örneğin ağın giriş sayfası, erişimi engelliyor. Ekrandakiler kalır; gerisi erişim açıldığında yüklenir.',
  pageFailures: {
    emblem: 'Eyvah',
    offline: {
      title: 'Çevrimdışısınız',
      message: 'Bu sayfa henüz yüklenmedi. Ağ bağlantısı geri gelir gelmez yüklenecek.',
    },
    reloading: {
      title: 'Portal güncellendi',
      message: 'Sayfa yeniden yükleniyor.',
    },
    unsavedWork: {
      title: 'Portal güncellendi',
      message:
        'Sayfanın yeniden yüklenmesi gerekiyor. Süren bir yükleme veya kaydedilmemiş bir form kaybolur: önce onu tamamlayın, sonra sayfayı yeniden yükleyin.',
    },
    failed: {
      title: 'Beklenmeyen bir hata oluştu',
      message:
        'Bu sayfa gösterilemedi. Yeniden yüklemek genellikle işe yarar; kaydettiğiniz hiçbir şey kaybolmaz.',
    },
  },
  logout: {
    failed: 'Çıkış yapılamadı. Lütfen yeniden deneyin.',
    question: 'Kaydedilmeyenler kaybolacak. Çıkış yapılsın mı?',
    warning: 'Çıkış yaptığınızda bunların tümü tarayıcıdan silinir.',
    confirm: 'Çıkış yap',
    stay: 'Sayfada kal',
    work: {
      video: 'Bir video yükleniyor',
      file: 'Bir dosya yükleniyor',
      form: 'Kaydedilmemiş değişiklikler içeren bir form açık',
    },
    workInOtherTab: {
      video: 'Başka bir sekmede bir video yükleniyor',
      file: 'Başka bir sekmede bir dosya yükleniyor',
      form: 'Başka bir sekmede kaydedilmemiş değişiklikler içeren bir form açık',
    },
  },
};
