import { formatsOf } from '@portal/contract/formats';
import type { ModulesTexts } from './en.ts';

const { list, number } = formatsOf('tr');

const videos = (count: number) => `${number(count)} video`;
const questions = (count: number) => `${number(count)} soru`;

const saveAsMp4 = 'Lütfen videoyu H.264 video ve AAC sesle MP4 olarak kaydedin.';

export const texts: ModulesTexts = {
  fields: {
    name: 'Modül adı',
    description: 'Açıklama',
    video: 'Video',
    captions: 'Altyazı',
    passMark: 'Geçme puanı (%)',
    questionsDrawn: 'Deneme başına soru',
    triesMax: 'Deneme hakkı',
    ownCertificate: 'Kendi sertifikası',
  },
  draft: 'Taslak',
  draftHidden: 'Video veya soru olmadan katılımcılar bu modülü görmez.',
  loadFailed: 'Modüller yüklenemedi.',
  noneToReorder: 'Sıralanacak modül yok',
  page: {
    add: 'Eğitim modülü ekle',
    reorder: 'Modülleri sırala',
  },
  list: {
    label: 'Modüller',
    loading: 'Modüller yükleniyor…',
    empty: 'Henüz modül yok',
    emptyHint:
      'Bir modül videodan, sınavdan veya ikisinden birden oluşur. Katılımcılar modülleri bu listedeki sırayla alır.',
    addFirst: 'İlk modülü ekle',
  },
  row: {
    mcqs: questions,
    videos,
    duration: 'Süre',
    videoMissing: 'Video eksik',
    videoMissingHint: 'Videonun dosyası medya deposunda yok.',
    created: (date) => `Oluşturulma: ${date}`,
    createdBy: (date, admin) => `Oluşturulma: ${date} · Oluşturan: ${admin}`,
    insightOf: (module) => `Analiz: ${module}`,
    edit: (module) => `Düzenle: ${module}`,
    delete: (module) => `Sil: ${module}`,
    continue: 'Devam et',
    continueNamed: (module) => `Devam et: ${module}`,
    discard: 'Sil',
    discardNamed: (module) => `Taslağı sil: ${module}`,
  },
  playbackLimits: {
    ogg: `Güncel tarayıcılar artık Ogg videolarını (Theora) oynatmıyor. ${saveAsMp4}`,
    picture: `Birçok tarayıcı bu videonun görüntü biçimini oynatamaz. ${saveAsMp4}`,
    sound: `Birçok tarayıcı bu videoyu sessiz oynatır. ${saveAsMp4}`,
    quicktime: `Bazı tarayıcılar QuickTime dosyalarını oynatmaz. ${saveAsMp4}`,
  },
  captionsWarnings: {
    encodingGuessed:
      'Dosya, karakter kodlamasını belirtmiyor ve Batı Avrupa metni (Windows-1252) olarak okundu. Lütfen harfleri kontrol edin veya dosyayı UTF-8 olarak kaydedin.',
    leftOut: ({ lines, count, total }) => {
      const named = lines.join(', ');
      const more = count > lines.length ? ', …' : '';
      return `${number(total)} altyazıdan ${number(count)} tanesi, zamanları gösterilemediği için dışarıda bırakıldı: satır ${named}${more}.`;
    },
    allLate: 'Tüm altyazılar videonun bitiminden sonra geliyor, bu yüzden hiçbiri gösterilmez.',
    someLate:
      'Bazı altyazılar videonun bitiminden sonra geliyor. Lütfen bu videoya ait olduklarını kontrol edin.',
  },
  problems: {
    noPicture: (trainees) => `${number(trainees)} katılımcı görüntü göremedi.`,
    noPictureOrMore: (trainees) => `En az ${number(trainees)} katılımcı görüntü göremedi.`,
    cannotFinish: (trainees) => `${number(trainees)} katılımcı bu videoyu bitiremedi.`,
    cannotFinishOrMore: (trainees) => `En az ${number(trainees)} katılımcı bu videoyu bitiremedi.`,
  },
  dialog: {
    editTitle: 'Modülü düzenle',
    duration: 'Süre',
    questions: 'Sorular',
    company: 'Şirket',
    quiz: 'Sınav',
    quizSettings: ({ passMark, questionsDrawn, triesMax }) =>
      [
        `geçme puanı %${passMark}`,
        ...(questionsDrawn === null ? [] : [`deneme başına ${questions(questionsDrawn)}`]),
        ...(triesMax === null ? [] : [`${number(triesMax)} deneme hakkı`]),
      ].join(', '),
    thenReplace: (warning) => `${warning} Ardından videoyu “Düzenle” ile değiştirin.`,
    edit: 'Düzenle',
    insight: 'Analiz',
    addAnother: 'Başka bir modül ekle',
  },
  captions: {
    none: 'Altyazı yok',
    listed: (names) => `Altyazı: ${names.join(', ')}`,
    unnamed: 'Altyazı',
    inLanguage: (name, language) => `${name} (${language})`,
  },
  questions: {
    title: 'Sorular',
    none: 'Bu modülde soru yok.',
    explanation: 'Açıklama:',
    correctAnswer: 'Doğru cevap',
    fixedOrder: 'Her denemede seçenekler bu sırada gösterilir.',
  },
  video: {
    label: (module) => `Video: ${module}`,
    missing: 'Bu videonun dosyası eksik',
    missingHint:
      'Dosya artık medya deposunda olmadığı için katılımcılar videoyu izleyemez. Dosyayı yedekten geri yükleyin veya videoyu yeniden yükleyin.',
    unplayable: 'Video oynatılamıyor',
    unplayableHint: 'Bu tarayıcı biçimi tanımıyor olabilir veya bağlantı kesildi.',
  },
  loadError: {
    title: 'Modül yüklenemedi',
    notFound: 'Modül bulunamadı',
    notFoundHint: 'Böyle bir modül yok. Silinmiş veya adres yanlış yazılmış olabilir.',
  },
  deletion: {
    title: 'Bu modül silinsin mi?',
    confirm: 'Modülü sil',
    deleting: 'Siliniyor…',
    deletedWith: (module) => {
      const content = [
        ...(module.videos === 0 ? [] : [videos(module.videos)]),
        ...(module.questions === 0 ? [] : [questions(module.questions)]),
        'modüldeki tüm ilerleme ve sonuçlar',
      ];
      return `“${module.name}” ile birlikte silinecekler: ${list(content)}.`;
    },
    invalid: 'Modül verileri geçersiz',
    failed: (reason) => `Modül silinemedi: ${reason}`,
  },
  company: {
    loading: 'Şirket yükleniyor…',
    loadFailed: 'Şirketler yüklenemedi.',
    notFound: 'Şirket bulunamadı',
    notFoundOrDeleted: 'Şirket bulunamadı veya zaten silinmiş',
    notFoundHint: 'Adres eski veya yanlış yazılmış olabilir.',
    backToCompanies: 'Şirketlere dön',
  },
  leave: {
    title: 'Kaydetmeden ayrılmak istiyor musunuz?',
    confirm: 'Ayrıl',
  },
  save: {
    saving: 'Modül kaydediliyor…',
    uploadCancelled: 'Yükleme iptal edildi.',
    retrySaves: 'Girdikleriniz hâlâ burada. “Yeniden dene” hepsini kaydeder.',
    retrySavesWithoutUpload:
      'Girdikleriniz hâlâ burada ve videonun yeniden gönderilmesi gerekmiyor. “Yeniden dene” hepsini kaydeder.',
    addFailed: (reason) => `Modül, video veya sorular eklenemedi: ${reason}`,
    updateFailed: (reason) => `Modül güncellenemedi: ${reason}`,
    noModuleId: 'Modül oluşturulamadı: modül kimliği gelmedi',
    aboutCaptions: (module) => `“${module}” modülünün altyazısı hakkında`,
    withoutPicture: 'Kapak resmi olmadan kaydedildi',
    choosePicture: '“Düzenle” ile bir resim seçebilirsiniz.',
  },
};
