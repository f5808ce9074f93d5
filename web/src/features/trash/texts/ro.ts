import { formatsOf } from '@portal/contract/formats';
import type { TrashTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: TrashTexts = {
  deletions: 'Ștergeri',
  loading: 'Se încarcă coșul de gunoi…',
  loadFailed: 'Coșul de gunoi nu a putut fi încărcat',
  found: {
    all: (count) => counted(count, 'ștergere găsită', 'ștergeri găsite'),
    soFar: (count) => counted(count, 'ștergere găsită până acum', 'ștergeri găsite până acum'),
  },
  showOlder: 'Afișați ștergeri mai vechi',
  switchedOff: {
    title: 'Coșul de gunoi este dezactivat',
    message:
      'Ștergerile sunt imediat definitive. Operatorul portalului poate schimba acest lucru prin setarea TRASH_DAYS.',
  },
  empty: {
    own: 'Ceea ce ștergeți rămâne un timp aici și poate fi restaurat până la ștergerea definitivă.',
    title: 'Coșul de gunoi este gol',
    message:
      'Cursanții, grupurile, modulele, companiile și administratorii șterși de un administrator rămân un timp aici și pot fi restaurați până la ștergerea definitivă.',
    messageForDays: (days) =>
      `Cursanții, grupurile, modulele, companiile și administratorii șterși de un administrator rămân aici ${counted(days, 'zi', 'zile')}, timp în care pot fi restaurați.`,
  },
  noMatch: {
    own: 'Se caută în numele celor șterse de dumneavoastră.',
    title: 'Nimic din coșul de gunoi nu corespunde căutării',
    message:
      'Se caută în numele cursanților, grupurilor, modulelor, companiilor și administratorilor șterși.',
    showAll: 'Afișați tot coșul de gunoi',
  },
  filters: {
    search: 'Căutați în coșul de gunoi',
    placeholder: 'Căutați nume',
    kind: 'Tip',
    allKinds: 'Toate tipurile',
    inTrash: '(în coșul de gunoi)',
  },
  kinds: {
    trainee: 'Cursant',
    group: 'Grup',
    module: 'Modul',
    company: 'Companie',
    admin: 'Administrator',
  },
  counts: {
    trainees: (count) => counted(count, 'cursant', 'cursanți'),
    modules: (count) => counted(count, 'modul', 'module'),
    videos: (count) => counted(count, 'videoclip', 'videoclipuri'),
    questions: (count) => counted(count, 'întrebare', 'întrebări'),
    results: (count) => counted(count, 'modul promovat', 'module promovate'),
    attempts: (count) => counted(count, 'încercare la teste', 'încercări la teste'),
    helpRequests: (count) => counted(count, 'cerere de ajutor', 'cereri de ajutor'),
    feedback: (count) => counted(count, 'mesaj de feedback', 'mesaje de feedback'),
  },
  countsTogether: (counts) => list(counts, 'and'),
  entry: {
    trainees: 'Cursanți',
    ofCompany: (kind, company) => `${kind} (${company})`,
    deletedBy: (admin, time) => `ștergere de către ${admin}, ${time}`,
    deletedTogetherBy: (admin, time) => `ștergere în grup de către ${admin}, ${time}`,
    withCounts: (counts) => `Cu ${counts}`,
    daysLeft: (days) =>
      plural(days, {
        one: 'A rămas 1 zi',
        few: `Au rămas ${number(days)} zile`,
        other: `Au rămas ${number(days)} de zile`,
      }),
    lessThanDayLeft: 'A rămas mai puțin de o zi',
    deletedSoon: 'Ștergere definitivă în curând',
    restore: 'Restaurați',
    restoreNamed: (name) => `Restaurați: ${name}`,
    restoring: 'Se restaurează…',
    deleteForGood: 'Ștergeți definitiv',
    deleteNamedForGood: (name) => `Ștergeți definitiv: ${name}`,
  },
  notRestored: (name) => `Restaurarea nu a reușit: ${name}`,
  purge: {
    title: (name) => `Ștergeți definitiv „${name}”?`,
    confirm: 'Ștergeți definitiv',
    deleting: 'Se șterge…',
    deleted: (name) => `Șters definitiv: ${name}`,
    failed: (reason) => `Ștergerea nu a reușit: ${reason}`,
    cannotBeUndone: 'Nu se poate anula.',
    withCounts: (counts) => `Se șterg în același timp: ${counts}.`,
  },
  restore: {
    restore: 'Restaurați',
    restoring: 'Se restaurează…',
    company: {
      title: (company) => `Restaurați mai întâi compania ${company}?`,
      confirm: (company) => `Restaurați mai întâi ${company}`,
      explanation: (name, company, again) =>
        `${name} aparține companiei ${company}, care este și ea în coșul de gunoi. Se restaurează ambele: mai întâi compania, cu tot ce a fost șters odată cu ea, apoi ${again}.`,
    },
    name: {
      company: {
        title: 'Numele companiei este ocupat',
        label: 'Numele nou al companiei',
        explanation: (company) =>
          `Între timp, altă companie se numește ${company}. Dați celei restaurate alt nume.`,
      },
      group: {
        title: 'Numele grupului este ocupat',
        label: 'Numele nou al grupului',
        explanation: (group) =>
          `Între timp, alt grup al companiei se numește ${group}. Dați celui restaurat alt nume.`,
      },
    },
    email: {
      title: 'Adresa de e-mail este ocupată',
      labels: {
        trainee: 'Adresa de e-mail nouă a cursantului',
        admin: 'Adresa de e-mail nouă a administratorului',
      },
      explanation: (email, name) =>
        `Alt cont folosește acum ${email}. Introduceți altă adresă de e-mail cu care să se conecteze ${name}.`,
      thisEmail: 'această adresă de e-mail',
      merge: 'Îmbinați…',
      mergeHint: (name) =>
        `Sau îmbinați-i pe cei doi: rezultatele se adaugă la cele ale cursantului ${name}, care o folosește.`,
    },
    merge: {
      title: 'Îmbinați cei doi cursanți?',
      confirm: 'Îmbinați definitiv',
      merging: 'Se îmbină…',
      runs: (name, other) =>
        `Parcurgerile cursantului ${name}, cu rezultate, răspunsuri și sesiuni de vizionare, vin înaintea celor ale cursantului ${other}. Ele nu se mai modifică, iar toate parcurgerile se renumerotează.`,
      feedback: (other) =>
        `Feedbackul se păstrează numai la modulele la care ${other} nu a dat feedback. Conversațiile și cererile de ajutor rămân cu „Utilizator șters”.`,
      cannotBeUndone: 'Nu se poate anula.',
    },
    others: {
      titleForOne: 'Adresa de e-mail este ocupată',
      titleForSeveral: 'Unele adrese de e-mail sunt ocupate',
      confirm: 'Restaurați-i pe ceilalți',
      taken: (count) =>
        plural(count, {
          one: 'Adresa de e-mail a acestui cursant este folosită acum de alt cont:',
          few: `Adresele de e-mail ale acestor ${number(count)} cursanți sunt folosite acum de alte conturi:`,
          other: `Adresele de e-mail ale acestor ${number(count)} de cursanți sunt folosite acum de alte conturi:`,
        }),
      unnamed: (count) => `și încă ${number(count)}`,
      explanation: (count) =>
        plural(count, {
          one: 'Îi puteți restaura acum pe toți ceilalți. Acest cursant rămâne în coșul de gunoi ca intrare separată.',
          other:
            'Îi puteți restaura acum pe toți ceilalți. Acești cursanți rămân în coșul de gunoi ca intrare separată.',
        }),
    },
  },
};
