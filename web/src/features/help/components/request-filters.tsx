import type { HelpStatus } from '@portal/contract/help';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { HelpFilter } from '../api/help-requests.ts';
import { statuses, statusLabels } from '../model/help-status.ts';

type RequestFiltersProps = {
  filter: HelpFilter;
  /** The company cannot be chosen. */
  isOfOneCompany: boolean;
  onChange: (change: Partial<HelpFilter>) => void;
};

type StatusChoice = HelpStatus | 'ALL';

const statusChoices: readonly { value: StatusChoice; label: string }[] = [
  { value: 'ALL', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: statusLabels[status] })),
];

export function RequestFilters({ filter, isOfOneCompany, onChange }: RequestFiltersProps) {
  const companies = useCompanies();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Segmented
        label="Status"
        options={statusChoices}
        value={filter.status ?? 'ALL'}
        onChange={(choice) => onChange({ status: choice === 'ALL' ? null : choice })}
      />
      {isOfOneCompany ? null : (
        <CompanyFilter
          companies={companies.data}
          loading={companies.isPending}
          value={filter.company}
          onChange={(company) => onChange({ company })}
          hideLabel
          className="w-full sm:w-64"
        />
      )}
    </div>
  );
}
