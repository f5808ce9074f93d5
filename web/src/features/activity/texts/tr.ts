import type { ActivityTexts } from './en.ts';

const moduleOf = (name: string, company: string | null) =>
  company === null ? `“${name}” modülü` : `“${company}” şirketinin “${name}” modülü`;

const from = (company: string | null) => (company === null ? '' : `“${company}” şirketinden `);

/** The number of people or requests follows the sentence, because it cannot be declined. */
const these = (name: string, company: string | null) =>
  company === null ? name : `${name} (${company})`;

export const texts: ActivityTexts = {
  changes: 'Değişiklikler',
  loading: 'İşlem kayıtları yükleniyor…',
  loadFailed: 'İşlem kayıtları yüklenemedi',
  showOlder: 'Daha eski değişiklikleri göster',
  empty: {
    title: 'Henüz hiçbir şey değiştirilmedi',
    message:
      'Yöneticilerin yaptığı her değişiklik burada listelenir: kim, ne, ne zaman, öncesi ve sonrası.',
  },
  noMatch: {
    title: 'Bu aramayla eşleşen değişiklik yok',
    message:
      'Sözcükler ilk harflerinden itibaren aranır: değişikliği yapanın, değişen öğenin ve şirketin adında.',
    showAll: 'Tüm değişiklikleri göster',
  },
  filters: {
    search: 'İşlem kayıtlarında ara',
    placeholder: 'Kim, ne veya şirket',
    change: 'Değişiklik',
    allChanges: 'Tüm değişiklikler',
    from: 'Başlangıç',
    to: 'Bitiş',
  },
  entry: {
    change: (author, sentence) => `${author} ${sentence}`,
    details: 'Ayrıntılar',
    detailsOf: (author, sentence) => `Ayrıntılar: ${author} ${sentence}`,
    before: 'Önce:',
    after: 'Sonra:',
    empty: 'boş',
    yes: 'evet',
    no: 'hayır',
  },
  trainees: {
    list: 'Katılımcılar',
    loading: 'Katılımcılar yükleniyor…',
    loadFailed: (reason) => `Katılımcılar yüklenemedi. ${reason}`,
    showMore: 'Daha fazla katılımcı göster',
    deletedUser: 'Silinmiş kullanıcı',
    states: {
      waiting: '(yapılmadı)',
      refused: '(yapılamadı)',
      undone: '(geri alındı)',
    },
  },
  actions: {
    'company.created': 'Şirket oluşturuldu',
    'company.updated': 'Şirket bilgileri değiştirildi',
    'company.settings-changed': 'Şirket ayarları değiştirildi',
    'company.deleted': 'Şirket silindi',
    'company.restored': 'Şirket geri yüklendi',
    'company.purged': 'Şirket kalıcı olarak silindi',
    'module.created': 'Modül oluşturuldu',
    'module.updated': 'Modül değiştirildi',
    'module.deleted': 'Modül silindi',
    'module.restored': 'Modül geri yüklendi',
    'module.purged': 'Modül kalıcı olarak silindi',
    'module.reordered': 'Modüllerin sırası değiştirildi',
    'module.video-uploaded': 'Video yüklendi',
    'module.video-replaced': 'Video değiştirildi',
    'module.captions-saved': 'Altyazı kaydedildi',
    'module.captions-removed': 'Altyazı kaldırıldı',
    'module.poster-saved': 'Kapak resmi kaydedildi',
    'module.poster-removed': 'Kapak resmi kaldırıldı',
    'module.questions-saved': 'Sorular kaydedildi',
    'trainee.created': 'Katılımcı eklendi',
    'trainee.updated': 'Katılımcı bilgileri değiştirildi',
    'trainee.deleted': 'Katılımcı silindi',
    'trainee.restored': 'Katılımcı geri yüklendi',
    'trainee.merged': 'Katılımcılar birleştirildi',
    'trainee.purged': 'Katılımcı kalıcı olarak silindi',
    'trainee.run-started': 'Bir katılımcı için yeni tur başlatıldı',
    'trainee.quiz-opened': 'Bir katılımcı için sınav yeniden açıldı',
    'trainee.imported': 'Katılımcılar içe aktarıldı',
    'trainee.link-sent': 'Bir katılımcıya bağlantı gönderildi',
    'trainees.deleted': 'Katılımcılar toplu silindi',
    'trainees.moved': 'Katılımcılar toplu taşındı',
    'trainees.invited': 'Davetler toplu gönderildi',
    'trainees.runs-started': 'Yeni turlar toplu başlatıldı',
    'trainees.undone': 'Toplu katılımcı işlemi geri alındı',
    'progress.exported': 'İlerleme dışa aktarıldı',
    'report.exported': 'Rapor dışa aktarıldı',
    'activity.exported': 'İşlem kayıtları dışa aktarıldı',
    'help.updated': 'Yardım talebi yanıtlandı',
    'help.closed': 'Yardım talepleri toplu kapatıldı',
    'help.closing-undone': 'Yardım taleplerinin kapatılması geri alındı',
    'portal.work-failing': 'Arka plan işi yapılamıyor',
    'admin.created': 'Yönetici eklendi',
    'admin.updated': 'Yönetici bilgileri değiştirildi',
    'admin.invited': 'Yönetici davet edildi',
    'admin.accepted': 'Yönetici daveti kabul edildi',
    'admin.deleted': 'Yönetici kaldırıldı',
    'admin.restored': 'Yönetici geri yüklendi',
    'admin.purged': 'Yönetici kalıcı olarak silindi',
  },
  sentences: {
    'company.created': ({ name }) => `“${name}” şirketini oluşturdu`,
    'company.updated': ({ name, fields }) =>
      `“${name}” şirketinin bilgilerini değiştirdi (${fields.join(', ')})`,
    'company.renamed': ({ oldName, newName }) =>
      `bir şirketin adını değiştirdi: ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) => `“${name}” şirketinin ayarlarını değiştirdi`,
    'company.deleted': ({ name }) => `“${name}” şirketini sildi`,
    'company.restored': ({ name }) => `“${name}” şirketini geri yükledi`,
    'company.purged': ({ name }) => `“${name}” şirketini kalıcı olarak sildi`,
    'module.created': ({ name, company }) => `${moduleOf(name, company)}nü oluşturdu`,
    'module.updated': ({ name, fields, company }) =>
      `${moduleOf(name, company)}nü değiştirdi (${fields.join(', ')})`,
    'module.renamed': ({ oldName, newName, company }) =>
      company === null
        ? `bir modülün adını değiştirdi: ${oldName} → ${newName}`
        : `“${company}” şirketinin bir modülünün adını değiştirdi: ${oldName} → ${newName}`,
    'module.deleted': ({ name, company }) => `${moduleOf(name, company)}nü sildi`,
    'module.restored': ({ name, company }) => `${moduleOf(name, company)}nü geri yükledi`,
    'module.purged': ({ name, company }) => `${moduleOf(name, company)}nü kalıcı olarak sildi`,
    'module.reordered': ({ name }) => `“${name}” şirketinin modüllerini yeniden sıraladı`,
    'module.video-uploaded': ({ name, company }) =>
      `${moduleOf(name, company)}nün videosunu yükledi`,
    'module.video-replaced': ({ name, company }) =>
      `${moduleOf(name, company)}nün videosunu değiştirdi`,
    'module.captions-saved': ({ name, company }) =>
      `${moduleOf(name, company)}nün altyazısını kaydetti`,
    'module.captions-removed': ({ name, company }) =>
      `${moduleOf(name, company)}nün altyazısını kaldırdı`,
    'module.poster-saved': ({ name, company }) =>
      `${moduleOf(name, company)}nün kapak resmini kaydetti`,
    'module.poster-removed': ({ name, company }) =>
      `${moduleOf(name, company)}nün kapak resmini kaldırdı`,
    'module.questions-saved': ({ name, company }) =>
      `${moduleOf(name, company)}nün sorularını kaydetti`,
    'trainee.created': ({ name, company }) =>
      company === null
        ? `“${name}” adlı katılımcıyı ekledi`
        : `“${company}” şirketine “${name}” adlı katılımcıyı ekledi`,
    'trainee.updated': ({ name, fields, company }) =>
      `${from(company)}“${name}” adlı katılımcının bilgilerini değiştirdi (${fields.join(', ')})`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `${from(company)}bir katılımcının adını değiştirdi: ${oldName} → ${newName}`,
    'trainee.deleted': ({ name, company }) => `${from(company)}“${name}” adlı katılımcıyı sildi`,
    'trainee.restored': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcıyı geri yükledi`,
    'trainees.restored': ({ name, company }) =>
      `katılımcıları geri yükledi: ${these(name, company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `silinen “${mergedTrainee}” adlı katılımcının sonuçlarını ${from(company)}“${name}” adlı katılımcınınkilere ekledi`,
    'trainee.purged': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcıyı kalıcı olarak sildi`,
    'trainees.purged': ({ name, company }) =>
      `katılımcıları kalıcı olarak sildi: ${these(name, company)}`,
    'trainee.run-started': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcı için yeni tur başlattı`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `${from(company)}“${name}” adlı katılımcı için “${module}” modülünün sınavını yeniden açtı`,
    'trainee.imported': ({ name, company }) => `katılımcıları içe aktardı: ${these(name, company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcıya sıfırlama bağlantısı gönderdi`,
    'trainee.invited': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcıya davet gönderdi`,
    'trainees.deleted': ({ name, company }) => `katılımcıları sildi: ${these(name, company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null
        ? `katılımcıları taşıdı: ${name}`
        : `“${company}” şirketine katılımcı taşıdı: ${name}`,
    'trainees.invited': ({ name, company }) => `davet gönderdi: ${these(name, company)}`,
    'trainees.runs-started': ({ name, company }) => `yeni tur başlattı: ${these(name, company)}`,
    'trainees.undone': ({ name, company }) => `toplu bir işlemi geri aldı: ${these(name, company)}`,
    'progress.exported': ({ name }) => `ilerlemeyi dışa aktardı: ${name}`,
    'report.exported': ({ name }) => `raporu dışa aktardı: ${name}`,
    'activity.exported': ({ name }) => `işlem kayıtlarını dışa aktardı: ${name}`,
    'help.updated': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcının yardım talebini yanıtladı`,
    'help.closed': ({ name, company }) => `yardım taleplerini kapattı: ${these(name, company)}`,
    'help.closing-undone': ({ name, company }) =>
      `yardım taleplerini yeniden açtı: ${these(name, company)}`,
    'portal.work-failing': ({ name }) =>
      `bir saattir bir arka plan işini yapamıyor: ${name}. Lütfen portal işletmecisine bildirin`,
    'admin.created': ({ name }) => `“${name}” adlı yöneticiyi ekledi`,
    'admin.updated': ({ name, fields }) =>
      `“${name}” adlı yöneticinin bilgilerini değiştirdi (${fields.join(', ')})`,
    'admin.renamed': ({ oldName, newName }) =>
      `bir yöneticinin adını değiştirdi: ${oldName} → ${newName}`,
    'admin.invited': ({ name }) => `“${name}” adlı yöneticiyi davet etti`,
    'admin.accepted': ({ name }) => `yönetici davetini kabul etti: ${name}`,
    'admin.deleted': ({ name }) => `“${name}” adlı yöneticiyi kaldırdı`,
    'admin.restored': ({ name }) => `“${name}” adlı yöneticiyi geri yükledi`,
    'admin.purged': ({ name }) => `“${name}” adlı yöneticiyi kalıcı olarak sildi`,
  },
};
