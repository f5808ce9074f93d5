import type { AdminCompany } from '@portal/contract/companies';
import { reachesCompany } from '@portal/contract/reach-rules';
import { Navigate, Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { ChosenCompany } from '#web/features/modules/components/chosen-company.tsx';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
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

/** The tabs for admins who see only groups of the company. */
const TABS_OF_GROUPS = TABS.filter((tab) => tab !== 'modules' && tab !== 'settings');

/** The page of a company: its name above the tabs, each of which has an address of its own. */
export function Component() {
  const t = pagesTexts().company;
  const { companyId = '' } = useParams();
  const id = Number(companyId);
  const tabs = reachesCompany(useReach(), id) ? TABS : TABS_OF_GROUPS;
  const open = useOpenTab();
  // The address may be that of a tab which others see.
  if (open !== undefined && !tabs.includes(open))
    return <Navigate to={paths.company.to(id, tabs[0])} replace />;
  return (
    <ChosenCompany companyId={id} backTo={paths.companyModules.to()}>
      {(company) => (
        <>
          <CompanyTitle name={company.name} />
          <Region>
            <FirstCompanySteps />
          </Region>
          <NavTabs
            label={t.parts(company.name)}
            tabs={tabs.map((tab) => ({
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
  useDocumentTitle(titles[useOpenTab() ?? 'company'](name));
  return null;
}

function useOpenTab(): Tab | undefined {
  const last = useLocation().pathname.split('/').at(-1);
  return TABS.find((tab) => tab === last);
}

/** The company of the page, for its tabs. */
export const useCompanyOfPage = () => useOutletContext<AdminCompany>();
