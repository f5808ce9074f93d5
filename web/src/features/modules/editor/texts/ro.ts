import { formatsOf } from '@portal/contract/formats';
import type { ModuleEditorTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: ModuleEditorTexts = {
  newModule: {
    title: 'Adăugați un modul de instruire',
    forCompany: (company) => `Pentru ${company}`,
    legend: 'Modulul nou',
    save: 'Salvați modulul',
    saved: 'Modulul, videoclipul și întrebările au fost adăugate.',
    savedWithoutVideo: 'Modulul și întrebările au fost adăugate (fără videoclip).',
    savedWithoutQuestions: 'Modulul și videoclipul au fost adăugate (fără întrebări).',
    stillNeeded: (things) => `Mai trebuie: ${things.join('; ')}`,
    needed: {
      name: 'un nume',
      content: 'un videoclip sau o întrebare',
      duration: 'durata videoclipului',
      otherVideo: 'alt videoclip',
      otherVideoOrNone: 'alt videoclip sau niciunul',
      picture: 'imaginea aleasă',
      captions: 'subtitrări care pot fi citite sau niciuna',
    },
    unsaved: 'Modulul pe care îl creați nu este încă salvat și s-ar pierde.',
    beingSaved: 'Modulul se salvează chiar acum. Dacă ieșiți, s-ar putea totuși salva.',
  },
  storedModule: {
    legend: 'Modulul',
    replacementVideo: 'Videoclip înlocuitor',
    save: 'Salvați modificările',
    saved: 'Modulul a fost actualizat',
    unsaved: 'Modificările aduse acestui modul nu sunt încă salvate și s-ar pierde.',
    beingSaved: 'Modificările se salvează chiar acum. Dacă ieșiți, s-ar putea totuși salva.',
    changedElsewhere: 'Acest modul a fost modificat în altă parte de când l-ați deschis.',
    compare: 'Comparați',
    deletedElsewhere:
      'Acest modul a fost șters în altă parte, așa că nu mai poate fi salvat. Ce ați introdus este încă aici.',
    copy: 'Copiați textul meu',
    copied: 'Textul dvs. a fost copiat',
    copyRefused:
      'Acest browser nu permite copierea printr-un buton. Selectați textul și copiați-l.',
  },
  leavingStopsUpload:
    'Videoclipul este încă în curs de trimitere. Dacă ieșiți, trimiterea se oprește și nu se salvează nimic.',
  video: {
    formats: 'MP4, WebM sau Ogg',
    formatsWithLimit: (megabytes) => `MP4, WebM sau Ogg, cel mult ${megabytes} MB`,
    noPicture:
      'Acest browser nu afișează imaginea videoclipului, deci mulți cursanți nu ar vedea-o. Un fișier MP4 cu video H.264 și sunet AAC se redă peste tot.',
    sendAnyway: 'Trimiteți oricum',
    willBeRefused: (reason) => `${reason} Portalul îl va refuza.`,
    readingDuration: 'Se citește durata…',
    duration: (duration) => `Durată ${duration}`,
  },
  captions: {
    inAnotherLanguage: 'Subtitrări în altă limbă',
    fileHint:
      'Un fișier WebVTT sau SubRip (.vtt, .srt), pentru cursanții care nu aud videoclipul sau îl urmăresc fără sunet',
    replace: 'Înlocuiți',
    keep: 'Păstrați',
    remove: 'Eliminați',
    named: {
      replace: (name) => `Înlocuiți subtitrările: ${name}`,
      keep: (name) => `Păstrați subtitrările: ${name}`,
      remove: (name) => `Eliminați subtitrările: ${name}`,
    },
    unnamed: {
      replace: 'Înlocuiți subtitrările',
      keep: 'Păstrați subtitrările',
      remove: 'Eliminați subtitrările',
    },
    state: {
      goWithVideo: (name) => `${name} – se elimină odată cu videoclipul actual`,
      replaced: (name) => `${name} – se înlocuiesc la salvare`,
      removed: (name) => `${name} – se elimină la salvare`,
    },
    added: (file) => `Subtitrări noi: ${file}`,
    removeFile: 'Eliminați fișierul',
    removeFileNamed: (file) => `Eliminați fișierul ${file}`,
    language: 'Limba subtitrărilor',
    languageHint: 'Alegeți una sau introduceți un cod precum de-AT',
    label: 'Nume pentru cursanți',
    labelHint: 'Dacă lipsește, se afișează numele limbii',
    sameLanguage: 'Alt fișier nou este pentru aceeași limbă.',
    unreadable: 'Acest fișier nu mai poate fi citit. Alegeți-l din nou.',
    firstLines: 'Primele rânduri',
    areLettersRight: 'Sunt literele corecte?',
    alphabet: 'Alfabetul fișierului',
    alphabetHint: 'Fișierul nu îl precizează. Alegeți altul dacă literele de mai sus sunt greșite.',
    alphabets: {
      'windows-1252': 'Vest-european',
      'windows-1250': 'Central-european',
      'windows-1251': 'Chirilic',
      'windows-1253': 'Grecesc',
      'windows-1254': 'Turcesc',
      'windows-1255': 'Ebraic',
      'windows-1256': 'Arab',
      'windows-1257': 'Baltic',
      macintosh: 'Vest-european (Mac)',
      gb18030: 'Chinezesc (simplificat)',
      big5: 'Chinezesc (tradițional)',
      shift_jis: 'Japonez',
      'euc-kr': 'Coreean',
    },
    shiftByHours: (hours) =>
      plural(hours, {
        one: 'Decalați cu o oră',
        few: `Decalați cu ${number(hours)} ore`,
        other: `Decalați cu ${number(hours)} de ore`,
      }),
    beginTooLate: ({ start, duration }) =>
      `Subtitrările încep la ${start}, după sfârșitul videoclipului (${duration}).`,
  },
  questions: {
    title: 'Întrebări',
    titleWithCount: (count) => `Întrebări (${count})`,
    hint: 'Cursanții răspund la ele după videoclip, dacă există unul. Un videoclip fără întrebări se finalizează prin vizionare.',
    addFirst: 'Adăugați o întrebare',
    addAnother: 'Adăugați altă întrebare',
    edit: (place) => `Editați întrebarea ${place}`,
    remove: (place) => `Eliminați întrebarea ${place}`,
  },
  question: {
    newLegend: 'Întrebare nouă',
    editLegend: 'Editați întrebarea',
    question: 'Întrebare',
    explanation: 'Explicație',
    explanationHint: 'Cursanții o văd după ce au promovat.',
    add: 'Adăugați întrebarea',
    update: 'Actualizați întrebarea',
    options: 'Variante',
    optionsHint: 'Marcați varianta corectă.',
    option: (place) => `Varianta ${place}`,
    optionIsCorrect: (place) => `Varianta ${place} este corectă`,
    addOption: 'Adăugați o variantă',
    removeOption: (place) => `Eliminați varianta ${place}`,
    keepOrder: 'Păstrați această ordine a variantelor',
    keepOrderProposed: 'O variantă se referă la altele. Păstrați această ordine?',
    otherOrders: 'Fiecare încercare le arată în altă ordine.',
    thisOrder: 'Fiecare încercare le arată în această ordine.',
    thisOrderMarked: (labels) =>
      `Fiecare încercare le arată în această ordine, marcate ${labels.join(', ')}.`,
    fillIn: 'Completați întrebarea și toate variantele',
    markAnswer: 'Marcați răspunsul corect',
  },
  quiz: {
    title: 'Setările testului',
    passMarkHint: 'Răspunsuri corecte necesare. Mărirea pragului nu anulează nicio promovare.',
    questionsDrawnHint: 'La fiecare încercare se pun atâtea, alese la întâmplare. Gol: toate.',
    triesMaxHint: (freeTries) =>
      `După acestea, un administrator trebuie să redeschidă testul. Gol: fără limită, dar cu pauze după ${counted(freeTries, 'încercare nereușită', 'încercări nereușite')}.`,
    noQuestions: 'Modulul nu are întrebări din care să se aleagă.',
    tooFewQuestions: (count) =>
      `Modulul are doar ${counted(count, 'întrebare', 'întrebări')} din care să se aleagă.`,
  },
  ownCertificateHint:
    'De acum înainte, fiecare finalizare a modulului primește un certificat propriu, pe lângă cel al întregii instruiri.',
};
