import type { ActivityTexts } from './en.ts';

const moduleOf = (name: string, company: string | null) =>
  company === null ? `“${name}” modülü` : `“${company}” şirketinin “${name}” modülü`;

const groupOf = (name: string, company: string | null) =>
  company === null ? `“${name}” grubu` : `“${company}” şirketinin “${name}” grubu`;

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
      'Yöneticilerin yaptığı değişiklikler burada listelenir: kim, ne, ne zaman, öncesi ve sonrası.',
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
  sentences: {
    'company.created': ({ name }) => `“${name}” şirketini oluşturdu`,
    'company.updated': ({ name, fields }) =>
      `“${name}” şirketinin bilgilerini değiştirdi (${fields.join(', ')})`,
    'company.renamed': ({ oldName, newName }) =>
      `bir şirketin adını değiştirdi: ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) => `“${name}” şirketinin ayarlarını değiştirdi`,
    'company.requirements-changed': ({ name, fields }) =>
      `“${name}” şirketinin kurallarını değiştirdi (${fields.join(', ')})`,
    'company.certificate-look-changed': ({ name }) =>
      `“${name}” şirketinin sertifikalarının görünümünü değiştirdi`,
    'company.checkpoint-mail-changed': ({ name }) =>
      `“${name}” şirketi için denetim noktalarının gönderimini değiştirdi`,
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
    'module.requirement-changed': ({ name, fields, company }) =>
      `${moduleOf(name, company)}nün kurallarını değiştirdi (${fields.join(', ')})`,
    'module.edition-made': ({ name, company }) =>
      `${moduleOf(name, company)}nün yeniden tamamlanmasını istedi`,
    'group.created': ({ name, company }) => `${groupOf(name, company)}nu oluşturdu`,
    'group.updated': ({ oldName, newName, company }) =>
      `${company === null ? 'bir grubun' : `“${company}” şirketinin bir grubunun`} adını değiştirdi: ${oldName} → ${newName}`,
    'group.link-renewed': ({ name, company }) =>
      `${groupOf(name, company)}nun kayıt bağlantısını yeniledi`,
    'group.deleted': ({ name, company }) => `${groupOf(name, company)}nu sildi`,
    'group.restored': ({ name, company }) => `${groupOf(name, company)}nu geri yükledi`,
    'group.purged': ({ name, company }) => `${groupOf(name, company)}nu kalıcı olarak sildi`,
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
    'trainee.reminded': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcıya hatırlatma gönderdi`,
    'trainee.exception-made': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcı için istisna tanıdı`,
    'trainee.exception-ended': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcının bir istisnasını sonlandırdı`,
    'trainee.result-recorded': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcının önceki bir sonucunu kaydetti`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcının önceki bir sonucunu geri çekti`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcının bir sertifikasını geri çekti`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcının bir sertifikasını yeniden düzenledi`,
    'trainees.deleted': ({ name, company }) => `katılımcıları sildi: ${these(name, company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null
        ? `katılımcıları taşıdı: ${name}`
        : `“${company}” şirketine katılımcı taşıdı: ${name}`,
    'trainees.invited': ({ name, company }) => `davet gönderdi: ${these(name, company)}`,
    'trainees.runs-started': ({ name, company }) => `yeni tur başlattı: ${these(name, company)}`,
    'trainees.reminded': ({ name, company }) => `hatırlatma gönderdi: ${these(name, company)}`,
    'trainees.renewed': ({ name, company }) => `yenilemeyi başlattı: ${these(name, company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `${groupOf(group, company)}na ekledi: ${name}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `${groupOf(group, company)}ndan çıkardı: ${name}`,
    'trainees.exceptions-made': ({ name, company }) => `istisna tanıdı: ${these(name, company)}`,
    'trainees.results-recorded': ({ name, company }) =>
      `önceki sonuçları kaydetti: ${these(name, company)}`,
    'trainees.undone': ({ name, company }) => `toplu bir işlemi geri aldı: ${these(name, company)}`,
    'progress.exported': ({ name }) => `ilerlemeyi dışa aktardı: ${name}`,
    'report.exported': ({ name }) => `raporu dışa aktardı: ${name}`,
    'certificates.exported': ({ name }) => `sertifikaları dışa aktardı: ${name}`,
    'activity.exported': ({ name }) => `işlem kayıtlarını dışa aktardı: ${name}`,
    'help.updated': ({ name, company }) =>
      `${from(company)}“${name}” adlı katılımcının yardım talebini yanıtladı`,
    'help.closed': ({ name, company }) => `yardım taleplerini kapattı: ${these(name, company)}`,
    'help.closing-undone': ({ name, company }) =>
      `yardım taleplerini yeniden açtı: ${these(name, company)}`,
    'portal.ledger-check-started': () => 'imzalı günlüğün denetimini başlattı',
    'portal.ledger-check-cancelled': () => 'imzalı günlüğün denetimini durdurdu',
    'portal.work-failing': ({ name }) =>
      `bir saattir bir arka plan işini yapamıyor: ${name}. Lütfen portal işletmecisine bildirin`,
    'admin.created': ({ name }) => `“${name}” adlı yöneticiyi ekledi`,
    'admin.updated': ({ name, fields }) =>
      `“${name}” adlı yöneticinin bilgilerini değiştirdi (${fields.join(', ')})`,
    'admin.renamed': ({ oldName, newName }) =>
      `bir yöneticinin adını değiştirdi: ${oldName} → ${newName}`,
    'admin.reach-changed': ({ name }) => `“${name}” adlı yöneticinin gördüklerini değiştirdi`,
    'admin.invited': ({ name }) => `“${name}” adlı yöneticiyi davet etti`,
    'admin.accepted': ({ name }) => `yönetici davetini kabul etti: ${name}`,
    'admin.deleted': ({ name }) => `“${name}” adlı yöneticiyi kaldırdı`,
    'admin.restored': ({ name }) => `“${name}” adlı yöneticiyi geri yükledi`,
    'admin.purged': ({ name }) => `“${name}” adlı yöneticiyi kalıcı olarak sildi`,
  },
};
