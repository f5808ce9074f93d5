import { formatsOf } from '@portal/contract/formats';
import type { AccountsTexts } from './en.ts';

const { list, number, plural } = formatsOf('ro');

const counted = (count: number, one: string, many: string) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${number(count)} ${many}`,
    other: `${number(count)} de ${many}`,
  });

export const texts: AccountsTexts = {
  fields: {
    fullName: 'Nume complet',
    email: 'E-mail',
    password: 'Parolă',
    newPassword: 'Parolă nouă',
    passwordLength: (characters) => `Cel puțin ${counted(characters, 'caracter', 'caractere')}`,
    company: 'Companie',
  },
  checkInbox: 'Verificați-vă e-mailul',
  signUp: {
    heading: 'Înregistrare pentru cursanți',
    intro: 'Contul dvs. se creează în portal și aparține companiei pe care o alegeți.',
    introFor: (company) => `Contul dvs. se creează în portal și aparține companiei ${company}.`,
    inGroup: (group) => `Veți face parte din grupul ${group}.`,
    haveAccount: 'Aveți deja un cont?',
    loadingCompany: 'Se încarcă compania…',
    companyNotLoaded: (reason) => `Compania nu a putut fi încărcată. ${reason}`,
    companiesNotLoaded: (reason) => `Companiile nu au putut fi încărcate. ${reason}`,
    selectCompany: 'Selectați compania',
    searchCompany: 'Căutați compania',
    noCompany:
      'Nu există nicio companie de ales. Dacă a dvs. nu apare, cereți-i linkul de înregistrare.',
    invitationOnly:
      'Această companie își adaugă cursanții numai prin invitație. Cereți companiei să vă adauge.',
    emailAt: (domains) => `Folosiți adresa de e-mail de la ${list(domains, 'or')}`,
    emailAtAnother: (domains) =>
      `Folosiți adresa de e-mail de la ${list([...domains, 'alt domeniu al companiei'], 'or')}`,
    joinCode: 'Cod de înregistrare',
    joinCodeHint: 'Îl primiți de la compania dvs.',
    done: 'V-ați înregistrat! Conectați-vă cu datele dvs.',
    joinCodeRequired: 'Codul de înregistrare este obligatoriu',
    submit: 'Înregistrați-vă',
    submitting: 'Se înregistrează…',
    refused: 'Înregistrarea nu a reușit. Încercați din nou.',
    failed: 'Înregistrarea nu a reușit. Verificați datele și încercați din nou.',
  },
  confirmationSent: {
    message: 'Verificați-vă e-mailul: linkul primit vă confirmă adresa.',
    sentTo: (email) => `L-am trimis la ${email}.`,
    worksFor: (hours) => `Este valabil ${counted(hours, 'oră', 'ore')}.`,
    openIt:
      'Deschideți-l și introduceți parola: atunci se creează contul. Dacă nu primiți nimic, căutați în dosarul Spam.',
    sendAgain: 'Trimiteți din nou',
    sending: 'Se trimite…',
    sentAgain: 'Am trimis din nou linkul.',
    changeEmail: 'Schimbați adresa de e-mail',
  },
  confirm: {
    heading: 'Confirmați adresa de e-mail',
    intro: 'Introduceți parola pe care ați ales-o la înregistrare. Apoi se creează contul.',
    submit: 'Confirmați adresa de e-mail',
    submitting: 'Se confirmă…',
    confirmed: 'Adresa dvs. de e-mail este confirmată.',
    deadHeading: 'Acest link nu funcționează',
    stillWaits: 'Înregistrarea dvs. este încă în așteptare: vă putem trimite un link nou.',
    signUpAgain:
      'Dacă v-ați confirmat deja adresa de e-mail, conectați-vă. Altfel, înregistrați-vă din nou.',
    sendNewLink: 'Trimiteți un link nou',
    sending: 'Se trimite…',
    newLinkSent: 'V-am trimis un link nou.',
    newLinkWorks: (hours) =>
      `Este valabil ${counted(hours, 'oră', 'ore')}. Dacă nu primiți nimic, căutați în dosarul Spam.`,
  },
  forgotPassword: {
    heading: 'Parolă uitată',
    intro:
      'Introduceți adresa de e-mail a contului și vă trimitem un link pentru a alege o parolă nouă.',
    submit: 'Trimiteți linkul de resetare',
    submitting: 'Se trimite…',
    sent: 'Căutați în e-mail linkul de resetare a parolei',
    worksOnce:
      'Linkul funcționează o singură dată, timp de o oră. Dacă nu primiți nimic, căutați în dosarul Spam sau verificați dacă aceasta este adresa cu care v-ați înregistrat.',
    returnToLogin: 'Înapoi la conectare',
  },
  resetPassword: {
    heading: 'Resetarea parolei',
    intro: 'Alegeți o parolă nouă. Apoi sesiunile de pe toate dispozitivele se încheie.',
    chooseTitle: 'Alegeți parola',
    welcome: (name) => `Bun venit, ${name} – alegeți parola`,
    confirmPassword: 'Confirmați parola',
    submit: 'Resetați parola',
    submitting: 'Se resetează…',
    choose: 'Alegeți parola',
    loggingIn: 'Se conectează…',
    isSet: 'Parola dvs. este setată.',
    isChanged: 'Parola dvs. a fost schimbată.',
    isChangedLogIn: 'Parola dvs. a fost schimbată. Conectați-vă cu cea nouă.',
    hintAfterInvalidLink: 'Dacă ați setat deja o parolă nouă prin acest link, conectați-vă cu ea.',
    askForNewLink: 'Cereți un link nou',
    hintIfUnknown: 'Dacă apoi linkul nu mai funcționează, conectați-vă cu parola nouă.',
  },
  passwords: {
    repeat: 'Repetați parola nouă',
    differ: 'Parolele nu coincid',
    notChanged: 'Parola nu a fost schimbată',
    unknown: 'Nu se știe dacă parola a fost schimbată',
  },
  ownName: {
    title: 'Nume',
    description: 'Ceilalți utilizatori îl văd, inclusiv în chat.',
    role: 'Rol',
    roles: { ADMIN: 'Administrator', TRAINEE: 'Cursant' },
    save: 'Salvați numele',
    changed: 'Numele dvs. a fost schimbat.',
    notChanged: 'Numele nu a fost schimbat',
    unknown: 'Nu se știe dacă numele a fost schimbat',
  },
  ownPassword: {
    title: 'Parolă',
    description: 'O parolă nouă încheie sesiunile de pe toate celelalte dispozitive.',
    current: 'Parola actuală',
    confirmNew: 'Confirmați parola nouă',
    changed: 'Parola dvs. a fost schimbată. Celelalte sesiuni au fost încheiate.',
    submit: 'Schimbați parola',
    submitting: 'Se schimbă…',
    hintIfUnknown: 'Dacă apoi parola actuală este refuzată, cea nouă este deja setată.',
  },
  sessions: {
    title: 'Sesiuni',
    description:
      'Dispozitivele pe care v-ați conectat. Dacă nu recunoașteți vreunul, încheiați-i sesiunea și schimbați parola.',
    list: 'Sesiunile dvs.',
    loading: 'Se încarcă sesiunile…',
    notLoaded: (reason) => `Sesiunile nu au putut fi încărcate. ${reason}`,
    thisDevice: 'Acest dispozitiv',
    unknownDevice: 'Dispozitiv necunoscut',
    loggedIn: (time) => `Conectare: ${time}`,
    lastUsed: (time) => `Ultima utilizare: ${time}`,
    end: 'Încheiați',
    endNamed: (device) => `Încheiați sesiunea: ${device}`,
    ending: 'Se încheie…',
    ended: 'Sesiunea s-a încheiat',
    notEnded: 'Sesiunea nu a fost încheiată',
    endUnknown: 'Nu se știe dacă sesiunea s-a încheiat',
    endOthers: 'Încheiați-le pe toate celelalte',
    othersEnded: (count) => counted(count, 'sesiune încheiată', 'sesiuni încheiate'),
    othersNotEnded: 'Sesiunile nu au fost încheiate',
    othersEndUnknown: 'Nu se știe dacă sesiunile s-au încheiat',
  },
};
