import type { AdminCompany } from '@portal/contract/companies';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { readCompaniesLayout } from '#web/platform/storage/companies-layout.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import { useCompanies } from '../api/companies.ts';
import { CompaniesSkeleton } from '../components/companies-skeleton.tsx';
import { CompanyCollection } from '../components/company-collection.tsx';
import { DeleteCompanyDialog } from '../components/delete-company-dialog.tsx';
import { companiesTexts } from '../texts/catalogue.ts';

const CompanyFormDialog = lazyOnIdle(
  async () => (await import('../components/company-form-dialog.tsx')).CompanyFormDialog,
);

type Task =
  | { kind: 'create' }
  | { kind: 'edit'; company: AdminCompany }
  | { kind: 'delete'; company: AdminCompany };

type CompaniesPageProps = {
  /** The address of a company's page. */
  companyAddress: (companyId: number) => string;
  /** The card of the first steps, above the companies. */
  firstSteps: Elements;
};

/** The companies that the admin sees, with actions to create, change, delete and open them. */
export function CompaniesPage({ companyAddress, firstSteps }: CompaniesPageProps) {
  const companies = useCompanies();
  const t = companiesTexts();
  const seesAll = useReach() === 'portal';
  const navigate = useNavigate();
  // Rendered in slices, so that what the admin does meanwhile is answered.
  const shown = useDeferredValue(companies.data);
  const [task, setTask] = useState<Task | null>(null);
  const [section, focusSection] = useFocusAfterDialog<HTMLElement>();
  // The same in each rendering, so that a dialog that opens renders no company again.
  const acts = useMemo(
    () => ({
      onCreate: () => setTask({ kind: 'create' }),
      onEdit: (company: AdminCompany) => setTask({ kind: 'edit', company }),
      onDelete: (company: AdminCompany) => setTask({ kind: 'delete', company }),
    }),
    [],
  );
  return (
    <>
      <PageHeader
        {...usePageHeader()}
        actions={
          seesAll ? (
            <Button onClick={acts.onCreate}>
              <Plus aria-hidden="true" />
              <span>{t.newCompany}</span>
            </Button>
          ) : null
        }
      />
      {firstSteps}
      <section
        // Replaced with its content, together with which the card above appears: nothing moves.
        key={shown === undefined ? 'loading' : 'loaded'}
        ref={section}
        tabIndex={-1}
        aria-label={t.companies}
        className="outline-none"
      >
        <Region>
          <Companies
            companies={companies}
            shown={shown}
            companyAddress={companyAddress}
            {...acts}
          />
        </Region>
      </section>
      <TaskDialog
        task={task}
        onClose={() => setTask(null)}
        onCreated={({ id }) => void navigate(companyAddress(id))}
        // The button that had the focus was removed with its card.
        onDeleted={focusSection}
      />
    </>
  );
}

type CompaniesProps = {
  companies: ReturnType<typeof useCompanies>;
  shown: readonly AdminCompany[] | undefined;
  companyAddress: (companyId: number) => string;
  onCreate: () => void;
  onEdit: (company: AdminCompany) => void;
  onDelete: (company: AdminCompany) => void;
};

function Companies({ companies, shown, ...acts }: CompaniesProps) {
  if (shown !== undefined) return <CompanyCollection companies={shown} {...acts} />;
  if (companies.isError)
    return (
      <ErrorCard
        title={companiesTexts().failedToLoad}
        message={companies.error.message}
        onRetry={() => void companies.refetch()}
        retrying={companies.isFetching}
      />
    );
  return <CompaniesSkeleton layout={readCompaniesLayout()} />;
}

type TaskDialogProps = {
  task: Task | null;
  onClose: () => void;
  onCreated: (company: AdminCompany) => void;
  onDeleted: () => void;
};

function TaskDialog({ task, onClose, onCreated, onDeleted }: TaskDialogProps) {
  if (task === null) return null;
  if (task.kind === 'delete')
    return <DeleteCompanyDialog company={task.company} onClose={onClose} onDeleted={onDeleted} />;
  return (
    <CompanyFormDialog
      company={task.kind === 'edit' ? task.company : null}
      onClose={onClose}
      onCreated={onCreated}
    />
  );
}
