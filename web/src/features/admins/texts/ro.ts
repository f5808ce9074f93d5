import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

const daysOf = (count: number) =>
  plural(count, {
    one: '1 zi',
    few: `${number(count)} zile`,
    other: `${number(count)} de zile`,
  });

export const texts: AdminsTexts = {
  admins: 'Administratori',
  loading: 'Se încarcă administratorii…',
  loadFailed: 'Administratorii nu au putut fi încărcați.',
  oneRemains:
    'Nu vă puteți elimina sau limita propriul cont, așa că rămâne mereu un administrator care vede tot.',
  ownInvitations: 'Invitațiile pe care le-ați trimis și care așteaptă un răspuns.',
  noInvitation: 'Nicio invitație a dvs. nu așteaptă un răspuns.',
  openInvite: 'Invitați un administrator',
  invitationSent: (email) => `Invitația către ${email} este pe drum.`,
  table: {
    admin: 'Administrator',
    state: 'Stare',
    access: 'Acces',
    lastLogin: 'Ultima conectare',
    never: 'Niciodată',
    actions: 'Acțiuni',
    you: 'Dvs.',
    active: 'Activ',
    invitationRefused: 'Invitație refuzată',
    refusals: {
      'mailbox-unknown': 'căsuță poștală necunoscută',
      'mailbox-full': 'căsuță poștală plină',
      'address-invalid': 'adresă nevalidă',
      'refused-by-policy': 'refuzată de regulile serverului de e-mail',
      other: 'refuzată de serverul de e-mail',
    },
    invited: 'Invitat',
    mailOnItsWay: 'E-mailul este pe drum',
    linkExpired: 'Linkul a expirat',
    linkValidUntil: (date) => `Link valabil până la ${date}`,
    more: (name) => `Mai multe acțiuni pentru ${name}`,
    remove: (name) => `Eliminați: ${name}`,
  },
  reach: {
    legend: 'Ce vede această persoană',
    everythingText: 'Toate companiile și cine este administrator.',
    limited: 'Limitat la',
    limitedText: 'Companiile și grupurile pe care le alegeți.',
    rightTexts: {
      read: 'vizualizare, rapoarte și export.',
      people:
        'în plus, adăugarea, modificarea, importul, invitarea și ștergerea persoanelor și răspunsul la solicitările lor de ajutor.',
      training:
        'în plus, modificarea modulelor, a videoclipurilor, a întrebărilor și a setărilor companiei. Numai pentru companii întregi.',
    },
    trainingOfGroup: 'Instruire (numai companii întregi)',
    company: 'Companie',
    searchCompanies: 'Căutați o companie…',
    noCompanies: 'Nu există încă nicio companie.',
    companiesNotLoaded: (reason) => `Companiile nu au putut fi încărcate. ${reason}`,
    part: 'Parte',
    whole: 'Toată compania',
    groupsNotLoaded: (reason) => `Grupurile nu au putut fi încărcate. ${reason}`,
    right: 'Drept',
    row: (place) => `Compania sau grupul ${place}`,
    remove: (place) => `Eliminați compania sau grupul ${place}`,
    add: 'Adăugați o companie sau un grup',
    summaryOfEverything: 'Această persoană va vedea tot.',
    summary: (...parts) => `Această persoană va vedea: ${list(parts)}.`,
  },
  viewAs: {
    viewAs: 'Vizualizare ca',
    hint: 'Arată portalul într-o filă nouă, așa cum îl va vedea această persoană. Acolo nu se poate modifica nimic.',
    blocked: 'Browserul nu a deschis o filă nouă. Permiteți acestui site să deschidă file.',
  },
  change: {
    open: 'Modificați ce vede acest administrator',
    title: (name) => `Modificați ce vede ${name}`,
    description: 'Modificarea are efect imediat, și în paginile deschise și descărcările în curs.',
    save: 'Salvați',
    saving: 'Se salvează…',
    changed: (name) => `Ce vede ${name} a fost modificat`,
    leaveTitle: 'Ieșiți fără a salva?',
    leaveMessage: 'Modificările nu sunt încă salvate și s-ar pierde.',
    leave: 'Ieșiți',
  },
  inviteAgain: {
    failed: 'Invitația nu a fost trimisă',
    resend: 'Retrimiteți',
    sending: 'Se trimite…',
    resendTo: (name) => `Retrimiteți invitația: ${name}`,
    newLink: 'Link nou',
    creating: 'Se creează…',
    newLinkFor: (name) => `Creați un link nou pentru ${name}`,
  },
  invite: {
    title: 'Invitați un administrator',
    description: 'Alegeți ce va vedea noul administrator.',
    linkIsMailed: (days) =>
      `La această adresă se trimite un link pentru alegerea parolei. Funcționează o singură dată, timp de ${daysOf(days)}.`,
    noMailServer:
      'Nu se trimite niciun e-mail, pentru că portalul nu are server de e-mail (SMTP_URL). Pagina următoare arată un link pentru alegerea parolei: transmiteți-l noului administrator.',
    worksOnce: (days) => `Funcționează o singură dată, timp de ${daysOf(days)}.`,
    inviting: 'Se invită…',
    send: 'Trimiteți invitația',
    createLink: 'Creați linkul',
    leaveTitle: 'Ieșiți fără a invita?',
    leaveMessage: 'Administratorul introdus nu este încă invitat, iar datele s-ar pierde.',
    leave: 'Ieșiți',
  },
  link: {
    title: (name) => `Link pentru ${name}`,
    description: 'Cu acest link, noul administrator își alege parola.',
    label: 'Link de invitație',
    copy: 'Copiați linkul',
    worksOnce: (days) =>
      `Funcționează o singură dată, timp de ${daysOf(days)}, și se afișează numai acum.`,
    passOn:
      'Cine îl are se poate conecta ca administrator: transmiteți-l pe o cale sigură. Puteți crea oricând altul, iar acesta nu va mai funcționa.',
    done: 'Gata',
  },
  remove: {
    title: (name) => `Eliminați administratorul ${name}?`,
    confirm: 'Eliminați administratorul',
    removing: 'Se elimină…',
    removed: (name) => `Administrator eliminat: ${name}`,
    failed: (reason) => `Administratorul nu a putut fi eliminat: ${reason}`,
    linkEnds: (email) => `Linkul primit de ${email} nu va mai funcționa.`,
    signedOut: (email) => `Toate sesiunile contului ${email} se încheie imediat.`,
    consequences:
      'Cererile de ajutor preluate de acest administrator rămân fără responsabil. Numele rămâne în activitate. Partenerii de chat păstrează conversația, cu „Utilizator șters” în locul numelui.',
  },
};
