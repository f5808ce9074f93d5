import { formatsOf } from '@portal/contract/formats';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { JobTexts } from './en.ts';

const { number } = formatsOf('tr');

const trainees = (count: number) => `${number(count)} katılımcı`;
const requests = (count: number) => `${number(count)} yardım talebi`;

const part = (done: number, total: number, things: (count: number) => string) =>
  done === total ? things(total) : `${things(done)} (toplam ${number(total)})`;
const traineesOf = (done: number, total: number) => part(done, total, trainees);
const requestsOf = (done: number, total: number) => part(done, total, requests);
const results = (count: number) => `${number(count)} sonuç`;
const resultsOf = (done: number, total: number) => part(done, total, results);

const exception = (noun: string): JobTexts['actions']['extend'] => ({
  running: (total) => `${trainees(total)} için ${noun} ekleniyor…`,
  done: (done, total) => `${traineesOf(done, total)} için ${noun} eklendi`,
  cancelled: (done, total) => `İptal edildi: ${traineesOf(done, total)} için ${noun} eklendi`,
  stopped: (done, total) => `Durdu: ${traineesOf(done, total)} için ${noun} eklendi`,
  undoing: `Geri alınıyor: ${noun}…`,
  undone: `Geri alındı: ${noun}`,
  partlyUndone: (kept) => `Geri alındı: ${noun}, ${trainees(kept)} hariç`,
  refused: (count) =>
    `${trainees(count)} için ${noun} eklenmedi: başka bir şirkete bağlı, aynı istisna zaten var veya bu sırada silindi.`,
});

