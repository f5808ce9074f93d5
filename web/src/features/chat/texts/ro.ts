import { formatsOf } from '@portal/contract/formats';
import type { ChatTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: ChatTexts = {
  title: 'Chat între companii',
  description: 'Discutați cu cursanți și manageri din orice companie',
  sidePane: 'Conversații și persoane',
  showChats: 'Afișați conversațiile',
  newChat: 'Conversație nouă',
  failedToStart: 'Conversația nu a putut fi începută',
  failedToChange: (reason) => `Conversația nu a putut fi modificată: ${reason}`,
  failedToSend: 'Mesajul nu a putut fi trimis',
  today: 'Astăzi',
  yesterday: 'Ieri',
  unread: (count, shown) =>
    plural(count, {
      one: `${shown} mesaj necitit`,
      few: `${shown} mesaje necitite`,
      other: `${shown} de mesaje necitite`,
    }),
  roles: {
    TRAINEE: 'Cursant',
    ADMIN: 'Manager',
  },
  rooms: {
    list: 'Conversații',
    loading: 'Se încarcă conversațiile…',
    notLoaded: 'Conversațiile dvs. nu au putut fi încărcate.',
    none: 'Încă nicio conversație',
    startFirst: 'Începeți o conversație nouă',
    you: 'Dvs.: ',
    draft: 'Ciornă: ',
    muted: 'Fără notificări',
  },
  people: {
    list: 'Persoane',
    loading: 'Se încarcă persoanele…',
    notLoaded: 'Lista de persoane nu a putut fi încărcată',
    search: 'Căutați utilizatori',
    searchPlaceholder: 'Căutați după nume sau e-mail…',
    typeMore: 'Scrieți cel puțin două caractere pentru a găsi mai multe persoane.',
    none: 'Niciun utilizator găsit',
    noneHint: 'Încercați altă parte din nume sau din adresa de e-mail.',
    failedToFetch: 'Utilizatorii companiei nu au putut fi încărcați',
    failedBecause: (reason) => `Utilizatorii nu au putut fi încărcați: ${reason}`,
    failedForUnknownReason: 'Utilizatorii nu au putut fi încărcați: eroare necunoscută',
  },
  room: {
    welcome: 'Bun venit la chatul între companii',
    start: 'Începeți o conversație',
    opening: 'Se deschide conversația…',
    notFound: 'Această conversație nu există',
    notFoundHint: 'Adresa nu este întocmai corectă sau conversația nu vă aparține.',
    toChats: 'La conversațiile dvs.',
  },
  conversation: {
    with: (name) => `Conversație cu ${name}`,
    toChats: 'Înapoi la conversații',
    notificationSettings: 'Setări pentru notificări',
    online: 'Online',
    offline: 'Offline',
    connected: 'Conexiune activă',
    disconnected: 'Conexiune întreruptă',
    reconnect: 'Reconectați-vă',
    none: 'Încă niciun mesaj',
    noneHint: 'Începeți conversația!',
    notLoaded: 'Mesajele nu au putut fi încărcate.',
    loading: 'Se încarcă mesajele…',
    typing: (name) => `${name} scrie…`,
  },
  menu: {
    open: 'Opțiunile conversației',
    search: 'Căutați în conversație',
    mute: 'Dezactivați notificările',
    unmute: 'Activați notificările',
    muted: 'Notificările conversației sunt dezactivate',
    unmuted: 'Notificările conversației sunt activate',
    block: (name) => `Blocați: ${name}`,
    unblock: (name) => `Deblocați: ${name}`,
  },
  search: {
    bar: 'Căutare',
    field: 'Căutați în conversație',
    older: 'Rezultatul mai vechi',
    newer: 'Rezultatul mai nou',
    close: 'Închideți căutarea',
    progress: (searched, total) =>
      `S-a căutat în ${number(searched)} din ${counted(total, 'mesaj', 'mesaje')}…`,
    none: 'Niciun mesaj nu corespunde.',
    match: (place, total) => `Rezultatul ${place} din ${total}`,
    matchSoFar: (place, total) => `Rezultatul ${place} din ${total} de până acum`,
  },
  messages: {
    with: (name) => `Mesaje cu ${name}`,
    toNewest: 'La cel mai nou mesaj',
    unread: (count) => counted(count, 'mesaj nou', 'mesaje noi'),
    new: 'Mesaje noi',
    ownSender: 'Dvs.: ',
    sender: (name) => `${name}: `,
    announced: (name, text) => `${name}: ${text}`,
    sending: 'Se trimite…',
    marks: { sent: 'Trimis', read: 'Citit' },
    notSent: 'Netrimis – ',
    notDelivered: 'Nelivrat – ',
    edit: 'Editați',
    discard: 'Ștergeți',
  },
  writing: {
    field: 'Mesaj',
    unsentText: 'Textul dvs., netrimis',
    placeholder: 'Scrieți mesajul aici…',
    send: 'Trimiteți mesajul',
    discard: 'Ștergeți',
    tooLong: 'Prea lung pentru a fi trimis. ',
    length: (length, most) => `${number(length)} din ${counted(most, 'caracter', 'caractere')}`,
    messagesLeft: (name, left) =>
      `${name} nu a răspuns încă. Mai puteți trimite ${counted(left, 'mesaj', 'mesaje')}.`,
    closed: {
      deleted:
        'Această persoană nu mai este aici. Puteți citi conversația, dar nu îi mai puteți scrie.',
      separated:
        'Companiile dvs. nu permit conversații între ele. Puteți citi conversația, dar nu puteți scrie.',
      blocked: (name) => `Ați blocat această persoană: ${name}. Nu vă puteți scrie reciproc.`,
      unanswered: (name) => `${name} nu a răspuns încă. Puteți scrie din nou după un răspuns.`,
    },
    unblock: (name) => `Deblocați: ${name}`,
    unblocking: 'Se deblochează…',
  },
};
