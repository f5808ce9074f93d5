import { Navigate, useLocation } from 'react-router';
import { CompaniesPage } from '#web/features/companies/pages/companies-page.tsx';
import { ModuleOfUnknownCompany } from '#web/features/modules/components/module-of-unknown-company.tsx';
import {
  ALL_COMPANIES,
  addressSchema,
  companyAddress,
  editAddress,
  moduleAddress,
} from '#web/features/modules/model/company-modules-address.ts';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useOnlyCompany } from '#web/platform/session/use-reach.ts';
import { FirstCompanySteps } from './company/first-company-steps.tsx';

/**
 * The companies that the admin sees; the only one is opened at once. An address with a company, as the portal had before
 * its pages had tabs, leads to its modules.
 */
export function Component() {
  const only = useOnlyCompany();
  const [{ company, module, edit }] = useAddressState(addressSchema, ALL_COMPANIES);
  const { state } = useLocation();
  if (company !== null) {
    const withModule = edit ? editAddress : moduleAddress;
    const to = module === null ? companyAddress(company) : withModule(company, module);
    return <Navigate to={to} state={state} replace />;
  }
  if (only !== null && module === null) return <Navigate to={companyAddress(only)} replace />;
  return (
    <>
      <CompaniesPage companyAddress={companyAddress} firstSteps={<FirstCompanySteps />} />
      {module === null ? null : <ModuleOfUnknownCompany moduleId={module} />}
    </>
  );
}
