import { formatsOf } from '@portal/contract/formats';
import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { ReportFileTexts, WeeklyMailTexts } from './en.ts';

const { number, percent, time } = formatsOf('tr');

function listed(names: readonly string[], unnamed: number): string {
  const more = unnamed === 0 ? '' : ` ve ${number(unnamed)} şirket daha`;
  return `${names.join(', ')}${more}`;
}

export const texts: WeeklyMailTexts = {
  subject: (company) => `Haftalık rapor: ${company ?? 'tüm şirketler'}`,
  companies: (count) => `${number(count)} şirket`,
  noTrainees: (about) => `${about}: henüz katılımcı yok.`,
  figures: (about, sum) => {
    const people = `${number(sum.people)} katılımcı`;
    return `${about}: ${people}, ${number(sum.completed)} kişi eğitimi tamamladı (${percent(sum.completedPercent)}), ortalama puan ${percent(sum.averageScore)}, ${number(sum.stuck)} kişi ilerlemiyor.`;
  },
  stuckIn: (names, unnamed) =>
    `İlerlemeyen katılımcıların bulunduğu şirketler: ${listed(names, unnamed)}.`,
  upToDate: (share) =>
    `Zorunlu modülü olan katılımcılar arasında güncel olanlar: ${percent(share)}.`,
  upToDateIn: (names, unnamed) =>
    `Gecikmesi olan şirketlerde güncel olanların oranı: ${listed(names, unnamed)}.`,
  counted: (instant, timeZone) =>
    `Sayım zamanı: ${time(instant, timeZone)} (${timeZone}). ${number(STUCK_AFTER_DAYS)} günden uzun süredir ilerleme kaydetmeyen katılımcılar ilerlemiyor sayılır.`,
  openReport: 'Raporu aç',
  openReports: 'Raporları aç',
  ending:
    'Bu e-postayı, haftalık rapor istediğiniz için alıyorsunuz. Raporu bildirim ayarlarınızda kapatabilirsiniz.',
};

export const fileTexts: ReportFileTexts = {
  overallProgress: 'Genel ilerleme',
  modulesCompleted: 'Tamamlanan modüller',
  modules: 'Modüller',
  averageScore: 'Ortalama puan',
  timeSpent: 'Harcanan süre (saniye)',
  lastActivity: 'Son etkinlik',
  joined: 'Katılma tarihi',
  trainingCompleted: 'Eğitimin tamamlanması',
  newModules: 'Sonradan eklenen modüller',
  invited: 'Davet',
  firstOpened: 'İlk modülü açma',
  module: {
    status: (module) => `${module}: durum`,
    opened: (module) => `${module}: açılma`,
    completed: (module) => `${module}: tamamlanma`,
    score: (module, passMark) => `${module}: puan, geçme puanı ${percent(passMark)}`,
    noQuiz: (module) => `${module}: sınav yok`,
  },
  companies: 'Şirketler',
  trainees: 'Katılımcılar',
  completed: 'Tamamlayan',
  notCompleted: 'Tamamlamayan',
  stuck: 'İlerlemeyen',
  upToDate: 'Güncel',
  counted: 'Sayım zamanı',
};
