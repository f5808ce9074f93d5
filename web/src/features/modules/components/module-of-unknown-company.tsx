import { Navigate, useNavigate } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useModule } from '../api/modules.ts';
import { moduleAddress } from '../model/company-modules-address.ts';
import { ModuleLoadError } from './module-load-error.tsx';

/** Adds the company to an address with only a module, as in links of other pages. */
export function ModuleOfUnknownCompany({ moduleId }: { moduleId: number }) {
  const { data: module, error, refetch } = useModule(moduleId);
  const navigate = useNavigate();
  const close = () => void navigate(paths.companyModules.to(), { replace: true });
  if (module !== undefined)
    return <Navigate to={moduleAddress(module.companyId, moduleId)} replace />;
  if (error === null) return null;
  return <ModuleLoadError error={error} onRetry={() => void refetch()} onClose={close} />;
}
