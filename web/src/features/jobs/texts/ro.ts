import { formatsOf } from '@portal/contract/formats';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { JobTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

const trainees = (count: number) => counted(count, 'cursant', 'cursanți');
const requests = (count: number) => counted(count, 'cerere de ajutor', 'cereri de ajutor');
const results = (count: number) => counted(count, 'rezultat', 'rezultate');

const share = (done: number, total: number) =>
  done === total ? number(total) : `${number(done)} din ${number(total)}`;

const exceptTrainees = (kept: number) =>
  `cu excepția ${kept === 1 ? 'unui cursant' : `a ${trainees(kept)}`}`;
const exceptRequests = (kept: number) =>
  `cu excepția ${kept === 1 ? 'unei cereri de ajutor' : `a ${requests(kept)}`}`;

const exception = (noun: string, theNoun: string): JobTexts['actions']['extend'] => ({
  running: (total) => `Se adaugă o ${noun} pentru ${trainees(total)}…`,
  done: (done, total) => `Cursanți cu o ${noun} adăugată: ${share(done, total)}`,
  cancelled: (done, total) =>
    `Acțiune oprită. Cursanți cu o ${noun} adăugată: ${share(done, total)}`,
  stopped: (done, total) =>
    `Acțiune întreruptă. Cursanți cu o ${noun} adăugată: ${share(done, total)}`,
  undoing: `Se anulează ${theNoun}…`,
  undone: `Acțiune anulată: ${noun}`,
  partlyUndone: (kept) => `Acțiune anulată: ${noun}, ${exceptTrainees(kept)}`,
  refused: (count) =>
    `Nicio ${noun} adăugată pentru ${trainees(count)}: altă companie, excepție deja existentă sau cont șters între timp.`,
});

export const texts: JobTexts = {
  panel: 'Acțiuni în fundal',
  cancel: 'Opriți',
  cancelling: 'Se oprește…',
  undoing: 'Se anulează…',
  dismiss: (title) => `Ascundeți: ${title}`,
  progress: (finished, total) => `${number(finished)} din ${number(total)}`,
  andOthers: (count) => plural(count, { one: 'și încă 1', other: `și încă ${number(count)}` }),
  restoreInTrash: 'Restaurați din coșul de gunoi',
  showRefusedInvitations: 'Afișați-le pe cele refuzate',
  showNames: 'Afișați numele',
  refusedTrainees: 'Cursanți la care acțiunea nu a reușit',
  showMore: 'Afișați mai mulți',
  deletedUser: 'Utilizator șters',
  certificates: { download: 'Descărcați ZIP', preparing: 'Se pregătește…' },
  invitations: {
    allWaiting: (total) =>
      plural(total, {
        one: '1 invitație este pe drum.',
        few: `${number(total)} invitații sunt pe drum.`,
        other: `${number(total)} de invitații sunt pe drum.`,
      }),
    sent: (invited) => `Invitații trimise: ${number(invited)}.`,
    someWaiting: (invited, waiting) =>
      `Invitații trimise: ${number(invited)}, pe drum: ${number(waiting)}.`,
    someRefused: (invited, refused) =>
      `Invitații trimise: ${number(invited)}, refuzate de serverul de e-mail: ${number(refused)}.`,
    someWaitingSomeRefused: (invited, waiting, refused) =>
      `Invitații trimise: ${number(invited)}, pe drum: ${number(waiting)}, refuzate de serverul de e-mail: ${number(refused)}.`,
  },
  actions: {
    delete: {
      running: (total) => `${total === 1 ? 'Se șterge' : 'Se șterg'} ${trainees(total)}…`,
      done: (done, total) => `Cursanți șterși: ${share(done, total)}`,
      cancelled: (done, total) => `Acțiune oprită. Cursanți șterși: ${share(done, total)}`,
      stopped: (done, total) => `Acțiune întreruptă. Cursanți șterși: ${share(done, total)}`,
      undoing: 'Se anulează ștergerea…',
      undone: 'Ștergerea a fost anulată',
      partlyUndone: (kept) => `Ștergerea a fost anulată, ${exceptTrainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 cursant nu a putut fi șters. A fost șters între timp de alt administrator sau nu este cursant.',
          other: `${trainees(count)} nu au putut fi șterși. Au fost șterși între timp de alt administrator sau nu sunt cursanți.`,
        }),
    },
    move: {
      running: (total) => `Se mută ${trainees(total)}…`,
      done: (done, total) => `Cursanți mutați: ${share(done, total)}`,
      cancelled: (done, total) => `Acțiune oprită. Cursanți mutați: ${share(done, total)}`,
      stopped: (done, total) => `Acțiune întreruptă. Cursanți mutați: ${share(done, total)}`,
      undoing: 'Se anulează mutarea…',
      undone: 'Mutarea a fost anulată',
      partlyUndone: (kept) => `Mutarea a fost anulată, ${exceptTrainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 cursant nu a putut fi mutat. A fost șters între timp sau aparține deja companiei alese.',
          other: `${trainees(count)} nu au putut fi mutați. Au fost șterși între timp sau aparțin deja companiei alese.`,
        }),
    },
    invite: {
      running: (total) =>
        `${total === 1 ? 'Se trimite invitația' : 'Se trimit invitații'} către ${trainees(total)}…`,
      done: (done, total) => `Cursanți cărora li s-au trimis invitații: ${share(done, total)}`,
      cancelled: (done, total) =>
        `Acțiune oprită. Cursanți cărora li s-au trimis invitații: ${share(done, total)}`,
      stopped: (done, total) =>
        `Acțiune întreruptă. Cursanți cărora li s-au trimis invitații: ${share(done, total)}`,
      undoing: 'Se anulează invitațiile…',
      undone: 'Invitațiile au fost anulate',
      partlyUndone: (kept) => `Invitațiile au fost anulate, ${exceptTrainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: 'Nicio invitație trimisă către 1 cursant. Și-a ales deja o parolă sau a fost șters între timp.',
          other: `Nicio invitație trimisă către ${trainees(count)}. Și-au ales deja o parolă sau au fost șterși între timp.`,
        }),
    },
    'add-to-group': {
      running: (total) => `Se adaugă ${trainees(total)} în grup…`,
      done: (done, total) => `Cursanți adăugați în grup: ${share(done, total)}`,
      cancelled: (done, total) =>
        `Acțiune oprită. Cursanți adăugați în grup: ${share(done, total)}`,
      stopped: (done, total) =>
        `Acțiune întreruptă. Cursanți adăugați în grup: ${share(done, total)}`,
      undoing: 'Se anulează adăugarea în grup…',
      undone: 'Adăugarea în grup a fost anulată',
      partlyUndone: (kept) => `Adăugarea în grup a fost anulată, ${exceptTrainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: `1 cursant nu a putut fi adăugat. Este deja în grup sau în ${number(GROUPS_PER_TRAINEE_MAX)} de grupuri, aparține altei companii sau a fost șters între timp.`,
          other: `${trainees(count)} nu au putut fi adăugați. Sunt deja în grup sau în ${number(GROUPS_PER_TRAINEE_MAX)} de grupuri, aparțin altei companii sau au fost șterși între timp.`,
        }),
    },
    'remove-from-group': {
      running: (total) => `Se elimină ${trainees(total)} din grup…`,
      done: (done, total) => `Cursanți eliminați din grup: ${share(done, total)}`,
      cancelled: (done, total) =>
        `Acțiune oprită. Cursanți eliminați din grup: ${share(done, total)}`,
      stopped: (done, total) =>
        `Acțiune întreruptă. Cursanți eliminați din grup: ${share(done, total)}`,
      undoing: 'Se anulează eliminarea din grup…',
      undone: 'Eliminarea din grup a fost anulată',
      partlyUndone: (kept) => `Eliminarea din grup a fost anulată, ${exceptTrainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 cursant nu a putut fi eliminat. Nu era în grup sau a fost șters între timp.',
          other: `${trainees(count)} nu au putut fi eliminați. Nu erau în grup sau au fost șterși între timp.`,
        }),
    },
    extend: exception('prelungire', 'prelungirea'),
    waive: exception('scutire', 'scutirea'),
    pause: exception('pauză', 'pauza'),
    remind: {
      running: (total) => `Se trimit mementouri către ${trainees(total)}…`,
      done: (done, total) => `Cursanți cărora li s-a trimis un memento: ${share(done, total)}`,
      cancelled: (done, total) =>
        `Acțiune oprită. Cursanți cărora li s-a trimis un memento: ${share(done, total)}`,
      stopped: (done, total) =>
        `Acțiune întreruptă. Cursanți cărora li s-a trimis un memento: ${share(done, total)}`,
      undoing: 'Se anulează mementourile…',
      undone: 'Mementourile au fost anulate',
      partlyUndone: (kept) => `Mementourile au fost anulate, ${exceptTrainees(kept)}`,
      refused: (count) =>
        `Niciun memento trimis către ${trainees(count)}: altul trimis în ultimele 24 de ore, nimic de amintit sau cont șters între timp.`,
    },
    renew: {
      running: (total) => `Începe reînnoirea pentru ${trainees(total)}…`,
      done: (done, total) => `Cursanți cu reînnoire începută: ${share(done, total)}`,
      cancelled: (done, total) =>
        `Acțiune oprită. Cursanți cu reînnoire începută: ${share(done, total)}`,
      stopped: (done, total) =>
        `Acțiune întreruptă. Cursanți cu reînnoire începută: ${share(done, total)}`,
      undoing: 'Se anulează începerea reînnoirilor…',
      undone: 'Începerea reînnoirilor a fost anulată',
      partlyUndone: (kept) => `Începerea reînnoirilor a fost anulată, ${exceptTrainees(kept)}`,
      refused: (count) =>
        `Nicio reînnoire începută pentru ${trainees(count)}: nimic de reînnoit sau cont șters între timp.`,
    },
    'train-again': {
      running: (total) => `Se pornește o parcurgere nouă pentru ${trainees(total)}…`,
      done: (done, total) => `Cursanți cu parcurgere nouă: ${share(done, total)}`,
      cancelled: (done, total) =>
        `Acțiune oprită. Cursanți cu parcurgere nouă: ${share(done, total)}`,
      stopped: (done, total) =>
        `Acțiune întreruptă. Cursanți cu parcurgere nouă: ${share(done, total)}`,
      undoing: 'Se anulează pornirea parcurgerilor noi…',
      undone: 'Pornirea parcurgerilor noi a fost anulată',
      partlyUndone: (kept) => `Pornirea parcurgerilor noi a fost anulată, ${exceptTrainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: 'Nicio parcurgere nouă pornită pentru 1 cursant. A fost șters sau mutat la altă companie între timp.',
          other: `Nicio parcurgere nouă pornită pentru ${trainees(count)}. Au fost șterși sau mutați la altă companie între timp.`,
        }),
    },
    'close-help': {
      running: (total) => `${total === 1 ? 'Se închide' : 'Se închid'} ${requests(total)}…`,
      done: (done, total) => `Cereri de ajutor închise: ${share(done, total)}`,
      cancelled: (done, total) => `Acțiune oprită. Cereri de ajutor închise: ${share(done, total)}`,
      stopped: (done, total) =>
        `Acțiune întreruptă. Cereri de ajutor închise: ${share(done, total)}`,
      undoing: 'Se anulează închiderea…',
      undone: 'Închiderea a fost anulată',
      partlyUndone: (kept) => `Închiderea a fost anulată, ${exceptRequests(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 cerere de ajutor nu a putut fi închisă. A fost modificată, închisă sau ștearsă între timp de alt administrator.',
          other: `${requests(count)} nu au putut fi închise. Au fost modificate, închise sau șterse între timp de alt administrator.`,
        }),
    },
    import: {
      running: (total) => `Se importă ${trainees(total)}…`,
      done: (done, total) => `Cursanți importați: ${share(done, total)}`,
      cancelled: (done, total) => `Acțiune oprită. Cursanți importați: ${share(done, total)}`,
      stopped: (done, total) => `Acțiune întreruptă. Cursanți importați: ${share(done, total)}`,
      undoing: 'Se anulează importul…',
      undone: 'Importul a fost anulat',
      partlyUndone: (kept) => `Importul a fost anulat, ${exceptTrainees(kept)}`,
      refused: (count) =>
        plural(count, {
          one: '1 cursant nu a putut fi importat. Are acum un cont sau compania lui a fost ștearsă între timp.',
          other: `${trainees(count)} nu au putut fi importați. Au acum un cont sau compania lor a fost ștearsă între timp.`,
        }),
    },
    'record-results': {
      running: (total) => `Se înregistrează ${results(total)}…`,
      done: (done, total) => `Rezultate înregistrate: ${share(done, total)}`,
      cancelled: (done, total) => `Acțiune oprită. Rezultate înregistrate: ${share(done, total)}`,
      stopped: (done, total) => `Acțiune întreruptă. Rezultate înregistrate: ${share(done, total)}`,
      undoing: 'Se anulează înregistrarea…',
      undone: 'Înregistrarea a fost anulată',
      partlyUndone: (kept) =>
        `Înregistrarea a fost anulată, cu excepția ${kept === 1 ? 'unui rezultat' : `a ${results(kept)}`}`,
      refused: (count) =>
        `Neînregistrate: ${results(count)}. Există deja același rezultat, sau cursantul ori modulul a fost șters între timp.`,
    },
    'collect-certificates': {
      running: (total) => `Se pregătesc certificatele pentru ${trainees(total)}…`,
      done: (done) => `Certificate gata: ${number(done)}`,
      cancelled: (done) => `Acțiune oprită. Certificate gata: ${number(done)}`,
      stopped: (done) => `Acțiune întreruptă. Certificate gata: ${number(done)}`,
      undoing: 'Se anulează…',
      undone: 'Acțiune anulată',
      partlyUndone: (kept) => `Acțiune anulată. Certificate rămase: ${number(kept)}`,
      refused: (count) =>
        `Fără certificat: ${trainees(count)}. Nu există un certificat valabil al întregii instruiri, sau contul a fost șters între timp.`,
    },
  },
};
