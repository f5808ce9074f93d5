import { formatsOf } from '@portal/contract/formats';
import type { UiTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: UiTexts = {
  cancel: 'Renunțați',
  close: 'Închideți',
  save: 'Salvați',
  saving: 'Se salvează…',
  delete: 'Ștergeți',
  undo: 'Anulați',
  retry: 'Reîncercați',
  tryAgain: 'Încercați din nou',
  loading: 'Se încarcă…',
  back: 'Înapoi',
  retrying: 'Se reîncearcă…',
  reload: 'Reîncărcați',
  dismiss: 'Ascundeți',
  stay: 'Rămâneți',
  somethingWentWrong: 'Ceva nu a funcționat',
  optional: '(opțional)',
  labelBefore: (label) => `${label}: `,
  notLatest: (failure, message) =>
    `${failure}: ce vedeți nu este cea mai recentă versiune. ${message}`,
  part: {
    failed: 'Această parte a paginii nu a putut fi afișată.',
    notLoaded:
      'Această parte nu a putut fi încărcată. Dacă portalul a fost actualizat, salvați ce ați lucrat și reîncărcați pagina.',
  },
  presence: { online: 'Online', offline: 'Offline' },
  percent: (percent) => `${percent}\u00a0%`,
  lessThanOnePercent: '<\u00a01\u00a0%',
  moreThan99Percent: '>\u00a099\u00a0%',
  deviceName: (browser, system) => `${browser} pe ${system}`,
  duration: {
    lessThanOneMinute: '<\u00a01\u00a0min',
    minutes: (minutes) => `${minutes}\u00a0min`,
    hours: (hours) => `${hours}\u00a0h`,
    hoursAndMinutes: (hours, minutes) => `${hours}\u00a0h ${minutes}\u00a0min`,
  },
  timeLeft: {
    fewSeconds: 'încă câteva secunde',
    seconds: (count) => `încă ${counted(count, 'secundă', 'secunde')}`,
    minutes: (count) => `încă ${counted(count, 'minut', 'minute')}`,
    hours: (count) => `încă ${counted(count, 'oră', 'ore')}`,
  },
  fileSize: {
    bytes: (size) => counted(size, 'octet', 'octeți'),
    kilobytes: (size) => `${number(size)}\u00a0KB`,
    megabytes: (size) => `${number(size)}\u00a0MB`,
    gigabytes: (size) => `${number(size)}\u00a0GB`,
    terabytes: (size) => `${number(size)}\u00a0TB`,
  },
  companyFilter: {
    label: 'Companie',
    all: 'Toate companiile',
    deleted: 'Companie ștearsă',
    search: 'Căutați companii',
  },
  confirm: {
    typeName: (name) => `Pentru confirmare, scrieți ${name}`,
  },
  copy: {
    copied: 'Copiat',
    labelCopied: (label) => `${label}: copiat`,
    selected: 'Textul este selectat: copiați-l cu tastatura.',
    sendByMail: 'Trimiteți prin e-mail',
  },
  download: {
    label: 'Descărcați',
    preparing: 'Se pregătește…',
    started: (fileName) => `Se descarcă ${fileName}`,
    failed: 'Descărcarea nu a reușit',
  },
  file: {
    choose: 'Alegeți un fișier',
    orDrop: 'sau trageți-l aici',
    chooseAnother: (size) => `${size} · Alegeți altul`,
    remove: 'Eliminați fișierul',
    refused: (fileName, advice) => `„${fileName}” nu poate fi folosit aici. ${advice}`,
    refusedBesideChosen: (fileName, chosen) =>
      `„${fileName}” nu poate fi folosit aici. „${chosen}” rămâne ales.`,
    chooseOtherType: 'Alegeți un fișier de unul dintre tipurile de mai sus.',
    several: 'Trageți câte un singur fișier.',
    severalBesideChosen: (chosen) => `Trageți câte un singur fișier. „${chosen}” rămâne ales.`,
  },
  filters: { label: 'Filtre', clear: 'Ștergeți filtrele' },
  groupFilter: {
    label: 'Grup',
    all: 'Toate grupurile',
    none: 'În niciun grup',
    chosen: 'În grupul ales',
    deleted: 'Într-un grup șters',
  },
  limited: {
    all: 'Tot ce vedeți',
    more: (count) => plural(count, { one: 'încă 1', other: `încă ${number(count)}` }),
    nothing:
      'Momentan nu vedeți nicio companie. Un administrator care vede tot portalul poate schimba acest lucru.',
    removal:
      'Vedeți doar membrii grupurilor dumneavoastră. O persoană care apoi nu mai este în niciunul dintre ele nu mai apare în listele dumneavoastră, iar acest lucru nu îl puteți anula.',
  },
  showTable: 'Afișați ca tabel',
  list: {
    more: (count) => `Încă ${number(count)}. Continuați să scrieți pentru a restrânge lista.`,
    results: (count) => counted(count, 'rezultat', 'rezultate'),
    search: 'Căutați…',
    empty: 'Încă nu este nimic de ales.',
    noMatch: 'Niciun rezultat.',
  },
  pageActions: 'Alte acțiuni',
  pagination: {
    label: (list) => `${list}: pagini`,
    page: (page, count) => `Pagina ${number(page)} din ${number(count)}`,
    previous: 'Pagina anterioară',
    next: 'Pagina următoare',
    open: (page) => `Pagina ${page}`,
  },
  password: { show: 'Afișați parola' },
  person: { name: 'Nume complet', email: 'E-mail' },
  search: { clear: 'Ștergeți căutarea' },
  selection: {
    label: 'Selecție',
    clear: 'Anulați selecția',
    allOnPage: 'Selectați tot de pe această pagină',
  },
  textarea: {
    characters: (length, limit) => `${length} din ${counted(limit, 'caracter', 'caractere')}`,
    tooMany: (count) => `${counted(count, 'caracter', 'caractere')} în plus`,
    left: (count) =>
      plural(count, {
        one: 'A rămas 1 caracter',
        few: `Au rămas ${number(count)} caractere`,
        other: `Au rămas ${number(count)} de caractere`,
      }),
  },
  theme: { switchToDark: 'Treceți la tema întunecată', switchToLight: 'Treceți la tema luminoasă' },
  toasts: {
    label: 'Notificări',
    close: 'Închideți mesajul',
    howToUndo: (list, press) => `Pentru a anula, apăsați ${list}, apoi ${press}.`,
    enterKey: 'Enter',
  },
  track: { done: 'Finalizat: ', current: 'Curent: ', locked: 'Blocat: ' },
  upload: {
    label: (fileName) => `Încărcarea fișierului ${fileName}`,
    sending: ({ sent, total, percent, left }) =>
      `${sent} din ${total} · ${percent}\u00a0%${left === null ? '' : ` · ${left}`}`,
    spoken: (percent, left) =>
      left === null ? `${percent}\u00a0% încărcat` : `${percent}\u00a0% încărcat, ${left}`,
    checking: 'Trimis. Se verifică fișierul…',
    done: 'Încărcat',
  },
};
