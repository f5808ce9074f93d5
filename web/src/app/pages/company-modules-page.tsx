import { TrainCompanyAgain } from '#web/features/companies/components/train-company-again.tsx';
import { CompaniesPage } from '#web/features/companies/pages/companies-page.tsx';
import {
  ALL_COMPANIES,
  addressSchema,
  companyAddress,
} from '#web/features/modules/model/company-modules-address.ts';
import {
  CompanyModulesPage,
  ModuleOfUnknownCompany,
} from '#web/features/modules/pages/company-modules-page.tsx';
import { ReportLink } from '#web/features/reports/components/report-link.tsx';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';

/** All companies, or the modules of the company in the address. */
export function Component() {
  const [address] = useAddressState(addressSchema, ALL_COMPANIES);
  const { company: companyId, module: moduleId, edit: isEditing } = address;
  useFocusAfterChange(companyId);
  if (companyId !== null)
    return (
      <CompanyModulesPage
        key={companyId}
        {...{ companyId, moduleId, isEditing }}
        companyActions={
          <>
            <ReportLink companyId={companyId} />
            <TrainCompanyAgain companyId={companyId} />
          </>
        }
      />
    );
  return (
    <>
      <CompaniesPage companyAddress={companyAddress} />
      {moduleId === null ? null : <ModuleOfUnknownCompany moduleId={moduleId} />}
    </>
  );
}
