import type { CalendarTexts } from './en.ts';

export const texts: CalendarTexts = {
  title: 'Dodaj do kalendarza',
  description: 'Twój własny kalendarz może pokazywać dni, w których mija termin Twoich modułów.',
  loading: 'Wczytywanie adresu kalendarza…',
  loadFailed: 'Nie udało się wczytać adresu kalendarza',
  without: 'Program odczytuje je z tajnego adresu, utworzonego dla Ciebie.',
  make: 'Utwórz adres',
  making: 'Tworzenie…',
  notMade: (reason) => `Nie utworzono nowego adresu: ${reason}`,
  mayLag:
    'Kalendarze mogą być opóźnione o jeden dzień: programy odczytują adres tylko kilka razy dziennie.',
  secret: 'Każdy, kto ma ten adres, widzi Twoje terminy. Nie przekazuj go innym.',
  once: 'Skopiuj adres teraz: jest pokazywany tylko raz.',
  address: 'Adres kalendarza',
  copy: 'Kopiuj adres',
  byAddress:
    'W Kalendarzu Google, Outlooku lub Kalendarzu Apple dodaj kalendarz „z adresu URL” lub „z internetu” i wklej adres.',
  byProgram: 'Możesz też otworzyć go w kalendarzu tego urządzenia.',
  openProgram: 'Otwórz w kalendarzu',
  since: (day = '') =>
    `Masz adres od ${day}. Nie jest pokazywany ponownie; jeśli znów go potrzebujesz, utwórz nowy.`,
  replacement: {
    open: 'Nowy adres',
    title: 'Zastąpić adres kalendarza?',
    text: 'Obecny adres od razu przestaje działać. Kalendarze, które go używają, nie pokazują dalszych zmian, dopóki nie podasz im nowego.',
    confirm: 'Utwórz nowy adres',
    done: 'Masz nowy adres kalendarza',
  },
  end: {
    open: 'Usuń adres',
    title: 'Usunąć adres kalendarza?',
    text: 'Kalendarze, które go używają, nie będą mogły odczytać Twoich terminów.',
    busy: 'Usuwanie…',
    done: 'Adres kalendarza został usunięty',
    failed: (reason) => `Adres nie został usunięty: ${reason}`,
  },
};
