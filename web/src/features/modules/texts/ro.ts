import { formatsOf } from '@portal/contract/formats';
import type { ModulesTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

const videos = (count: number) => counted(count, 'videoclip', 'videoclipuri');
const questions = (count: number) => counted(count, 'întrebare', 'întrebări');

const saveAsMp4 = 'Salvați videoclipul ca MP4 cu video H.264 și sunet AAC.';

export const texts: ModulesTexts = {
  fields: {
    name: 'Numele modulului',
    description: 'Descriere',
    video: 'Videoclip',
    captions: 'Subtitrări',
    passMark: 'Prag de promovare (%)',
    questionsDrawn: 'Întrebări pe încercare',
    triesMax: 'Încercări',
    ownCertificate: 'Certificat propriu',
  },
  draft: 'Ciornă',
  draftHidden: 'Cât timp nu are videoclip sau întrebări, cursanții nu îl văd.',
  loadFailed: 'Modulele nu au putut fi încărcate.',
  noneToReorder: 'Niciun modul de reordonat',
  page: {
    add: 'Adăugați un modul de instruire',
    reorder: 'Reordonați modulele',
  },
  list: {
    label: 'Module',
    loading: 'Se încarcă modulele…',
    empty: 'Încă niciun modul',
    emptyHint:
      'Un modul este un videoclip, un test sau ambele. Cursanții parcurg modulele în ordinea acestei liste.',
    addFirst: 'Adăugați primul modul',
  },
  row: {
    mcqs: questions,
    videos,
    duration: 'Durată',
    videoMissing: 'Videoclip lipsă',
    videoMissingHint: 'Fișierul videoclipului nu este în depozitul media.',
    created: (date) => `Creat pe ${date}`,
    createdBy: (date, admin) => `Creat pe ${date} de ${admin}`,
    insightOf: (module) => `Analiză: ${module}`,
    edit: (module) => `Editați: ${module}`,
    delete: (module) => `Ștergeți: ${module}`,
    continue: 'Continuați',
    continueNamed: (module) => `Continuați: ${module}`,
    discard: 'Ștergeți',
    discardNamed: (module) => `Ștergeți ciorna: ${module}`,
  },
  playbackLimits: {
    ogg: `Browserele actuale nu mai redau videoclipuri Ogg (Theora). ${saveAsMp4}`,
    picture: `Multe browsere nu vor reda formatul de imagine al acestui videoclip. ${saveAsMp4}`,
    sound: `Multe browsere vor reda acest videoclip fără sunet. ${saveAsMp4}`,
    quicktime: `Unele browsere nu redau fișiere QuickTime. ${saveAsMp4}`,
  },
  captionsWarnings: {
    encodingGuessed:
      'Fișierul nu își precizează codificarea și a fost citit ca text vest-european (Windows-1252). Verificați literele sau salvați-l în UTF-8.',
    leftOut: ({ lines, count, total }) => {
      const named = lines.join(', ');
      const more = count > lines.length ? ', …' : '';
      const which = count === 1 ? `cea din rândul ${named}` : `cele din rândurile ${named}${more}`;
      return `Subtitrări omise, pentru că timpii lor nu pot fi afișați: ${count} din ${total} (${which}).`;
    },
    allLate: 'Toate subtitrările vin după sfârșitul videoclipului, așa că nu se afișează niciuna.',
    someLate: 'Unele subtitrări vin după sfârșitul videoclipului. Verificați dacă îi aparțin.',
  },
  problems: {
    noPicture: (trainees) =>
      plural(trainees, {
        one: '1 cursant nu a văzut imaginea.',
        few: `${number(trainees)} cursanți nu au văzut imaginea.`,
        other: `${number(trainees)} de cursanți nu au văzut imaginea.`,
      }),
    noPictureOrMore: (trainees) =>
      `Cel puțin ${counted(trainees, 'cursant nu a', 'cursanți nu au')} văzut imaginea.`,
    cannotFinish: (trainees) =>
      plural(trainees, {
        one: '1 cursant nu a putut termina acest videoclip.',
        few: `${number(trainees)} cursanți nu au putut termina acest videoclip.`,
        other: `${number(trainees)} de cursanți nu au putut termina acest videoclip.`,
      }),
    cannotFinishOrMore: (trainees) =>
      `Cel puțin ${counted(trainees, 'cursant nu a', 'cursanți nu au')} putut termina acest videoclip.`,
  },
  dialog: {
    editTitle: 'Editați modulul',
    duration: 'Durată',
    questions: 'Întrebări',
    company: 'Companie',
    quiz: 'Test',
    quizSettings: ({ passMark, questionsDrawn, triesMax }) =>
      [
        `${passMark}\u00a0% pentru promovare`,
        ...(questionsDrawn === null ? [] : [`${questions(questionsDrawn)} pe încercare`]),
        ...(triesMax === null ? [] : [counted(triesMax, 'încercare', 'încercări')]),
      ].join(', '),
    thenReplace: (warning) => `${warning} Apoi înlocuiți videoclipul prin „Editați”.`,
    edit: 'Editați',
    insight: 'Analiză',
    addAnother: 'Adăugați alt modul',
  },
  captions: {
    none: 'Fără subtitrări',
    listed: (names) => `Subtitrări: ${names.join(', ')}`,
    unnamed: 'Subtitrări',
    inLanguage: (name, language) => `${name} (${language})`,
  },
  questions: {
    title: 'Întrebări',
    none: 'Acest modul nu are întrebări.',
    explanation: 'Explicație:',
    correctAnswer: 'Răspuns corect',
    fixedOrder: 'Fiecare încercare arată variantele în această ordine.',
  },
  video: {
    label: (module) => `Videoclip: ${module}`,
    missing: 'Fișierul acestui videoclip lipsește',
    missingHint:
      'Nu mai este în depozitul media, așa că nu poate fi vizionat. Restaurați-l dintr-o copie de rezervă sau încărcați din nou videoclipul.',
    unplayable: 'Videoclipul nu poate fi redat',
    unplayableHint: 'Poate browserul nu îi cunoaște formatul sau conexiunea s-a întrerupt.',
  },
  loadError: {
    title: 'Modulul nu a putut fi încărcat',
    notFound: 'Modulul nu a fost găsit',
    notFoundHint: 'Nu există un astfel de modul. Poate a fost șters sau adresa este scrisă greșit.',
  },
  deletion: {
    title: 'Ștergeți acest modul?',
    confirm: 'Ștergeți modulul',
    deleting: 'Se șterge…',
    deletedWith: (module) => {
      const content = [
        ...(module.videos === 0 ? [] : [videos(module.videos)]),
        ...(module.questions === 0 ? [] : [questions(module.questions)]),
        'tot progresul și toate rezultatele din el',
      ];
      return `Odată cu „${module.name}” se șterg ${list(content)}.`;
    },
    invalid: 'Datele modulului nu sunt valide',
    failed: (reason) => `Modulul nu a putut fi șters: ${reason}`,
  },
  company: {
    loading: 'Se încarcă compania…',
    loadFailed: 'Companiile nu au putut fi încărcate.',
    notFound: 'Compania nu a fost găsită',
    notFoundOrDeleted: 'Compania nu a fost găsită sau a fost deja ștearsă',
    notFoundHint: 'Adresa poate fi veche sau scrisă greșit.',
    backToCompanies: 'Înapoi la companii',
  },
  leave: {
    title: 'Ieșiți fără a salva?',
    confirm: 'Ieșiți',
  },
  save: {
    saving: 'Se salvează modulul…',
    uploadCancelled: 'Încărcarea a fost oprită.',
    retrySaves: 'Ce ați introdus este încă aici. „Reîncercați” salvează totul.',
    retrySavesWithoutUpload:
      'Ce ați introdus este încă aici, iar videoclipul nu trebuie trimis din nou. „Reîncercați” salvează totul.',
    addFailed: (reason) =>
      `Modulul, videoclipul sau întrebările nu au putut fi adăugate: ${reason}`,
    updateFailed: (reason) => `Modulul nu a putut fi actualizat: ${reason}`,
    noModuleId: 'Modulul nu a putut fi creat: serverul nu a trimis un ID',
    aboutCaptions: (module) => `Despre subtitrările modulului „${module}”`,
    withoutPicture: 'Salvat fără imagine',
    choosePicture: 'Puteți alege una prin „Editați”.',
  },
};
