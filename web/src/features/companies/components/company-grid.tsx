import type { AdminCompany } from '@portal/contract/companies';
import Building2 from 'lucide-react/icons/building-2';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { matchingCompanies } from '../model/matching-companies.ts';
import { CompanyCard } from './company-card.tsx';

type CompanyGridProps = {
  companies: readonly AdminCompany[];
  companyAddress: (companyId: number) => string;
  onCreate: () => void;
  onEdit: (company: AdminCompany) => void;
  onDelete: (company: AdminCompany) => void;
};

export function CompanyGrid(props: CompanyGridProps) {
  const { companies, companyAddress, onCreate, onEdit, onDelete } = props;
  const [search, setSearch] = useState('');
  // Deferred, so that typing does not wait for the rendering of the cards.
  const deferredSearch = useDeferredValue(search);
  if (companies.length === 0)
    return (
      <EmptyState
        illustration={<Building2 />}
        title="No companies yet"
        action={<Button onClick={onCreate}>Add first company</Button>}
      >
        A company has its own training modules, and its trainees sign up for it.
      </EmptyState>
    );
  const shown = matchingCompanies(companies, deferredSearch);
  return (
    <>
      <SearchInput
        value={search}
        onChange={setSearch}
        label="Search companies"
        className={searchClass}
      />
      <p role="status" className="sr-only">
        {search === '' ? '' : `${shown.length} of ${companies.length} companies`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          illustration={<SearchX />}
          title="No company found"
          action={
            <Button variant="outline" onClick={() => setSearch('')}>
              Show all companies
            </Button>
          }
        >
          No name contains “{deferredSearch}”.
        </EmptyState>
      ) : (
        <ul className={gridClass}>
          {shown.map((company) => (
            <li key={company.id} className={cellClass}>
              <CompanyCard
                company={company}
                to={companyAddress(company.id)}
                onEdit={() => onEdit(company)}
                onDelete={() => onDelete(company)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function CompanyGridSkeleton() {
  return (
    <SkeletonRegion label="Loading companies…">
      <Skeleton className={`h-11 sm:h-10 ${searchClass}`} />
      <div className={gridClass}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((shape) => (
          <Card key={shape} className="max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:p-4">
            <Skeleton className="size-10 shrink-0 rounded-lg sm:size-20 sm:rounded-xl" />
            <div className="grow">
              <Skeleton className="h-5 w-3/5 sm:mt-5" />
              <Skeleton className="mt-3 h-3.5 w-2/5" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}

// Only cards in view are laid out and painted; the browser's own search still finds all. The padding leaves room for
// the outline and shadow of a card, which would be cut off.
const cellClass =
  '-m-1.5 min-w-0 p-1.5 [content-visibility:auto] [contain-intrinsic-size:auto_4.75rem] sm:[contain-intrinsic-size:auto_12rem]';

const searchClass = 'mb-5 max-w-sm';
const gridClass = 'grid gap-3 sm:gap-4 sm:grid-cols-2 lg:grid-cols-3';
