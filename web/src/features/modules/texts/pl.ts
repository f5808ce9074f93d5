import { formatsOf } from '@portal/contract/formats';
import type { ModulesTexts } from './en.ts';

const { list, number, plural } = formatsOf('pl');

const videos = (count: number) =>
  plural(count, { one: '1 film', few: `${number(count)} filmy`, other: `${number(count)} filmów` });
const questions = (count: number) =>
  plural(count, {
    one: '1 pytanie',
    few: `${number(count)} pytania`,
    other: `${number(count)} pytań`,
  });

const saveAsMp4 = 'Zapisz film jako MP4 z obrazem H.264 i dźwiękiem AAC.';

export const texts: ModulesTexts = {
  fields: {
    name: 'Nazwa modułu',
    description: 'Opis',
    video: 'Film',
    captions: 'Napisy',
    passMark: 'Próg zaliczenia (%)',
    questionsDrawn: 'Pytania na podejście',
    triesMax: 'Liczba podejść',
    ownCertificate: 'Własny certyfikat',
  },
  draft: 'Szkic',
  draftHidden: 'Bez filmu i pytań uczestnicy go nie widzą.',
  loadFailed: 'Nie udało się wczytać modułów.',
  noneToReorder: 'Brak modułów do ułożenia',
  page: {
    add: 'Dodaj moduł szkolenia',
    reorder: 'Zmień kolejność modułów',
  },
  list: {
    label: 'Moduły',
    loading: 'Wczytywanie modułów…',
    empty: 'Nie ma jeszcze modułów',
    emptyHint:
      'Moduł to film, quiz albo jedno i drugie. Uczestnicy przechodzą moduły w kolejności tej listy.',
    addFirst: 'Dodaj pierwszy moduł',
  },
  row: {
    mcqs: questions,
    videos,
    duration: 'Czas trwania',
    videoMissing: 'Brak filmu',
    videoMissingHint: 'Pliku filmu nie ma w magazynie multimediów.',
    created: (date) => `Utworzono ${date}`,
    createdBy: (date, admin) => `Utworzono ${date} – ${admin}`,
    insightOf: (module) => `Analiza: ${module}`,
    edit: (module) => `Edytuj: ${module}`,
    delete: (module) => `Usuń: ${module}`,
    continue: 'Kontynuuj',
    continueNamed: (module) => `Kontynuuj: ${module}`,
    discard: 'Odrzuć',
    discardNamed: (module) => `Odrzuć: ${module}`,
  },
  playbackLimits: {
    ogg: `Obecne przeglądarki nie odtwarzają już filmów Ogg (Theora). ${saveAsMp4}`,
    picture: `Wiele przeglądarek nie odtworzy formatu obrazu tego filmu. ${saveAsMp4}`,
    sound: `Wiele przeglądarek odtworzy ten film bez dźwięku. ${saveAsMp4}`,
    quicktime: `Niektóre przeglądarki nie odtwarzają plików QuickTime. ${saveAsMp4}`,
  },
  captionsWarnings: {
    encodingGuessed:
      'Plik nie podaje kodowania, dlatego odczytano go jako tekst zachodnioeuropejski (Windows-1252). Sprawdź litery lub zapisz plik w UTF-8.',
    leftOut: ({ lines, count, total }) => {
      const named = lines.join(', ');
      const more = count > lines.length ? ', …' : '';
      const which = count === 1 ? `wiersz ${named}` : `wiersze ${named}${more}`;
      return `Pominięte napisy: ${count} z ${total}. Przy podanych czasach nie da się ich wyświetlić: ${which}.`;
    },
    allLate: 'Wszystkie napisy przypadają po końcu filmu, więc żaden nie zostanie wyświetlony.',
    someLate: 'Niektóre napisy przypadają po końcu filmu. Sprawdź, czy pasują do tego filmu.',
  },
  problems: {
    noPicture: (trainees) =>
      plural(trainees, {
        one: '1 uczestnik nie widział obrazu.',
        other: `${number(trainees)} uczestników nie widziało obrazu.`,
      }),
    noPictureOrMore: (trainees) =>
      `Co najmniej ${number(trainees)} uczestników nie widziało obrazu.`,
    cannotFinish: (trainees) =>
      plural(trainees, {
        one: '1 uczestnik nie mógł obejrzeć tego filmu do końca.',
        other: `${number(trainees)} uczestników nie mogło obejrzeć tego filmu do końca.`,
      }),
    cannotFinishOrMore: (trainees) =>
      `Co najmniej ${number(trainees)} uczestników nie mogło obejrzeć tego filmu do końca.`,
  },
  dialog: {
    editTitle: 'Edytuj moduł',
    duration: 'Czas trwania',
    questions: 'Pytania',
    company: 'Firma',
    quiz: 'Quiz',
    quizSettings: ({ passMark, questionsDrawn, triesMax }) =>
      [
        `próg zaliczenia ${passMark}%`,
        ...(questionsDrawn === null ? [] : [`${questions(questionsDrawn)} na podejście`]),
        ...(triesMax === null
          ? []
          : [
              plural(triesMax, {
                one: '1 podejście',
                few: `${number(triesMax)} podejścia`,
                other: `${number(triesMax)} podejść`,
              }),
            ]),
      ].join(', '),
    thenReplace: (warning) => `${warning} Następnie zamień film za pomocą przycisku „Edytuj”.`,
    edit: 'Edytuj',
    insight: 'Analiza',
    addAnother: 'Dodaj kolejny moduł',
  },
  captions: {
    none: 'Bez napisów',
    listed: (names) => `Napisy: ${names.join(', ')}`,
    unnamed: 'Napisy',
    inLanguage: (name, language) => `${name} (${language})`,
  },
  questions: {
    title: 'Pytania',
    none: 'Ten moduł nie ma pytań.',
    explanation: 'Wyjaśnienie:',
    correctAnswer: 'Poprawna odpowiedź',
    fixedOrder: 'Każde podejście pokazuje opcje w tej kolejności.',
  },
  video: {
    label: (module) => `Film modułu ${module}`,
    missing: 'Brakuje pliku tego filmu',
    missingHint:
      'Nie ma go już w magazynie multimediów, więc uczestnicy nie mogą go obejrzeć. Przywróć go z kopii zapasowej lub prześlij film ponownie.',
    unplayable: 'Nie można odtworzyć filmu',
    unplayableHint: 'Ta przeglądarka może nie znać jego formatu albo połączenie zostało przerwane.',
  },
  loadError: {
    title: 'Nie udało się wczytać modułu',
    notFound: 'Nie znaleziono modułu',
    notFoundHint: 'Takiego modułu nie ma. Mógł zostać usunięty lub adres zawiera błąd.',
  },
  deletion: {
    title: 'Usunąć ten moduł?',
    confirm: 'Usuń moduł',
    deleting: 'Usuwanie…',
    deletedWith: ({ name, videos: videoCount, questions: questionCount }) => {
      const content = [
        ...(videoCount === 0 ? [] : [videos(videoCount)]),
        ...(questionCount === 0 ? [] : [questions(questionCount)]),
        'cały postęp oraz wszystkie wyniki w tym module',
      ];
      return `Moduł „${name}” zostanie usunięty, a wraz z nim: ${list(content)}.`;
    },
    invalid: 'Nieprawidłowe dane modułu',
    failed: (reason) => `Nie udało się usunąć modułu: ${reason}`,
  },
  company: {
    loading: 'Wczytywanie firmy…',
    loadFailed: 'Nie udało się wczytać firm.',
    notFound: 'Nie znaleziono firmy',
    notFoundOrDeleted: 'Nie znaleziono firmy lub została już usunięta',
    notFoundHint: 'Adres może być nieaktualny lub zawierać błąd.',
    backToCompanies: 'Wróć do firm',
  },
  leave: {
    title: 'Wyjść bez zapisywania?',
    confirm: 'Wyjdź',
  },
  save: {
    saving: 'Zapisywanie modułu…',
    uploadCancelled: 'Przesyłanie anulowano.',
    retrySaves: 'Wprowadzone dane nadal tu są. „Ponów” zapisze je w całości.',
    retrySavesWithoutUpload:
      'Wprowadzone dane nadal tu są, a filmu nie trzeba przesyłać ponownie. „Ponów” zapisze wszystko.',
    addFailed: (reason) => `Nie udało się dodać modułu, filmu lub pytań: ${reason}`,
    updateFailed: (reason) => `Nie udało się zapisać modułu: ${reason}`,
    noModuleId: 'Nie udało się utworzyć modułu: serwer nie zwrócił identyfikatora',
    aboutCaptions: (module) => `Napisy modułu „${module}”`,
    withoutPicture: 'Zapisano bez miniatury',
    choosePicture: 'Możesz ją wybrać za pomocą przycisku „Edytuj”.',
  },
};
