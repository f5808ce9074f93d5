import type { AdminCompany } from '@portal/contract/companies';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { ChosenCompany } from '#web/features/modules/components/chosen-company.tsx';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { NavTabs } from '#web/ui/nav-tabs.tsx';
import { Region } from '#web/ui/region.tsx';
import { FirstCompanySteps } from './first-company-steps.tsx';

/** The tabs of a company in their order. The names are the last parts of their addresses. */
const TABS = {
  modules: 'Modules',
  trainees: 'Trainees',
  progress: 'Progress',
  help: 'Help',
  feedback: 'Feedback',
  settings: 'Settings',
} as const;

const titles: Readonly<Record<string, string>> = { ...TABS, modules: 'Training Modules' };

/** The page of a company: its name above the tabs, each of which has an address of its own. */
export function Component() {
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
            label={`Parts of ${company.name}`}
            tabs={Object.entries(TABS).map(([tab, label]) => ({
              to: paths.company.to(company.id, tab),
              label,
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
  const tab = useLocation().pathname.split('/').at(-1) ?? '';
  useDocumentTitle(`${name} – ${titles[tab] ?? 'Company'}`);
  return null;
}

/** The company of the page, for its tabs. */
export const useCompanyOfPage = () => useOutletContext<AdminCompany>();