export const texts: JobTexts = {
  panel: 'Arka plan işlemleri',
  cancel: 'İptal et',
  cancelling: 'İptal ediliyor…',
  undoing: 'Geri alınıyor…',
  dismiss: (title) => `Kapat: ${title}`,
  progress: (finished, total) => `${number(finished)}/${number(total)}`,
  andOthers: (count) => `ve ${number(count)} kişi daha`,
  restoreInTrash: 'Çöp kutusundan geri yükle',
  showRefusedInvitations: 'Reddedilenleri göster',
  showNames: 'Adları göster',
  refusedTrainees: 'İşlemin yapılamadığı katılımcılar',
  showMore: 'Daha fazla göster',
  deletedUser: 'Silinmiş kullanıcı',
  certificates: { download: 'ZIP dosyasını indir', preparing: 'Hazırlanıyor…' },
  invitations: {
    allWaiting: (total) => `${number(total)} davet yolda.`,
    sent: (invited) => `${number(invited)} kişi davet edildi.`,
    someWaiting: (invited, waiting) =>
      `${number(invited)} kişi davet edildi, ${number(waiting)} davet yolda.`,
    someRefused: (invited, refused) =>
      `${number(invited)} kişi davet edildi, ${number(refused)} davet e-posta sunucusu tarafından reddedildi.`,
    someWaitingSomeRefused: (invited, waiting, refused) =>
      `${number(invited)} kişi davet edildi, ${number(waiting)} davet yolda, ${number(refused)} davet e-posta sunucusu tarafından reddedildi.`,
  },
  actions: {
    delete: {
      running: (total) => `${trainees(total)} siliniyor…`,
      done: (done, total) => `${traineesOf(done, total)} silindi`,
      cancelled: (done, total) => `İptal edildi: ${traineesOf(done, total)} silindi`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} silindi`,
      undoing: 'Silme geri alınıyor…',
      undone: 'Geri alındı: silme',
      partlyUndone: (kept) => `Geri alındı: silme, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)}, bu sırada başka bir yönetici tarafından silindiği veya hesabı katılımcı hesabı olmadığı için silinemedi.`,
    },
    move: {
      running: (total) => `${trainees(total)} taşınıyor…`,
      done: (done, total) => `${traineesOf(done, total)} taşındı`,
      cancelled: (done, total) => `İptal edildi: ${traineesOf(done, total)} taşındı`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} taşındı`,
      undoing: 'Taşıma geri alınıyor…',
      undone: 'Geri alındı: taşıma',
      partlyUndone: (kept) => `Geri alındı: taşıma, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)}, bu sırada silindiği veya zaten seçilen şirkete bağlı olduğu için taşınamadı.`,
    },
    invite: {
      running: (total) => `${trainees(total)} için davet gönderiliyor…`,
      done: (done, total) => `${traineesOf(done, total)} için davet gönderildi`,
      cancelled: (done, total) => `İptal edildi: ${traineesOf(done, total)} için davet gönderildi`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} için davet gönderildi`,
      undoing: 'Davetler geri alınıyor…',
      undone: 'Geri alındı: davetler',
      partlyUndone: (kept) => `Geri alındı: davetler, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)}ya, zaten parola belirlediği veya bu sırada silindiği için davet gönderilmedi.`,
    },
    'add-to-group': {
      running: (total) => `${trainees(total)} gruba ekleniyor…`,
      done: (done, total) => `${traineesOf(done, total)} gruba eklendi`,
      cancelled: (done, total) => `İptal edildi: ${traineesOf(done, total)} gruba eklendi`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} gruba eklendi`,
      undoing: 'Gruba ekleme geri alınıyor…',
      undone: 'Geri alındı: gruba ekleme',
      partlyUndone: (kept) => `Geri alındı: gruba ekleme, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)}, zaten bu grupta veya ${number(GROUPS_PER_TRAINEE_MAX)} grupta olduğu, başka bir şirkete bağlı olduğu ya da bu sırada silindiği için eklenemedi.`,
    },
    'remove-from-group': {
      running: (total) => `${trainees(total)} gruptan çıkarılıyor…`,
      done: (done, total) => `${traineesOf(done, total)} gruptan çıkarıldı`,
      cancelled: (done, total) => `İptal edildi: ${traineesOf(done, total)} gruptan çıkarıldı`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} gruptan çıkarıldı`,
      undoing: 'Gruptan çıkarma geri alınıyor…',
      undone: 'Geri alındı: gruptan çıkarma',
      partlyUndone: (kept) => `Geri alındı: gruptan çıkarma, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)}, grupta olmadığı veya bu sırada silindiği için çıkarılamadı.`,
    },
    extend: exception('süre uzatma'),
    waive: exception('muafiyet'),
    pause: exception('ara verme'),
    remind: {
      running: (total) => `${trainees(total)} için hatırlatma gönderiliyor…`,
      done: (done, total) => `${traineesOf(done, total)} için hatırlatma gönderildi`,
      cancelled: (done, total) =>
        `İptal edildi: ${traineesOf(done, total)} için hatırlatma gönderildi`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} için hatırlatma gönderildi`,
      undoing: 'Hatırlatmalar geri alınıyor…',
      undone: 'Geri alındı: hatırlatmalar',
      partlyUndone: (kept) => `Geri alındı: hatırlatmalar, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)} için hatırlatma gönderilmedi: son 24 saatte zaten gönderildi, hatırlatılacak bir şey yok veya bu sırada silindi.`,
    },
    renew: {
      running: (total) => `${trainees(total)} için yenileme başlatılıyor…`,
      done: (done, total) => `${traineesOf(done, total)} için yenileme başlatıldı`,
      cancelled: (done, total) =>
        `İptal edildi: ${traineesOf(done, total)} için yenileme başlatıldı`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} için yenileme başlatıldı`,
      undoing: 'Yenilemelerin başlatılması geri alınıyor…',
      undone: 'Geri alındı: yenilemelerin başlatılması',
      partlyUndone: (kept) => `Geri alındı: yenilemelerin başlatılması, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)} için yenileme başlatılmadı: yenilenecek bir şey yok veya bu sırada silindi.`,
    },
    'train-again': {
      running: (total) => `${trainees(total)} için yeni tur başlatılıyor…`,
      done: (done, total) => `${traineesOf(done, total)} için yeni tur başlatıldı`,
      cancelled: (done, total) =>
        `İptal edildi: ${traineesOf(done, total)} için yeni tur başlatıldı`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} için yeni tur başlatıldı`,
      undoing: 'Yeni turların başlatılması geri alınıyor…',
      undone: 'Geri alındı: yeni turların başlatılması',
      partlyUndone: (kept) => `Geri alındı: yeni turların başlatılması, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)} için yeni tur başlatılmadı: bu sırada silindi veya başka bir şirkete taşındı.`,
    },
    'close-help': {
      running: (total) => `${requests(total)} kapatılıyor…`,
      done: (done, total) => `${requestsOf(done, total)} kapatıldı`,
      cancelled: (done, total) => `İptal edildi: ${requestsOf(done, total)} kapatıldı`,
      stopped: (done, total) => `Durdu: ${requestsOf(done, total)} kapatıldı`,
      undoing: 'Kapatma geri alınıyor…',
      undone: 'Geri alındı: kapatma',
      partlyUndone: (kept) => `Geri alındı: kapatma, ${requests(kept)} hariç`,
      refused: (count) =>
        `${requests(count)}, bu sırada başka bir yönetici tarafından değiştirildiği veya kapatıldığı ya da silindiği için kapatılamadı.`,
    },
    import: {
      running: (total) => `${trainees(total)} içe aktarılıyor…`,
      done: (done, total) => `${traineesOf(done, total)} içe aktarıldı`,
      cancelled: (done, total) => `İptal edildi: ${traineesOf(done, total)} içe aktarıldı`,
      stopped: (done, total) => `Durdu: ${traineesOf(done, total)} içe aktarıldı`,
      undoing: 'İçe aktarma geri alınıyor…',
      undone: 'Geri alındı: içe aktarma',
      partlyUndone: (kept) => `Geri alındı: içe aktarma, ${trainees(kept)} hariç`,
      refused: (count) =>
        `${trainees(count)}, artık bir hesabı olduğu veya şirketi bu sırada silindiği için içe aktarılamadı.`,
    },
    'record-results': {
      running: (total) => `${results(total)} kaydediliyor…`,
      done: (done, total) => `${resultsOf(done, total)} kaydedildi`,
      cancelled: (done, total) => `İptal edildi: ${resultsOf(done, total)} kaydedildi`,
      stopped: (done, total) => `Durdu: ${resultsOf(done, total)} kaydedildi`,
      undoing: 'Kaydetme geri alınıyor…',
      undone: 'Geri alındı: kaydetme',
      partlyUndone: (kept) => `Geri alındı: kaydetme, ${results(kept)} hariç`,
      refused: (count) =>
        `${results(count)} kaydedilemedi: zaten kayıtlı ya da katılımcı veya modül bu sırada silindi.`,
    },
    'collect-certificates': {
      running: (total) => `${trainees(total)} için sertifikalar hazırlanıyor…`,
      done: (done) => `${number(done)} sertifika hazır`,
      cancelled: (done) => `İptal edildi: ${number(done)} sertifika hazır`,
      stopped: (done) => `Durdu: ${number(done)} sertifika hazır`,
      undoing: 'Geri alınıyor…',
      undone: 'Geri alındı',
      partlyUndone: (kept) => `Geri alındı: ${number(kept)} sertifika hariç`,
      refused: (count) =>
        `${trainees(count)} dahil edilmedi: tüm eğitim için geçerli sertifikası yok veya bu sırada silindi.`,
    },
  },
};
