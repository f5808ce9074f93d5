import { formatsOf } from '@portal/contract/formats';
import type { LedgerTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const entries = (count: number) =>
  plural(count, {
    one: '1 intrare',
    few: `${number(count)} intrări`,
    other: `${number(count)} de intrări`,
  });

export const texts: LedgerTexts = {
  about:
    'Portalul semnează jurnalul în puncte de control. O dovadă sau un punct de control anterior arată orice modificare ulterioară a unei intrări, fără a fi nevoie de încredere în portal.',
  loading: 'Se încarcă jurnalul semnat…',
  loadFailed: 'Jurnalul semnat nu a putut fi încărcat',
  checkpoint: {
    title: 'Ultimul punct de control',
    none: 'Primul punct de control nu este încă semnat. Durează câteva secunde.',
    entries: 'Intrări',
    waiting: (count) =>
      plural(count, {
        one: 'Se mai adaugă 1 intrare.',
        other: `Se mai adaugă ${entries(count)}.`,
      }),
    signedAt: 'Semnat',
    origin: 'Origine',
    rootHash: 'Hashul rădăcinii',
    keyIds: 'Identificatorii cheilor',
    note: 'Punct de control',
    copy: 'Copiați punctul de control',
    keep: 'Păstrați o copie în afara portalului: ea arată mai târziu dacă jurnalul a fost rescris.',
  },
  links: {
    title: 'Public, fără conectare',
    checkpoint: 'Cel mai nou punct de control',
    keys: 'Chei publice',
    verifier: 'Fișier care verifică dovezi fără portal',
  },
  check: {
    title: 'Verificarea întregului jurnal',
    description:
      'Calculează din nou toate intrările din ceea ce este stocat și fiecare rădăcină semnată. Rulează în fundal.',
    start: 'Verificați acum',
    starting: 'Se pornește…',
    cancelling: 'Se anulează…',
    never: 'Jurnalul nu a fost încă verificat.',
    running: 'Se verifică jurnalul…',
    progress: (checked, total) => `${number(checked)} din ${entries(total)}`,
    clean: (total) =>
      plural(total, {
        one: 'Singura intrare este așa cum a fost înscrisă.',
        other: `Toate cele ${entries(total)} sunt așa cum au fost înscrise.`,
      }),
    empty: 'Jurnalul nu are intrări.',
    problems: (count) =>
      plural(count, {
        one: 'A fost găsită 1 problemă.',
        few: `Au fost găsite ${number(count)} probleme.`,
        other: `Au fost găsite ${number(count)} de probleme.`,
      }),
    cancelled: (checked, total) =>
      `Verificarea a fost anulată după ${number(checked)} din ${entries(total)}.`,
    at: (time = '') => `Ultima verificare: ${time}`,
    advice:
      'Date stocate au fost modificate în afara portalului sau sunt deteriorate. Anunțați operatorul portalului.',
    listOf: (shown, count) =>
      shown === count ? 'Probleme' : `Primele ${number(shown)} probleme din ${number(count)}`,
    problem: {
      'leaf-missing': (index) => `Intrarea ${number(index)} lipsește.`,
      'certificate-changed': (index) =>
        `Intrarea ${number(index)}: certificatul stocat nu este cel înscris.`,
      'result-changed': (index) =>
        `Intrarea ${number(index)}: rezultatul stocat nu este cel înscris.`,
      'epoch-changed': (index) =>
        `Intrarea ${number(index)}: originea sau cheile stocate nu sunt cele înscrise.`,
      'tile-changed': (index) =>
        `Intrarea ${number(index)}: arborele publicat nu o conține așa cum a fost înscrisă.`,
      'checkpoint-changed': (size) =>
        `Punctul de control cu ${entries(size)}: rădăcina semnată nu este cea a intrărilor.`,
      'signature-wrong': (size) =>
        `Punctul de control cu ${entries(size)}: nu este semnat cu cheile actuale.`,
    },
    certificate: (code) => `Certificatul ${code}`,
  },
};
