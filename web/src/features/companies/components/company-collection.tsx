import type { AdminCompany } from '@portal/contract/companies';
import { hasAnywhere } from '@portal/contract/reach-rules';
import Building2 from 'lucide-react/icons/building-2';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import SearchX from 'lucide-react/icons/search-x';
import Table2 from 'lucide-react/icons/table-2';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useCompanyFigures } from '#web/features/reports/api/company-figures.ts';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import {
  type CompaniesLayout,
  readCompaniesLayout,
  storeCompaniesLayout,
} from '#web/platform/storage/companies-layout.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import {
  chosenRows,
  companyRows,
  FIRST_VIEW,
  isAnyRequired,
  isByFigures,
} from '../model/company-rows.ts';
import { useCompaniesView } from '../model/use-companies-view.ts';
import { companiesTexts } from '../texts/catalogue.ts';
import { CompaniesToolbar } from './companies-toolbar.tsx';
import { CompanyActions } from './company-actions.tsx';
import { CompanyGrid } from './company-grid.tsx';
import { CompanyList } from './company-list.tsx';
import { CountedAt } from './counted-at.tsx';

type CompanyCollectionProps = {
  companies: readonly AdminCompany[];
  companyAddress: (companyId: number) => string;
  onCreate: () => void;
  onEdit: (company: AdminCompany) => void;
  onDelete: (company: AdminCompany) => void;
};

const LAYOUTS: readonly CompaniesLayout[] = ['cards', 'list'];

const layoutIcons = {
  cards: <LayoutGrid aria-hidden="true" />,
  list: <Table2 aria-hidden="true" />,
};

/** The companies as cards or as a list, searched and ordered. */
export const CompanyCollection = memo(function CompanyCollection(props: CompanyCollectionProps) {
  const { companies, ...acts } = props;
  useShownLanguage();
  const reach = useReach();
  const [view, choose] = useCompaniesView();
  const [layout, setLayout] = useState(readCompaniesLayout);
  const needsFigures = layout === 'list' || isByFigures(view.sort);
  const figures = useCompanyFigures(needsFigures);
  // Deferred, so that typing does not wait for the rendering of the companies.
  const deferredView = useDeferredValue(view);
  const all = useMemo(() => companyRows(companies, figures.data ?? []), [companies, figures.data]);
  const rows = useMemo(() => chosenRows(all, deferredView), [all, deferredView]);
  const hasUpToDate = isAnyRequired(figures.data);
  const t = companiesTexts();
  if (companies.length === 0) return <NoCompanies onCreate={acts.onCreate} />;

  function switchTo(next: CompaniesLayout) {
    storeCompaniesLayout(next);
    setLayout(next);
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <CompaniesToolbar
        view={view}
        onChange={choose}
        hasOrder={layout === 'cards'}
        hasUpToDate={hasUpToDate}
      >
        <Segmented
          label={t.toolbar.layout}
          options={LAYOUTS.map((value) => ({
            value,
            label: t.toolbar.layouts[value],
            icon: layoutIcons[value],
          }))}
          value={layout}
          onChange={switchTo}
          className="sm:ms-auto"
        />
      </CompaniesToolbar>
      <p role="status" className="sr-only">
        {view.search === '' ? '' : t.collection.found(rows.length, companies.length)}
      </p>
      {needsFigures && figures.data === undefined && figures.isError ? (
        <RetryBanner
          tone="danger"
          retrying={figures.isFetching}
          onRetry={() => void figures.refetch()}
        >
          {t.collection.figuresFailed(figures.error.message)}
        </RetryBanner>
      ) : null}
      {rows.length === 0 ? (
        <NoneFound search={deferredView.search} onShowAll={() => choose(FIRST_VIEW)} />
      ) : null}
      {rows.length > 0 && layout === 'cards' ? (
        <CompanyGrid rows={rows} sort={deferredView.sort} {...acts} />
      ) : null}
      {rows.length > 0 && layout === 'list' ? (
        <>
          <CompanyList
            rows={rows}
            view={deferredView}
            onChange={choose}
            hasUpToDate={hasUpToDate}
            addressOf={acts.companyAddress}
            {...(hasAnywhere(reach, 'training') && {
              actions: (row) => (
                <CompanyActions
                  company={row}
                  className="flex justify-end"
                  onEdit={() => acts.onEdit(row)}
                  onDelete={() => acts.onDelete(row)}
                />
              ),
            })}
          />
          {figures.data === undefined ? null : <CountedAt instant={figures.data[0]?.countedAt} />}
        </>
      ) : null}
    </div>
  );
});

function NoCompanies({ onCreate }: Pick<CompanyCollectionProps, 'onCreate'>) {
  const t = companiesTexts().collection.none;
  if (useReach() !== 'portal')
    return <EmptyState illustration={<Building2 />} title={uiTexts().limited.nothing} />;
  return (
    <EmptyState
      illustration={<Building2 />}
      title={t.title}
      action={<Button onClick={onCreate}>{t.add}</Button>}
    >
      {t.text}
    </EmptyState>
  );
}

function NoneFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const t = companiesTexts().collection.noneFound;
  return (
    <EmptyState
      illustration={<SearchX />}
      title={t.title}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t.showAll}
        </Button>
      }
    >
      {t.text(search)}
    </EmptyState>
  );
}
