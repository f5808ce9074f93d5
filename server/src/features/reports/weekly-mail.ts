import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import { type MailContent, renderMail } from '#server/platform/mail/mail-content.ts';
import type { FiguresRow } from './figure-queries.ts';
import { presentFigures } from './present.ts';

interface WeeklyMail {
  /** The name of the admin. */
  readonly name: string;
  /** The figures of the company, or those of all. */
  readonly figures: readonly FiguresRow[];
  /** The company; null for all of them. */
  readonly company: { readonly id: number; readonly name: string } | null;
  /** The time of the figures, as the reader's clock shows it. */
  readonly countedAt: string;
  readonly publicUrl: string;
}

/** Companies that a mail about all of them names. */
const NAMED_MAX = 10;

export function weeklyMail(mail: WeeklyMail): MailContent {
  const { name, figures, company, countedAt, publicUrl } = mail;
  const about = company === null ? 'all companies' : company.name;
  return renderMail({
    subject: `Weekly report: ${about}`,
    name,
    paragraphs: [
      `${company === null ? `Your ${counted(figures.length, 'company', 'companies')}` : company.name}: ${sentenceOf(sumOf(figures))}`,
      ...(company === null ? stuckCompanies(figures) : []),
      `Counted at ${countedAt}. A trainee is stuck without any progress for more than ${STUCK_AFTER_DAYS} days.`,
    ],
    action:
      company === null
        ? { label: 'Open the reports', url: `${publicUrl}/admin/reports` }
        : { label: 'Open the report', url: `${publicUrl}/admin/companies/${company.id}/report` },
    ending:
      'You receive this mail because you asked for a weekly report. You can stop it in your notification settings.',
  });
}

type Figures = Pick<FiguresRow, 'people' | 'completed' | 'score_sum' | 'stuck'>;

function sumOf(figures: readonly FiguresRow[]): Figures {
  const sum = (column: keyof Figures) => figures.reduce((total, row) => total + row[column], 0);
  return {
    people: sum('people'),
    completed: sum('completed'),
    score_sum: sum('score_sum'),
    stuck: sum('stuck'),
  };
}

function sentenceOf(figures: Figures): string {
  const { people, completed, stuck, completedPercent, averageScore } = presentFigures({
    company_id: 0,
    company_name: '',
    counted_at: 0,
    ...figures,
  });
  if (people === 0) return 'no trainees yet.';
  return `${counted(people, 'trainee', 'trainees')}, ${completed} with the training completed (${completedPercent}%), an average score of ${averageScore}%, ${stuck} stuck.`;
}

/** The companies with the most stuck trainees. */
function stuckCompanies(figures: readonly FiguresRow[]): string[] {
  const stuck = figures
    .filter((row) => row.stuck > 0)
    .toSorted((a, b) => b.stuck - a.stuck || a.company_id - b.company_id);
  if (stuck.length === 0) return [];
  const named = stuck.slice(0, NAMED_MAX).map((row) => `${row.company_name} (${row.stuck})`);
  const more = stuck.length - named.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return [`Stuck trainees by company: ${named.join(', ')}${rest}.`];
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
