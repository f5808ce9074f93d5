import { formatsOf } from '@portal/contract/formats';
import type { ReportsTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: ReportsTexts = {
  page: {
    title: 'Eğitim raporu',
    titleOf: (company) => `Eğitim raporu: ${company}`,
    documentTitle: (company) => `Rapor: ${company}`,
    back: 'Tüm raporlar',
    timeZone: (timeZone) => `Tüm tarihler ${timeZone} saat dilimindedir.`,
    loading: 'Rapor yükleniyor…',
    loadFailed: 'Rapor yüklenemedi',
    print: 'Yazdır',
    printFailed: 'Rapor yüklenemedi',
    showMore: 'Daha fazla katılımcı göster',
  },
  section: { title: 'Rapor', link: 'Rapor', printOrDownload: 'Yazdır veya indir' },
  paper: {
    printed: ({ now, timeZone }) => `${now}. Tüm tarihler ${timeZone} saat dilimindedir.`,
    isPart: ({ shown, total }) =>
      `Burada, ada göre sıralanan ${number(total)} katılımcıdan yalnızca ilk ${number(shown)} kişi yer alır. İndirilen dosyada hepsi vardır.`,
  },
  figures: {
    title: 'Veriler',
    people: 'Kişi',
    completed: 'Tamamlayan',
    averageScore: 'Ortalama puan',
    stuck: 'İlerlemeyen',
    completedPercent: (percent) => `%${number(percent)}`,
    scorePercent: (percent) => `%${percent}`,
    completedOf: ({ completed, people }) => `${number(completed)}/${number(people)}`,
    stuckAfter: (days) => `${number(days)} günden uzun süredir ilerleme yok`,
    counted: (time) => `Sayım zamanı: ${time}`,
  },
  trainees: {
    title: (company) => `Katılımcılar: ${company}`,
    noTrainees: {
      title: 'Henüz katılımcı yok',
      hint: 'Rapor, şirketin katılımcılarını modülleriyle birlikte listeler.',
    },
    noMembers: {
      title: 'Bu seçimde katılımcı yok',
      hint: 'Başka bir grubu veya tüm grupları seçin.',
    },
    noModules: {
      title: 'Henüz modül yok',
      hint: 'Rapor, her katılımcının şirketin her modülündeki sonucunu gösterir.',
      open: 'Şirketin modüllerini aç',
    },
    inWords: 'Simge yerine yazı',
    trainee: 'Katılımcı',
    noCertificate: 'Yok',
    passMark: (percent) => `Geçme puanı %${percent}`,
    modulesCompleted: ({ completed, total }) =>
      `${number(completed)}/${number(total)} modül tamamlandı`,
    completedOn: (date) => `${date} tarihinde tamamlandı`,
    completedWithNew: (date, newModules) => `${date} tarihinde tamamlandı; ${newModules}`,
  },
  result: {
    score: (percent) => `%${percent}`,
    on: (date) => `bitiş: ${date}`,
    opened: (date) => `açılma: ${date}`,
    inOneLine: ({ status, score, completedOn, openedOn }) => {
      const begin = score === null ? status : `${status} %${score}`;
      const completed = completedOn === null ? '' : `, bitiş: ${completedOn}`;
      const opened = openedOn === null ? '' : `, açılma: ${openedOn}`;
      return `${begin}${completed}${opened}`;
    },
    symbols: 'Simgeler',
  },
};
