import type { ModuleOrderTexts } from './en.ts';

export const texts: ModuleOrderTexts = {
  title: 'Zmień kolejność modułów',
  changed: 'Kolejność zmieniona',
  dragHint: 'Przeciągnij moduł za uchwyt lub użyj strzałek obok niego.',
  keysHint:
    'Na uchwycie spacja podnosi moduł. Strzałki go przesuwają, spacja upuszcza, Escape anuluje.',
  outdated:
    'Kolejność została w międzyczasie zmieniona w innym miejscu. Zapisanie zastąpi ją Twoją.',
  save: 'Zapisz kolejność',
  saved: 'Zapisano kolejność modułów',
  unsaved: 'Nowa kolejność nie jest jeszcze zapisana i przepadnie.',
  handle: ({ name, place, count }) => `Przesuń: ${name}, pozycja ${place} z ${count}`,
  moveUp: (name) => `Przesuń w górę: ${name}`,
  moveDown: (name) => `Przesuń w dół: ${name}`,
  announcements: {
    lifted: ({ name, place, count }) =>
      `Podniesiono: ${name}, pozycja ${place} z ${count}. Strzałki przesuwają, spacja upuszcza, Escape anuluje.`,
    moved: ({ name, place, count }) => `${name}, pozycja ${place} z ${count}.`,
    dropped: ({ name, place, count }) => `Upuszczono: ${name}, pozycja ${place} z ${count}.`,
    cancelled: ({ name, place, count }) =>
      `Anulowano. ${name} z powrotem na pozycji ${place} z ${count}.`,
  },
  noCompany: 'Nie wybrano firmy',
  failed: 'Nie udało się zmienić kolejności modułów',
  failedTryAgain: 'Nie udało się zmienić kolejności modułów. Spróbuj ponownie.',
};
