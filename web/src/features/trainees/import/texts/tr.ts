import { formatsOf } from '@portal/contract/formats';
import { quoted, rows } from '#web/features/trainees/imported-files/texts/tr.ts';
import { noMailServer } from '#web/features/trainees/texts/tr.ts';
import type { ImportTexts } from './en.ts';

const { number } = formatsOf('tr');

const trainees = (count: number) => `${number(count)} katılımcı`;

export const texts: ImportTexts = {
  description: 'Önce dosya kontrol edilir. Siz onaylayana kadar hiçbir katılımcı eklenmez.',
  fileRules: (createsGroups) =>
    `Ad ve soyad iki ayrı sütunda olabilir, sütun adları başka dillerde olabilir. Çalışma kitabında bu sütunları içeren ilk görünür sayfa okunur. Dosyadaki şirketler önceden var olmalıdır; ${createsGroups ? 'var olmayan gruplar oluşturulur' : 'yalnızca kendi gruplarınız yazılabilir'}. Bir katılımcının birden fazla grubu noktalı virgülle ayrılır.`,
  templateFile: 'katilimcilar.csv',
  templateRow: { name: 'Ayşe Örnek', company: 'Şirketin adı' },
  adding: (count) => `${trainees(count)} ekleniyor…`,
  imported: (count) => `${trainees(count)} içe aktarıldı`,
  importedPartly: (done, total) => `${trainees(done)} içe aktarıldı (toplam ${number(total)}).`,

  report: {
    new: (count) => `${number(count)} yeni`,
    unchanged: (count) => `${number(count)} kayıtlı, değişmemiş`,
    withChanges: (count) => `${number(count)} kayıtlı, değişmiş`,
    counts: (counts) => `${counts.join('; ')}.`,
    allGetEmail: 'İçe aktarılan her katılımcıya parola belirleme bağlantısı e-postayla gönderilir.',
    someGetEmail: (count) =>
      `İçe aktarılanlardan ${number(count)} katılımcıya parola belirleme bağlantısı e-postayla gönderilir.`,
    allWithoutPassword: `İçe aktarılan hiçbir katılımcının henüz parolası yok. ${noMailServer}`,
    someWithoutPassword: (count) =>
      `İçe aktarılanlardan ${number(count)} katılımcının henüz parolası yok. ${noMailServer}`,
    importAll: (count) => `${number(count)} katılımcıyı içe aktar`,
    change: (count) => `${number(count)} katılımcıyı değiştir`,
    importAllAndChange: (adding, changing) =>
      `${number(adding)} katılımcıyı içe aktar, ${number(changing)} katılımcıyı değiştir`,
    importGoodAndChange: (adding, changing) =>
      `${number(adding)} geçerli satırı içe aktar, ${number(changing)} katılımcıyı değiştir`,
    passwordInFile: 'Parola dosyada',
    invitedByEmail: 'E-postayla davet edilir',
    unnamed: 'Ad yok, e-posta yok',

    doubtfulNames: 'Şüpheli adlar',
    doubtfulAdvice: 'Bu adlardaki bazı karakterler yanlış olabilir. Lütfen adlara bakın.',
    namesAreRight: 'Bu adlar doğru',

    newGroups: (company, names, unlisted) =>
      `${company} şirketindeki yeni gruplar: ${quoted(names).join(', ')}${unlisted === 0 ? '' : ` ve ${number(unlisted)} grup daha`}.`,
    changes: 'Kayıtlı katılımcılardaki değişiklikler',
    changesAdvice:
      'Dosyada bu katılımcılar için başka bir ad, başka bir şirket veya başka gruplar var. Uygulanacak değişiklikleri işaretleyin. Başka bir şirkete taşınan katılımcı o şirketin eğitimine başlar.',
    allChanges: 'Tümü',
    moreChanges: (count) =>
      `… ve ${number(count)} değişiklik daha. Onlar için dosyayı yeniden içe aktarın.`,
    changed: (before, after) => `${before} → ${after}`,
    becomes: (before, after) => `${before}, yeni hâli ${after}`,
    nameAndCompany: (name, company) => `${name}, ${company}`,

    missing: 'Dosyada yok',
    missingOf: (count, company) => `“${company}” şirketinden ${trainees(count)} dosyada yok.`,
    moreMissing: (count) => `… ve ${trainees(count)} daha.`,
    missingStay: 'Oldukları gibi kalırlar.',

    inTrash: 'Çöp kutusundaki satırlar',
    rowsInTrash: (count) =>
      count === 1
        ? '1 satırın e-postası çöp kutusundaki bir katılımcıya ait.'
        : `${number(count)} satırın e-postaları çöp kutusundaki katılımcılara ait.`,
    allInTrash: 'Tümü',
    moreInTrash: (count) => `… ve ${rows(count)} daha; tümü için yapılan seçim geçerlidir.`,
    nameInLine: (line, name) => `Satır ${line}: ${name}`,
    trashChoices: {
      restore: 'Tüm sonuçlarla geri yükle',
      'as-new': 'Yeni kişi olarak ekle',
      'leave-out': 'Dışarıda bırak',
    },
    inTrashSince: (date, name, company) =>
      `${date} tarihinden beri çöp kutusunda: ${name} (${company})`,
    companyFirst: 'Şirket de çöp kutusunda: önce onu geri yükleyin.',
  },
};
