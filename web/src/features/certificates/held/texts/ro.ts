import type { HeldCertificatesTexts } from './en.ts';

export const texts: HeldCertificatesTexts = {
  title: 'Certificate',
  notLoaded: (reason) => `Certificatele nu au putut fi încărcate. ${reason}`,
  none: 'Încă niciun certificat. Se emite unul la finalizarea instruirii.',
  kind: { training: 'Întreaga instruire', module: 'Modul' },
  issued: (date = '') => `Emis la ${date}`,
  reason: 'Motiv',
  actionsOf: (title, date) => `Acțiuni pentru ${title}, finalizat la ${date}`,
  withdrawal: {
    open: 'Retrageți…',
    title: 'Retrageți acest certificat?',
    effect:
      'Oricine verifică certificatul citește că nu mai este luat în considerare. Motivul îl văd doar cursantul și administratorii. Finalizarea în sine rămâne.',
    final: 'Nu se poate anula.',
    reason: 'Motiv',
    reasonHint: (min) => `Cel puțin ${min} caractere`,
    submit: 'Retrageți',
    submitting: 'Se retrage…',
    done: 'Certificatul a fost retras',
    leaveTitle: 'Părăsiți fără a retrage?',
    lost: 'Motivul introdus se va pierde.',
    leave: 'Părăsiți',
  },
  reissue: {
    open: 'Emiteți din nou…',
    title: 'Emiteți din nou acest certificat?',
    effect: (name) =>
      `Se emite un certificat nou pentru aceleași finalizări, pe numele ${name} și cu aspectul actual al companiei.`,
    former: 'Cel anterior rămâne și arată „înlocuit” oricui îl verifică.',
    formerWithdrawn: 'Cel anterior rămâne retras.',
    submit: 'Emiteți din nou',
    submitting: 'Se emite…',
    done: 'Certificatul a fost emis din nou',
  },
};
