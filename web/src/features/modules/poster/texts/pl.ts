import type { PosterTexts } from './en.ts';

export const texts: PosterTexts = {
  label: 'Miniatura filmu',
  preparing: 'Przygotowywanie miniatury…',
  chooseMoment: 'Wybierz moment',
  chooseFile: 'Wybierz plik',
  chooseFileLabel: 'Wybierz plik z obrazem',
  keep: 'Zachowaj',
  keepLabel: 'Zachowaj miniaturę',
  remove: 'Usuń',
  removeLabel: 'Usuń miniaturę',
  unusable:
    'Tego pliku nie można użyć jako miniatury. Wybierz plik PNG, JPEG, WebP, GIF lub AVIF; obraz HEIC zapisz najpierw jako JPEG.',
  state: {
    choosing: 'Wybieranie miniatury z filmu…',
    noneFound:
      'Z tego filmu nie udało się pobrać obrazu. Możesz wybrać miniaturę lub zapisać bez niej.',
    removed: 'Zostanie usunięta przy zapisie.',
    none: 'Moduł jest wyświetlany bez miniatury.',
    stored: 'Uczestnicy widzą ją przy module i przed odtworzeniem filmu.',
    automatic:
      'Wybrana z filmu automatycznie. Uczestnicy widzą ją przy module i przed odtworzeniem filmu.',
    fromMoment: (moment) => `Z momentu ${moment} filmu, zostanie zapisana razem z modułem.`,
    fromFile: (name) => `${name}, zostanie zapisana razem z modułem.`,
  },
  chooser: {
    title: 'Moment filmu',
    moment: 'Moment',
    momentOf: ({ moment, duration }) => `${moment} z ${duration}`,
    failed: 'Ta przeglądarka nie może pobrać obrazu z filmu.',
    use: 'Użyj tego obrazu',
  },
};
