import type { CheckpointMailTexts } from './en.ts';

export const texts: CheckpointMailTexts = {
  title: 'E-postayla denetim noktası',
  note: 'İmzalı günlüğün en yeni denetim noktası her hafta bu adrese gönderilir. Portalın dışındaki bir kopya, sertifika günlüğünün daha sonra yeniden yazılıp yazılmadığını gösterir.',
  loading: 'Adres yükleniyor…',
  loadFailed: 'Denetim noktalarının adresi yüklenemedi.',
  email: 'E-posta adresi',
  hint: 'Örneğin bir denetçinin veya bir arşivin adresi.',
  saved: (email) => `Kaydedildi. En yeni denetim noktası gönderiliyor: ${email}`,
  stop: 'Gönderimi durdur',
  stopping: 'Durduruluyor…',
  stopped: 'Artık denetim noktası gönderilmiyor',
  lost: 'Denetim noktalarının adresi henüz kaydedilmedi; kaybolur.',
  leave: { title: 'Kaydetmeden ayrılmak istiyor musunuz?', confirm: 'Ayrıl' },
};
