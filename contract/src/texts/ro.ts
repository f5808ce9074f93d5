import { formatsOf } from '../formats.ts';
import type { Words } from './en.ts';

const { number, plural } = formatsOf('ro');

/** Lines that a sentence names. */
const LINES_NAMED = 5;

export const texts: Words = {
  status: {
    'not-started': 'Neînceput',
    'in-progress': 'În curs',
    failed: 'Ultima încercare nereușită',
    completed: 'Finalizat',
  },
  newModules: (count) =>
    plural(count, {
      one: '1 modul nou',
      few: `${number(count)} module noi`,
      other: `${number(count)} de module noi`,
    }),
  notLoggedIn: 'Sesiunea nu este activă. Conectați-vă din nou.',
  noSuchModule: 'Modulul cerut nu a fost găsit sau nu aveți acces la el.',
  videoFirst: 'Vizionați videoclipul până la capăt înainte de a da testul.',
  noQuiz: 'Acest modul nu are test.',
  companyInUse: 'Compania nu poate fi ștearsă: are date asociate care nu pot fi eliminate',
  durationUnread:
    'Așteptați să fie citită durata videoclipului sau încercați să încărcați alt fișier video.',
  captionsTooLarge: 'Subtitrările unei salvări pot avea cel mult 256 KB.',
  captionsUnknown:
    'Acesta nu este un fișier de subtitrări. Într-un fișier WebVTT sau SubRip (.vtt, .srt), fiecare subtitrare are timpi precum „00:00:01.500 --> 00:00:04.000”.',
  captionsEncodingGuessed:
    'Fișierul nu își precizează codificarea și a fost citit ca text vest-european (Windows-1252). Verificați literele sau salvați-l în UTF-8.',
  captionsLeftOut: (lines, total) => {
    const named = lines.slice(0, LINES_NAMED).join(', ');
    const more = lines.length > LINES_NAMED ? ', …' : '';
    const which =
      lines.length === 1 ? `cea din rândul ${named}` : `cele din rândurile ${named}${more}`;
    return `Subtitrări omise, pentru că timpii lor nu pot fi afișați: ${lines.length} din ${total} (${which}).`;
  },
  fileTooLarge: (megabytes) => `Fișierul depășește limita de ${megabytes} MB.`,
};
