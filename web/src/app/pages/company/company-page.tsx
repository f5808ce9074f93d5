import type { AdminCompany } from '@portal/contract/companies';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { ChosenCompany } from '#web/features/modules/components/chosen-company.tsx';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { NavTabs } from '#web/ui/nav-tabs.tsx';
import { Region } from '#web/ui/region.tsx';
import { pagesTexts } from '../texts/catalogue.ts';
import type { PagesTexts } from '../texts/en.ts';
import { FirstCompanySteps } from './first-company-steps.tsx';

type Tab = keyof PagesTexts['company']['tabs'];

/** The tabs of a company in their order. The names are the last parts of their addresses. */
const TABS: readonly Tab[] = [
  'modules',
  'trainees',
  'groups',
  'progress',
  'help',
  'feedback',
  'settings',
];

/** The page of a company: its name above the tabs, each of which has an address of its own. */
export function Component() {
  const t = pagesTexts().company;
  const { companyId = '' } = useParams();
  return (
    <ChosenCompany companyId={Number(companyId)} backTo={paths.companyModules.to()}>
      {(company) => (
        <>
          <CompanyTitle name={company.name} />
          <Region>
            <FirstCompanySteps />
          </Region>
          <NavTabs
            label={t.parts(company.name)}
            tabs={TABS.map((tab) => ({
              to: paths.company.to(company.id, tab),
              label: t.tabs[tab],
            }))}
          />
          <TabContent key={company.id} company={company} />
        </>
      )}
    </ChosenCompany>
  );
}

function TabContent({ company }: { company: AdminCompany }) {
  return (
    // The next tab is shown although this one has failed.
    <Region key={useLocation().pathname}>
      <Outlet context={company} />
    </Region>
  );
}

function CompanyTitle({ name }: { name: string }) {
  const { titles } = pagesTexts().company;
  const last = useLocation().pathname.split('/').at(-1);
  const tab = TABS.find((each) => each === last) ?? 'company';
  useDocumentTitle(titles[tab](name));
  return null;
}

/** The company of the page, for its tabs. */
export const useCompanyOfPage = () => useOutletContext<AdminCompany>();
