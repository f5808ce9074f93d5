import { formatsOf } from '@portal/contract/formats';
import type { VerifierTexts } from './en.ts';

const { date, number, plural } = formatsOf('ro');

export const texts: VerifierTexts = {
  title: 'Verificarea dovezilor fără portal',
  intro:
    'Alegeți dovezile primite: fișiere ale căror nume se termină în .tlog-proof. Ele sunt verificate pe acest dispozitiv. Nu se trimite nimic și nu este nevoie de rețea.',
  language: 'Limbă',
  choose: 'Alegeți fișiere',
  drop: 'sau plasați fișiere oriunde pe această pagină',
  paste: {
    label: 'Textul unei dovezi',
    open: 'Lipiți în schimb textul unei dovezi',
    check: 'Verificați',
  },
  pastedName: 'Text lipit',
  keys: {
    title: 'Chei',
    builtIn: 'Portalul a pus aceste chei în fișier la descărcare:',
    none: 'În acest fișier nu sunt chei. Introduceți cheile portalului.',
    label: 'Alte chei',
    hint: 'Câte o cheie pe linie, ca la adresa /log/key a portalului. Dacă introduceți chei, contează numai acestea. Este mai sigur dacă le-ați păstrat sau le-ați primit pe altă cale decât acest fișier.',
    unreadable: (line) => `Linia ${number(line)} nu este o cheie.`,
  },
  summary: (proven, total) =>
    plural(total, {
      one: `${number(proven)} din ${number(total)} dovadă confirmată.`,
      few: `${number(proven)} din ${number(total)} dovezi confirmate.`,
      other: `${number(proven)} din ${number(total)} de dovezi confirmate.`,
    }),
  results: 'Rezultate',
  proven: {
    title: 'Dovedit',
    meaning:
      'Jurnalul semnat al portalului conține această intrare, exact așa cum este afișată aici.',
  },
  later: {
    unseen:
      'Această verificare nu poate vedea dacă certificatul a fost retras sau înlocuit mai târziu.',
    lookUp: 'Căutați codul la portal, dacă acesta mai există:',
    lookUpElsewhere: (code) =>
      `Căutați codul ${code} pe pagina /verify a portalului, dacă acesta mai există.`,
  },
  expired: (on) => `Acest certificat a fost valabil până la ${date(on)}. Ziua aceea a trecut.`,
  notProven: 'Nedovedit',
  reasons: {
    'not-a-proof':
      'Aceasta nu este o dovadă. Alegeți fișierul așa cum a fost descărcat, fără modificări: numele lui se termină în .tlog-proof.',
    malformed:
      'Această dovadă a fost modificată sau este incompletă. Cereți titularului fișierul așa cum a fost descărcat.',
    unsupported:
      'Un portal mai nou a creat această dovadă. Descărcați din nou acest fișier de la portal.',
    'field-wrong': 'O informație din această dovadă nu este cea înscrisă în jurnal.',
    'not-in-tree': 'Jurnalul semnat nu conține această intrare.',
    'unknown-key':
      'Această dovadă nu este semnată cu niciuna dintre cheile cunoscute aici. Provine de la alt portal sau portalul are chei noi: introduceți-le la „Chei”.',
    'signature-wrong': 'O semnătură a acestei dovezi este greșită.',
    'signature-missing': 'Lipsește una dintre cele două semnături ale jurnalului.',
    'too-large': 'Acest fișier este prea mare pentru a fi o dovadă.',
    unreadable:
      'Acest fișier nu poate fi citit ca text, deci nu este o dovadă. Numele unei dovezi se termină în .tlog-proof.',
  },
  kinds: {
    certificateIssued: 'Certificat pentru întregul curs',
    certificateReplaced: 'Certificat înlocuit sau reînnoit',
    certificateWithdrawn: 'Certificat retras',
    moduleCertificate: 'Certificat pentru un modul',
    resultRecorded: 'Rezultat înregistrat de un administrator',
    personErased: 'Persoană ștearsă',
    keyRotated: 'Cheile jurnalului au fost schimbate',
    restoredFromBackup: 'Jurnal restaurat dintr-o copie de rezervă',
    signature: 'Semnătură',
    practicalSignOff: 'Validare practică',
  },
  training: 'Curs',
  hidden: (count) =>
    plural(count, {
      one: `Încă ${number(count)} informație a intrării este ascunsă.`,
      few: `Încă ${number(count)} informații ale intrării sunt ascunse.`,
      other: `Încă ${number(count)} de informații ale intrării sunt ascunse.`,
    }),
  nothingHidden: 'Sunt afișate toate informațiile intrării.',
  log: {
    title: 'Jurnal și semnătură',
    signedAt: 'Punct de control semnat la',
    utc: (time) => `${time} (UTC)`,
    dateUnknown: 'Necunoscută: lipsește aici cheia semnăturii care conține data (ML-DSA-44).',
    origin: 'Jurnal',
    place: 'Locul în jurnal',
    placeOf: (index, size) =>
      `Index ${number(index)}; intrări la punctul de control: ${number(size)}`,
    keyIds: 'Chei care au semnat',
    source: 'Proveniența cheilor',
    builtIn: 'Puse în acest fișier de portal',
    entered: 'Introduse de dumneavoastră',
  },
  proves: {
    title: 'Ce dovedește',
    points: [
      'Intrarea era în jurnal când a fost semnat punctul de control. Informațiile de mai sus sunt cele înscrise în jurnal.',
      'Punctul de control a fost semnat cu cheile indicate aici.',
    ],
  },
  provesNot: {
    title: 'Ce nu dovedește',
    points: ['Nu spune cine v-a arătat dovada: comparați numele cu un act de identitate.'],
  },
};
