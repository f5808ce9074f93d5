import { useExistingPage } from '#web/platform/routing/use-existing-page.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import {
  COMPANIES_PER_PAGE,
  type CompaniesView,
  type CompanyRow,
  SORT_KEYS,
} from '../model/company-rows.ts';
import { companiesTexts } from '../texts/catalogue.ts';
import { CompaniesTable } from './companies-table.tsx';

type CompanyListProps = {
  /** In the order of the view. */
  rows: readonly CompanyRow[];
  view: CompaniesView;
  onChange: (change: Partial<CompaniesView>) => void;
  /** A column says how many trainees are up to date. */
  hasUpToDate: boolean;
  /** The address to which a name leads. */
  addressOf: (companyId: number) => string;
  actions?: (row: CompanyRow) => Elements;
  /** Shows all rows, for paper. */
  isWhole?: boolean;
};

/** A table of companies with their figures, a page at a time. */
export function CompanyList(props: CompanyListProps) {
  const { rows, view, onChange, hasUpToDate, addressOf, actions, isWhole = false } = props;
  const place = { page: view.page, pageSize: COMPANIES_PER_PAGE, total: rows.length };
  useExistingPage(place, (page) => onChange({ page }));
  const first = (view.page - 1) * COMPANIES_PER_PAGE;
  return (
    <>
      <CompaniesTable
        rows={isWhole ? rows : rows.slice(first, first + COMPANIES_PER_PAGE)}
        sort={{ key: view.sort, direction: view.descending ? 'descending' : 'ascending' }}
        onSort={({ key, direction }) => {
          const sort = SORT_KEYS.find((known) => known === key) ?? 'name';
          onChange({ sort, descending: direction === 'descending' });
        }}
        hasUpToDate={hasUpToDate}
        addressOf={addressOf}
        actions={actions}
      />
      {isWhole ? null : (
        <Pagination
          {...place}
          label={companiesTexts().companies}
          onPageChange={(page) => onChange({ page })}
        />
      )}
    </>
  );
}
