import type { AdminCompany } from '@portal/contract/companies';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCompanies } from '../api/companies.ts';
import { CompanyFormDialog } from './company-form-dialog.tsx';
import { CompanyGrid, CompanyGridSkeleton } from './company-grid.tsx';
import { DeleteCompanyDialog } from './delete-company-dialog.tsx';

type Task =
  | { kind: 'create' }
  | { kind: 'edit'; company: AdminCompany }
  | { kind: 'delete'; company: AdminCompany };

type CompanyPickerProps = {
  /** Where choosing a company leads. */
  companyAddress: (companyId: number) => string;
};

export function CompanyPicker({ companyAddress }: CompanyPickerProps) {
  const companies = useCompanies();
  const [task, setTask] = useState<Task | null>(null);
  const create = () => setTask({ kind: 'create' });
  return (
    <>
      <PageHeader
        title="Training Modules"
        description="Choose a company to see and change its training."
        actions={
          <Button onClick={create}>
            <Plus aria-hidden="true" />
            New Company
          </Button>
        }
      />
      <Companies
        companies={companies}
        companyAddress={companyAddress}
        onCreate={create}
        onEdit={(company) => setTask({ kind: 'edit', company })}
        onDelete={(company) => setTask({ kind: 'delete', company })}
      />
      <TaskDialog task={task} onClose={() => setTask(null)} />
    </>
  );
}

type CompaniesProps = {
  companies: ReturnType<typeof useCompanies>;
  companyAddress: (companyId: number) => string;
  onCreate: () => void;
  onEdit: (company: AdminCompany) => void;
  onDelete: (company: AdminCompany) => void;
};

function Companies({ companies, ...grid }: CompaniesProps) {
  if (companies.data !== undefined) return <CompanyGrid companies={companies.data} {...grid} />;
  if (companies.isError)
    return (
      <ErrorCard
        title="Failed to load companies."
        message={companies.error.message}
        onRetry={() => void companies.refetch()}
        retrying={companies.isFetching}
      />
    );
  return <CompanyGridSkeleton />;
}

function TaskDialog({ task, onClose }: { task: Task | null; onClose: () => void }) {
  if (task === null) return null;
  if (task.kind === 'delete')
    return <DeleteCompanyDialog company={task.company} onClose={onClose} />;
  return (
    <CompanyFormDialog company={task.kind === 'edit' ? task.company : null} onClose={onClose} />
  );
}
