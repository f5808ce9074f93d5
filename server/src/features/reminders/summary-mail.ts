/** The weekly mail to an admin: who is late in the companies within reach. */
import type { StandingFilter } from '@portal/contract/standing-filter';
import {
  type Addressee,
  type Line,
  type MailContent,
  renderMail,
} from '#server/platform/mail/mail-content.ts';
import type { CountedCompany } from '../compliance/service.ts';
import { reminderTexts } from './texts/catalogue.ts';

/** Companies that a mail names. */
const NAMED_MAX = 20;

interface SummaryMail {
  readonly to: Addressee;
  readonly companies: readonly CountedCompany[];
  readonly publicUrl: string;
}

/** Null if no one is late, due soon or expiring. */
export function summaryMail({ to, companies, publicUrl }: SummaryMail): MailContent | null {
  const texts = reminderTexts[to.language].summary;
  const url = `${publicUrl}/admin/track-trainee`;
  const paragraphsOf = ({ id, name, counts }: CountedCompany) => {
    const line = (people: number, standing: StandingFilter, text: (people: number) => string) =>
      people === 0
        ? []
        : [{ text: text(people), url: `${url}?company=${id}&standing=${standing}` }];
    const lines: Line[] = [
      ...line(counts.overdue, 'late', texts.late),
      ...line(counts.dueSoon, 'dueSoon', texts.dueSoon),
      ...line(counts.expiring, 'renewalOpen', texts.expiring),
    ];
    // A part never rounds up to the whole.
    const share = Math.floor(counts.compliantPercent ?? 100);
    return [texts.upToDate(name, share), lines];
  };
  const named = companies
    .filter(({ counts }) => counts.overdue + counts.dueSoon + counts.expiring > 0)
    .toSorted((a, b) => b.counts.overdue - a.counts.overdue);
  if (named.length === 0) return null;
  const further = named.length - NAMED_MAX;
  return renderMail({
    to,
    text: {
      subject: texts.subject,
      paragraphs: [
        texts.intro,
        ...named.slice(0, NAMED_MAX).flatMap(paragraphsOf),
        ...(further > 0 ? [texts.more(further)] : []),
      ],
      button: texts.button,
      ending: texts.ending,
    },
    url: `${url}?standing=late`,
  });
}
