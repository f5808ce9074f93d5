import { formatsOf } from '@portal/contract/formats';
import type { Language } from '@portal/contract/languages';
import {
  type Addressee,
  type MailContent,
  renderMail,
} from '#server/platform/mail/mail-content.ts';
import type { FiguresRow } from './figure-queries.ts';
import { compliantPercent, presentFigures } from './present.ts';
import { weeklyMailTexts } from './texts/catalogue.ts';

interface WeeklyMail {
  /** The admin. */
  readonly to: Addressee;
  /** The figures of the company, or of each one that the admin sees, with the names as the mail has them. */
  readonly figures: readonly FiguresRow[];
  /** It is about a single company, whose figures are the only ones. */
  readonly isAboutOne: boolean;
  /** The admin does not see all companies. */
  readonly isLimited: boolean;
  /** The instant of the figures (ms since 1970). */
  readonly countedAt: number;
  /** The IANA name of the time zone in which it is written. */
  readonly timeZone: string;
  readonly publicUrl: string;
}

/** Companies that a mail about all of them names. */
const NAMED_MAX = 10;

export function weeklyMail(mail: WeeklyMail): MailContent {
  const { to, figures, isAboutOne, isLimited, countedAt, timeZone, publicUrl } = mail;
  const texts = weeklyMailTexts[to.language];
  const company = (isAboutOne ? figures[0] : undefined) ?? null;
  const about = company?.company_name ?? texts.companies(figures.length);
  const sum = sumOf(figures);
  const share = wholePercent(sum.compliantPercent);
  const place = company === null ? 'reports' : `companies/${company.company_id}/report`;
  return renderMail({
    to,
    text: {
      subject: texts.subject(company === null && !isLimited ? null : about),
      paragraphs: [
        sum.people === 0 ? texts.noTrainees(about) : texts.figures(about, sum),
        ...(company === null ? stuckCompanies(figures, to.language) : []),
        ...(share === null ? [] : [texts.upToDate(share)]),
        ...(company === null ? lateCompanies(figures, to.language) : []),
        texts.counted(countedAt, timeZone),
      ],
      button: company === null ? texts.openReports : texts.openReport,
      ending: texts.ending,
    },
    url: `${publicUrl}/admin/${place}`,
  });
}

function sumOf(figures: readonly FiguresRow[]) {
  const sum = (column: Exclude<keyof FiguresRow, 'company_id' | 'company_name'>) =>
    figures.reduce((total, row) => total + row[column], 0);
  const row = {
    company_id: 0,
    company_name: '',
    people: sum('people'),
    completed: sum('completed'),
    score_sum: sum('score_sum'),
    stuck: sum('stuck'),
    required: sum('required'),
    compliant: sum('compliant'),
  };
  return presentFigures(row, 0);
}

/** A sentence with the companies that have the most stuck trainees; none if no trainee is stuck. */
function stuckCompanies(figures: readonly FiguresRow[], language: Language): string[] {
  const { number } = formatsOf(language);
  const stuck = figures
    .filter((row) => row.stuck > 0)
    .toSorted((a, b) => b.stuck - a.stuck || a.company_id - b.company_id);
  const names = stuck
    .slice(0, NAMED_MAX)
    .map((row) => `${row.company_name} (${number(row.stuck)})`);
  if (names.length === 0) return [];
  return [weeklyMailTexts[language].stuckIn(names, stuck.length - names.length)];
}

/** Rounded down, so that only all of them are 100 percent. */
const wholePercent = (share: number | null) => share && Math.floor(share);

/** A sentence with the companies of which the smallest parts are up to date; none if no trainee is late. */
function lateCompanies(figures: readonly FiguresRow[], language: Language): string[] {
  const { percent } = formatsOf(language);
  const late = figures
    .filter((row) => row.compliant < row.required)
    .map((row) => ({ ...row, share: wholePercent(compliantPercent(row)) ?? 0 }))
    .toSorted((a, b) => a.share - b.share || a.company_id - b.company_id);
  const names = late
    .slice(0, NAMED_MAX)
    .map((row) => `${row.company_name} (${percent(row.share)})`);
  if (names.length === 0) return [];
  return [weeklyMailTexts[language].upToDateIn(names, late.length - names.length)];
}
