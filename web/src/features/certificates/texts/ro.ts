import { formatsOf } from '@portal/contract/formats';
import type { CertificateTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

export const texts: CertificateTexts = {
  list: {
    title: 'Certificate',
    loading: 'Se încarcă certificatele dumneavoastră…',
    notLoadedBecause: (reason) => `Certificatele dumneavoastră nu au putut fi încărcate. ${reason}`,
    none: 'Primiți un certificat după ce ați finalizat toate modulele.',
    completedOn: (day = '') => `Finalizat la ${day}`,
    validUntil: (day = '') => `Valabil până la ${day}`,
    wasValidUntil: (day = '') => `A fost valabil până la ${day}`,
    forEver: 'Fără termen',
    earlier: (count) =>
      plural(count, {
        one: '1 certificat anterior',
        few: `${number(count)} certificate anterioare`,
        other: `${number(count)} de certificate anterioare`,
      }),
    view: 'Vedeți',
    ofCertificate: ({ title, day }) => `: ${title}, ${day}`,
  },

  page: {
    title: 'Certificat',
    back: 'Înapoi la „Progresul meu”',
    loading: 'Se încarcă certificatul…',
    notLoaded: 'Acest certificat nu a putut fi încărcat',
    notFound: 'Certificatul nu a fost găsit',
    notFoundText:
      'Verificați adresa. Certificatul altei persoane poate fi verificat cu ajutorul codului său.',
    checkCode: 'Verificați un cod',
    print: 'Imprimați',
    noPdf:
      'Acest certificat nu are fișier PDF, deoarece fonturile acestuia nu conțin toate caracterele. Imprimați în schimb această pagină.',
  },

  files: {
    pdf: 'PDF',
    proof: 'Dovadă',
    proofUse: 'Arată fără acest portal, chiar și după ani, ce a fost finalizat.',
    badge: 'Open Badge',
    badgeUse: 'Pentru portofolii și programe care adună insigne.',
  },

  state: {
    withdrawn: (day = '') => `Acest certificat a fost retras la ${day} și nu mai este valabil.`,
    reason: (reason) => `Motiv: ${reason}`,
    renewed: (day = '') =>
      `Reînnoit la ${day}: un certificat mai nou arată finalizările ulterioare.`,
    replaced: (day = '') => `Înlocuit la ${day} cu un certificat mai nou.`,
    expired: (day = '') => `Acest certificat a expirat. A fost valabil până la ${day}.`,
    requiredAgain: (day = '') =>
      `Cel puțin unul dintre modulele sale trebuie parcurs din nou începând cu ${day}. Ceea ce a fost finalizat rămâne adevărat.`,
  },

  check: {
    title: 'Arătați-l altora',
    description:
      'Oricine are linkul vede numele, instruirea, compania și datele, precum și dacă certificatul este valabil.',
    link: 'Link pentru verificarea certificatului',
    copy: 'Copiați linkul',
    scores: 'Arătați scorurile oricui îl verifică',
    scoresDescription: 'Acestea apar atunci și pe certificat, pe hârtie și în fișierul PDF.',
    notSaved: 'Alegerea dumneavoastră nu a fost salvată',
    proof: (link = '') =>
      `Pentru a verifica o dovadă, descărcați ${link}: funcționează fără portal și fără rețea.`,
    verifier: 'pagina de verificare',
    ownProof:
      'Dovada pe care o descărcați aici conține scorurile dumneavoastră. Cea de la link le conține doar cât timp le arătați.',
  },
};
