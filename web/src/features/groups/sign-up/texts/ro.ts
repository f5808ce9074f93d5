import type { SignUpTexts } from './en.ts';

export const texts: SignUpTexts = {
  link: 'Link de înregistrare',
  linkOf: (group) => `Link de înregistrare: ${group}`,
  loading: 'Se încarcă linkul de înregistrare…',
  loadFailed: 'Linkul de înregistrare nu a putut fi încărcat',
  note: 'Cursanții care se înregistrează prin acest link intră imediat în grup.',
  needsCode: 'Trebuie să introducă și codul de înregistrare al companiei.',
  needsCompanyEmail: 'Au nevoie de o adresă de e-mail a companiei.',
  copy: 'Copiați linkul',
  qrCode: 'Cod QR cu linkul de înregistrare',
  print: 'Tipăriți',
  invitationOnly: {
    text: 'Nimeni nu se poate înregistra printr-un link, pentru că accesul cursanților la această companie este numai prin invitație. În setări puteți schimba cine se poate înregistra.',
    settings: 'Deschideți setările',
  },
  renewal: {
    open: 'Link nou',
    title: 'Înlocuiți linkul de înregistrare?',
    text: 'Linkul actual își pierde imediat valabilitatea, inclusiv pe paginile tipărite. Cursanții care s-au înregistrat prin el rămân în grup.',
    confirm: 'Creați un link nou',
    busy: 'Se înlocuiește…',
    done: 'Grupul are un link de înregistrare nou',
    failed: (reason) => `Linkul nu a fost înlocuit: ${reason}`,
  },
  paper:
    'Pentru a vă înregistra la instruire, scanați acest cod cu camera telefonului sau deschideți adresa de sub el.',
};
