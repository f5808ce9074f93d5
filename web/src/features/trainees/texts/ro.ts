import { formatsOf } from '@portal/contract/formats';
import type { TraineeTexts } from './en.ts';

const { duration, list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

const trainees = (count: number) => counted(count, 'cursant', 'cursanți');

const traineesOfList = (count: number, isFiltered: boolean) =>
  isFiltered ? `${trainees(count)} (listă filtrată)` : trainees(count);

const decimal = (value: number) => value.toFixed(1).replace('.', ',');

export const noMailServer =
  'Nu este configurat niciun server de e-mail: invitațiile se scriu doar în dosarul de ieșire al portalului, unde le găsește operatorul.';

export const texts: TraineeTexts = {
  traineesOfList,
  percent: (percent) => `${percent}\u00a0%`,
  modulesOf: (completed, total) => `${completed} din ${counted(total, 'modul', 'module')}`,
  completedOn: (date) => `Finalizat pe ${date}`,
  completedWithNew: (date, newModules) => `Finalizat pe ${date}; ${newModules}`,
  unknownCompany: 'Companie necunoscută',
  backToTrainees: 'Înapoi la cursanți',
  refresh: 'Actualizați',
  refreshing: 'Se actualizează…',
  updating: 'Se actualizează…',
  lastUpdated: (time) => `Ultima actualizare: ${time}`,
  edit: 'Editați',
  refused: {
    'mailbox-unknown': 'Invitație refuzată: căsuță poștală necunoscută',
    'mailbox-full': 'Invitație refuzată: căsuță poștală plină',
    'address-invalid': 'Invitație refuzată: adresă nevalidă',
    'refused-by-policy': 'Invitație refuzată de regulile serverului de e-mail',
    other: 'Invitație refuzată de serverul de e-mail',
  },
  refusal: {
    advice:
      'Corectați adresa de e-mail la „Editați”, ceea ce trimite o invitație nouă, sau retrimiteți invitația.',
    reply: 'Răspunsul serverului de e-mail',
  },

  list: {
    label: 'Cursanți',
    add: 'Adăugați un cursant',
    import: 'Importați',
    importTrainees: 'Importați cursanți',
    importResults: 'Importați rezultate anterioare',
    export: 'Exportați',
    loading: 'Se încarcă cursanții…',
    notLoaded: 'Cursanții nu au putut fi încărcați',
    retrying: 'Se reîncearcă încărcarea cursanților…',
    refreshed: 'Datele cursanților au fost actualizate',
    search: 'Căutați cursanți',
    searchPlaceholder: 'Nume, e-mail sau companie',
    status: 'Stare',
    everyStatus: 'Orice stare',
    statuses: {
      stuck: 'Fără progres de peste 7 zile',
      'not-completed': 'Nefinalizat',
      'invitation-refused': 'Invitație refuzată',
    },
    statusInModule: 'Stare în modul',
    inTraining: 'În toată instruirea',
    inModule: (name) => `În ${name}`,
    inChosenModule: 'În modulul ales',
    inDeletedModule: 'Într-un modul șters',
    sortBy: 'Sortați după',
    sorts: {
      name: 'Nume A–Z',
      '-name': 'Nume Z–A',
      newest: 'Cei mai noi întâi',
      oldest: 'Cei mai vechi întâi',
      email: 'E-mail A–Z',
      '-email': 'E-mail Z–A',
      '-progress': 'Progres, descrescător',
      progress: 'Progres, crescător',
      '-score': 'Scor, descrescător',
      score: 'Scor, crescător',
      '-active': 'Activi recent întâi',
      active: 'Inactivi de mult timp întâi',
      standing: 'Cea mai rea situație întâi',
      '-standing': 'Cea mai bună situație întâi',
      due: 'Cel mai apropiat termen întâi',
      '-due': 'Cel mai îndepărtat termen întâi',
    },
    showingAll: (total) => trainees(total),
    showingRange: (first, last, total) => `${number(first)}–${number(last)} din ${trainees(total)}`,
    found: (count) => counted(count, 'cursant găsit', 'cursanți găsiți'),
    byStatus: 'Cursanți după stare',
    standing: 'Situație',
    everyStanding: 'Orice situație',
    due: 'Termen',
    everyDue: 'Orice termen',
    dueWithin: { week: 'Termen în cel mult 7 zile', month: 'Termen în cel mult 30 de zile' },
    dueBetween: 'Termen de la – până la…',
    dueFrom: 'Termen de la',
    dueUntil: 'Termen până la',
  },

  table: {
    caption: 'Cursanții și progresul lor',
    trainee: 'Cursant',
    company: 'Companie',
    progress: 'Progres',
    averageScore: 'Scor mediu',
    time: 'Timp',
    joined: 'Înregistrare',
    lastActive: 'Ultima activitate',
    standing: 'Situație',
    actions: 'Acțiuni',
    overallProgressOf: (name) => `Progres total: ${name}`,
    stuck: 'Fără progres',
    invited: (date) => `Invitație: ${date}`,
    opened: (date) => `Deschis: ${date}`,
    reminded: (time) => `Memento: ${time}`,
    viewProgress: 'Vedeți progresul',
    viewProgressOf: (name) => `Vedeți progresul: ${name}`,
    editOne: (name) => `Editați: ${name}`,
    deleteOne: (name) => `Ștergeți: ${name}`,
    selectOne: (name) => `Selectați: ${name}`,
  },

  none: {
    title: 'Niciun cursant găsit.',
    noMatch: 'Niciun cursant nu corespunde căutării.',
    noneContains: (search) =>
      `Niciun nume, nicio adresă de e-mail și nicio companie nu conțin „${search}”.`,
    clearSearch: 'Ștergeți căutarea',
    noneMatch: 'Niciun cursant nu corespunde acestor filtre.',
    clearFilters: 'Ștergeți filtrele',
    otherFilters: 'Alegeți altă stare, alt modul sau altă companie ori vedeți toți cursanții.',
    showAll: 'Afișați toate companiile',
    showAllSeen: 'Afișați tot ce vedeți',
    companyDeleted: 'Această companie a fost ștearsă.',
    groupsEmpty: 'Grupurile pe care le vedeți nu au încă membri.',
    noneYet: 'Această companie nu are încă cursanți.',
    noneYetInvite:
      'Această companie nu are încă cursanți. Trimiteți-le linkul ei de înregistrare sau adăugați-i unul câte unul.',
    addCompany: 'Adăugați mai întâi o companie',
    noCompany: 'Fiecare cursant aparține unei companii și încă nu există niciuna.',
    invite:
      'Cursanții se înregistrează singuri: trimiteți-le acest link. Sau adăugați-i unul câte unul.',
    signUpLink: 'Link de înregistrare',
    copyLink: 'Copiați linkul',
  },

  bulk: {
    selected: (count) => counted(count, 'cursant selectat', 'cursanți selectați'),
    allSelected: (count) => `Toți cursanții găsiți sunt selectați: ${number(count)}`,
    selectAll: (total) => `Selectați-i pe toți cei găsiți (${number(total)})`,
    atMost: (max) => `Unul câte unul se pot selecta cel mult ${trainees(max)}.`,
    narrow: 'Restrângeți lista printr-o căutare sau o companie și selectați-i pe toți cei găsiți.',
    move: 'Mutați la altă companie',
    moveShort: 'Mutați',
    invite: 'Retrimiteți invitațiile',
    inviteShort: 'Retrimiteți',
    certificates: 'Certificate ca ZIP',
    certificatesShort: 'Certificate',
    exceptions: 'Prelungire, scutire, pauză…',
    exceptionsShort: 'Excepție',
    starting: 'Se pornește…',
    changed: (found, expected) =>
      `Lista s-a schimbat: acum are ${trainees(found)}, nu ${number(expected)}.`,
    nothingDone: 'Lista s-a schimbat între timp. Nu s-a făcut nimic.',
    backToList: 'Înapoi la listă',
    deleteTitle: (count, isFiltered) => `Ștergeți ${traineesOfList(count, isFiltered)}?`,
    delete: (count) => `Ștergeți ${trainees(count)}`,
    deletedWith: (count) =>
      plural(count, {
        one: 'Se șterg contul și tot progresul, încercările la teste, cererile de ajutor și feedbackul.',
        other:
          'Se șterg conturile și tot progresul, încercările la teste, cererile de ajutor și feedbackul.',
      }),
    afterDeletion:
      'Deconectarea de pe toate dispozitivele are loc imediat. Partenerii de chat păstrează conversațiile, cu „Utilizator șters” în locul numelui.',
    inviteTitle: (count, isFiltered) =>
      `Retrimiteți invitațiile către ${traineesOfList(count, isFiltered)}?`,
    inviteCount: (count) => `Invitați ${trainees(count)}`,
    noMailServer:
      'Nu este configurat niciun server de e-mail, așa că portalul nu poate trimite e-mailuri. Setați în schimb câte o parolă pentru fiecare cursant la „Editați” și transmiteți-o.',
    whoIsInvited: (days) =>
      `Cursanții care nu și-au ales încă o parolă primesc un e-mail cu un link pentru aceasta, valabil ${duration(days, 'day')}.`,
    othersLeftOut: 'Toți ceilalți sunt omiși. Nu se poate anula.',
    moveTitle: (count, isFiltered) => `Mutați ${traineesOfList(count, isFiltered)}`,
    moveCount: (count) => `Mutați ${trainees(count)}`,
    newCompany: 'Compania nouă',
    companyMissing: 'Selectați o companie',
  },

  groups: {
    label: 'Grupuri',
    others: (names) => list(names),
    fixed: 'De asemenea în',
    noGroup: 'niciun grup',
    search: 'Căutați grupuri',
    chosen: (count) => `Alese: ${number(count)}`,
    deleted: 'Grup șters',
    add: 'Adăugați într-un grup…',
    addShort: '+ Grup',
    remove: 'Eliminați dintr-un grup…',
    removeShort: '− Grup',
    addTitle: (count, isFiltered) => `Adăugați ${traineesOfList(count, isFiltered)} într-un grup`,
    addCount: (count) => `Adăugați ${trainees(count)}`,
    removeTitle: (count, isFiltered) =>
      `Eliminați ${traineesOfList(count, isFiltered)} dintr-un grup`,
    removeCount: (count) => `Eliminați ${trainees(count)}`,
    group: 'Grup',
    missing: 'Selectați un grup',
    newGroup: 'Grup nou',
    newName: 'Numele grupului nou',
    existing: 'Alegeți un grup existent',
    none: 'Niciun grup al acestei companii nu are membri.',
    notLoaded: (reason) => `Grupurile nu au putut fi încărcate. ${reason}`,
    companyMissing: 'Alegeți mai întâi o companie',
    companyFirst:
      'Un grup aparține unei singure companii. Filtrați lista după companie, apoi selectați cursanții.',
  },

  moved: (count) =>
    plural(count, {
      one: 'Cursantul începe o parcurgere nouă cu modulele companiei alese. Parcurgerile anterioare rămân vizibile. Mutarea poate fi anulată cât timp cursantul nu a început parcurgerea nouă.',
      other:
        'Cursanții încep o parcurgere nouă cu modulele companiei alese. Parcurgerile anterioare rămân vizibile. Mutarea poate fi anulată cât timp niciunul nu a început parcurgerea nouă.',
    }),

  deletion: {
    title: (name) => `Ștergeți cursantul ${name}?`,
    confirm: 'Ștergeți cursantul',
    deleting: 'Se șterge…',
    failed: (reason) => `Cursantul nu a putut fi șters: ${reason}`,
    deletedWith: (email) => `Contul ${email} se șterge împreună cu:`,
    progress: (completed, total) =>
      `tot progresul (module finalizate: ${number(completed)} din ${number(total)})`,
    attempts: 'toate încercările la teste și scorurile',
    requests: 'toate cererile de ajutor',
    feedback: 'tot feedbackul',
    afterwards:
      'Cursantul este deconectat imediat de pe toate dispozitivele. Partenerii de chat păstrează conversația, cu „Utilizator șters” în locul numelui.',
  },

  export: {
    title: 'Exportați progresul',
    description:
      'Un rând pentru fiecare cursant din listă, ca fișier CSV pentru programul de calcul tabelar.',
    others:
      'Pentru a exporta alți cursanți, închideți acest dialog și schimbați căutarea sau filtrele listei.',
    preparing: 'Se pregătește…',
    download: 'Descărcați',
    started: (fileName) => `Se descarcă ${fileName}`,
  },

  addition: {
    title: 'Adăugați un cursant',
    submit: 'Adăugați cursantul',
    adding: 'Se adaugă…',
    failed: (reason) => `Cursantul nu a putut fi adăugat. ${reason}`,
    added: (name) => `Cursant adăugat: ${name}`,
    invited: (email) => `O invitație este pe drum către ${email}.`,
    lost: 'Cursantul pe care îl introduceți nu este încă salvat și s-ar pierde.',
    passwordHint: (min) =>
      `Cel puțin ${counted(min, 'caracter', 'caractere')}, pentru conectare imediată. Lăsați câmpul gol pentru a trimite o invitație.`,
  },

  change: {
    title: 'Editați cursantul',
    submit: 'Salvați modificările',
    failed: (reason) => `Cursantul nu a putut fi actualizat. ${reason}`,
    changed: (name) => `Cursant actualizat: ${name}`,
    lost: 'Modificările aduse acestui cursant nu sunt încă salvate și s-ar pierde.',
    passwordHint: (min) =>
      `Lăsați câmpul gol pentru a nu schimba nimic; cel puțin ${counted(min, 'caracter', 'caractere')}. O parolă nouă încheie sesiunile cursantului.`,
    companyHint: 'În altă companie, cursantul vede modulele acelei companii.',
    companyDeleted: 'Compania aleasă a fost ștearsă între timp.',
  },

  form: {
    password: 'Parolă',
    newPassword: 'Parolă nouă',
    company: 'Companie',
    searchCompanies: 'Căutați companii',
    noCompanies: 'Încă nu există nicio companie. Creați una la „Module de instruire”.',
    companiesNotLoaded: (reason) => `Companiile nu au putut fi încărcate. ${reason}`,
    leaveTitle: 'Ieșiți fără a salva?',
    leave: 'Ieșiți',
  },

  withoutPassword: {
    form: {
      byEmail: (days) =>
        `Fără parolă, cursantul primește un e-mail cu un link pentru a-și alege una, valabil ${duration(days, 'day')}.`,
      noMailServer: `Fără parolă, cursantul este invitat să își aleagă una. ${noMailServer}`,
    },
    file: {
      byEmail: (days) =>
        `Un cursant fără parolă în fișier primește un e-mail cu un link pentru a-și alege una, valabil ${duration(days, 'day')}.`,
      noMailServer: `Un cursant fără parolă în fișier este invitat să își aleagă una. ${noMailServer}`,
    },
  },

  inTrash: {
    title: 'Această adresă de e-mail este în coșul de gunoi',
    description:
      'Restaurarea readuce persoana cu toate rezultatele. O persoană nouă începe fără niciunul.',
    restore: (name) => `Restaurați cu toate rezultatele: ${name}`,
    restoring: 'Se restaurează…',
    addAnew: 'Adăugați ca persoană nouă',
    adding: 'Se adaugă…',
    deletedBy: (date, admin) => `Șters pe ${date} de ${admin}`,
    results: (modules, attempts) =>
      `${counted(modules, 'modul promovat', 'module promovate')}, ${counted(attempts, 'încercare la teste', 'încercări la teste')}`,
    companyInTrash: 'Și compania este în coșul de gunoi.',
    restoreCompany: 'Restaurați-o mai întâi',
  },

  sendLink: {
    invitation: {
      title: (name) => `Retrimiteți invitația către ${name}?`,
      confirm: 'Retrimiteți invitația',
      mail: (email, validity) =>
        `${email} primește un e-mail cu un link pentru alegerea unei parole, valabil ${duration(validity, 'day')}.`,
      sent: (email) => `Invitația este pe drum către ${email}.`,
      failed: (reason) => `Invitația nu a putut fi trimisă. ${reason}`,
    },
    reset: {
      title: (name) => `Trimiteți un link de resetare către ${name}?`,
      confirm: 'Trimiteți linkul de resetare',
      mail: (email, validity) =>
        `${email} primește un e-mail cu un link pentru alegerea unei parole noi, valabil ${duration(validity, 'minute')}. Parola actuală funcționează până atunci.`,
      sent: (email) => `Linkul de resetare este pe drum către ${email}.`,
      failed: (reason) => `Linkul de resetare nu a putut fi trimis. ${reason}`,
    },
    sending: 'Se trimite…',
    noMailServer:
      'Nu este configurat niciun server de e-mail, așa că portalul nu poate trimite e-mailuri. Setați în schimb o parolă nouă la „Editați” și transmiteți-o.',
  },

  detail: {
    heading: 'Progresul cursantului',
    loading: 'Se încarcă progresul…',
    notLoaded: 'Progresul cursantului nu a putut fi încărcat',
    refreshed: 'Datele despre progres au fost actualizate',
    notFound: 'Cursantul nu a fost găsit',
    notFoundReason: 'Poate contul a fost șters sau adresa nu este întocmai corectă.',
    openChat: 'Deschideți conversația cu acest cursant',
    trackingActive: 'Urmărirea progresului în timp real este activă',
    trackingPaused: 'Urmărirea progresului în timp real este întreruptă',
    lastActive: (time) => `Ultima activitate: ${time}`,
    joined: (date) => `Înregistrare: ${date}`,
    invited: (date) => `Invitație: ${date}`,
    firstOpened: (date) => `Primul modul deschis: ${date}`,
    noPassword: 'Invitație trimisă, încă fără parolă aleasă',
    runStarted: (run, date) => `Parcurgerea ${run}, începută pe ${date}`,
    whyStuck: 'De ce nu progresează această persoană?',
    modules: 'Progresul pe module',
    noModules: 'Niciun modul atribuit',
    noModulesReason: 'Compania nu are încă module de instruire. Apar aici imediat ce există.',
  },

  figures: {
    overall: 'Progres total',
    overallBar: 'Progres total',
    modulesCompleted: 'Module finalizate',
    ofModules: (total) => `din ${counted(total, 'modul', 'module')}`,
    averageScore: 'Scor mediu',
    averageOfNone: 'niciun modul atribuit',
    averageWithoutQuiz: 'niciun modul nu are test',
    averageOf: (modules) =>
      plural(modules, {
        one: 'la 1 modul',
        few: `la toate cele ${number(modules)} module`,
        other: `la toate cele ${number(modules)} de module`,
      }),
    averageOfQuizzes: (modules) =>
      plural(modules, {
        one: 'la 1 modul cu test',
        few: `la toate cele ${number(modules)} module cu test`,
        other: `la toate cele ${number(modules)} de module cu test`,
      }),
    timeInvested: 'Timp investit',
    minutes: (minutes) => `${minutes}\u00a0min`,
    underOneMinute: '<\u00a01\u00a0min',
    hours: (hours) =>
      plural(hours, {
        one: `${number(hours)} oră`,
        few: `${number(hours)} ore`,
        other: `${number(hours)} de ore`,
      }),
    underTenthOfHour: '<\u00a00,1 ore',
    share: (percent) => `${decimal(percent)}\u00a0%`,
    shareRule: 'Cum se calculează progresul',
    equalShares: 'Fiecare modul contează la fel.',
    equalSharesOf: (share, modules) =>
      `Fiecare modul contează la fel: ${share} (100\u00a0% ÷ ${modules}).`,
    passedAt: (passMark) =>
      `În progresul total intră modulele al căror test a fost promovat (cel puțin ${passMark}\u00a0%).`,
    passedAtOwnMark:
      'În progresul total intră modulele al căror test a fost promovat (cu pragul de promovare al modulului).',
    total: 'Total',
    completed: 'Finalizate',
    remaining: 'Rămase',
  },

  module: {
    locked: 'Blocat',
    shareOfOverall: (share) => `${share} din total`,
    quizRequired: (passMark) => `Test obligatoriu (${passMark}\u00a0% pentru promovare)`,
    noQuiz: 'Fără test: modulul se finalizează prin vizionarea videoclipului',
    evidence: 'Dovezi',
    evidenceOf: (moduleName) => `Dovezi: ${moduleName}`,
    filmNeverLoaded: 'videoclip niciodată încărcat',
    duration: 'Durată',
    noVideo: 'Fără videoclip',
    timeSpent: 'Timp petrecut',
    timeWatched: (time, percent) => `${time} (${percent}\u00a0% vizionat)`,
    score: (percent) => `Scor: ${percent}`,
    passed: 'Promovat',
    notPassed: 'Nepromovat',
    scoreBar: (moduleName, passMark) =>
      `${moduleName}: scorul față de pragul de promovare de ${passMark}\u00a0%`,
    noAttempt: 'Încă nicio încercare la test',
    notWatched: 'Încă nevizionat până la capăt',
  },
};
