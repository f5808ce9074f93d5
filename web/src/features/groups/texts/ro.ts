import { formatsOf } from '@portal/contract/formats';
import type { GroupsTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: GroupsTexts = {
  groups: 'Grupuri',
  loading: 'Se încarcă grupurile…',
  loadFailed: 'Grupurile nu au putut fi încărcate',
  newGroup: 'Grup nou',
  search: 'Căutați grupuri',
  found: (count, total) => `Grupuri găsite: ${count} din ${total}`,
  members: (count) => counted(count, 'membru', 'membri'),
  allGroups: 'Toate grupurile',
  showInList: 'Afișați în lista cursanților',
  showInListOf: (name) => `Afișați în lista cursanților: ${name}`,
  table: {
    group: 'Grup',
    members: 'Membri',
    modules: 'Module',
    actions: 'Acțiuni',
    openMembers: 'Membri',
    openMembersOf: (name) => `Membri: ${name}`,
    rename: (name) => `Redenumiți: ${name}`,
    delete: (name) => `Ștergeți: ${name}`,
  },
  none: {
    title: 'Încă nu există grupuri',
    text: 'Adunați într-un grup cursanții unei echipe sau ai unei ture, ca să îi găsiți împreună în lista cursanților.',
  },
  noneFound: {
    title: 'Niciun grup găsit',
    text: (search) => `Niciun nume nu conține „${search}”.`,
    showAll: 'Afișați toate grupurile',
  },
  missing: { title: 'Grupul nu a fost găsit', text: 'Poate că a fost șters.' },
  create: {
    submit: 'Creați grupul',
    busy: 'Se creează…',
    failed: (reason) => `Grupul nu a putut fi creat: ${reason}`,
    lost: 'Grupul pe care îl introduceți nu este încă salvat și s-ar pierde.',
  },
  rename: {
    title: 'Redenumiți grupul',
    submit: 'Salvați numele',
    busy: 'Se salvează…',
    done: 'Grupul a fost redenumit',
    failed: (reason) => `Grupul nu a putut fi redenumit: ${reason}`,
    lost: 'Noul nume nu este încă salvat și s-ar pierde.',
  },
  form: {
    name: 'Numele grupului',
    leaveTitle: 'Ieșiți fără a salva?',
    leave: 'Ieșiți',
  },
  deletion: {
    title: (name) => `Ștergeți grupul ${name}?`,
    confirm: 'Ștergeți grupul',
    busy: 'Se șterge…',
    failed: (reason) => `Grupul nu a putut fi șters: ${reason}`,
    membersStay: (count) =>
      plural(count, {
        one: 'Singurul său membru rămâne neschimbat.',
        few: `Cei ${number(count)} membri ai săi rămân neschimbați.`,
        other: `Cei ${number(count)} de membri ai săi rămân neschimbați.`,
      }),
    noMembers: 'Grupul nu are membri.',
    modules: (names) => `Aceste module sunt pentru membrii săi și nu vor mai fi: ${list(names)}.`,
    admins: (names) =>
      `Administratorii limitați la acest grup nu îi vor mai vedea membrii: ${list(names)}.`,
    deleted: (name) => `Grupul ${name} a fost șters`,
  },
  memberList: {
    label: 'Membri',
    search: 'Căutați membri',
    found: (count) => counted(count, 'membru găsit', 'membri găsiți'),
    loading: 'Se încarcă membrii…',
    loadFailed: 'Membrii nu au putut fi încărcați',
    showMore: 'Afișați mai mulți membri',
    none: 'Încă nu există membri',
    noneText: 'Adăugați cursanți ai acestei companii. Un cursant poate fi în mai multe grupuri.',
    noMatch: (search) => `Niciun nume și nicio adresă de e-mail nu conține „${search}”.`,
    remove: 'Eliminați',
    removeOne: (name) => `Eliminați: ${name}`,
    removing: 'Se elimină…',
    removeQuestion: (name) => `Eliminați din grup: ${name}?`,
    removed: (name) => `S-a eliminat din grup: ${name}`,
    removeFailed: (name) => `Eliminarea din grup nu a reușit: ${name}`,
  },
  addition: {
    open: 'Adăugați membri',
    title: (name) => `Adăugați membri în grupul ${name}`,
    label: 'Cursanți',
    search: 'Căutați cursanți',
    found: (count) => counted(count, 'cursant găsit', 'cursanți găsiți'),
    loading: 'Se încarcă cursanții…',
    loadFailed: 'Cursanții nu au putut fi încărcați',
    showMore: 'Afișați mai mulți cursanți',
    noTrainees: 'Această companie nu are încă niciun cursant.',
    noMatch: (search) => `Niciun nume și nicio adresă de e-mail nu conține „${search}”.`,
    add: 'Adăugați',
    addOne: (name) => `Adăugați: ${name}`,
    adding: 'Se adaugă…',
    member: 'Membru',
    memberOf: (name) => `Membru: ${name}`,
    added: (name) => `S-a adăugat în grup: ${name}`,
    addFailed: (name) => `Adăugarea în grup nu a reușit: ${name}`,
    many: (link) => `Ca să adăugați mulți cursanți, selectați-i în ${link}.`,
    listOfTrainees: 'lista cursanților',
  },
};
