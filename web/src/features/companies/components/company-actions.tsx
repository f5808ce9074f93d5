import type { AdminCompany } from '@portal/contract/companies';
import { reachesCompany } from '@portal/contract/reach-rules';
import Pencil from 'lucide-react/icons/pencil';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { companiesTexts } from '../texts/catalogue.ts';

type CompanyActionsProps = {
  company: Pick<AdminCompany, 'id' | 'name'>;
  className: string;
  onEdit: () => void;
  onDelete: () => void;
};

/** The buttons that change and delete a company, as far as the admin may. */
export function CompanyActions({ company, className, onEdit, onDelete }: CompanyActionsProps) {
  const { id, name } = company;
  const reach = useReach();
  const t = companiesTexts();
  if (!reachesCompany(reach, id, 'training')) return null;
  return (
    <div className={className}>
      <Button variant="ghost" size="icon" aria-label={t.edit(name)} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </Button>
      {reach === 'portal' ? <DeleteButton label={t.delete(name)} onClick={onDelete} /> : null}
    </div>
  );
}
