import { formatsOf } from '@portal/contract/formats';
import type { HelpTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: HelpTexts = {
  requests: 'Cereri de ajutor',
  loading: 'Se încarcă cererile de ajutor…',
  failedToLoad: 'Cererile de ajutor nu au putut fi încărcate',
  found: {
    all: (count) => counted(count, 'cerere găsită', 'cereri găsite'),
    soFar: (count) => counted(count, 'cerere găsită până acum', 'cereri găsite până acum'),
  },
  statuses: {
    PENDING: 'În așteptare',
    IN_PROGRESS: 'În lucru',
    RESOLVED: 'Rezolvată',
    CLOSED: 'Închisă',
  },
  module: 'Modul',
  adminNotes: 'Notele administratorului',

  ask: {
    open: 'Cereți ajutor',
    title: 'Cereți ajutor',
    about: 'Un administrator vă citește mesajul și răspunde.',
    aboutModule: 'Un administrator vă citește mesajul și vede despre ce modul este vorba.',
    askedBefore: 'Ați mai cerut ajutor:',
    ownRequests: (count) => `Cererile mele de ajutor (${count})`,
    message: 'Mesajul dvs.',
    placeholder: 'Cu ce aveți nevoie de ajutor?',
    send: 'Trimiteți cererea',
    sending: 'Se trimite…',
    sent: 'Cererea de ajutor a fost trimisă. Un administrator vă va contacta în curând.',
    failed: 'Cererea de ajutor nu a putut fi trimisă. Încercați din nou.',
  },

  own: {
    link: 'Cererile mele de ajutor',
    changed: (count, shown) =>
      plural(count, {
        one: `${shown} cerere cu noutăți`,
        few: `${shown} cereri cu noutăți`,
        other: `${shown} de cereri cu noutăți`,
      }),
    new: 'Nou',
    asked: (time) => `Trimisă: ${time}`,
    updated: (time) => `Actualizată: ${time}`,
    none: {
      title: 'Nicio cerere de ajutor',
      text: 'Încă nu ați cerut ajutor. Orice v-ar împiedica să învățați: întrebați.',
    },
  },

  news: {
    answeredTitle: 'Răspuns la cererea de ajutor',
    statusTitle: (status) => `Cerere de ajutor: ${status}`,
    answered: 'Un administrator a răspuns la cererea dvs. de ajutor.',
    status: (status) => `Starea cererii dvs. de ajutor este acum: ${status}.`,
    several: (count) =>
      `Aveți noutăți la ${counted(count, 'cerere de ajutor', 'cereri de ajutor')}.`,
  },

  list: {
    pending: (count) => `${number(count)} în așteptare`,
    pendingShown: (count, shown) =>
      plural(count, {
        one: `${shown} cerere în așteptare`,
        few: `${shown} cereri în așteptare`,
        other: `${shown} de cereri în așteptare`,
      }),
    none: { title: 'Nicio cerere de ajutor', text: 'Toți cursanții se descurcă bine!' },
    noMatch: {
      title: 'Nicio cerere de ajutor nu corespunde acestor filtre',
      showAll: 'Afișați toate cererile',
    },
    showMore: 'Afișați mai multe cereri',
  },

  filters: {
    search: 'Căutați cereri de ajutor',
    searchPlaceholder: 'Mesaj sau persoană',
    status: 'Stare',
    all: 'Toate',
    assignee: 'Responsabil',
    anyAssignee: 'Orice responsabil',
    assignees: { me: 'Preluate de mine', none: 'Fără responsabil' },
  },

  card: {
    label: (name) => `Cerere de la ${name}`,
    unknownCompany: 'Companie necunoscută',
    chat: 'Deschideți conversația cu acest cursant',
    update: 'Modificați',
    updateRequestOf: (name) => `Modificați cererea de la ${name}`,
    select: (name) => `Selectați cererea de la ${name}`,
  },

  assignee: {
    none: 'Fără responsabil',
    you: 'Preluată de dvs.',
    other: (name) => `Responsabil: ${name}`,
    assign: 'Preluați',
    assignRequestOf: (name) => `Preluați cererea de la ${name}`,
    unassign: 'Renunțați la preluare',
    unassignRequestOf: (name) => `Renunțați la preluarea cererii de la ${name}`,
  },

  update: {
    title: 'Modificați cererea de ajutor',
    request: 'Cererea',
    status: 'Stare',
    assignee: 'Responsabil',
    noAssignee: 'Niciun administrator',
    notes: 'Notele administratorului',
    notesHint: 'Cursantul le vede.',
    save: 'Salvați modificările',
    saving: 'Se salvează…',
    saved: 'Cererea de ajutor a fost actualizată',
    failed: 'Cererea de ajutor nu a putut fi actualizată',
    leave: {
      title: 'Ieșiți fără a salva?',
      text: 'Răspunsul dvs. la această cerere de ajutor nu este încă salvat și s-ar pierde.',
      confirm: 'Ieșiți',
    },
  },

  history: {
    title: 'Istoric',
    loading: 'Se încarcă istoricul…',
    failed: (reason) => `Istoricul nu a putut fi încărcat. ${reason}`,
    none: 'Încă nicio modificare.',
    showAll: (count) => `Afișați toate modificările (${number(count)})`,
    status: (before, after) => `${before} → ${after}`,
    notesAdded: (notes) => `Note: „${notes}”`,
    notesChanged: (before, after) => `Note: „${before}” → „${after}”`,
    notesRemoved: (notes) => `Note eliminate: „${notes}”`,
    assigned: (name) => `Responsabil: ${name}`,
    unassigned: 'Nu mai are responsabil',
  },

  closing: {
    selectShown: 'Selectați toate cele afișate',
    selected: (count) => counted(count, 'cerere selectată', 'cereri selectate'),
    allSelected: (count) => `Toate cererile deschise găsite sunt selectate: ${number(count)}`,
    selectAll: (count) => `Selectați toate cele deschise găsite (${number(count)})`,
    tooMany: (max) =>
      `Una câte una se pot selecta cel mult ${counted(max, 'cerere', 'cereri')}. Restrângeți lista cu un filtru și selectați toate cele găsite.`,
    close: (count) => `Închideți ${counted(count, 'cerere', 'cereri')}`,
    title: (count) => `Închideți ${counted(count, 'cerere', 'cereri')}?`,
    text: 'Cursanții sunt notificați ca și cum fiecare cerere ar fi fost închisă separat. O cerere pe care alt administrator o modifică între timp rămâne cum este. Închiderea poate fi anulată.',
    starting: 'Se pornește…',
    otherCount: (found, before) =>
      `Lista s-a schimbat: acum are ${counted(found, 'cerere deschisă', 'cereri deschise')}, nu ${number(before)}.`,
  },
};
