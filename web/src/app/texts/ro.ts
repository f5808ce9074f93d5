import { formatsOf } from '@portal/contract/formats';
import type { AppTexts } from './en.ts';

const { list } = formatsOf('ro');

export const texts: AppTexts = {
  reload: 'Reîncărcați',
  loadingPage: 'Se încarcă pagina',
  version: (version) => `Versiunea ${version}`,
  dashboard: { welcome: 'Bun venit', training: 'Instruirea dvs.' },
  seen: {
    parts: (...parts) => `Vedeți: ${list(parts)}`,
    nothing:
      'Deocamdată nu vedeți nimic, pentru că nu vă este atribuită nicio companie și niciun grup.',
    changed: 'Un administrator a modificat ceea ce vedeți.',
  },
  view: {
    label: 'Vederea altui administrator',
    banner: (...parts) =>
      `Vedeți ce vede un administrator limitat la „${list(parts)}”. Aici nu se poate modifica nimic.`,
    close: 'Închide',
  },
  notFound: {
    title: 'Pagina nu a fost găsită',
    message:
      'La această adresă nu există nicio pagină. Poate a fost mutată sau adresa este scrisă greșit.',
    home: 'La pagina principală',
  },
  unauthorized: {
    title: 'Acces refuzat',
    message:
      'Nu aveți permisiunea de a deschide această pagină. Dacă vi se pare o greșeală, contactați un administrator.',
    back: 'Înapoi',
  },
  offline: 'Sunteți offline. Ce este deja pe ecran rămâne; restul apare când revine conexiunea.',
  accessRefused:
    'Rețeaua dintre dvs. și portal blochează accesul, de exemplu cu o pagină proprie de conectare. Ce este deja pe ecran rămâne; restul apare când accesul este permis.',
  pageFailures: {
    emblem: 'Ups',
    offline: {
      title: 'Sunteți offline',
      message: 'Această pagină nu a fost încă încărcată. Apare imediat ce revine conexiunea.',
    },
    reloading: {
      title: 'Portalul a fost actualizat',
      message: 'Pagina se reîncarcă.',
    },
    unsavedWork: {
      title: 'Portalul a fost actualizat',
      message:
        'Pagina trebuie reîncărcată. O încărcare de fișier sau un formular nesalvat s-ar pierde: terminați mai întâi, apoi reîncărcați.',
    },
    failed: {
      title: 'Eroare neașteptată',
      message:
        'Această pagină nu a putut fi afișată. De obicei ajută reîncărcarea; nimic din ce ați salvat nu se pierde.',
    },
  },
  logout: {
    failed: 'Deconectarea nu a reușit. Încercați din nou.',
    question: 'Vă deconectați și pierdeți ce nu este salvat?',
    warning: 'La deconectare, toate acestea se șterg din browser.',
    confirm: 'Deconectați-vă',
    stay: 'Rămâneți',
    work: {
      video: 'Se încarcă un videoclip',
      file: 'Se încarcă un fișier',
      form: 'Este deschis un formular cu modificări nesalvate',
    },
    workInOtherTab: {
      video: 'Se încarcă un videoclip în altă filă',
      file: 'Se încarcă un fișier în altă filă',
      form: 'Un formular cu modificări nesalvate este deschis în altă filă',
    },
  },
};
