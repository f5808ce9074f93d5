import { formatsOf } from '@portal/contract/formats';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { JobTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

/** In the genitive and the accusative. */
const ofTrainees = (count: number) =>
  plural(count, { one: '1 uczestnika', other: `${number(count)} uczestników` });
const traineesOf = (done: number, total: number) =>
  done === total ? ofTrainees(total) : `${number(done)} z ${ofTrainees(total)}`;
const requests = (count: number) =>
  plural(count, {
    one: '1 prośbę o pomoc',
    few: `${number(count)} prośby o pomoc`,
    other: `${number(count)} próśb o pomoc`,
  });
const ofRequests = (count: number) =>
  plural(count, { one: '1 prośby o pomoc', other: `${number(count)} próśb o pomoc` });
const requestsOf = (done: number, total: number) =>
  done === total ? requests(total) : `${number(done)} z ${ofRequests(total)}`;
const results = (count: number) =>
  plural(count, {
    one: '1 wynik',
    few: `${number(count)} wyniki`,
    other: `${number(count)} wyników`,
  });
const ofResults = (count: number) =>
  plural(count, { one: '1 wyniku', other: `${number(count)} wyników` });
const resultsOf = (done: number, total: number) =>
  done === total ? results(total) : `${number(done)} z ${ofResults(total)}`;

const exception = (noun: string, ofNoun: string): JobTexts['actions']['extend'] => ({
  running: (total) => `Dodawanie ${ofNoun} dla ${ofTrainees(total)}…`,
  done: (done, total) => `Dodano ${noun} dla ${traineesOf(done, total)}`,
  cancelled: (done, total) => `Anulowano: dodano ${noun} dla ${traineesOf(done, total)}`,
  stopped: (done, total) => `Przerwano: dodano ${noun} dla ${traineesOf(done, total)}`,
  undoing: `Cofanie ${ofNoun}…`,
  undone: `Cofnięto ${noun}`,
  partlyUndone: (kept) => `Cofnięto ${noun} z wyjątkiem ${ofTrainees(kept)}`,
  refused: (count) =>
    `Nie dodano ${ofNoun} dla ${ofTrainees(count)}. Możliwe przyczyny: inna firma, taki sam wyjątek dodany wcześniej lub usunięcie konta w międzyczasie.`,
});

export const texts: JobTexts = {
  panel: 'Działania w tle',
  cancel: 'Anuluj',
  cancelling: 'Anulowanie…',
  undoing: 'Cofanie…',
  dismiss: (title) => `Ukryj: ${title}`,
  progress: (finished, total) => `${number(finished)} z ${number(total)}`,
  andOthers: (count) =>
    plural(count, {
      one: 'i jeszcze 1 osoba',
      few: `i jeszcze ${number(count)} osoby`,
      other: `i jeszcze ${number(count)} osób`,
    }),
  restoreInTrash: 'Przywróć z kosza',
  showRefusedInvitations: 'Pokaż odrzucone',
  showNames: 'Pokaż nazwiska',
  refusedTrainees: 'Uczestnicy, dla których działanie się nie powiodło',
  showMore: 'Pokaż więcej',
  deletedUser: 'Usunięty użytkownik',
  certificates: { download: 'Pobierz ZIP', preparing: 'Przygotowywanie…' },
  invitations: {
    allWaiting: (total) =>
      plural(total, {
        one: '1 zaproszenie jest w drodze.',
        few: `${number(total)} zaproszenia są w drodze.`,
        other: `${number(total)} zaproszeń jest w drodze.`,
      }),
    sent: (invited) => `Zaproszono: ${number(invited)}.`,
    someWaiting: (invited, waiting) =>
      `Zaproszono: ${number(invited)}, w drodze: ${number(waiting)}.`,
    someRefused: (invited, refused) =>
      `Zaproszono: ${number(invited)}, odrzucone przez serwer poczty: ${number(refused)}.`,
    someWaitingSomeRefused: (invited, waiting, refused) =>
      `Zaproszono: ${number(invited)}, w drodze: ${number(waiting)}, odrzucone przez serwer poczty: ${number(refused)}.`,
  },
  actions: {
    delete: {
      running: (total) => `Usuwanie ${ofTrainees(total)}…`,
      done: (done, total) => `Usunięto ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: usunięto ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: usunięto ${traineesOf(done, total)}`,
      undoing: 'Cofanie usunięcia…',
      undone: 'Cofnięto usunięcie',
      partlyUndone: (kept) => `Cofnięto usunięcie z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie udało się usunąć ${ofTrainees(count)}. Możliwe przyczyny: usunięcie w międzyczasie przez innego administratora lub konto innego rodzaju niż uczestnik.`,
    },
    move: {
      running: (total) => `Przenoszenie ${ofTrainees(total)}…`,
      done: (done, total) => `Przeniesiono ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: przeniesiono ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: przeniesiono ${traineesOf(done, total)}`,
      undoing: 'Cofanie przeniesienia…',
      undone: 'Cofnięto przeniesienie',
      partlyUndone: (kept) => `Cofnięto przeniesienie z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie udało się przenieść ${ofTrainees(count)}. Możliwe przyczyny: usunięcie w międzyczasie lub wcześniejsza przynależność do wybranej firmy.`,
    },
    invite: {
      running: (total) => `Wysyłanie zaproszeń do ${ofTrainees(total)}…`,
      done: (done, total) => `Wysłano zaproszenia do ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: wysłano zaproszenia do ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: wysłano zaproszenia do ${traineesOf(done, total)}`,
      undoing: 'Cofanie zaproszeń…',
      undone: 'Cofnięto zaproszenia',
      partlyUndone: (kept) => `Cofnięto zaproszenia z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie wysłano zaproszeń do ${ofTrainees(count)}. Możliwe przyczyny: hasło zostało już wybrane lub konto w międzyczasie usunięto.`,
    },
    'add-to-group': {
      running: (total) => `Dodawanie ${ofTrainees(total)} do grupy…`,
      done: (done, total) => `Dodano do grupy ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: dodano do grupy ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: dodano do grupy ${traineesOf(done, total)}`,
      undoing: 'Cofanie dodania do grupy…',
      undone: 'Cofnięto dodanie do grupy',
      partlyUndone: (kept) => `Cofnięto dodanie do grupy z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie udało się dodać ${ofTrainees(count)}. Możliwe przyczyny: wcześniejsza przynależność do tej grupy lub do ${number(GROUPS_PER_TRAINEE_MAX)} grup, inna firma lub usunięcie konta w międzyczasie.`,
    },
    'remove-from-group': {
      running: (total) => `Usuwanie ${ofTrainees(total)} z grupy…`,
      done: (done, total) => `Usunięto z grupy ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: usunięto z grupy ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: usunięto z grupy ${traineesOf(done, total)}`,
      undoing: 'Cofanie usunięcia z grupy…',
      undone: 'Cofnięto usunięcie z grupy',
      partlyUndone: (kept) => `Cofnięto usunięcie z grupy z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie udało się usunąć z grupy ${ofTrainees(count)}. Możliwe przyczyny: brak przynależności do grupy lub usunięcie konta w międzyczasie.`,
    },
    extend: exception('przedłużenie', 'przedłużenia'),
    waive: exception('zwolnienie', 'zwolnienia'),
    pause: exception('przerwę', 'przerwy'),
    remind: {
      running: (total) => `Wysyłanie przypomnień do ${ofTrainees(total)}…`,
      done: (done, total) => `Wysłano przypomnienia do ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: wysłano przypomnienia do ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: wysłano przypomnienia do ${traineesOf(done, total)}`,
      undoing: 'Cofanie przypomnień…',
      undone: 'Cofnięto przypomnienia',
      partlyUndone: (kept) => `Cofnięto przypomnienia z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie wysłano przypomnień do ${ofTrainees(count)}. Możliwe przyczyny: przypomnienie w ciągu ostatnich 24 godzin, nie ma o czym przypominać lub usunięcie konta w międzyczasie.`,
    },
    renew: {
      running: (total) => `Rozpoczynanie odnowienia dla ${ofTrainees(total)}…`,
      done: (done, total) => `Rozpoczęto odnowienie dla ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: rozpoczęto odnowienie dla ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: rozpoczęto odnowienie dla ${traineesOf(done, total)}`,
      undoing: 'Cofanie rozpoczęcia odnowień…',
      undone: 'Cofnięto rozpoczęcie odnowień',
      partlyUndone: (kept) => `Cofnięto rozpoczęcie odnowień z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie rozpoczęto odnowienia dla ${ofTrainees(count)}. Możliwe przyczyny: nie ma nic do odnowienia lub usunięcie konta w międzyczasie.`,
    },
    'train-again': {
      running: (total) => `Rozpoczynanie nowego cyklu dla ${ofTrainees(total)}…`,
      done: (done, total) => `Rozpoczęto nowy cykl dla ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: rozpoczęto nowy cykl dla ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: rozpoczęto nowy cykl dla ${traineesOf(done, total)}`,
      undoing: 'Cofanie rozpoczęcia nowych cykli…',
      undone: 'Cofnięto rozpoczęcie nowych cykli',
      partlyUndone: (kept) => `Cofnięto rozpoczęcie nowych cykli z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie rozpoczęto nowego cyklu dla ${ofTrainees(count)}. Możliwe przyczyny: usunięcie lub przeniesienie do innej firmy w międzyczasie.`,
    },
    'close-help': {
      running: (total) => `Zamykanie ${ofRequests(total)}…`,
      done: (done, total) => `Zamknięto ${requestsOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: zamknięto ${requestsOf(done, total)}`,
      stopped: (done, total) => `Przerwano: zamknięto ${requestsOf(done, total)}`,
      undoing: 'Cofanie zamknięcia…',
      undone: 'Cofnięto zamknięcie',
      partlyUndone: (kept) => `Cofnięto zamknięcie z wyjątkiem ${ofRequests(kept)}`,
      refused: (count) =>
        `Nie udało się zamknąć ${ofRequests(count)}. Możliwe przyczyny: zmiana lub zamknięcie przez innego administratora albo usunięcie w międzyczasie.`,
    },
    import: {
      running: (total) => `Importowanie ${ofTrainees(total)}…`,
      done: (done, total) => `Zaimportowano ${traineesOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: zaimportowano ${traineesOf(done, total)}`,
      stopped: (done, total) => `Przerwano: zaimportowano ${traineesOf(done, total)}`,
      undoing: 'Cofanie importu…',
      undone: 'Cofnięto import',
      partlyUndone: (kept) => `Cofnięto import z wyjątkiem ${ofTrainees(kept)}`,
      refused: (count) =>
        `Nie udało się zaimportować ${ofTrainees(count)}. Możliwe przyczyny: konto już istnieje lub firmę w międzyczasie usunięto.`,
    },
    'record-results': {
      running: (total) => `Zapisywanie ${ofResults(total)}…`,
      done: (done, total) => `Zapisano ${resultsOf(done, total)}`,
      cancelled: (done, total) => `Anulowano: zapisano ${resultsOf(done, total)}`,
      stopped: (done, total) => `Przerwano: zapisano ${resultsOf(done, total)}`,
      undoing: 'Cofanie zapisu wyników…',
      undone: 'Cofnięto zapis wyników',
      partlyUndone: (kept) => `Cofnięto zapis wyników z wyjątkiem ${ofResults(kept)}`,
      refused: (count) =>
        `Nie zapisano ${ofResults(count)}. Możliwe przyczyny: taki sam wynik zapisany wcześniej lub usunięcie uczestnika albo modułu w międzyczasie.`,
    },
    'collect-certificates': {
      running: (total) => `Przygotowywanie certyfikatów ${ofTrainees(total)}…`,
      done: (done) => `Gotowe certyfikaty: ${number(done)}`,
      cancelled: (done) => `Anulowano. Gotowe certyfikaty: ${number(done)}`,
      stopped: (done) => `Przerwano. Gotowe certyfikaty: ${number(done)}`,
      undoing: 'Cofanie…',
      undone: 'Cofnięto',
      partlyUndone: (kept) => `Cofnięto. Pozostałe certyfikaty: ${number(kept)}`,
      refused: (count) =>
        `Bez certyfikatu dla ${ofTrainees(count)}. Możliwe przyczyny: brak ważnego certyfikatu całego szkolenia lub usunięcie konta w międzyczasie.`,
    },
  },
};
