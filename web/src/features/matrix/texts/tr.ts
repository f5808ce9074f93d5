import { formatsOf } from '@portal/contract/formats';
import type { MatrixTexts } from './en.ts';

const { number } = formatsOf('tr');

const trainees = (count: number) => `${number(count)} katılımcı`;

export const texts: MatrixTexts = {
  title: 'Katılımcılar ve modüller',
  loadFailed: 'Katılımcılar ve modüller yüklenemedi',
  trainees,
  trainee: 'Katılımcı',
  noCertificate: 'Sertifika yok',
  filters: {
    standing: 'Yükümlülük',
    everyStanding: 'Tüm yükümlülük durumları',
    module: 'Modül',
    everyModule: 'Tüm modüller',
    chosenModule: 'Seçilen modül',
  },
  noTrainees: {
    title: 'Bu seçimde katılımcı yok',
    hint: 'Başka bir grup veya başka filtreler seçin.',
  },
  noGaps: 'Gecikmiş veya son tarihi olan modül yok',
  others: (count) => `Diğer modüller: ${number(count)}`,
  showMore: 'Daha fazla katılımcı göster',
  print: 'Yazdır',
  paper: {
    due: 'Son tarih',
    completed: 'Tamamlanma tarihi',
    validUntil: 'Geçerlilik sonu',
    source: 'Kaynak',
    watchedHere: 'Burada izlendi',
    recordedBy: (name) => `Kaydeden: ${name}`,
    recorded: 'Kaydedildi',
    isPart: ({ shown, total }) =>
      `Burada, en kötü yükümlülük durumundan başlayarak, ${number(total)} katılımcıdan ilk ${number(shown)} kişi yer alır. İndirilen dosyada hepsi vardır.`,
  },
};
