import {
  type Addressee,
  type MailContent,
  renderMail,
} from '#server/platform/mail/mail-content.ts';
import type { FiguresRow } from './figure-queries.ts';
import { presentFigures } from './present.ts';
import { WEEKLY_TEXTS } from './weekly-mail-texts.ts';

interface WeeklyMail {
  /** The admin. */
  readonly to: Addressee;
  /** The figures of the company, or those of all. */
  readonly figures: readonly FiguresRow[];
  /** The company; null for all of them. */
  readonly company: { readonly id: number; readonly name: string } | null;
  /** The instant of the figures (ms since 1970). */
  readonly countedAt: number;
  /** The IANA name of the time zone in which it is written. */
  readonly timeZone: string;
  readonly publicUrl: string;
}

/** Companies that a mail about all of them names. */
const NAMED_MAX = 10;

export function weeklyMail(mail: WeeklyMail): MailContent {
  const { to, figures, company, countedAt, timeZone, publicUrl } = mail;
  const place = company === null ? 'reports' : `companies/${company.id}/report`;
  return renderMail({
    to,
    texts: WEEKLY_TEXTS,
    facts: {
      company: company?.name ?? null,
      companies: figures.length,
      sum: sumOf(figures),
      stuckIn: company === null ? stuckCompanies(figures) : { named: [], unnamed: 0 },
      countedAt,
      timeZone,
    },
    url: `${publicUrl}/admin/${place}`,
  });
}

function sumOf(figures: readonly FiguresRow[]) {
  const sum = (column: 'people' | 'completed' | 'score_sum' | 'stuck') =>
    figures.reduce((total, row) => total + row[column], 0);
  const row = {
    company_id: 0,
    company_name: '',
    people: sum('people'),
    completed: sum('completed'),
    score_sum: sum('score_sum'),
    stuck: sum('stuck'),
  };
  return presentFigures(row, 0);
}

/** The companies with the most stuck trainees, and how many more there are. */
function stuckCompanies(figures: readonly FiguresRow[]) {
  const stuck = figures
    .filter((row) => row.stuck > 0)
    .toSorted((a, b) => b.stuck - a.stuck || a.company_id - b.company_id);
  const named = stuck
    .slice(0, NAMED_MAX)
    .map((row) => ({ name: row.company_name, people: row.stuck }));
  return { named, unnamed: stuck.length - named.length };
}
