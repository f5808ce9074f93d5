import { formatsOf } from '@portal/contract/formats';
import type { RulesTexts } from './en.ts';

const { date, list, number } = formatsOf('tr');

const trainees = (count: number) => `${number(count)} katılımcı`;

export const texts: RulesTexts = {
  title: 'Kimlerin tamamlaması gerektiği ve ne kadar geçerli olduğu',
  loading: 'Kurallar yükleniyor…',
  loadFailed: 'Kurallar yüklenemedi.',
  save: 'Kuralları kaydet…',
  discard: 'Değişikliklerden vazgeç',
  lost: 'Kurallarda yaptığınız değişiklikler henüz kaydedilmedi; kaybolurlar.',
  leave: { title: 'Kaydetmeden ayrılmak istiyor musunuz?', confirm: 'Ayrıl' },

  audience: {
    legend: 'Kimlerin tamamlaması gerektiği',
    everyone: 'Şirketteki herkes',
    groups: 'Yalnızca seçilen grupların üyeleri',
    choose: 'Gruplar',
    search: 'Grup ara',
    chosen: (count) => `${number(count)} grup seçildi`,
    deleted: 'Silinen grup',
    notLoaded: (reason) => `Gruplar yüklenemedi. ${reason}`,
    none: 'Bu şirketin henüz grubu yok.',
    make: 'Grup oluştur',
    forNoOne: 'Bu modül şu anda kimse için değil.',
  },
  dueDays: 'Tamamlama süresi (gün)',
  dueHint: {
    company: (count) => `Boş: şirketteki gibi, ${number(count)} gün.`,
    none: 'Boş: son tarih yok.',
  },
  validMonths: 'Geçerlilik süresi (ay)',
  validHint: 'Boş: süresiz.',

  shown: {
    title: 'Eğitim kuralları',
    everyone: 'Şirketteki herkes için',
    groups: (names) => `Şu grupların üyeleri için: ${names}`,
    noOne: 'Şu anda kimse için değil',
    due: (count) => `${number(count)} gün içinde tamamlanmalı`,
    dueAsCompany: (count) => `Şirketteki gibi ${number(count)} gün içinde tamamlanmalı`,
    noDue: 'Son tarih yok',
    valid: (count) => `${number(count)} ay geçerli`,
    forEver: 'Süresiz geçerli',
    countFrom: (day) => `En erken şu tarihten itibaren sayılır: ${date(day)}`,
    takenAgain: (day, reason) => `Yeniden tamamlanması gereken tarih: ${date(day)} – ${reason}`,
    names: (names) => list(names),
  },

  copy: {
    open: 'Başka bir modülün kurallarını kopyala…',
    title: 'Kuralları kopyala',
    module: 'Modül',
    search: 'Modül ara',
    empty: 'Şirketin başka modülü yok.',
    confirm: 'Kopyala',
  },

  preview: {
    title: 'Bu kurallar kaydedilsin mi?',
    modules: (count) => `${number(count)} modül için`,
    counting: 'Etkilenen katılımcılar sayılıyor…',
    failed: 'Etkilenen katılımcılar sayılamadı.',
    noneAffected: 'Bugün hiçbir katılımcı etkilenmiyor.',
    countFrom: {
      legend: 'Ne zamandan itibaren sayıldığı',
      applied: 'Her katılımcı için geçerli olduğundan beri',
      appliedNote: 'Geçmiş süre sayılır: bir katılımcı hemen gecikmiş olabilir.',
      today: 'Bugünden itibaren',
      todayNote: 'Geçmiş nedeniyle kimse gecikmiş olmaz ve hiçbir tamamlama sona ermez.',
      since: (day) => `Şimdiki gibi şu tarihten itibaren: ${date(day)}`,
      keptInEach: 'Her modülde şimdiki gibi',
    },
    confirm: 'Kuralları kaydet',
    saving: (done, total) => `Kaydedilen: ${number(done)}/${number(total)}…`,
    retry: 'Yeniden dene',
    someFailed: (count) => `${number(count)} modül kaydedilemedi:`,
    saved: (name) => `“${name}” modülünün kuralları kaydedildi`,
    savedSeveral: (count) => `${number(count)} modülün kuralları kaydedildi`,
    undoing: 'Geri alınıyor…',
    undone: 'Önceki kurallar yeniden geçerli',
    undoFailed: 'Önceki kurallar geri getirilemedi',
  },

  hits: {
    named: (names, more) => list(more > 0 ? [...names, `${number(more)} kişi daha`] : names),
    sentences: {
      added: (count, names) => `${trainees(count)} için ekleniyor: ${names}.`,
      removed: (count, names) => `Başlamamış ${trainees(count)} için kaldırılıyor: ${names}.`,
      removedBegun: (count, names) =>
        `Başlamış veya tamamlamış ${trainees(count)} için artık gerekli değil, ilerlemesi korunur: ${names}.`,
      overdue: (count, names) => `Bugün ${trainees(count)} gecikmiş durumda: ${names}.`,
      overdueByPast: (count, names) =>
        `Bunların ${number(count)} kadarı yalnızca geçmiş süre sayıldığı için: ${names}.`,
      expired: (count, names) => `Bugün ${trainees(count)} için süresi dolmuş: ${names}.`,
    },
  },

  several: {
    open: 'Kuralları belirle…',
    title: 'Birden çok modülün kurallarını belirle',
    modules: 'Modüller',
    all: 'Tüm modüller',
    noneChosen: 'Lütfen bir modül seçin',
    next: 'Devam…',
  },
};
