import { CompanySettings } from '#web/features/companies/components/company-settings.tsx';
import { JoinSettings } from '#web/features/companies/components/join-settings.tsx';
import { pagesTexts } from '../texts/catalogue.ts';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  const company = useCompanyOfPage();
  return (
    <div className="grid max-w-2xl gap-5">
      <CompanySettings company={company} />
      <section
        aria-labelledby="who-may-join"
        className="grid gap-3 rounded-xl border bg-surface p-5"
      >
        <h2 id="who-may-join" className="font-semibold text-lg tracking-tight">
          {pagesTexts().company.whoMayJoin}
        </h2>
        <JoinSettings companyId={company.id} />
      </section>
    </div>
  );
}
