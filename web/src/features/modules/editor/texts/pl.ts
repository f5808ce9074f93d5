import { formatsOf } from '@portal/contract/formats';
import type { ModuleEditorTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: ModuleEditorTexts = {
  newModule: {
    title: 'Dodaj nowy moduł szkolenia',
    forCompany: (company) => `Firma: ${company}`,
    legend: 'Nowy moduł',
    save: 'Zapisz moduł',
    saved: 'Dodano moduł, film i pytania.',
    savedWithoutVideo: 'Dodano moduł i pytania (bez filmu).',
    savedWithoutQuestions: 'Dodano moduł i film (bez pytań).',
    stillNeeded: (things) => `Brakuje jeszcze: ${things.join('; ')}`,
    needed: {
      name: 'nazwy',
      content: 'filmu lub pytania',
      duration: 'czasu trwania filmu',
      otherVideo: 'innego filmu',
      otherVideoOrNone: 'innego filmu (można też zapisać bez filmu)',
      picture: 'wybranej miniatury',
      captions: 'czytelnych napisów (można też zapisać bez napisów)',
    },
    unsaved: 'Nowy moduł nie jest jeszcze zapisany i przepadnie.',
    beingSaved: 'Moduł jest właśnie zapisywany. Po wyjściu może mimo to zostać zapisany.',
  },
  storedModule: {
    legend: 'Moduł',
    replacementVideo: 'Film zastępczy',
    save: 'Zapisz zmiany',
    saved: 'Moduł zapisano',
    unsaved: 'Zmiany w tym module nie są jeszcze zapisane i przepadną.',
    beingSaved: 'Zmiany są właśnie zapisywane. Po wyjściu mogą mimo to zostać zapisane.',
    changedElsewhere: 'Po otwarciu tego modułu zmieniono go w innym miejscu.',
    compare: 'Porównaj',
    deletedElsewhere:
      'Ten moduł został usunięty w innym miejscu, więc nie można go już zapisać. Wprowadzone dane nadal tu są.',
    copy: 'Kopiuj mój tekst',
    copied: 'Tekst skopiowano',
    copyRefused:
      'Ta przeglądarka nie pozwala kopiować przyciskiem. Zaznacz tekst i skopiuj go samodzielnie.',
  },
  leavingStopsUpload:
    'Film jest jeszcze przesyłany. Wyjście przerwie przesyłanie i nic nie zostanie zapisane.',
  video: {
    formats: 'MP4, WebM lub Ogg',
    formatsWithLimit: (megabytes) => `MP4, WebM lub Ogg, maks. ${megabytes}\u00a0MB`,
    noPicture:
      'Ta przeglądarka nie wyświetla obrazu tego filmu, więc wielu uczestników też by go nie zobaczyło. MP4 z obrazem H.264 i dźwiękiem AAC odtwarza się wszędzie.',
    sendAnyway: 'Prześlij mimo to',
    willBeRefused: (reason) => `${reason} Portal go odrzuci.`,
    readingDuration: 'Odczytywanie czasu trwania…',
    duration: (duration) => `Czas trwania ${duration}`,
  },
  captions: {
    inAnotherLanguage: 'Napisy w innym języku',
    fileHint:
      'Plik WebVTT lub SubRip (.vtt, .srt) dla uczestników, którzy nie słyszą filmu lub oglądają go bez dźwięku',
    replace: 'Zastąp',
    keep: 'Zachowaj',
    remove: 'Usuń',
    named: {
      replace: (name) => `Zastąp napisy: ${name}`,
      keep: (name) => `Zachowaj napisy: ${name}`,
      remove: (name) => `Usuń napisy: ${name}`,
    },
    unnamed: {
      replace: 'Zastąp napisy',
      keep: 'Zachowaj napisy',
      remove: 'Usuń napisy',
    },
    state: {
      goWithVideo: (name) => `${name} – należą do obecnego filmu`,
      replaced: (name) => `${name} – zostaną zastąpione przy zapisie`,
      removed: (name) => `${name} – zostaną usunięte przy zapisie`,
    },
    added: (file) => `Nowe napisy: ${file}`,
    removeFile: 'Usuń plik',
    removeFileNamed: (file) => `Usuń plik ${file}`,
    language: 'Język napisów',
    languageHint: 'Wybierz język lub wpisz znacznik, np. de-AT',
    label: 'Nazwa dla uczestników',
    labelHint: 'Jeśli puste, nazwa języka',
    sameLanguage: 'Inny nowy plik jest w tym samym języku.',
    unreadable: 'Tego pliku nie można już odczytać. Wybierz go ponownie.',
    firstLines: 'Pierwsze wiersze',
    areLettersRight: 'Czy litery są poprawne?',
    alphabet: 'Alfabet pliku',
    alphabetHint: 'Plik go nie podaje. Wybierz inny, jeśli litery powyżej są błędne.',
    alphabets: {
      'windows-1252': 'Zachodnioeuropejski',
      'windows-1250': 'Środkowoeuropejski',
      'windows-1251': 'Cyrylica',
      'windows-1253': 'Grecki',
      'windows-1254': 'Turecki',
      'windows-1255': 'Hebrajski',
      'windows-1256': 'Arabski',
      'windows-1257': 'Bałtycki',
      macintosh: 'Zachodnioeuropejski (Mac)',
      gb18030: 'Chiński (uproszczony)',
      big5: 'Chiński (tradycyjny)',
      shift_jis: 'Japoński',
      'euc-kr': 'Koreański',
    },
    shiftByHours: (hours) =>
      plural(hours, {
        one: 'Przesuń o godzinę',
        few: `Przesuń o ${number(hours)} godziny`,
        other: `Przesuń o ${number(hours)} godzin`,
      }),
    beginTooLate: ({ start, duration }) =>
      `Napisy zaczynają się w ${start}, po końcu filmu (${duration}).`,
  },
  questions: {
    title: 'Pytania',
    titleWithCount: (count) => `Pytania (${count})`,
    hint: 'Uczestnicy odpowiadają na nie po filmie, jeśli moduł go ma. Film bez pytań zalicza się przez obejrzenie.',
    addFirst: 'Dodaj pytanie',
    addAnother: 'Dodaj kolejne pytanie',
    edit: (place) => `Edytuj pytanie ${place}`,
    remove: (place) => `Usuń pytanie ${place}`,
  },
  question: {
    newLegend: 'Nowe pytanie',
    editLegend: 'Edytuj pytanie',
    question: 'Pytanie',
    explanation: 'Wyjaśnienie',
    explanationHint: 'Uczestnicy widzą je po zaliczeniu.',
    add: 'Dodaj pytanie',
    update: 'Zmień pytanie',
    options: 'Opcje',
    optionsHint: 'Zaznacz tę, która jest poprawna.',
    option: (place) => `Opcja ${place}`,
    optionIsCorrect: (place) => `Opcja ${place} jest poprawna`,
    addOption: 'Dodaj opcję',
    removeOption: (place) => `Usuń opcję ${place}`,
    keepOrder: 'Zachowaj tę kolejność opcji',
    keepOrderProposed: 'Jedna opcja odnosi się do innych. Zachować tę kolejność?',
    otherOrders: 'Każde podejście pokazuje je w innej kolejności.',
    thisOrder: 'Każde podejście pokazuje je w tej kolejności.',
    thisOrderMarked: (labels) =>
      `Każde podejście pokazuje je w tej kolejności, z oznaczeniami ${labels.join(', ')}.`,
    fillIn: 'Wpisz pytanie i wszystkie opcje',
    markAnswer: 'Zaznacz poprawną odpowiedź',
  },
  quiz: {
    title: 'Ustawienia quizu',
    passMarkHint: 'Wymagany odsetek poprawnych odpowiedzi. Podniesienie go nie odbiera zaliczeń.',
    questionsDrawnHint: 'Tyle losowo wybranych pytań ma każde podejście. Puste: wszystkie.',
    triesMaxHint: (freeTries) =>
      plural(freeTries, {
        one: 'Po tylu podejściach administrator musi ponownie udostępnić quiz. Puste: bez limitu, ale z przerwami po 1 niezaliczonym podejściu.',
        other: `Po tylu podejściach administrator musi ponownie udostępnić quiz. Puste: bez limitu, ale z przerwami po ${freeTries} niezaliczonych podejściach.`,
      }),
    noQuestions: 'Moduł nie ma pytań do losowania.',
    tooFewQuestions: (count) =>
      plural(count, {
        one: 'Moduł ma do losowania tylko 1 pytanie.',
        few: `Moduł ma do losowania tylko ${number(count)} pytania.`,
        other: `Moduł ma do losowania tylko ${number(count)} pytań.`,
      }),
  },
  ownCertificateHint:
    'Od teraz każde ukończenie modułu otrzymuje własny certyfikat, oprócz certyfikatu całego szkolenia.',
};
