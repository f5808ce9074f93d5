import type { AdminCompany } from '@portal/contract/companies';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { mediaUrl } from '../../../platform/http/media-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { counted } from '../../../ui/format/counted.ts';

type CompanyCardProps = {
  company: AdminCompany;
  /** The company's own address. */
  to: string;
  onEdit: () => void;
  onDelete: () => void;
};

/** One link over the whole face; the buttons lie above it and show themselves when they are wanted. */
export function CompanyCard({ company, to, onEdit, onDelete }: CompanyCardProps) {
  const { name, logo, moduleCount, traineeCount } = company;
  return (
    <Card
      interactive
      className="group relative h-full has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus-ring has-[a:focus-visible]:outline-offset-2"
    >
      <CompanyMark name={name} logoUrl={logo === null ? null : mediaUrl(logo)} size="lg" />
      <h2 className="mt-4 line-clamp-2 wrap-anywhere font-semibold text-lg leading-snug tracking-tight">
        <Link
          to={to}
          title={name}
          className="outline-none after:absolute after:inset-0 after:rounded-xl"
        >
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-text-muted">
        {counted(moduleCount, 'module')} · {counted(traineeCount, 'trainee')}
      </p>
      <div className="absolute top-3 right-3 flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${name}`}
          onClick={onDelete}
          className="hover:bg-danger-soft hover:text-danger-text"
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </Card>
  );
}
