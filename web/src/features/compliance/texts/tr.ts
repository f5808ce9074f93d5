import { formatsOf } from '@portal/contract/formats';
import type { ComplianceTexts } from './en.ts';

const { number } = formatsOf('tr');

export const texts: ComplianceTexts = {
  tiles: {
    title: 'Duruma göre katılımcılar',
    expiring: 'Süresi yakında doluyor',
    failed: (message) => `Durumlar sayılamadı: ${message}`,
  },
  compliance: {
    title: 'Güncel',
    description: 'Zorunlu modüllerinin hiçbiri gecikmemiş olan katılımcılar',
    failed: 'Kimlerin güncel olduğu yüklenemedi',
    people: ({ compliant, required }) =>
      `${number(required)} katılımcıdan ${number(compliant)} kişi`,
    noPeople: 'Hiçbir katılımcının zorunlu modülü yok.',
    summary: ({ month, before, today }) => `Güncel: ${month} sonunda ${before}, bugün ${today}.`,
    today: 'Bugün',
    noMonths: 'Bu ayın sonundan itibaren her ay buraya eklenir.',
    chooseGroup: 'Önceki ayları görmek için gruplarınızdan birini seçin.',
    table: {
      caption: 'Güncel olan katılımcılar',
      month: 'Ay sonu',
      compliant: 'Güncel',
      required: 'Katılımcılar',
      share: 'Oran',
    },
  },
  weeks: {
    title: 'Önümüzdeki 90 gün',
    description: 'Her katılımcı ve modül için haftalara göre sayılır',
    failed: 'Önümüzdeki 90 gün yüklenemedi',
    due: 'Son tarihi gelen',
    expires: 'Süresi dolan',
    none: 'Son tarihi gelen veya süresi dolan yok.',
    summary: ({ due, expires }) =>
      `Önümüzdeki 90 günde son tarihi gelen: ${number(due)}, süresi dolan: ${number(expires)}.`,
    table: {
      caption: 'Son tarihi gelenler ve süresi dolanlar',
      week: 'Haftanın ilk günü',
      module: 'Modül',
    },
  },
};
