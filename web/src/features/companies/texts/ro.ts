import { formatsOf } from '@portal/contract/formats';
import type { CompaniesTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: CompaniesTexts = {
  companies: 'Companii',
  loading: 'Se încarcă companiile…',
  failedToLoad: 'Companiile nu au putut fi încărcate.',
  newCompany: 'Companie nouă',
  edit: (name) => `Editați: ${name}`,
  delete: (name) => `Ștergeți: ${name}`,
  counted: (time) => `Calculat: ${time}`,
  modules: (count) => counted(count, 'modul', 'module'),
  trainees: (count) => counted(count, 'cursant', 'cursanți'),

  figure: {
    none: 'Încă nu există cifre',
    completed: (percent) => `${number(percent)}\u00a0% au finalizat`,
    stuck: (count) => `${number(count)} fără progres`,
    average: (percent) => `Scor mediu ${percent}\u00a0%`,
    upToDate: (percent) => `${number(percent)}\u00a0% la zi`,
    noneRequired: 'Fără module obligatorii',
  },

  table: {
    name: 'Companie',
    people: 'Persoane',
    completed: 'Au finalizat',
    stuck: 'Fără progres',
    average: 'Scor mediu',
    upToDate: 'La zi',
    percent: (percent) => `${number(percent)}\u00a0%`,
    actions: 'Acțiuni',
  },

  toolbar: {
    view: 'Afișare',
    search: 'Căutați companii',
    order: 'Ordine',
    orders: {
      name: 'Nume A–Z',
      '-name': 'Nume Z–A',
      '-people': 'Persoane, descrescător',
      people: 'Persoane, crescător',
      '-completed': 'Au finalizat, descrescător',
      completed: 'Au finalizat, crescător',
      '-stuck': 'Fără progres, descrescător',
      stuck: 'Fără progres, crescător',
      '-average': 'Scor mediu, descrescător',
      average: 'Scor mediu, crescător',
      '-upToDate': 'La zi, descrescător',
      upToDate: 'La zi, crescător',
    },
    layout: 'Afișare',
    layouts: { cards: 'Fișe', list: 'Listă' },
  },

  collection: {
    found: (count, total) => `Companii găsite: ${count} din ${total}`,
    figuresFailed: (reason) => `Cifrele nu au putut fi încărcate. ${reason}`,
    none: {
      title: 'Încă nu există companii',
      text: 'O companie are propriile module de instruire, iar cursanții ei se înregistrează la ea.',
      add: 'Adăugați prima companie',
    },
    noneFound: {
      title: 'Nicio companie găsită',
      text: (search) => `Niciun nume nu conține „${search}”.`,
      showAll: 'Afișați toate companiile',
    },
  },

  create: {
    title: 'Companie nouă',
    submit: 'Creați compania',
    busy: 'Se creează…',
    done: 'Compania a fost creată.',
    failed: 'Compania nu a putut fi creată. Încercați din nou.',
    lost: 'Compania pe care o introduceți nu este încă salvată și s-ar pierde.',
  },
  change: {
    title: 'Editați compania',
    submit: 'Salvați modificările',
    busy: 'Se salvează…',
    done: 'Compania a fost actualizată.',
    failed: 'Compania nu a putut fi actualizată. Încercați din nou.',
    lost: 'Modificările aduse acestei companii nu sunt încă salvate și s-ar pierde.',
  },
  form: {
    name: 'Numele companiei',
    logo: 'Logo',
    newLogo: 'Logo nou',
    logoHint: (types, size, side) =>
      `${types}, cel mult ${size} și ${number(side)} × ${number(side)} pixeli`,
    logoStays: 'Logoul rămâne cel actual dacă nu alegeți altul.',
    emptyFile: 'Acest fișier este gol. Alegeți altul.',
    largePicture: (size) => `Această imagine depășește ${size}. Alegeți una mai mică.`,
  },

  leave: { title: 'Ieșiți fără a salva?', confirm: 'Ieșiți' },

  deletion: {
    title: (name) => `Ștergeți compania ${name}?`,
    confirm: 'Ștergeți compania',
    busy: 'Se șterge…',
    deleted: (name) => `Companie ștearsă: ${name}`,
    consequences: (undo) => `${undo} Odată cu compania se șterg:`,
    lines: {
      modules: (modules, videos, questions) =>
        `Toate modulele (${modules}), cu ${counted(videos, 'videoclip', 'videoclipuri')} și ${counted(questions, 'întrebare', 'întrebări')}`,
      modulesUncounted: (modules) =>
        `Toate modulele (${modules}), cu videoclipurile și întrebările lor`,
      trainees: (trainees) =>
        `Toți cursanții companiei (${trainees}), ale căror conturi se închid imediat`,
      progress: (passedModules, attempts) =>
        `Tot progresul și toate rezultatele: ${counted(passedModules, 'modul promovat', 'module promovate')}, ${counted(attempts, 'încercare la teste', 'încercări la teste')}`,
      progressUncounted: 'Tot progresul și toate rezultatele',
      messages: (things) => list(things),
      helpRequests: (count) => counted(count, 'cerere de ajutor', 'cereri de ajutor'),
      feedback: (count) => counted(count, 'mesaj de feedback', 'mesaje de feedback'),
      admins: (names) => `Accesul administratorilor limitați la această companie: ${list(names)}`,
    },
    administratorsLeft: (count) =>
      `Compania nu poate fi ștearsă: are date asociate care nu pot fi eliminate. ${plural(count, {
        one: 'Îi aparține 1 administrator.',
        few: `Îi aparțin ${number(count)} administratori.`,
        other: `Îi aparțin ${number(count)} de administratori.`,
      })}`,
    notFound: 'Compania nu a fost găsită sau a fost deja ștearsă',
    forbidden: 'Nu aveți permisiunea de a șterge această companie',
    failed: (reason) => `Compania nu a putut fi ștearsă: ${reason}`,
  },

  firstSteps: {
    title: 'Primii pași',
    dismiss: 'Ascundeți primii pași',
    modules: 'Adăugați un modul de instruire',
    settings: 'Aduceți cursanți prin linkul de înregistrare',
    progress: 'Urmăriți-le progresul',
    done: 'Gata',
  },

  profile: {
    title: 'Nume și logo',
    edit: 'Editați compania',
  },

  settings: {
    loading: 'Se încarcă setările…',
    failedToLoad: 'Setările nu au putut fi încărcate.',
    link: 'Link de înregistrare',
    copyLink: 'Copiați linkul',
    linkNote: {
      invitation:
        'Deocamdată nimeni nu se poate înregistra prin el, pentru că accesul este numai prin invitație.',
      listed: 'Cursanții se înregistrează la companie prin el sau aleg compania din listă.',
      unlisted:
        'Cursanții se pot înregistra la companie numai prin el, pentru că aceasta nu este în listă.',
    },
    save: 'Salvați setările',
    saved: 'Setările au fost salvate',
    discard: 'Renunțați la modificări',
    lost: 'Modificările aduse acestor setări nu sunt încă salvate și s-ar pierde.',
    conflict: (reason) => `${reason} Modificările dvs. nu au fost salvate.`,
    reload: 'Încărcați setările actuale',
  },

  signUp: {
    legend: 'Cine se poate înregistra',
    open: 'Oricine',
    openNote:
      'Nu este nevoie de cod sau de invitație. În acest caz, un rezultat nu dovedește cine l-a obținut, pentru că o persoană se poate înregistra de mai multe ori. Pentru dovezi, folosiți un cod de înregistrare sau invitații.',
    code: 'Cu un cod de înregistrare',
    codeNote: 'Cursanții au nevoie de codul companiei.',
    newCodeNote: 'La salvare, portalul creează un cod. Dați-l cursanților.',
    domains: 'Cu o adresă de e-mail a companiei',
    domainsNote: 'Fiecare adresă se confirmă prin e-mail.',
    domainsNoteWithoutMail:
      'Fiecare adresă se confirmă prin e-mail. Este nevoie de un server de e-mail: cereți operatorului portalului să seteze SMTP_URL.',
    invitation: 'Numai prin invitație',
    invitationNote:
      'Administratorii adaugă sau importă cursanții. Nimeni nu se poate înregistra singur.',
    emailDomains: 'Domenii de e-mail',
    emailDomainsHint:
      'Câte unul pe fiecare rând, de exemplu example.com. Subdomeniile nu sunt incluse.',
    confirmEmail: 'Confirmarea fiecărei adrese prin e-mail',
    confirmEmailNote: 'Contul se creează când cursantul deschide linkul primit prin e-mail.',
    needsMailServer:
      'Este nevoie de un server de e-mail: cereți operatorului portalului să seteze SMTP_URL.',
    listed: 'Compania apare în lista publică',
    listedNote:
      'Altfel, vizitatorii nu o găsesc nici în listă, nici după nume, ci numai prin linkul de înregistrare, iar cursanții altor companii nu îi găsesc membrii în chat.',
    crossCompanyChat: 'Chat cu persoane din alte companii',
    crossCompanyChatNote:
      'Altfel, cursanții acestei companii și persoanele din alte companii nu se pot nici găsi, nici contacta. Conversațiile existente pot fi citite în continuare. Administratorii care văd compania le pot scrie cursanților ei.',
    language: 'Limbă',
    languageHint:
      'Pentru e-mailurile și ecranele celor care nu au ales o limbă și al căror browser nu indică niciuna dintre acestea.',
    noLanguage: 'Niciuna',
    timeZone: 'Fus orar',
    timeZoneHint: 'Pentru datele din rapoarte. Dacă lipsește, se folosește cel al serverului.',
    timeZoneExample: 'Oraș, de exemplu Bucharest',
  },

  joinCode: {
    title: 'Cod de înregistrare',
    note: 'Cursanții îl introduc la înregistrare. Literele mari sau mici și cratimele nu contează.',
    copy: 'Copiați codul',
    replace: 'Cod nou',
    replacing: {
      title: 'Înlocuiți codul de înregistrare?',
      text: (code) =>
        `Codul ${code} își pierde imediat valabilitatea: cursanții care îl au nu se mai pot înregistra cu el. Cei deja înregistrați rămân.`,
      confirm: 'Creați un cod nou',
      busy: 'Se înlocuiește…',
      done: 'Compania are un cod de înregistrare nou',
    },
  },

  again: {
    open: 'Reluați instruirea',
    title: (name) => `Reluați instruirea tuturor cursanților companiei ${name}?`,
    confirm: 'Reluați instruirea',
    busy: 'Se pornește…',
    counting: 'Se numără cursanții…',
    noTrainees: 'Compania nu are cursanți de instruit.',
    starts: (count) => `O parcurgere nouă începe pentru ${counted(count, 'cursant', 'cursanți')}:`,
    lines: {
      completed: (count) =>
        plural(count, {
          one: '1 a finalizat instruirea și o ia de la început',
          other: `${number(count)} au finalizat instruirea și o iau de la început`,
        }),
      inTraining: (count) =>
        plural(count, {
          one: '1 este în curs de instruire, iar parcurgerea actuală se încheie nefinalizată',
          other: `${number(count)} sunt în curs de instruire, iar parcurgerile actuale se încheie nefinalizate`,
        }),
      notStarted: (count) =>
        plural(count, {
          one: '1 nu a început încă',
          other: `${number(count)} nu au început încă`,
        }),
      all: 'Toți încep cu primul modul. Rezultatele anterioare rămân pe pagina fiecărui cursant.',
    },
    noTraineesLeft: 'Compania nu mai are cursanți.',
    otherCount: (count) =>
      `Compania are acum ${counted(count, 'cursant', 'cursanți')}. Verificați noile cifre și confirmați din nou.`,
  },
};
