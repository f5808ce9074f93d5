import type { StandingTexts } from './en.ts';

export const texts: StandingTexts = {
  filters: { late: 'Gecikmiş veya süresi dolmuş', dueSoon: 'Son tarihi bu hafta' },
  overdueSince: (day) => `Gecikmiş, son tarih: ${day}`,
  wasDue: (day) => `Son tarih geçti: ${day}`,
  due: (day) => `Son tarih: ${day}`,
  dueToday: 'Son tarih bugün',
  dueTomorrow: 'Son tarih yarın',
  dueIn: (days) => `Son tarihe ${days} gün var`,
  noDueDate: 'Son tarih yok',
  renewBy: (day) => `Yenileme için son tarih: ${day}`,
  validUntil: (day) => `Geçerlilik sonu: ${day}`,
  expired: (day) => `Süresi dolmuş, geçerlilik sonu: ${day}`,
  pausedUntil: (day) => `Ara verildi, bitiş: ${day}`,
};
