import type { CalendarTexts } from './en.ts';

export const texts: CalendarTexts = {
  title: 'Adăugați în calendar',
  description: 'Calendarul dumneavoastră poate afișa zilele în care au termen modulele.',
  loading: 'Se încarcă adresa calendarului…',
  loadFailed: 'Adresa calendarului nu a putut fi încărcată',
  without: 'Aplicația le citește de la o adresă secretă, creată pentru dumneavoastră.',
  make: 'Creați o adresă',
  making: 'Se creează…',
  notMade: (reason) => `Nu a fost creată o adresă nouă: ${reason}`,
  mayLag:
    'Calendarele pot avea o zi întârziere: aplicațiile citesc adresa doar de câteva ori pe zi.',
  secret: 'Oricine are adresa vede termenele dumneavoastră. Nu o dați mai departe.',
  once: 'Copiați adresa acum: este afișată o singură dată.',
  address: 'Adresa calendarului',
  copy: 'Copiați adresa',
  byAddress:
    'În Google Calendar, Outlook sau Apple Calendar, adăugați un calendar „de la o adresă URL” sau „de pe web” și lipiți adresa.',
  byProgram: 'Sau deschideți-o în calendarul acestui dispozitiv.',
  openProgram: 'Deschideți într-un calendar',
  since: (day = '') =>
    `Aveți o adresă din ${day}. Nu mai este afișată; dacă aveți din nou nevoie de ea, creați una nouă.`,
  replacement: {
    open: 'Adresă nouă',
    title: 'Înlocuiți adresa calendarului?',
    text: 'Adresa actuală încetează imediat să funcționeze. Calendarele care o folosesc nu mai afișează modificări până când le dați adresa nouă.',
    confirm: 'Creați o adresă nouă',
    done: 'Aveți o adresă nouă de calendar',
  },
  end: {
    open: 'Ștergeți adresa',
    title: 'Ștergeți adresa calendarului?',
    text: 'Calendarele care o folosesc nu vor mai putea citi termenele dumneavoastră.',
    busy: 'Se șterge…',
    done: 'Adresa calendarului a fost ștearsă',
    failed: (reason) => `Adresa nu a fost ștearsă: ${reason}`,
  },
};
