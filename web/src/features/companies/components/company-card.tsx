import type { AdminCompany } from '@portal/contract/companies';
import { Link } from 'react-router';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { Card } from '#web/ui/card.tsx';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { companiesTexts } from '../texts/catalogue.ts';
import { CompanyActions } from './company-actions.tsx';

type CompanyCardProps = {
  company: AdminCompany;
  /** A figure of the company, in words. */
  figure: string | null;
  /** False for a card far from the window, of which the name is enough. */
  isWhole: boolean;
  /** The address of the company's page. */
  to: string;
  onEdit: () => void;
  onDelete: () => void;
};

/** A card that is one link; the buttons above it are shown on hover and focus. */
export function CompanyCard(props: CompanyCardProps) {
  const { company, figure, isWhole, to, onEdit, onDelete } = props;
  const { name, logo, moduleCount, traineeCount } = company;
  const t = companiesTexts();
  return (
    <Card
      interactive
      className="group relative h-full max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:p-4 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus-ring has-[a:focus-visible]:outline-offset-2"
    >
      {isWhole ? (
        <CompanyMark
          name={name}
          logoUrl={logo === null ? null : mediaUrl(logo)}
          size="lg"
          className="max-sm:size-10 max-sm:rounded-lg max-sm:text-lg"
        />
      ) : null}
      <div className="min-w-0 grow sm:mt-4">
        <h2 className="line-clamp-3 wrap-anywhere font-semibold leading-snug tracking-tight sm:line-clamp-2 sm:text-lg">
          <Link
            to={to}
            title={name}
            dir="auto"
            translate="no"
            className="outline-none after:absolute after:inset-0 after:rounded-xl"
          >
            {name}
          </Link>
        </h2>
        {isWhole ? (
          <p className="mt-1 text-sm text-text-muted">
            <Dotted>
              <span>{t.modules(moduleCount)}</span>
              <span>{t.trainees(traineeCount)}</span>
            </Dotted>
            {figure === null ? null : <span className="block">{figure}</span>}
          </p>
        ) : null}
      </div>
      {isWhole ? (
        <CompanyActions
          company={company}
          className={actionsClass}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ) : null}
    </Card>
  );
}

const actionsClass =
  'relative flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-sm:-me-2 sm:absolute sm:top-3 sm:end-3 pointer-coarse:opacity-100';
