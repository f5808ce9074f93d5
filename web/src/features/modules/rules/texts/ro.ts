import { formatsOf } from '@portal/contract/formats';
import type { RulesTexts } from './en.ts';

const { date, list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });
const days = (count: number) => counted(count, 'zi', 'zile');
const months = (count: number) => counted(count, 'lună', 'luni');
const trainees = (count: number) => counted(count, 'cursant', 'cursanți');
const modules = (count: number) => counted(count, 'modul', 'module');

export const texts: RulesTexts = {
  title: 'Cine trebuie să îl parcurgă și cât timp contează',
  loading: 'Se încarcă regulile…',
  loadFailed: 'Regulile nu au putut fi încărcate.',
  save: 'Salvați regulile…',
  discard: 'Renunțați la modificări',
  lost: 'Modificările aduse regulilor nu sunt încă salvate și s-ar pierde.',
  leave: { title: 'Ieșiți fără a salva?', confirm: 'Ieșiți' },

  audience: {
    legend: 'Cine trebuie să îl parcurgă',
    everyone: 'Toți din companie',
    groups: 'Numai membrii grupurilor alese',
    choose: 'Grupuri',
    search: 'Căutați grupuri',
    chosen: (count) => `Alese: ${number(count)}`,
    deleted: 'Grup șters',
    notLoaded: (reason) => `Grupurile nu au putut fi încărcate. ${reason}`,
    none: 'Această companie nu are încă grupuri.',
    make: 'Creați un grup',
    forNoOne: 'Acest modul nu este acum pentru nimeni.',
  },
  dueDays: 'Termen (zile)',
  dueHint: {
    company: (count) => `Gol: ca în companie, ${days(count)}.`,
    none: 'Gol: fără termen.',
  },
  validMonths: 'Contează (luni)',
  validHint: 'Gol: pentru totdeauna.',

  shown: {
    title: 'Reguli de instruire',
    everyone: 'Pentru toți din companie',
    groups: (names) => `Pentru membrii grupurilor: ${names}`,
    noOne: 'Acum pentru nimeni',
    due: (count) => `Termen: ${days(count)}`,
    dueAsCompany: (count) => `Termen: ${days(count)}, ca în companie`,
    noDue: 'Fără termen',
    valid: (count) => `Contează ${months(count)}`,
    forEver: 'Contează pentru totdeauna',
    countFrom: (day) => `Socotit cel mai devreme de la ${date(day)}`,
    takenAgain: (day, reason) => `De refăcut până la ${date(day)}: ${reason}`,
    names: (names) => list(names),
  },

  copy: {
    open: 'Copiați regulile altui modul…',
    title: 'Copiați regulile',
    module: 'Modul',
    search: 'Căutați module',
    empty: 'Compania nu are alt modul.',
    confirm: 'Copiați',
  },

  preview: {
    title: 'Salvați aceste reguli?',
    modules: (count) => `Pentru ${modules(count)}`,
    counting: 'Se numără cursanții afectați…',
    failed: 'Cursanții afectați nu au putut fi numărați.',
    noneAffected: 'Astăzi nu este afectat niciun cursant.',
    countFrom: {
      legend: 'De când contează',
      applied: 'De când se aplică fiecărui cursant',
      appliedNote: 'Timpul trecut contează: un cursant poate fi imediat în întârziere.',
      today: 'De astăzi',
      todayNote:
        'Din cauza trecutului, nimeni nu este în întârziere și nicio finalizare nu expiră.',
      since: (day) => `De la ${date(day)}, ca acum`,
      keptInEach: 'Ca acum în fiecare modul',
    },
    confirm: 'Salvați regulile',
    saving: (done, total) => `Salvate: ${number(done)} din ${number(total)}…`,
    retry: 'Reîncercați',
    someFailed: (count) =>
      plural(count, {
        one: '1 modul nu a fost salvat:',
        few: `${number(count)} module nu au fost salvate:`,
        other: `${number(count)} de module nu au fost salvate:`,
      }),
    saved: (name) => `Regulile modulului ${name} sunt salvate`,
    savedSeveral: (count) => `Regulile sunt salvate pentru ${modules(count)}`,
    undoing: 'Se anulează…',
    undone: 'Regulile anterioare se aplică din nou',
    undoFailed: 'Regulile anterioare nu au putut fi restaurate',
  },

  hits: {
    named: (names, more) =>
      list(more > 0 ? [...names, more === 1 ? 'încă unul' : `încă ${number(more)}`] : names),
    sentences: {
      added: (count, names) => `Se adaugă pentru ${trainees(count)}: ${names}.`,
      removed: (count, names) =>
        plural(count, {
          one: `Se elimină pentru 1 cursant care nu a început: ${names}.`,
          other: `Se elimină pentru ${trainees(count)} care nu au început: ${names}.`,
        }),
      removedBegun: (count, names) =>
        plural(count, {
          one: `Nu mai este obligatoriu pentru 1 cursant care l-a început sau l-a finalizat; progresul se păstrează: ${names}.`,
          other: `Nu mai este obligatoriu pentru ${trainees(count)} care l-au început sau l-au finalizat; progresul se păstrează: ${names}.`,
        }),
      overdue: (count, names) => `Astăzi în întârziere pentru ${trainees(count)}: ${names}.`,
      overdueByPast: (count, names) =>
        `Dintre aceștia, ${number(count)} numai pentru că timpul trecut contează: ${names}.`,
      expired: (count, names) => `Astăzi expirat pentru ${trainees(count)}: ${names}.`,
    },
  },

  several: {
    open: 'Stabiliți reguli…',
    title: 'Stabiliți regulile mai multor module',
    modules: 'Module',
    all: 'Toate modulele',
    noneChosen: 'Alegeți un modul',
    next: 'Continuați…',
  },
};
