import { TrainCompanyAgain } from '#web/features/companies/components/train-company-again.tsx';
import {
  ALL_COMPANIES,
  addressSchema,
} from '#web/features/modules/model/company-modules-address.ts';
import { CompanyModules } from '#web/features/modules/pages/company-modules-page.tsx';
import { ReportLink } from '#web/features/reports/components/report-link.tsx';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useCompanyOfPage } from './company-page.tsx';

/** The modules of a company, and the module in the address. */
export function Component() {
  const company = useCompanyOfPage();
  const [{ module, edit }] = useAddressState(addressSchema, ALL_COMPANIES);
  return (
    <CompanyModules
      company={company}
      moduleId={module}
      isEditing={edit}
      companyActions={
        <>
          <ReportLink companyId={company.id} />
          <TrainCompanyAgain companyId={company.id} />
        </>
      }
    />
  );
}
