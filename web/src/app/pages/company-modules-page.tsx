import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { ChosenCompany } from '../../features/companies/components/chosen-company.tsx';
import { CompanyPicker } from '../../features/companies/components/company-picker.tsx';
import { useAllModules, useCompanyModules } from '../../features/modules/api/modules.ts';
import { ModuleDialog } from '../../features/modules/components/module-dialog.tsx';
import { ModuleList } from '../../features/modules/components/module-list.tsx';
import { NewModulePanel } from '../../features/modules/components/new-module-panel.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useDocumentTitle } from '../../platform/routing/use-document-title.ts';
import { Button } from '../../ui/button.tsx';
import { focusMain } from '../use-focus-on-navigation.ts';
import { companyAddress, moduleAddress, selectionOf } from './company-modules-address.ts';

/** Marks the history entries that the list itself has made. */
const OPENED_IN_LIST = 'opened-in-list';

/** All companies, or the modules of the one in the address, with one module's details open. */
export function Component() {
  const [search] = useSearchParams();
  const { companyId, moduleId } = selectionOf(search);
  useFocusAfterChange(companyId);
  if (companyId !== null)
    return <CompanyModules key={companyId} companyId={companyId} moduleId={moduleId} />;
  return (
    <>
      <CompanyPicker companyAddress={companyAddress} />
      {moduleId === null ? null : <ModuleOfSomeCompany moduleId={moduleId} />}
    </>
  );
}

/** Links from elsewhere know a module's id only: the address gets its company from here. */
function ModuleOfSomeCompany({ moduleId }: { moduleId: number }) {
  const modules = useAllModules();
  const navigate = useNavigate();
  const close = () => void navigate(paths.companyModules.to(), { replace: true });
  if (modules.data === undefined) return null;
  const module = modules.data.find(({ id }) => id === moduleId);
  if (module !== undefined)
    return <Navigate to={moduleAddress(module.companyId, moduleId)} replace />;
  return (
    <ModuleDialog
      module={undefined}
      onReload={modules.refetch}
      onAddAnother={close}
      onClose={close}
    />
  );
}

type CompanyModulesProps = { companyId: number; moduleId: number | null };

function CompanyModules({ companyId, moduleId }: CompanyModulesProps) {
  const modules = useCompanyModules(companyId);
  const [wantsToAdd, setWantsToAdd] = useState(false);
  // A dialog that is still closing would take the focus from the panel's first field.
  const isAdding = wantsToAdd && moduleId === null;
  useFocusAfterChange(isAdding);
  useFocusAfterChange(moduleId);
  const closeDialog = useCloseDialog(companyId);
  const add = () => setWantsToAdd(true);
  return (
    <ChosenCompany
      companyId={companyId}
      backTo={paths.companyModules.to()}
      actions={
        isAdding ? null : (
          <Button onClick={add}>
            <Plus aria-hidden="true" />
            Add Training Module
          </Button>
        )
      }
    >
      {(company) => (
        <>
          <CompanyTitle name={company.name} />
          {isAdding ? (
            <NewModulePanel company={company} onClose={() => setWantsToAdd(false)} />
          ) : (
            <ModuleList
              modules={modules}
              moduleLink={(id) => ({ to: moduleAddress(companyId, id), state: OPENED_IN_LIST })}
              onAdd={add}
            />
          )}
          {moduleId === null || modules.data === undefined ? null : (
            <ModuleDialog
              key={moduleId}
              module={modules.data.find(({ id }) => id === moduleId)}
              onReload={modules.refetch}
              onAddAnother={() => {
                closeDialog();
                add();
              }}
              onClose={closeDialog}
            />
          )}
        </>
      )}
    </ChosenCompany>
  );
}

function CompanyTitle({ name }: { name: string }) {
  useDocumentTitle(`${name} – Training Modules`);
  return null;
}

/** Closes a module's details by going back to the list, where they were opened from there. */
function useCloseDialog(companyId: number): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (state === OPENED_IN_LIST) void navigate(-1);
    else void navigate(companyAddress(companyId), { replace: true, preventScrollReset: true });
  };
}

/** What held the focus may be gone with the part of the page it stood in. */
function useFocusAfterChange(part: unknown): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (document.activeElement === document.body) focusMain();
  }, [part]);
}
